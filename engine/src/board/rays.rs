//! Lines across the board and how far a sliding piece sees along them.
//!
//! A slide is looked up: the six inner squares of its line are gathered into a number by one multiplication, and a
//! small table gives the visible squares for a place and these obstacles ("kindergarten bitboards"). Three tables
//! of 4 kB and the lines themselves suffice, so everything stays in the innermost cache.

use super::{Square, SquareSet};

/// For each line the step (files, ranks) that raises the index.
const UPWARD: [(i8, i8); 4] = [(1, 0), (0, 1), (1, 1), (-1, 1)];

/// Whether a file and a rank lie on the 8×8 board.
pub(super) const fn on_board(file: i8, rank: i8) -> bool {
    file >= 0 && file < 8 && rank >= 0 && rank < 8
}

/// All squares from a square in one direction to the edge.
const fn ray(square: usize, (file_step, rank_step): (i8, i8)) -> u64 {
    let mut bits = 0;
    let mut file = (square % 8) as i8 + file_step;
    let mut rank = (square / 8) as i8 + rank_step;
    while on_board(file, rank) {
        bits |= 1 << (rank * 8 + file);
        file += file_step;
        rank += rank_step;
    }
    bits
}

/// The two oblique lines through each square, without the square itself.
static OBLIQUE: [[u64; 2]; 64] = {
    let mut table = [[0; 2]; 64];
    let mut square = 0;
    while square < 64 {
        table[square] =
            [ray(square, (1, 1)) | ray(square, (-1, -1)), ray(square, (-1, 1)) | ray(square, (1, -1))];
        square += 1;
    }
    table
};

/// The a-file: as a factor it copies a rank to all ranks, or gathers a diagonal or a file in the eighth.
const A_FILE: u64 = 0x0101_0101_0101_0101;
/// The factor that turns the a-file into the eighth rank, the first rank at its right end.
const TURN: u64 = 0x0080_4020_1008_0400;

/// The visible places from one of eight places in a row when the six inner places are occupied as `inner` says.
const fn seen(from: usize, inner: usize) -> u64 {
    let taken = (inner << 1) as u64;
    let mut bits = 0;
    let mut at = from;
    while at > 0 {
        at -= 1;
        bits |= 1 << at;
        if taken & 1 << at != 0 {
            break;
        }
    }
    at = from;
    while at < 7 {
        at += 1;
        bits |= 1 << at;
        if taken & 1 << at != 0 {
            break;
        }
    }
    bits
}

/// Visible squares of the first rank, by place and obstacles.
static ALONG_RANK: [[u64; 64]; 8] = {
    let mut table = [[0; 64]; 8];
    let mut at = 0;
    while at < 512 {
        table[at / 64][at % 64] = seen(at / 64, at % 64);
        at += 1;
    }
    table
};

/// Like [`ALONG_RANK`], but repeated on every rank, for masking with a diagonal.
static ON_ALL_RANKS: [[u64; 64]; 8] = {
    let mut table = [[0; 64]; 8];
    let mut at = 0;
    while at < 512 {
        table[at / 64][at % 64] = seen(at / 64, at % 64) * A_FILE;
        at += 1;
    }
    table
};

/// Visible squares of the a-file, by place and obstacles, both gathered from the eighth rank down.
static ALONG_FILE: [[u64; 64]; 8] = {
    let mut table = [[0; 64]; 8];
    let mut at = 0;
    while at < 512 {
        let row = seen(7 - at / 64, at % 64);
        let mut place = 0;
        while place < 8 {
            if row & 1 << place != 0 {
                table[at / 64][at % 64] |= 1 << (8 * (7 - place));
            }
            place += 1;
        }
        at += 1;
    }
    table
};

static BETWEEN: [[u64; 64]; 64] = pairs(false);
static LINE: [[u64; 64]; 64] = pairs(true);

/// For every two squares on a common line: the whole line, or only the squares between.
const fn pairs(whole: bool) -> [[u64; 64]; 64] {
    let mut table = [[0; 64]; 64];
    let mut from = 0;
    while from < 64 {
        let mut way = 0;
        while way < 4 {
            let (file_step, rank_step) = UPWARD[way];
            let upward = ray(from, (file_step, rank_step));
            let line = upward | ray(from, (-file_step, -rank_step)) | 1 << from;
            let mut rest = upward;
            while rest != 0 {
                let to = rest.trailing_zeros() as usize;
                rest &= rest - 1;
                let bits = if whole { line } else { upward & ((1 << to) - 1) };
                table[from][to] = bits;
                table[to][from] = bits;
            }
            way += 1;
        }
        from += 1;
    }
    table
}

