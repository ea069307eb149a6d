//! Charts: pictures without boards, for standings of tournaments and curves of games.

pub mod curve;
pub mod standings;
mod tones;
