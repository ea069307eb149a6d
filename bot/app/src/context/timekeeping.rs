//! The time this process goes by: steady whatever happens to the machine's clock.
//!
//! A clock is set by hours, forward and back: by the network, a machine that was suspended, a mistake. Nobody shall lose a game by it. So the
//! time here is counted from the start by what only goes forward, and compared with the clock every second. Where they have come apart, the
//! clock has been set: everything to come is moved by as much ([`Tx::step_clock`](store::Tx::step_clock)), and in the same moment this
//! process goes by the new time. Processes that share a database take its clock for theirs, so it matters on none of their machines what time
//! it is there; the first to notice that it was set moves what is to come, and the others go along.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use model::Clock;
use store::{Store, StoreError};

/// How far the clock may be off without anybody noticing: so much is simply gone along with, in milliseconds.
const UNNOTICED: i64 = 5_000;
/// A reading that took longer than this says nothing: who knows when in between it was taken.
const SLOW: i64 = 500;

/// The time of this process.
pub struct Timekeeper {
    /// What the machine says, in milliseconds since 1970.
    wall: Clock,
    /// Milliseconds since whenever, which only go forward and at the pace of time.
    steady: Clock,
    /// Whether the clock of a shared database counts, and not the machine's.
    shares: bool,
    /// What to add to them.
    offset: AtomicI64,
    /// The sum of all steps of the clock that this process has gone along with.
    stepped: AtomicI64,
    /// Whether it has looked at the database yet.
    begun: AtomicBool,
}

impl Timekeeper {
    /// Goes by the clock of this machine.
    #[must_use]
    pub fn of_this_machine() -> Self {
        let started = Instant::now();
        Self::new(Arc::new(now_ms), Arc::new(move || started.elapsed().as_millis() as i64))
    }

    /// Goes by these two, or by the clock of a database that several processes share.
    #[must_use]
    pub fn new(wall: Clock, steady: Clock) -> Self {
        let offset = AtomicI64::new(wall() - steady());
        Self { wall, steady, shares: true, offset, stepped: AtomicI64::new(0), begun: AtomicBool::new(false) }
    }

    /// The same, whatever the database says: for tests whose time is not that of the world.
    #[must_use]
    pub fn alone(self) -> Self {
        Self { shares: false, ..self }
    }

    /// The time, in milliseconds since 1970.
    #[must_use]
    pub fn now(&self) -> i64 {
        (self.steady)() + self.offset.load(Ordering::SeqCst)
    }

    /// The time for a person who asks for it.
    #[must_use]
    pub fn clock(self: &Arc<Self>) -> Clock {
        let own = Arc::clone(self);
        Arc::new(move || own.now())
    }

    fn go_along(&self, by: i64) {
        self.offset.fetch_add(by, Ordering::SeqCst);
    }

    /// How far the clock is ahead of the time here; `None` when that took too long to read.
    async fn drift(&self, store: &Store) -> Result<Option<i64>, StoreError> {
        let before = (self.steady)();
        let shared = if self.shares { store.shared_time().await? } else { None };
        let said = shared.unwrap_or_else(|| (self.wall)());
        let after = (self.steady)();
        let here = before + (after - before) / 2 + self.offset.load(Ordering::SeqCst);
        Ok((after - before <= SLOW).then_some(said - here))
    }

    /// Looks whether the clock was set, and if so moves everything to come with it.
    ///
    /// # Errors
    /// When the store fails; the time here is then what it was, and the next look does it.
    pub async fn look(&self, store: &Store) -> Result<(), StoreError> {
        if !self.begun.load(Ordering::SeqCst) {
            return self.begin(store).await;
        }
        match self.drift(store).await? {
            Some(drift) if drift.abs() <= UNNOTICED => self.go_along(drift),
            Some(drift) => {
                let from = self.now();
                self.step(store, from, from + drift, drift).await?;
            }
            None => {}
        }
        Ok(())
    }

    /// The first look: from now on this process goes along. What was done last may be yet to come by this clock: then it was set
    /// back since. Was it set forward, that can't be told from time in which no process was at work, which is given back as well.
    async fn begin(&self, store: &Store) -> Result<(), StoreError> {
        let Some(drift) = self.drift(store).await? else { return Ok(()) };
        let house = store.house_time().await?;
        self.go_along(drift);
        self.stepped.store(house.stepped_ms, Ordering::SeqCst);
        let now = self.now();
        if let Some(last) = house.at_ms.filter(|last| *last > now + UNNOTICED) {
            self.step(store, last, now, 0).await?;
        }
        self.begun.store(true, Ordering::SeqCst);
        Ok(())
    }

    /// Notes that the clock was set, unless another process has; then goes along, which changes the time here by `own`.
    async fn step(&self, store: &Store, from: i64, to: i64, own: i64) -> Result<(), StoreError> {
        let known = self.stepped.load(Ordering::SeqCst);
        let house = store.house_time().await?;
        if house.stepped_ms != known {
            // Another process was faster, or a commit of ours got no answer.
            self.stepped.store(house.stepped_ms, Ordering::SeqCst);
            self.go_along(if own == 0 { 0 } else { house.stepped_ms - known });
            return Ok(());
        }
        let mut tx = store.begin().await?;
        if house.at_ms.is_none() {
            tx.beat(None, from).await?;
        }
        if !tx.step_clock(known, from, to).await? {
            return Ok(());
        }
        tx.commit().await?;
        self.stepped.store(known + to - from, Ordering::SeqCst);
        self.go_along(own);
        tracing::warn!(seconds = (to - from) / 1000, "the clock was set: everything to come moves with it");
        Ok(())
    }
}

fn now_ms() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}
