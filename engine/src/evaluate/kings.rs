//! King safety behind pawns.

use super::Score;
use crate::board::{Board, Kind, Side, Square, SquareSet};

/// The shelter of a king: pawns before it on the second and third rank, and files without any.
pub(super) fn shelter<K: Kind>(board: &Board<K>, side: Side, king: Square) -> Score {
    let pawns = board.pawns();
    let (own, theirs) = (pawns & board.side(side), pawns & board.side(side.other()));
    let middle = king.file().clamp(1, 6);
    let mut score = Score::NONE;
    for file in middle - 1..=middle + 1 {
        let line = SquareSet::file(file);
        let near = line & own;
        score += if near.meets(SquareSet::rank(side.rank(1))) {
            Score::new(16, -2)
        } else if near.meets(SquareSet::rank(side.rank(2))) {
            Score::new(0, 4)
        } else if near.is_empty() {
            Score::new(-16, 2)
        } else {
            Score::new(-2, -3)
        };
        if !line.meets(theirs) {
            score += Score::new(-1, -4);
        }
        // An enemy pawn storm.
        let storm = line & theirs & (SquareSet::rank(side.rank(2)) | SquareSet::rank(side.rank(3)));
        if !storm.is_empty() && !near.meets(storm) {
            score += Score::new(-5, 8);
        }
    }
    score
}

/// The penalty for threats to a king by `attackers` pieces.
pub(super) fn danger(threats: i32, attackers: i32, shielded: bool) -> Score {
    if attackers < 2 {
        return Score::new(-threats * 50 / 64, 0);
    }
    let threats = threats + 2 * attackers + if shielded { 0 } else { 3 };
    Score::new(-(threats * threats / 16).min(190), 0)
}
