//! Piece-square tables, by how a piece moves.
//!
//! The numbers, like the others of [`evaluate`](super), were fitted: they bring the static value nearest to what a deep search says of
//! quiet positions. `docs/OPPONENTS.md` says how.

use super::Score;
use crate::board::{Pattern, Side, Square};

/// Values in opening and endgame of pawns, knights, bishops, rooks and queens, by rank, from the first on, and by file from the edge
/// to the middle.
#[rustfmt::skip]
static PIECES: [[[(i16, i16); 4]; 8]; 5] = [
    // Pawns.
    [
        [(-6, 0), (0, 0), (0, 0), (0, 0)],
        [(-9, 5), (11, 0), (4, 11), (-19, 12)],
        [(-2, -1), (9, -12), (5, 2), (-2, 6)],
        [(-5, 15), (-2, 8), (21, 0), (25, -6)],
        [(7, 22), (16, 18), (17, 25), (29, 15)],
        [(28, 53), (36, 50), (35, 53), (37, 52)],
        [(66, 92), (72, 83), (72, 80), (74, 86)],
        [(-6, 0), (0, 0), (0, 0), (0, 0)],
    ],
    // Knights.
    [
        [(-43, -30), (-25, -19), (-18, -13), (-7, -4)],
        [(-18, -19), (-13, -13), (-4, -4), (5, 6)],
        [(-24, -7), (9, -3), (4, 7), (16, 7)],
        [(2, -4), (1, -4), (16, 12), (8, 17)],
        [(5, -8), (9, 6), (24, 12), (20, 16)],
        [(-5, -11), (9, -5), (15, -1), (33, 9)],
        [(-23, -20), (-13, -11), (4, -1), (5, 2)],
        [(-46, -32), (-23, -20), (-14, -14), (-5, -5)],
    ],
    // Bishops.
    [
        [(-12, -13), (-11, -6), (-19, -6), (-13, -4)],
        [(-1, -4), (17, -5), (10, -5), (5, 2)],
        [(-11, -3), (9, -1), (16, 8), (3, 13)],
        [(6, -2), (0, 1), (-6, 13), (15, -3)],
        [(5, 1), (9, 12), (9, 6), (11, 12)],
        [(-2, -2), (-4, -3), (11, 3), (6, 4)],
        [(-10, -8), (1, -5), (-1, -5), (2, -1)],
        [(0, -10), (-7, -7), (-4, -5), (-1, -3)],
    ],
    // Rooks.
    [
        [(-9, -5), (-7, 0), (-1, 2), (12, -14)],
        [(-34, -2), (-11, -5), (-6, -3), (-3, -6)],
        [(-15, 1), (-12, -4), (-1, -1), (-5, -8)],
        [(-12, -4), (-4, 2), (-3, 1), (-1, -2)],
        [(-6, 6), (-2, 6), (-1, 5), (4, 7)],
        [(-4, 3), (1, 9), (6, 7), (1, 5)],
        [(7, 13), (4, 10), (14, 18), (13, 13)],
        [(-4, 4), (-4, 5), (-3, 1), (0, 1)],
    ],
    // Queens.
    [
        [(3, -16), (4, -9), (-1, -6), (11, -1)],
        [(5, -10), (12, -6), (12, -3), (16, 2)],
        [(-3, -6), (9, 1), (7, 6), (0, 12)],
        [(-7, 1), (0, 6), (-4, 12), (-5, 19)],
        [(-1, 2), (-2, 8), (-2, 10), (-1, 17)],
        [(-3, -4), (1, 2), (0, 4), (1, 11)],
        [(2, -8), (-1, -3), (4, 1), (2, 6)],
        [(-3, -14), (-4, -10), (1, -4), (1, 1)],
    ],
];

/// Values in opening and endgame of kings, by rank and file.
#[rustfmt::skip]
static KINGS: [[(i16, i16); 8]; 8] = [
    [(20, -31), (28, -21), (18, -21), (-15, -10), (8, -23), (-9, -16), (36, -37), (16, -42)],
    [(1, -26), (6, -14), (-14, -2), (-36, 7), (-31, 2), (-19, -2), (9, -15), (6, -29)],
    [(-44, -14), (-43, -2), (-46, 5), (-44, 15), (-49, 21), (-41, 7), (-43, 0), (-42, -11)],
    [(-65, 2), (-64, 10), (-66, 18), (-65, 29), (-68, 26), (-64, 25), (-66, 5), (-65, 2)],
    [(-66, -1), (-66, 4), (-65, 19), (-66, 27), (-65, 31), (-66, 21), (-65, 12), (-65, 0)],
    [(-66, -12), (-65, 0), (-66, 8), (-66, 17), (-66, 19), (-66, 9), (-66, -3), (-66, -11)],
    [(-66, -20), (-65, -9), (-66, -2), (-66, 6), (-66, 8), (-66, 0), (-65, -10), (-65, -21)],
    [(-66, -33), (-66, -24), (-66, -13), (-66, -4), (-66, -2), (-66, -12), (-66, -23), (-66, -33)],
];

/// Values by square of pawns, knights, bishops, rooks, queens and kings; other kinds have no table.
static PLACES: [[Score; 64]; 6] = {
    let mut table = [[Score::NONE; 64]; 6];
    let mut class = 0;
    while class < 6 {
        let mut square = 0;
        while square < 64 {
            let (file, rank) = (square % 8, square / 8);
            let (early, late) = if class < 5 {
                PIECES[class][rank][if file < 4 { file } else { 7 - file }]
            } else {
                KINGS[rank][file]
            };
            table[class][square] = Score::new(early as i32, late as i32);
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
