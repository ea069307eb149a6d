//! The thinking room: a limit on concurrent searches. Turns of computer players, hints and each position of a
//! review share one queue, so that none waits for more than those that came before it.
//!
//! In memory and for this process alone: it protects the process, not the rules.

use std::collections::HashSet;
use std::sync::{Mutex, PoisonError};

use model::ids::UserId;
use tokio::sync::{Semaphore, SemaphorePermit};

/// Permits for searches, first come first served.
#[derive(Debug)]
pub(crate) struct ThinkingRoom {
    seats: Semaphore,
    /// People whose hint is being computed or waits for it: one per person.
    hinted: Mutex<HashSet<UserId>>,
}

/// A hint in flight, until this is dropped.
#[derive(Debug)]
pub(crate) struct Hinting<'a> {
    room: &'a ThinkingRoom,
    person: UserId,
}

impl ThinkingRoom {
    /// A room for this many searches, at least one.
    pub(crate) fn of(threads: u8) -> Self {
        Self { seats: Semaphore::new(usize::from(threads.max(1))), hinted: Mutex::default() }
    }

    /// Waits for a permit. `None` when the program stops.
    pub(crate) async fn seat(&self) -> Option<SemaphorePermit<'_>> {
        self.seats.acquire().await.ok()
    }

    /// Begins a hint for a person; `None` while another of theirs is in flight.
    pub(crate) fn hint(&self, person: UserId) -> Option<Hinting<'_>> {
        let begins = self.hinted.lock().unwrap_or_else(PoisonError::into_inner).insert(person);
        begins.then(|| Hinting { room: self, person })
    }
}

impl Drop for Hinting<'_> {
    fn drop(&mut self) {
        self.room.hinted.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.person);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn one_search_at_a_time_and_one_hint_a_person() {
        let room = ThinkingRoom::of(1);
        let first = room.seat().await.expect("the first");
        assert!(room.seats.try_acquire().is_err());
        drop(first);
        assert!(room.seats.try_acquire().is_ok());
        let hint = room.hint(UserId(1)).expect("the first");
        assert!(room.hint(UserId(1)).is_none() && room.hint(UserId(2)).is_some());
        drop(hint);
        assert!(room.hint(UserId(1)).is_some());
    }
}
