//! A queue for what only so many may do at a time, such as writing to a database: the one who has had least of it comes next, so that nobody
//! waits behind all that somebody else has asked for.
//!
//! Shares are those of the pool: each [`Lane`] has an account of the time for which it had a permit. One permit in [`PATIENT`] goes to
//! the one who has waited longest, so that those who have had much wait their time and no longer, however many come who have had nothing.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::oneshot;

use super::Lane;
use super::accounts::Accounts;
use super::hold;

/// Of so many permits one goes to the one who has waited longest.
pub(super) const PATIENT: u64 = 4;

/// Gives out so many permits at a time, in fair shares.
#[derive(Clone)]
pub struct FairQueue(Arc<Line>);

struct Line(Mutex<State>);

struct State {
    /// Permits that nobody has. While there are any, nobody waits.
    free: usize,
    waiting: Accounts<Waiter>,
    /// How many have come, and how many permits were given to those who waited.
    came: u64,
    given: u64,
}

/// Somebody who waits.
struct Waiter {
    lane: Lane,
    /// Before whom they came.
    number: u64,
    permit: oneshot::Sender<Permit>,
}

/// The right to do it, until it is dropped.
pub struct Permit {
    /// Where it goes back to; nowhere, where nobody took it.
    line: Option<Arc<Line>>,
    lane: Lane,
    since: Instant,
}

impl FairQueue {
    /// One for something that so many may do at a time.
    #[must_use]
    pub fn new(at_once: usize) -> Self {
        let state = State { free: at_once, waiting: Accounts::default(), came: 0, given: 0 };
        Self(Arc::new(Line(Mutex::new(state))))
    }

    /// Waits for a permit, in the lane of the task that asks; what is asked outside the pool is the program's.
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

    /// Takes a permit back, and gives on what is free to those who wait.
    fn take_back(self: &Arc<Self>, lane: Lane, had: Duration) {
        let mut state = self.state();
        state.waiting.charge(lane, had);
        state.free += 1;
        while state.free > 0
            && let Some(Waiter { lane, permit, .. }) = state.next()
        {
            if let Err(mut unwanted) = permit.send(Permit::new(self, lane)) {
                // They wait no longer: it is still free.
                unwanted.line = None;
                continue;
            }
            state.free -= 1;
            state.given += 1;
        }
    }
}

impl State {
    /// Who comes next: the one who has had least, but now and then the one who has waited longest.
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
    /// Whose share it takes.
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
