//! Games for one: the hole of the day, and problems that were published with a game.

pub(crate) mod daily;
pub(crate) mod problems;
