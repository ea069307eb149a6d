//! What the worker and each attempt share: the store, the way to Discord, the artist.

use std::sync::Arc;

use model::Clock;
use model::ids::base36;
use pool::Pool;
use store::Store;
use tokio::sync::Notify;

use super::Transport;
use super::artist::Artist;
use super::newest::Newest;

/// Does the jobs of the outbox.
pub struct Outbox<T> {
    pub(super) store: Store,
    pub(super) transport: Arc<T>,
    pub(super) artist: Arc<dyn Artist>,
    /// Where pictures are drawn.
    pub(super) pool: Pool,
    pub(super) clock: Clock,
    /// How many people's direct messages may be opened within a day.
    pub(super) openings_per_day: u32,
    /// Held while one is opened.
    pub(super) opening: tokio::sync::Mutex<()>,
    /// Told when all lanes should be looked at again.
    pub(super) wake: Arc<Notify>,
    pub(super) worker: String,
    /// What was posted last in each place.
    pub(super) newest: Newest,
}

impl<T: Transport> Outbox<T> {
    /// An outbox over a store, which writes to as many people as there are.
    #[must_use]
    pub fn new(
        store: Store,
        transport: Arc<T>,
        artist: Arc<dyn Artist>,
        clock: Clock,
        wake: Arc<Notify>,
    ) -> Self {
        // In containers every process has the same number.
        let worker = base36(rand::random());
        let openings_per_day = u32::MAX;
        let opening = tokio::sync::Mutex::default();
        let pool = Pool::default();
        let newest = Newest::default();
        Self { store, transport, artist, pool, clock, openings_per_day, opening, wake, worker, newest }
    }

    /// The same, drawing in this pool.
    #[must_use]
    pub fn drawing_in(mut self, pool: Pool) -> Self {
        self.pool = pool;
        self
    }

    /// The same, opening so many people's direct messages within a day at most.
    #[must_use]
    pub fn opening(self, openings_per_day: u32) -> Self {
        Self { openings_per_day, ..self }
    }
}
