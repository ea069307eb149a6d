//! Numbers of the prompts of one person in lessons and in puzzles: those at the same step or puzzle share a sitting.
//!
//! A control carries nothing but its prompt's number. So it tells what it belongs to also when the person has gone on: an old
//! message is never answered with a step or a puzzle that was opened later.

/// How many numbers a sitting has; if they are used up, the next sitting goes on at the same step.
pub(super) const LENGTH: i64 = 1024;

/// Whether two prompts belong to one sitting. Below `first`, numbers have no sittings: each stands for itself.
pub(super) const fn is_same(first: i64, one: i64, other: i64) -> bool {
    one == other || one >= first && other >= first && one / LENGTH == other / LENGTH
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_without_sittings_stand_for_themselves() {
        assert!(is_same(4 * LENGTH, 7, 7) && !is_same(4 * LENGTH, 7, 8));
        assert!(!is_same(4 * LENGTH, 4 * LENGTH - 1, 4 * LENGTH));
        assert!(is_same(4 * LENGTH, 4 * LENGTH, 5 * LENGTH - 1));
        assert!(!is_same(4 * LENGTH, 5 * LENGTH - 1, 5 * LENGTH));
    }
}