/// The squares strictly between two squares of a common rank, file or diagonal; empty when they share none.
///
/// # Panics
/// For a box square.
#[must_use]
#[inline]
pub fn between(a: Square, b: Square) -> SquareSet {
    SquareSet::from_bits(BETWEEN[a.index()][b.index()])
}

/// The whole rank, file or diagonal through two squares, both included; empty when they share none or are the same.
///
/// # Panics
/// For a box square.
#[must_use]
#[inline]
pub fn line(a: Square, b: Square) -> SquareSet {
    SquareSet::from_bits(LINE[a.index()][b.index()])
}

/// What a rook sees, first obstacles included.
#[inline(always)]
pub(super) fn rook(from: Square, occupied: SquareSet) -> SquareSet {
    let (at, occupied) = (from.index() & 63, occupied.bits());
    let (file, rank) = (at % 8, at / 8);
    let row = (occupied >> (8 * rank + 1)) as usize % 64;
    let column = ((occupied >> file & A_FILE).wrapping_mul(TURN) >> 58) as usize % 64;
    SquareSet::from_bits(ALONG_RANK[file][row] << (8 * rank) | ALONG_FILE[rank][column] << file)
}

/// What a bishop sees, first obstacles included.
#[inline(always)]
pub(super) fn bishop(from: Square, occupied: SquareSet) -> SquareSet {
    let at = from.index() & 63;
    let [rising, falling] = OBLIQUE[at];
    let along = |line: u64| {
        let gathered = ((line & occupied.bits()).wrapping_mul(A_FILE) >> 57) as usize % 64;
        line & ON_ALL_RANKS[at % 8][gathered]
    };
    SquareSet::from_bits(along(rising) | along(falling))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A slow but plainly correct reference: walks square by square.
    fn walked(from: Square, steps: &[(i8, i8)], occupied: SquareSet) -> SquareSet {
        let mut seen = SquareSet::EMPTY;
        for (file_step, rank_step) in steps {
            let (mut file, mut rank) = (from.file() + file_step, from.rank() + rank_step);
            while on_board(file, rank) {
                let square = Square::at(file, rank).expect("on the board");
                seen.insert(square);
                if occupied.contains(square) {
                    break;
                }
                file += file_step;
                rank += rank_step;
            }
        }
        seen
    }

    #[test]
    fn slides_equal_walks() {
        let straight = [(1, 0), (-1, 0), (0, 1), (0, -1)];
        let oblique = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
        let mut bits = 0x9e37_79b9_7f4a_7c15_u64;
        for round in 0..2_000 {
            bits = bits.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
            let occupied =
                SquareSet::from_bits(if round % 2 == 0 { bits } else { bits & bits.rotate_left(23) });
            for from in Square::all() {
                assert_eq!(rook(from, occupied), walked(from, &straight, occupied), "{from} {occupied:?}");
                assert_eq!(bishop(from, occupied), walked(from, &oblique, occupied), "{from} {occupied:?}");
            }
        }
    }

    #[test]
    fn between_and_line_agree_with_slides() {
        for a in Square::all() {
            for b in Square::all() {
                let (only_a, only_b) = (SquareSet::of(a), SquareSet::of(b));
                let mut expected = (SquareSet::EMPTY, SquareSet::EMPTY);
                for see in [rook, bishop] {
                    if see(a, SquareSet::EMPTY).contains(b) {
                        let whole = see(a, SquareSet::EMPTY) & see(b, SquareSet::EMPTY) | only_a | only_b;
                        expected = (see(a, only_b) & see(b, only_a), whole);
                    }
                }
                // Two squares of a line see the same further squares only along that line, but for crossings.
                assert_eq!(between(a, b), expected.0, "{a} {b}");
                assert!(line(a, b).is_within(expected.1), "{a} {b}");
                assert_eq!(line(a, b).is_empty(), expected.1.is_empty(), "{a} {b}");
            }
        }
        let diagonal = line(Square::new(9), Square::new(27));
        assert_eq!(diagonal.len(), 8);
    }
}
