//! Pawn structure: the value of a side's pawns beyond their number.

use super::Score;
use crate::board::{Board, Kind, Pattern, Side, Square, SquareSet};

/// The value of a passed pawn, by rank.
const PASSED: [Score; 8] = [
    Score::NONE,
    Score::new(3, 10),
    Score::new(2, 9),
    Score::new(18, 28),
    Score::new(26, 68),
    Score::new(55, 109),
    Score::new(95, 172),
    Score::NONE,
];
const ISOLATED: Score = Score::new(-13, -9);
const DOUBLED: Score = Score::new(-19, -20);
const BACKWARD: Score = Score::new(-14, -1);
const SUPPORTED: Score = Score::new(8, 5);
const ROOK_BEHIND: Score = Score::new(12, 18);

/// The squares that a side's pawns guard.
#[must_use]
pub(super) fn guarded<K: Kind>(board: &Board<K>, side: Side) -> SquareSet {
    let own = board.side(side);
    let diagonal = (own & board.capturing(Pattern::PawnCapture)).forward(side);
    diagonal.west() | diagonal.east() | (own & board.capturing(Pattern::Ahead)).forward(side)
}

/// All squares ahead of a set, on its files.
#[inline]
pub(super) fn ahead(set: SquareSet, side: Side) -> SquareSet {
    let mut all = set.forward(side);
    let bits = all.bits();
    let filled = match side {
        Side::White => {
            let bits = bits | bits << 8;
            let bits = bits | bits << 16;
            bits | bits << 32
        }
        Side::Black => {
            let bits = bits | bits >> 8;
            let bits = bits | bits >> 16;
            bits | bits >> 32
        }
    };
    all |= SquareSet::from_bits(filled);
    all
}

/// A set and the squares beside it on the neighbouring files.
#[inline]
fn widened(set: SquareSet) -> SquareSet {
    set | set.west() | set.east()
}

/// The distance of two squares in king steps.
#[inline]
pub(super) fn distance(one: Square, two: Square) -> i32 {
    i32::from(one.file().abs_diff(two.file()).max(one.rank().abs_diff(two.rank())))
}

/// The value of a side's pawns beyond their number.
pub(super) fn structure<K: Kind>(board: &Board<K>, side: Side) -> Score {
    let pawns = board.pawns();
    let (own, theirs) = (pawns & board.side(side), pawns & board.side(side.other()));
    if own.is_empty() {
        return Score::NONE;
    }
    let mut score = Score::NONE;
    let supported = guarded(board, side);
    let stopped = guarded(board, side.other());
    // Where enemy pawns could stop one of ours.
    let fronts = widened(theirs | ahead(theirs, side.other()));
    score += DOUBLED * (own & ahead(own, side)).len() as i32;
    score += SUPPORTED * (own & supported).len() as i32;
    for pawn in own {
        let here = SquareSet::of(pawn);
        let neighbours = (SquareSet::file(pawn.file()).west() | SquareSet::file(pawn.file()).east()) & own;
        if neighbours.is_empty() {
            score += ISOLATED;
        } else if !(widened(ahead(here, side.other())) | here.west() | here.east()).meets(neighbours)
            && here.forward(side).meets(stopped)
        {
            score += BACKWARD;
        }
        if !here.meets(fronts) && !ahead(here, side).meets(own) {
            score += passed(board, side, pawn, stopped);
        }
    }
    score
}

/// The value of a passed pawn.
fn passed<K: Kind>(board: &Board<K>, side: Side, pawn: Square, stopped: SquareSet) -> Score {
    let rank = if side == Side::White { pawn.rank() } else { 7 - pawn.rank() };
    let mut score = PASSED[(rank & 7) as usize];
    let path = ahead(SquareSet::of(pawn), side);
    let Some(stop) = SquareSet::of(pawn).forward(side).first() else { return score };
    if board.occupied().contains(stop) {
        score = Score::new(score.early / 2, score.late / 2);
    } else if !path.meets(board.occupied() | stopped) {
        score += Score::new(-5, 2) * i32::from(rank);
    }
    if ahead(SquareSet::of(pawn), side.other()).meets(board.rooks() & board.side(side)) {
        score += ROOK_BEHIND;
    }
    if let (Some(own), Some(theirs)) = (board.king(side), board.king(side.other())) {
        let weight = i32::from(rank - 2).max(0);
        score.late += weight * (11 * distance(theirs, stop).min(5) - 11 * distance(own, stop).min(5));
    }
    score
}
