//! White against Black: what most games have around a position that knows its moves.
//!
//! - [`Match`]: a position with repetitions, last move and end, as `chess` and its closest relatives play it
//! - [`Chesslike`]: the rules of games that differ from chess by their positions alone
//! - [`board_scene`], [`token`]: boards ready to be drawn; `menu`: moves ready to be chosen
//!
//! `chess` below it knows positions and moves alone, and nothing of pictures.

mod chesslike;
mod matched;
mod menu;
mod picture;

pub use chesslike::Chesslike;
pub use matched::Match;
pub use picture::{board_scene, glyph, token, turn_sentence};

use crate::rules::SeatInfo;
use crate::scene::Tint;
use crate::seat::Team;

/// The two seats of a game of White against Black.
pub const SEATS: &[SeatInfo] = &[
    SeatInfo { name: "White", team: Team(0), tint: Tint::White },
    SeatInfo { name: "Black", team: Team(1), tint: Tint::Black },
];
