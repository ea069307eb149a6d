//! A turn, from what is played to what follows: the one transaction, the board it shows, who is asked next, and how games end.

pub(crate) mod advance;
pub(crate) mod aftermath;
pub(crate) mod announce;
pub(crate) mod ask;
pub(crate) mod board;
pub(crate) mod dice;
pub(crate) mod ending;
pub(crate) mod moment;
pub(crate) mod once;
pub(crate) mod outcomes;
#[cfg(test)]
pub(crate) mod rehearsal;
pub(crate) mod tables;
pub(crate) mod turn;
pub(crate) mod waiting;
