//! Evaluation of chess: the values of its pieces.

use crate::chess::Position;
use crate::evaluate::{Weighed, Worth};

/// The values of pawn, knight, bishop, rook, queen, king.
pub const WORTHS: &[Worth] =
    &[Worth::PAWN, Worth::KNIGHT, Worth::BISHOP, Worth::ROOK, Worth::QUEEN, Worth::KING];

impl Weighed for Position {
    const WORTHS: &'static [Worth] = WORTHS;
}
