//! Numbers of the outbox's rows: which came first, and from which process.

use std::sync::atomic::{AtomicI64, Ordering};

/// Numbers outbox rows: they grow with time, so that a lane keeps its order, and serve as nonces.
///
/// Milliseconds since 1970 shifted by 20 bits: 8 bits keep processes apart, 12 bits count within a millisecond (and run
/// over into the next one, which does no harm).
#[derive(Debug)]
pub(crate) struct Ids {
    last: AtomicI64,
    slot: AtomicI64,
    /// Counts the looks for jobs.
    pub(crate) looks: AtomicI64,
}

impl Default for Ids {
    /// With a slot by chance, until there is one that nobody else has.
    fn default() -> Self {
        let slot = AtomicI64::new(i64::from(rand::random::<u8>()));
        Self { last: AtomicI64::new(0), slot, looks: AtomicI64::new(0) }
    }
}

impl Ids {
    pub(crate) fn take_slot(&self, slot: i64) {
        self.slot.store(slot & 0xff, Ordering::SeqCst);
    }

    pub(crate) fn next(&self, now: i64) -> i64 {
        let floor = (now << 20) | (self.slot.load(Ordering::SeqCst) << 12);
        let next = |last: i64| Some(floor.max(last + 1));
        match self.last.fetch_update(Ordering::SeqCst, Ordering::SeqCst, next) {
            Ok(last) => floor.max(last + 1),
            Err(_) => floor,
        }
    }

    /// What comes after a number that somebody else made.
    pub(crate) fn after(&self, other: i64) -> i64 {
        self.next((other >> 20) + 1)
    }
}

/// The least number of a job that is written at some moment or later.
pub(crate) fn first_number(at_ms: i64) -> i64 {
    at_ms.saturating_mul(1 << 20)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_grow_even_when_the_clock_does_not() {
        let ids = Ids::default();
        let mut last = 0;
        for now in [5, 5, 5, 4, 6, 6, 1, 7] {
            let id = ids.next(now);
            assert!(id > last);
            last = id;
        }
    }

    #[test]
    fn no_two_processes_make_the_same_number() {
        let (one, two) = (Ids::default(), Ids::default());
        one.take_slot(3);
        two.take_slot(4);
        let make = |ids: &Ids| (0..1000).map(|now| ids.next(now / 4)).collect::<Vec<_>>();
        let (one, two) = (make(&one), make(&two));
        assert!(one.iter().all(|id| !two.contains(id)));
    }

    #[test]
    fn what_comes_after_a_number_of_a_faster_clock_is_ones_own_and_larger() {
        let (ahead, own) = (Ids::default(), Ids::default());
        ahead.take_slot(200);
        own.take_slot(7);
        let other = ahead.next(10_000);
        let id = own.after(other);
        assert!(id > other && own.next(9_000) > id);
        assert_eq!((id >> 12) & 0xff, 7);
    }
}
