//! Pictures for messages, drawn from their recipes: boards, standings, films, curves; and the board in letters where pictures are not taken.

mod artist;
mod curves;
mod films;
mod gallery;
pub(crate) mod letters;
mod name;
pub mod picture;
mod reel;
mod standings;
pub(crate) mod tiles;

pub use films::Progress;
pub(crate) use reel::EVERYTHING;
