//! Evaluation of Allthought Chess: the values of Thinktank Chess, and a pawn that is stopped by what stands beside
//! its way, not in it.

use super::super::thinktank::evaluation::{BISKNI, BISROO, KNIBIS, KNIROO, ROOBIS, ROOKNI};
use super::Position;
use crate::chess::Variant;
use crate::evaluate::{Weighed, Worth};

impl Weighed for Position {
    const WORTHS: &'static [Worth] =
        &[Worth::QUEEN, Worth::KING, KNIBIS, KNIROO, BISKNI, BISROO, ROOKNI, ROOBIS, Worth::PAWN];

    /// Whether a null move may be searched: not while a pawn may be captured in passing, since the right to it
    /// depends on whose turn it is.
    fn may_pass(&self) -> bool {
        let board = self.placement();
        let pieces = board.side(self.turn()) - board.pawns() - board.kings();
        pieces.is_several() && Variant::key(self).1.is_none()
    }
}
