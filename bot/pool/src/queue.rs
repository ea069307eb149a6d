//! A fair semaphore, for instance for writing to a database: a limited number of permits; the lane that has
//! held them least goes first.
//!
//! Shares are those of the pool: each [`Lane`] has an account of the time for which it held a permit. One permit in [`PATIENT`]
//! goes to the longest waiter, so that a lane that has used much waits a limited time, however many new lanes come.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::oneshot;

use super::Lane;
use super::accounts::Accounts;
use super::hold;

/// Every n-th permit goes to the longest waiter.
pub(super) const PATIENT: u64 = 4;

/// A fair semaphore: hands out a limited number of permits.
#[derive(Clone)]
pub struct FairQueue(Arc<Line>);

struct Line(Mutex<State>);

struct State {
    /// Free permits. While there are any, nobody waits.
    free: usize,
    waiting: Accounts<Waiter>,
    /// Counters: arrivals, and permits given to waiters.
    came: u64,
    given: u64,
}

/// A task that waits for a permit.
struct Waiter {
    lane: Lane,
    /// Its arrival number.
    number: u64,
    permit: oneshot::Sender<Permit>,
}

/// A permit; given back when dropped.
pub struct Permit {
    /// The queue it came from; `None` once it has been given back.
    line: Option<Arc<Line>>,
    lane: Lane,
    since: Instant,
}

impl FairQueue {
    /// A semaphore with this many permits.
    #[must_use]
    pub fn new(at_once: usize) -> Self {
        let state = State { free: at_once, waiting: Accounts::default(), came: 0, given: 0 };
        Self(Arc::new(Line(Mutex::new(state))))
    }

    /// Waits for a permit, charged to the lane of the calling task; outside of pools to the program's.
    pub async fn permit(&self) -> Permit {
        self.permit_in(hold::lane()).await
    }

    pub(super) async fn permit_in(&self, lane: Lane) -> Permit {
        loop {
            let permit = {
                let mut state = self.0.state();
                if state.free > 0 {
                    state.free -= 1;
                    return Permit::new(&self.0, lane);
                }
                let (permit, given) = oneshot::channel();
                state.came += 1;
                let number = state.came;
                state.waiting.push(lane, Waiter { lane, number, permit }, false);
                given
            };
            if let Ok(permit) = permit.await {
                return permit;
            }
        }
    }
}

impl Line {
    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes a permit back and hands free permits to waiters.
    fn take_back(self: &Arc<Self>, lane: Lane, had: Duration) {
        let mut state = self.state();
        state.waiting.charge(lane, had);
        state.free += 1;
        while state.free > 0
            && let Some(Waiter { lane, permit, .. }) = state.next()
        {
            if let Err(mut unwanted) = permit.send(Permit::new(self, lane)) {
                // The waiter has given up: the permit is still free.
                unwanted.line = None;
                continue;
            }
            state.free -= 1;
            state.given += 1;
        }
    }
}

impl State {
    /// The next waiter: of the lane that has held permits least, but every [`PATIENT`]-th time the longest
    /// waiter.
    fn next(&mut self) -> Option<Waiter> {
        if self.given % PATIENT == PATIENT - 1 {
            return self.waiting.first_by(|waiter| waiter.number);
        }
        self.waiting.next(false, Instant::now()).ok()
    }
}

impl Permit {
    fn new(line: &Arc<Line>, lane: Lane) -> Self {
        Self { line: Some(Arc::clone(line)), lane, since: Instant::now() }
    }
}

#[cfg(test)]
impl Permit {
    /// The lane that is charged.
    pub(super) fn lane(&self) -> Lane {
        self.lane
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        if let Some(line) = self.line.take() {
            line.take_back(self.lane, self.since.elapsed());
        }
    }
}
