//! Priority inheritance: a task that holds what others wait for (such as the turn to write) is polled first.
//! Otherwise a holder whose lane has used much would block every writer until its share comes.

use std::cell::{Cell, RefCell};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use super::Lane;

thread_local! {
    /// The hold counter of the task that is polled on this thread.
    static POLLED: RefCell<Option<Holds>> = const { RefCell::new(None) };
    /// The lane of the task on this thread; outside of pools the program's.
    static LANE: Cell<Lane> = const { Cell::new(Lane::Program) };
    /// Whether that lane is light (has used little time lately).
    static LITTLE: Cell<bool> = const { Cell::new(true) };
}

/// Counts the things a task holds that others wait for.
#[derive(Clone, Default)]
pub(super) struct Holds(Arc<AtomicU32>);

impl Holds {
    pub(super) fn any(&self) -> bool {
        self.0.load(Ordering::Relaxed) > 0
    }

    /// Sets which task is polled on this thread from now on, its lane, and whether that lane is light.
    pub(super) fn enter(&self, lane: Lane, little: bool) {
        POLLED.set(Some(self.clone()));
        LANE.set(lane);
        LITTLE.set(little);
    }
}

/// The lane of the task on this thread.
pub(super) fn lane() -> Lane {
    LANE.get()
}

/// Makes its task urgent until it is dropped.
pub struct Hold(Option<Holds>);

/// Whether the lane of the task on this thread is light. True outside of pools.
#[must_use]
pub fn has_had_little() -> bool {
    LITTLE.get()
}

/// Marks the task on this thread as urgent. Call it before waiting for the thing to hold: that may be handed
/// over while the task waits for its share.
#[must_use]
pub fn hold() -> Hold {
    let holds = POLLED.with_borrow(Clone::clone);
    if let Some(holds) = &holds {
        holds.0.fetch_add(1, Ordering::Relaxed);
    }
    Hold(holds)
}

impl Drop for Hold {
    fn drop(&mut self) {
        if let Some(holds) = &self.0 {
            holds.0.fetch_sub(1, Ordering::Relaxed);
        }
    }
}
