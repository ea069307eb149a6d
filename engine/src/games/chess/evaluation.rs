//! What pieces are worth.

use crate::chess::Position;
use crate::evaluate::{Weighed, Worth};

/// Pawn, knight, bishop, rook, queen, king.
pub const WORTHS: &[Worth] =
    &[Worth::PAWN, Worth::KNIGHT, Worth::BISHOP, Worth::ROOK, Worth::QUEEN, Worth::KING];

impl Weighed for Position {
    const WORTHS: &'static [Worth] = WORTHS;
}
