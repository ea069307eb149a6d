//! Pictures that are no boards: tables of tournaments, and how a game went.

pub mod curve;
pub mod standings;
mod tones;
