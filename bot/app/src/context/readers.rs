//! Limits reading ahead of conditional turns to one at a time per person, since each may take as much work as many
//! turns.
//!
//! In memory and for this process alone: it protects the process, not the rules.

use std::collections::HashSet;
use std::sync::{Mutex, MutexGuard, PoisonError};

use model::ids::UserId;

/// People whose lines are being read.
#[derive(Debug, Default)]
pub(crate) struct Readers(Mutex<HashSet<UserId>>);

/// A reading in flight, until this is dropped.
#[derive(Debug)]
pub(crate) struct Reading<'a> {
    readers: &'a Readers,
    person: UserId,
}

impl Readers {
    fn people(&self) -> MutexGuard<'_, HashSet<UserId>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Begins a reading of a person's lines; `None` while another one is in flight.
    pub(crate) fn begin(&self, person: UserId) -> Option<Reading<'_>> {
        // The lock is released before: dropping a reading takes it.
        let begins = self.people().insert(person);
        begins.then(|| Reading { readers: self, person })
    }
}

impl Drop for Reading<'_> {
    fn drop(&mut self) {
        self.readers.people().remove(&self.person);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_reading_a_person_is_under_way() {
        let readers = Readers::default();
        let first = readers.begin(UserId(1)).expect("the first");
        assert!(readers.begin(UserId(1)).is_none() && readers.begin(UserId(2)).is_some());
        drop(first);
        assert!(readers.begin(UserId(1)).is_some());
    }
}
