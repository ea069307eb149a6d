//! Room to think: as many searches at the same time as the settings say. Turns of computer players, hints and each
//! position of a review stand in one queue, so that none of them waits for more than those that came before it.
//!
//! In memory and for this process alone: it protects the process, not the rules.

use std::collections::HashSet;
use std::sync::{Mutex, PoisonError};

use model::ids::UserId;
use tokio::sync::{Semaphore, SemaphorePermit};

/// The seats in which searches sit while they think.
#[derive(Debug)]
pub(crate) struct ThinkingRoom {
    seats: Semaphore,
    /// The people whose hint is thought about, or waits for it: one a person.
    hinted: Mutex<HashSet<UserId>>,
}

/// A hint that is thought about, until this is dropped.
#[derive(Debug)]
pub(crate) struct Hinting<'a> {
    room: &'a ThinkingRoom,
    person: UserId,
}

impl ThinkingRoom {
    /// Room for so many searches, for one at least.
    pub(crate) fn of(threads: u8) -> Self {
        Self { seats: Semaphore::new(usize::from(threads.max(1))), hinted: Mutex::default() }
    }

    /// A seat, as soon as those who came before have had theirs. `None` where the program ends.
    pub(crate) async fn seat(&self) -> Option<SemaphorePermit<'_>> {
        self.seats.acquire().await.ok()
    }

    /// Begins to think about a hint for somebody; `None` while another of theirs is thought about.
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
