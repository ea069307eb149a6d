//! What the worker and each attempt share: store, transport, artist.

use std::sync::Arc;

use model::Clock;
use model::ids::base36;
use pool::Pool;
use store::Store;
use tokio::sync::Notify;

use super::Transport;
use super::artist::Artist;
use super::newest::Newest;

/// The outbox: sends what its jobs say.
pub struct Outbox<T> {
    pub(super) store: Store,
    pub(super) transport: Arc<T>,
    pub(super) artist: Arc<dyn Artist>,
    /// The threads that draw pictures.
    pub(super) pool: Pool,
    pub(super) clock: Clock,
    /// How many people's direct messages may be opened in a day.
    pub(super) openings_per_day: u32,
    /// Held while a person's direct messages are opened.
    pub(super) opening: tokio::sync::Mutex<()>,
    /// Notified when all lanes should be looked at again.
    pub(super) wake: Arc<Notify>,
    pub(super) worker: String,
    /// The last post in each place.
    pub(super) newest: Newest,
}

impl<T: Transport> Outbox<T> {
    /// An outbox over a store, without a limit on opening direct messages.
    #[must_use]
    pub fn new(
        store: Store,
        transport: Arc<T>,
        artist: Arc<dyn Artist>,
        clock: Clock,
        wake: Arc<Notify>,
    ) -> Self {
        // Random, since in containers every process has the same process id.
        let worker = base36(rand::random());
        let openings_per_day = u32::MAX;
        let opening = tokio::sync::Mutex::default();
        let pool = Pool::default();
        let newest = Newest::default();
        Self { store, transport, artist, pool, clock, openings_per_day, opening, wake, worker, newest }
    }

    /// This outbox, drawing in a pool.
    #[must_use]
    pub fn drawing_in(mut self, pool: Pool) -> Self {
        self.pool = pool;
        self
    }

    /// This outbox, opening at most this many people's direct messages in a day.
    #[must_use]
    pub fn opening(self, openings_per_day: u32) -> Self {
        Self { openings_per_day, ..self }
    }
}
