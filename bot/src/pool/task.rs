//! One future on its way through the pool.

use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Wake, Waker};

use tokio::runtime::Handle;

use super::{Lane, Shared};

type Work = Pin<Box<dyn Future<Output = ()> + Send>>;

/// A future, and where it stands.
pub(super) struct Task {
    lane: Lane,
    /// Whose timers and sockets it uses.
    runtime: Handle,
    shared: Arc<Shared>,
    /// Taken out while it is polled, and for good when it has ended.
    work: Mutex<Option<Work>>,
    state: Mutex<State>,
}

/// Where a task stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    /// In the queue, or about to be.
    Ready,
    /// On a thread.
    Polled,
    /// On a thread, and woken meanwhile.
    Woken,
    /// Waits to be woken.
    Waits,
    /// Has ended.
    Ended,
}

/// How a poll ended.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Polled {
    /// It will be woken.
    Waits,
    /// It can go on at once.
    Again,
    /// It has ended.
    Done,
}

impl Task {
    pub(super) fn new(lane: Lane, runtime: Handle, work: Work, shared: Arc<Shared>) -> Arc<Self> {
        let (work, state) = (Mutex::new(Some(work)), Mutex::new(State::Ready));
        Arc::new(Self { lane, runtime, shared, work, state })
    }

    pub(super) fn lane(&self) -> Lane {
        self.lane
    }

    pub(super) fn runtime(&self) -> &Handle {
        &self.runtime
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn take(&self) -> Option<Work> {
        self.work.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    /// Goes on until it waits for something.
    pub(super) fn poll(self: &Arc<Self>) -> Polled {
        {
            let mut state = self.state();
            if *state == State::Ended {
                drop(state);
                return self.give_up();
            }
            *state = State::Polled;
        }
        let Some(mut work) = self.take() else { return self.give_up() };
        let waker = Waker::from(Arc::clone(self));
        if work.as_mut().poll(&mut Context::from_waker(&waker)).is_ready() {
            drop(work);
            return self.give_up();
        }
        *self.work.lock().unwrap_or_else(PoisonError::into_inner) = Some(work);
        let mut state = self.state();
        match *state {
            State::Woken => {
                *state = State::Ready;
                Polled::Again
            }
            State::Polled | State::Ready | State::Waits => {
                *state = State::Waits;
                Polled::Waits
            }
            // Nobody waits for it any more.
            State::Ended => {
                drop(state);
                drop(self.take());
                Polled::Done
            }
        }
    }

    /// Ends it where it stands.
    pub(super) fn give_up(&self) -> Polled {
        *self.state() = State::Ended;
        drop(self.take());
        Polled::Done
    }

    /// Nobody waits for it any more: it ends as soon as it is off its thread.
    pub(super) fn abandon(self: &Arc<Self>) {
        let before = {
            let mut state = self.state();
            std::mem::replace(&mut *state, State::Ended)
        };
        match before {
            // A thread finds it in the queue and drops it; so it does with one that waits, once that is there.
            State::Ready | State::Ended | State::Polled | State::Woken => {}
            State::Waits => Shared::push(&self.shared, Arc::clone(self)),
        }
    }
}

impl Wake for Task {
    fn wake(self: Arc<Self>) {
        let ready = {
            let mut state = self.state();
            match *state {
                State::Waits => {
                    *state = State::Ready;
                    true
                }
                State::Polled => {
                    *state = State::Woken;
                    false
                }
                State::Ready | State::Woken | State::Ended => false,
            }
        };
        if ready {
            let shared = Arc::clone(&self.shared);
            Shared::push(&shared, self);
        }
    }
}
