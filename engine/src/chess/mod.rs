//! The orthodox machinery other games build on: positions, moves, castling, legality.
//!
//! - [`Move`] and its text; [`carry_out`]: what a move does to a board
//! - [`Castle`] and [`CastlingRights`], for any array of the first rank
//! - [`Position`]: the board, whose turn it is, legal moves and the positions behind them, FEN; [`Fields`]: the
//!   fields of a position text, for other games
//! - [`DeadPositions`] and [`Repetitions`]: draws that no move makes
//! - [`Choices`]: the moves to choose from, read and written as people do; `refusals`: why a typed text is none of
//!   them
//! - [`Played`]: played moves in words
//! - [`Variant`]: what a position must know to be played like chess
//! - [`Reachability`]: how far a piece gets by stepping on like a king
//!
//! ```
//! use engine::chess::{Arrays, Position};
//!
//! let mut position = Position::parse("4k3/P7/8/8/8/8/8/4K2R w K - 0 1", Arrays::Usual)?;
//! assert_eq!(position.legal_moves().len(), 19);
//! position.play("a7a8=Q".parse()?);
//! assert!(position.in_check());
//! assert_eq!(position.to_string(), "Q3k3/8/8/8/8/8/8/4K2R b K - 0 1");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod captures;
mod castling;
mod count;
mod draws;
mod fen;
mod fields;
mod make;
mod movegen;
mod moves;
mod pawns;
mod piece_moves;
mod played;
mod position;
pub(crate) mod position_refusals;
mod reachability;
mod read;
pub(crate) mod refusals;
mod san;
mod sides;
mod successors;
mod variant;

pub use castling::{Arrays, Castle, CastlingRights, Wing};
pub use draws::{CLAIM_CLOCK, CLAIM_REPETITIONS, DRAW_CLOCK, DRAW_REPETITIONS, DeadPositions, Repetitions};
pub use fen::{check_kinds, check_kings, check_pawns, just_passed};
pub(crate) use fields::counted;
pub use fields::{FenError, Fields, add_extra, squares};
pub use make::{Effect, carry_out};
pub use moves::{Move, NoSuchMove};
pub use piece_moves::{PieceMoves, PieceMovesIter, pseudo_targets};
pub use played::Played;
pub use position::{Army, Position, PositionKey};
pub use reachability::{Reachability, Walker};
pub use san::{Choices, boxed_name};
pub use sides::{seat_of, side_of, won_by};
pub use variant::Variant;
