//! Golf alone: the hole of the day, and holes that were published with a game.

pub(crate) mod daily;
pub(crate) mod problems;
