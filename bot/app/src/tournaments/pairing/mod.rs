//! Who plays whom: pure, so that every rule of it can be tested by itself.
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
    /// Who has the first move against whom, the first board first.
    pub(super) pairs: Vec<(usize, usize)>,
    /// Who has nobody to play against.
    pub(super) bye: Option<usize>,
}
