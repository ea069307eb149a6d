//! King safety behind pawns.

use super::Score;
use crate::board::{Board, Kind, Side, Square, SquareSet};

/// The shelter of a king: pawns before it on the second and third rank, and files without any.
pub(super) fn shelter<K: Kind>(board: &Board<K>, side: Side, king: Square) -> Score {
    let pawns = board.pawns();
    let (own, theirs) = (pawns & board.side(side), pawns & board.side(side.other()));
    let middle = king.file().clamp(1, 6);
    let mut early = 0;
    for file in middle - 1..=middle + 1 {
        let line = SquareSet::file(file);
        let near = line & own;
        early += if near.meets(SquareSet::rank(side.rank(1))) {
            14
        } else if near.meets(SquareSet::rank(side.rank(2))) {
            8
        } else if near.is_empty() {
            -18
        } else {
            -6
        };
        if !line.meets(theirs) {
            early -= 8;
        }
        // An enemy pawn storm.
        let storm = line & theirs & (SquareSet::rank(side.rank(2)) | SquareSet::rank(side.rank(3)));
        if !storm.is_empty() && !near.meets(storm) {
            early -= 6;
        }
    }
    Score::new(early, 0)
}

/// The penalty for threats to a king by `attackers` pieces.
pub(super) fn danger(threats: i32, attackers: i32, shielded: bool) -> Score {
    if attackers < 2 {
        return Score::new(-threats, 0);
    }
    let threats = threats + 2 * attackers + if shielded { 0 } else { 3 };
    let cost = (threats * threats / 7).min(420);
    Score::new(-cost, -cost / 8)
}
