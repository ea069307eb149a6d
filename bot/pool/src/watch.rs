//! Reports rules code that runs outside the pool in a runtime that serves people: an error in the log, and a
//! panic in debug builds, so any test that starts the program finds such a call.

use std::cell::Cell;
use std::sync::{PoisonError, RwLock};

use tokio::runtime::{Handle, Id};

thread_local! {
    /// Whether this is a thread of a pool.
    static HERE: Cell<bool> = const { Cell::new(false) };
}

/// Runtimes with a pool beside them, whose own threads must not touch games.
static WATCHED: RwLock<Vec<Id>> = RwLock::new(Vec::new());

/// Watches a runtime until it is dropped.
pub(super) struct Watch(Id);

impl Watch {
    /// Begins to watch the calling runtime.
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

/// Marks the calling thread as one of a pool.
pub(super) fn enter() {
    HERE.set(true);
}

/// Whether the calling thread may touch a game.
pub(super) fn is_here() -> bool {
    if HERE.get() {
        return true;
    }
    let Ok(runtime) = Handle::try_current() else { return true };
    !WATCHED.read().unwrap_or_else(PoisonError::into_inner).contains(&runtime.id())
}

/// Logs an error, and panics in debug builds, when the calling thread must not touch games.
pub fn expect_here() {
    if !is_here() {
        tracing::error!("a game was touched outside the pool");
        debug_assert!(false, "a game was touched outside the pool; go through Pool::run");
    }
}
