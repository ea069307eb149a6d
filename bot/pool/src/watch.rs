//! Says so when a game is touched outside the pool, in a runtime that serves people: the one who added that call finds out in any
//! test that starts the program.

use std::cell::Cell;
use std::sync::{PoisonError, RwLock};

use tokio::runtime::{Handle, Id};

thread_local! {
    /// Whether this is a thread of a pool.
    static HERE: Cell<bool> = const { Cell::new(false) };
}

/// The runtimes that have a pool beside them, so that no game may be touched by their own threads.
static WATCHED: RwLock<Vec<Id>> = RwLock::new(Vec::new());

/// Watches over a runtime until it is dropped.
pub(super) struct Watch(Id);

impl Watch {
    /// Begins to watch over the runtime of the one who calls.
    pub(super) fn begin() -> Self {
        let id = Handle::current().id();
        WATCHED.write().unwrap_or_else(PoisonError::into_inner).push(id);
        Self(id)
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        let mut watched = WATCHED.write().unwrap_or_else(PoisonError::into_inner);
        if let Some(at) = watched.iter().position(|id| *id == self.0) {
            watched.swap_remove(at);
        }
    }
}

/// From now on the calling thread is one of a pool.
pub(super) fn enter() {
    HERE.set(true);
}

/// Whether a game may be touched on the calling thread.
pub(super) fn is_here() -> bool {
    if HERE.get() {
        return true;
    }
    let Ok(runtime) = Handle::try_current() else { return true };
    !WATCHED.read().unwrap_or_else(PoisonError::into_inner).contains(&runtime.id())
}

/// An error in the log, and in everything but releases a panic, when a game is touched on a thread that must never be kept busy.
pub fn expect_here() {
    if !is_here() {
        tracing::error!("a game was touched outside the pool");
        debug_assert!(false, "a game was touched outside the pool; go through Pool::run");
    }
}
