//! Who holds what others wait for comes first: somebody who has had much may hold the turn to write, and nobody's turn could be
//! written while they wait for their share.

use std::cell::{Cell, RefCell};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use super::Lane;

thread_local! {
    /// How much the task on this thread holds.
    static POLLED: RefCell<Option<Holds>> = const { RefCell::new(None) };
    /// Whose share the task on this thread takes; outside of pools the program's.
    static LANE: Cell<Lane> = const { Cell::new(Lane::Program) };
    /// Whether that lane has had little lately.
    static LITTLE: Cell<bool> = const { Cell::new(true) };
}

/// How many things a task holds that others wait for.
#[derive(Clone, Default)]
pub(super) struct Holds(Arc<AtomicU32>);

impl Holds {
    pub(super) fn any(&self) -> bool {
        self.0.load(Ordering::Relaxed) > 0
    }

    /// The task that is polled on this thread from now on, its lane, and whether that has had little lately.
    pub(super) fn enter(&self, lane: Lane, little: bool) {
        POLLED.set(Some(self.clone()));
        LANE.set(lane);
        LITTLE.set(little);
    }
}

/// Whose share the task on this thread takes.
pub(super) fn lane() -> Lane {
    LANE.get()
}

/// As long as this is there, the task that took it goes before those that hold nothing.
pub struct Hold(Option<Holds>);

/// Whether the one the task on this thread is for has had little lately. Outside of pools nobody is asked for much.
#[must_use]
pub fn has_had_little() -> bool {
    LITTLE.get()
}

/// Says that the task on this thread is about to hold something that others wait for. To be taken before it is waited for: it may be
/// handed over while the task waits for its share.
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
