//! The games: one folder each, with the rules for people (`rules.md`) and the code that enforces them.

pub mod chess;
pub mod chess960;
pub mod zombie;
