//! White against Black: what most games share around a position that knows its moves.
//!
//! - [`Playable`]: a position and its legal steps; every [`Variant`](crate::chess::Variant) of chess is one
//! - [`Match`]: a position with repetitions, last turn and end
//! - [`Chesslike`]: the rules of games that consist of their positions
//! - [`Hidden`]: a game with a secret on each side; [`Glimpse`]: what a viewer knows of it
//! - [`Laden`]: boards with checkers, for which pieces step on
//! - [`Check`]: the pieces that give check, in words and as arrows
//! - [`board_scene`], [`token`]: boards ready to be drawn; `menu`: moves ready to be chosen
//!
//! `chess` below it knows only positions and moves, and nothing of pictures.

mod chesslike;
mod hidden;
mod matched;
mod menu;
mod picture;
mod playable;
pub(crate) mod refused;
mod stepping;
mod threat;

pub use chesslike::Chesslike;
pub use hidden::{Glimpse, Hidden};
pub(crate) use hidden::{acting, as_hidden};
pub use matched::Match;
pub use menu::{end_of_turn, piece_phrase, thing_phrase};
pub use picture::{board_scene, end_phrase, glyph, token, turn_phrase};
pub use playable::{LastMove, Playable, Taken};
pub use stepping::{Hop, Laden, Path, Running};
pub use threat::{Check, Way};

use crate::rules::SeatInfo;
use crate::scene::Tint;
use crate::seat::Team;

/// The two seats of a game of White against Black.
pub const SEATS: &[SeatInfo] = &[
    SeatInfo { name: "White", team: Team(0), tint: Tint::White },
    SeatInfo { name: "Black", team: Team(1), tint: Tint::Black },
];
