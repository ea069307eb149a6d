//! Piece-square tables, by how a piece moves.

use super::Score;
use crate::board::{Pattern, Side, Square};

/// Values by square of pawns, knights, bishops, rooks, queens and kings; other kinds have no table.
static PLACES: [[Score; 64]; 6] = {
    let mut table = [[Score::NONE; 64]; 6];
    let mut class = 0;
    while class < 6 {
        let mut square = 0;
        while square < 64 {
            let (file, rank) = ((square % 8) as i32, (square / 8) as i32);
            table[class][square] = match class {
                0 => pawn(file, rank),
                1 => knight(file, rank),
                2 => bishop(file, rank),
                3 => rook(file, rank),
                4 => queen(file, rank),
                _ => king(file, rank),
            };
            square += 1;
        }
        class += 1;
    }
    table
};

/// The value of a square for a piece that moves like this.
#[inline(always)]
pub(super) fn place(quiet: Pattern, side: Side, square: Square) -> Score {
    let class = match quiet {
        Pattern::PawnStep | Pattern::Slant => 0,
        Pattern::Knight => 1,
        Pattern::Bishop => 2,
        Pattern::Rook => 3,
        Pattern::Queen => 4,
        Pattern::King => 5,
        _ => return Score::NONE,
    };
    let flip = if matches!(side, Side::White) { 0 } else { 56 };
    PLACES[class][(square.index() ^ flip) & 63]
}

/// The distance of a file or rank from the middle: 0 to 3.
const fn aside(line: i32) -> i32 {
    if line < 4 { 3 - line } else { line - 4 }
}

/// The distance of a square from the middle: 0 to 6.
const fn outward(file: i32, rank: i32) -> i32 {
    aside(file) + aside(rank)
}

const fn pawn(file: i32, rank: i32) -> Score {
    let early = [0, 0, 2, 8, 18, 36, 72, 0][rank as usize];
    let late = [0, 0, 2, 10, 26, 50, 86, 0][rank as usize];
    let middle = match (aside(file), rank) {
        (0, 1) => -14,
        (0, 2) => 6,
        (0, 3) => 16,
        (0, 4) => 14,
        (1, 3) => 7,
        (3, _) => -6,
        _ => 0,
    };
    Score::new(early + middle, late)
}

const fn knight(file: i32, rank: i32) -> Score {
    let home = if rank == 0 { -8 } else { 0 };
    let advanced = if rank == 4 || rank == 5 { 8 } else { 0 };
    Score::new(22 - 9 * outward(file, rank) + home + advanced, 16 - 7 * outward(file, rank))
}

const fn bishop(file: i32, rank: i32) -> Score {
    let long = if file == rank || file + rank == 7 { 7 } else { 0 };
    let home = if rank == 0 { -10 } else { 0 };
    Score::new(9 - 3 * outward(file, rank) + long + home, 8 - 3 * outward(file, rank))
}

const fn rook(file: i32, rank: i32) -> Score {
    let seventh = if rank == 6 { 16 } else { 0 };
    let home = if rank == 0 { 7 - 4 * aside(file) } else { -2 - 2 * aside(file) };
    Score::new(home + seventh, if rank == 6 { 14 } else { 0 })
}

const fn queen(file: i32, rank: i32) -> Score {
    let home = if rank == 0 { 2 } else { 0 };
    Score::new(4 - outward(file, rank) + home, 15 - 5 * outward(file, rank))
}

const fn king(file: i32, rank: i32) -> Score {
    let early = match rank {
        0 => [20, 30, 12, -4, -2, -8, 32, 22][file as usize],
        1 => [2, 4, -12, -26, -26, -14, 6, 4][file as usize],
        2 => -44,
        _ => -66,
    };
    Score::new(early, 27 - 10 * outward(file, rank))
}
