//! A game at hand, for all areas above: its table, its seats and people, its title, its deadlines.
//!
//! - `tables`: cache of replayed games; `seats`: who is asked and who acts; `who`: people and seats in words; `titles`,
//!   `outcomes`: a game's title and outcome; `places`: where it is posted
//! - `searching`: search for a game by a description
//! - `said`: lines of a record in words; `running`: whose clock runs; `clock_words`: clocks in words; `offering`: kinds of
//!   offers; `learn`: links to a game's lesson; `reading`: links to its rules
//! - `studying`: the controls of hints and reviews; `study`: the result of a review; `stand_ins`: computers in a person's
//!   place, in words
//! - [`soundness`]: checks stored data

pub(crate) mod clock_words;
pub(crate) mod learn;
pub(crate) mod offering;
pub(crate) mod outcomes;
pub(crate) mod places;
pub(crate) mod reading;
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
