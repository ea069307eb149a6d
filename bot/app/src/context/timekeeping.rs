//! The time of this process: steady no matter what happens to the machine's clock.
//!
//! A machine's clock may be set by hours, forward and back: by the network, after a suspension, by mistake. No game may be lost
//! by that. So the time here is counted from the start by a monotonic clock, and compared with the wall clock every second. If
//! they differ, the clock was set: everything to come is moved by the difference ([`Tx::step_clock`](store::Tx::step_clock)),
//! and at the same time this process adopts the new time. Processes that share a database use its clock instead of their
//! machines'; the first to notice a step moves what is to come, and the others follow.
//!
//! A request that reads the time and then waits for the database may find that the clock was set meanwhile. So a [`Reading`]
//! has the sum of all clock steps at that time, a game's row has the present one, and the difference converts one time to the
//! other.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use model::Clock;
use model::game::Game;
use store::{HouseTime, Store, StoreError};

/// Clock drift (ms) that is absorbed without moving deadlines.
const UNNOTICED: i64 = 5_000;
/// A reading that took longer than this (ms) is ignored: it is unknown when in between it was taken.
const SLOW: i64 = 500;

/// A time, and the clock by which it was read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reading {
    /// In milliseconds since 1970.
    ms: i64,
    /// By how much (ms) the clock had been set in all; `None` without a timekeeper.
    stepped: Option<i64>,
}

impl Reading {
    /// A time without a timekeeper.
    pub(crate) fn unwatched(ms: i64) -> Self {
        Self { ms, stepped: None }
    }

    /// The time as it was read.
    pub(crate) fn ms(self) -> i64 {
        self.ms
    }

    /// This time by the clock of a game's row, which may have been set since.
    pub(crate) fn by(self, game: &Game) -> i64 {
        self.ms + self.stepped.map_or(0, |stepped| game.stepped_ms - stepped)
    }

    /// Whether the database's time was read by another clock.
    pub(crate) fn is_of_another(self, house: HouseTime) -> bool {
        self.stepped.is_some_and(|stepped| stepped != house.stepped_ms)
    }
}

/// The offset of this process's time, and the clock steps in it.
#[derive(Clone, Copy)]
struct Along {
    /// To be added to the monotonic clock.
    offset: i64,
    /// The sum of all clock steps that this process has followed.
    stepped: i64,
}

/// The time of this process.
pub struct Timekeeper {
    /// The machine's wall clock, in milliseconds since 1970.
    wall: Clock,
    /// A monotonic clock, in milliseconds since any time.
    steady: Clock,
    /// Whether the clock of a shared database counts instead of the machine's.
    shares: bool,
    /// The offset so far.
    along: Mutex<Along>,
    /// Whether it has looked at the database yet.
    begun: AtomicBool,
}

impl Timekeeper {
    /// A timekeeper with this machine's clocks.
    #[must_use]
    pub fn of_this_machine() -> Self {
        let started = Instant::now();
        Self::new(Arc::new(now_ms), Arc::new(move || started.elapsed().as_millis() as i64))
    }

    /// A timekeeper with these two clocks, or with that of a database that several processes share.
    #[must_use]
    pub fn new(wall: Clock, steady: Clock) -> Self {
        let along = Mutex::new(Along { offset: wall() - steady(), stepped: 0 });
        Self { wall, steady, shares: true, along, begun: AtomicBool::new(false) }
    }

    /// This timekeeper without the database's clock: for tests with a time of their own.
    #[must_use]
    pub fn alone(self) -> Self {
        Self { shares: false, ..self }
    }

    /// The time, in milliseconds since 1970.
    #[must_use]
    pub fn now(&self) -> i64 {
        (self.steady)() + self.along().offset
    }

    /// The time with its clock. Both are read at once: a clock step comes before or after them.
    pub(crate) fn reading(&self) -> Reading {
        let along = self.along();
        let stepped = self.begun.load(Ordering::SeqCst).then_some(along.stepped);
        Reading { ms: (self.steady)() + along.offset, stepped }
    }

    fn along(&self) -> MutexGuard<'_, Along> {
        self.along.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A [`Clock`] with this time.
    #[must_use]
    pub fn clock(self: &Arc<Self>) -> Clock {
        let own = Arc::clone(self);
        Arc::new(move || own.now())
    }

    fn go_along(&self, by: i64) {
        self.along().offset += by;
    }

    /// Follows a clock step; `stepped` is the sum of all.
    fn go_along_with(&self, stepped: i64, by: i64) {
        let mut along = self.along();
        along.stepped = stepped;
        along.offset += by;
    }

    /// How far the clock is ahead of this time; `None` when that took too long to read.
    async fn drift(&self, store: &Store) -> Result<Option<i64>, StoreError> {
        let before = (self.steady)();
        let shared = if self.shares { store.shared_time().await? } else { None };
        let said = shared.unwrap_or_else(|| (self.wall)());
        let after = (self.steady)();
        let here = before + (after - before) / 2 + self.along().offset;
        Ok((after - before <= SLOW).then_some(said - here))
    }

    /// Checks whether the clock was set, and if so moves everything to come with it.
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

    /// The first check, from which on this process follows clock steps. If the last heartbeat lies in the future, the clock was
    /// set back since. If it was set forward, that looks like downtime, which is compensated as well.
    async fn begin(&self, store: &Store) -> Result<(), StoreError> {
        let Some(drift) = self.drift(store).await? else { return Ok(()) };
        let house = store.house_time().await?;
        self.go_along_with(house.stepped_ms, drift);
        let now = self.now();
        if let Some(last) = house.at_ms.filter(|last| *last > now + UNNOTICED) {
            self.step(store, last, now, 0).await?;
        }
        self.begun.store(true, Ordering::SeqCst);
        Ok(())
    }

    /// Records a clock step, unless another process has; then follows it, which changes the time here by `own`.
    async fn step(&self, store: &Store, from: i64, to: i64, own: i64) -> Result<(), StoreError> {
        let known = self.along().stepped;
        let house = store.house_time().await?;
        if house.stepped_ms != known {
            // Another process recorded it first, or a commit of ours got no answer.
            self.go_along_with(house.stepped_ms, if own == 0 { 0 } else { house.stepped_ms - known });
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
        self.go_along_with(known + to - from, own);
        tracing::warn!(seconds = (to - from) / 1000, "the clock was set: everything to come moves with it");
        Ok(())
    }
}

fn now_ms() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}
