//! Pairings: pure functions, so that every rule can be tested by itself.
//!
//! - [`berger`]: round robins, everybody against everybody, by Berger tables
//! - [`swiss`]: Swiss rounds, by score groups; [`matching`]: whether those who are left can be paired at all

pub(super) mod berger;
mod matching;
pub(super) mod swiss;

#[cfg(test)]
mod tests;

/// One round: players by their numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Round {
    /// White against Black, the first board first.
    pub(super) pairs: Vec<(usize, usize)>,
    /// The player without an opponent.
    pub(super) bye: Option<usize>,
}
