//! Boards: squares, sets of squares, pieces and how they move.
//!
//! A piece is a pair of [`Pattern`]s, one for quiet moves and one for captures; every game names its own [`Kind`]s
//! of them, and a [`Board`] of these kinds says what stands where. Turns and the meaning of kings are left to
//! [`crate::chess`] and the games.
//!
//! ```
//! use engine::board::{Pattern, Side, Square, SquareSet};
//!
//! let g1: Square = "g1".parse()?;
//! let reach = Pattern::Knight.reach(Side::White, g1, SquareSet::EMPTY);
//! let names: Vec<_> = reach.iter().map(|square| square.to_string()).collect();
//! assert_eq!(names, ["e2", "f3", "h3"]);
//! # Ok::<(), engine::board::NoSuchSquare>(())
//! ```

mod codec;
mod kind;
mod pattern;
mod piece;
mod rays;
mod set;
mod square;
mod standing;

pub use codec::{PlacementError, Shape, known};
pub use kind::{Kind, Role, Visitor};
pub use pattern::Pattern;
pub use piece::{Piece, Side};
pub use rays::{between, line};
pub use set::SquareSet;
pub use square::{NoSuchSquare, Square};
pub use standing::Board;
