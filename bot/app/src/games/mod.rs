//! A game at hand, for all areas above: its table, its seats and people, its title, its deadlines.
//!
//! - `tables`: games in memory; `seats`: who is asked and who acts; `who`: people and seats in words; `titles`, `outcomes`: what a game is
//!   called, how it ended; `places`: where it is posted
//! - `searching`: finding a game by what one would like
//! - `said`: lines of a record in words; `running`: whose clock runs; `clock_words`: clocks in words; `offering`: what can be offered in a game; `learn`: the way to its lesson
//! - `studying`: the controls of hints and reviews; `study`: what a review found; `stand_ins`: computers that sat in somebody's place, in words
//! - [`soundness`]: whether what is kept makes sense

pub(crate) mod clock_words;
pub(crate) mod learn;
pub(crate) mod offering;
pub(crate) mod outcomes;
pub(crate) mod places;
#[cfg(test)]
pub(crate) mod rehearsal;
pub(crate) mod running;
pub(crate) mod said;
pub(crate) mod searching;
pub(crate) mod seats;
pub mod soundness;
pub(crate) mod spoken;
pub(crate) mod stand_ins;
pub(crate) mod study;
pub(crate) mod studying;
pub(crate) mod tables;
pub(crate) mod titles;
pub(crate) mod who;
