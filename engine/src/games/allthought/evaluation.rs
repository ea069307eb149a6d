//! What pieces are worth: those of Thinktank Chess, and a pawn that is stopped by what stands beside its way, not in it.

use super::super::thinktank::evaluation::{BISKNI, BISROO, KNIBIS, KNIROO, ROOBIS, ROOKNI};
use super::Position;
use crate::evaluate::{Weighed, Worth};

impl Weighed for Position {
    const WORTHS: &'static [Worth] =
        &[Worth::QUEEN, Worth::KING, KNIBIS, KNIROO, BISKNI, BISROO, ROOKNI, ROOBIS, Worth::PAWN];
}
