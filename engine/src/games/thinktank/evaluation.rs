//! Evaluation of pieces that capture in another way than they move: more by how they capture than by how they move.

use super::Thinker;
use crate::chess::Position;
use crate::evaluate::{Weighed, Worth};

/// Moves like a knight, captures like a bishop.
pub(in crate::games) const KNIBIS: Worth = Worth::new((335, 315), (5, 5), 4, 1, 3);
/// Moves like a knight, captures like a rook.
pub(in crate::games) const KNIROO: Worth = Worth::new((405, 420), (5, 5), 4, 2, 4);
/// Moves like a bishop, captures like a knight.
pub(in crate::games) const BISKNI: Worth = Worth::new((335, 315), (4, 4), 6, 1, 4);
/// Moves like a bishop, captures like a rook.
pub(in crate::games) const BISROO: Worth = Worth::new((425, 450), (4, 4), 6, 2, 4);
/// Moves like a rook, captures like a knight.
pub(in crate::games) const ROOKNI: Worth = Worth::new((400, 430), (3, 4), 6, 2, 4);
/// Moves like a rook, captures like a bishop.
pub(in crate::games) const ROOBIS: Worth = Worth::new((410, 440), (3, 4), 6, 2, 3);

impl Weighed for Position<Thinker> {
    const WORTHS: &'static [Worth] =
        &[Worth::PAWN, Worth::QUEEN, Worth::KING, KNIBIS, KNIROO, BISKNI, BISROO, ROOKNI, ROOBIS];
}
