//! Moves of creatures.

use super::board::Board;
use super::creature::Kind;
use crate::board::{Side, Square, SquareSet};

/// For each square, the squares some leaps away.
type Leaps = [SquareSet; 64];

const ROOKWISE_LEAPS: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const DIAGONAL_LEAPS: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];
const LONG_DIAGONAL_LEAPS: [(i8, i8); 4] = [(2, 2), (2, -2), (-2, -2), (-2, 2)];

const ROOKWISE: Leaps = leaps(&ROOKWISE_LEAPS);
const DIAGONAL: Leaps = leaps(&DIAGONAL_LEAPS);
/// The eight squares around each square.
pub const AROUND: Leaps = union(&ROOKWISE, &DIAGONAL);

/// One step straight forward, for each side.
const FORWARD: [Leaps; 2] = [leaps(&[(0, 1)]), leaps(&[(0, -1)])];
/// One step forward or diagonally, for each side.
const ELEPHANT: [Leaps; 2] = [union(&FORWARD[0], &DIAGONAL), union(&FORWARD[1], &DIAGONAL)];
/// Like [`ELEPHANT`], or a leap of two.
const GREAT: [Leaps; 2] = [
    union(&ELEPHANT[0], &union(&leaps(&[(0, 2)]), &leaps(&LONG_DIAGONAL_LEAPS))),
    union(&ELEPHANT[1], &union(&leaps(&[(0, -2)]), &leaps(&LONG_DIAGONAL_LEAPS))),
];

const fn leaps(offsets: &[(i8, i8)]) -> Leaps {
    let mut sets = [SquareSet::EMPTY; 64];
    let mut from = 0;
    while from < 64 {
        let mut each = 0;
        while each < offsets.len() {
            let (file, rank) = (from as i8 % 8 + offsets[each].0, from as i8 / 8 + offsets[each].1);
            if file >= 0 && file < 8 && rank >= 0 && rank < 8 {
                sets[from] = sets[from].with(Square::new((rank * 8 + file) as u8));
            }
            each += 1;
        }
        from += 1;
    }
    sets
}

const fn union(one: &Leaps, other: &Leaps) -> Leaps {
    let mut sets = [SquareSet::EMPTY; 64];
    let mut square = 0;
    while square < 64 {
        sets[square] = SquareSet::from_bits(one[square].bits() | other[square].bits());
        square += 1;
    }
    sets
}

/// The targets of the creature on a square when `side` moves it, by the board alone.
///
/// Makers stay away from monsters here, since they would be eaten before they could make anything; whether they
/// can make something at all, and whether the turn repeats a position, is checked later.
#[must_use]
pub fn targets(board: &Board, side: Side, from: Square) -> SquareSet {
    let Some(creature) = board.at(from).filter(|_| board.movable(side).contains(from)) else {
        return SquareSet::EMPTY;
    };
    let (square, free) = (from.index(), !board.occupied());
    let open = free | board.prey(side);
    let (elephant, great) = (ELEPHANT[side.index()][square], GREAT[side.index()][square]);
    match creature.kind {
        Kind::Box => (AROUND[square] & free) - board.dangerous(),
        Kind::Pajama => (elephant & free) - board.dangerous(),
        Kind::GreatPajama => (great & free) - board.dangerous(),
        Kind::Rhino => (ROOKWISE[square] | bends(square, free)) & open,
        Kind::HeadlessRhino => (ROOKWISE[square] & open) | (bends(square, free) & free),
        Kind::Bat => FORWARD[side.index()][square] & open,
        Kind::Booh => (ROOKWISE[square] & board.prey(side)) | slides(from, free),
        Kind::Elephant => elephant & open,
        Kind::GreatElephant => great & open,
        Kind::DustBunny => elephant & free,
        Kind::DustDemon => (great & free) | (elephant & board.prey(side)),
        Kind::Crumb | Kind::CookieMonster | Kind::Lint => SquareSet::EMPTY,
    }
}

/// The targets of a rookwise step onto an empty square and one more diagonal step from there.
fn bends(from: usize, free: SquareSet) -> SquareSet {
    let halfway = ROOKWISE[from] & free;
    halfway.iter().fold(SquareSet::EMPTY, |set, square| set | DIAGONAL[square.index()])
}

/// The empty squares up and down the file until something stands in the way.
fn slides(from: Square, free: SquareSet) -> SquareSet {
    FORWARD.iter().fold(SquareSet::EMPTY, |mut reached, forward| {
        let mut ahead = forward[from.index()] & free;
        while let Some(square) = ahead.first() {
            reached.insert(square);
            ahead = forward[square.index()] & free;
        }
        reached
    })
}
