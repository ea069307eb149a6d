//! Movement patterns: the halves a piece is made of.

use super::rays::{self, on_board};
use super::{Side, Square, SquareSet};

/// One way of moving or of capturing.
///
/// An orthodox piece other than the pawn uses the same pattern for both; a divergent piece pairs two different ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Pattern {
    /// One step in any of the eight directions.
    King,
    /// Any distance in any of the eight directions.
    Queen,
    /// Any distance along rank or file.
    Rook,
    /// Any distance along a diagonal.
    Bishop,
    /// A leap of two squares one way and one across.
    Knight,
    /// Straight forward onto an empty square, two squares from the owner's second rank.
    PawnStep,
    /// One step diagonally forward.
    PawnCapture,
    /// Diagonally forward onto an empty square, two squares along one diagonal from the owner's second rank.
    Slant,
    /// One step straight forward.
    Ahead,
    /// A leap to any square of the board that no queen or knight could reach from there.
    Elsewhere,
    /// No square at all: for pieces that never capture by landing.
    Nowhere,
}

impl Pattern {
    /// The squares this pattern reaches from a square when the `occupied` squares are in the way.
    ///
    /// A slide ends *on* the first obstacle: the caller says which obstacles may be taken. A pawn's step alone never
    /// reaches an occupied square. `side` matters to pawns only.
    ///
    /// # Panics
    /// For a box square, unless the pattern is [`Pattern::Elsewhere`].
    #[must_use]
    #[inline(always)]
    pub fn reach(self, side: Side, from: Square, occupied: SquareSet) -> SquareSet {
        match self {
            Self::King => KING[from.index()],
            Self::Queen => rays::rook(from, occupied) | rays::bishop(from, occupied),
            Self::Rook => rays::rook(from, occupied),
            Self::Bishop => rays::bishop(from, occupied),
            Self::Knight => KNIGHT[from.index()],
            Self::PawnStep => pawn_steps(side, from, occupied),
            Self::PawnCapture => PAWN_CAPTURE[side.index()][from.index()],
            Self::Slant => slant_steps(side, from, occupied),
            Self::Ahead => AHEAD[side.index()][from.index()],
            Self::Elsewhere => ELSEWHERE[from.index()],
            Self::Nowhere => SquareSet::EMPTY,
        }
    }

    /// Whether it is a pawn's pattern of moving.
    #[must_use]
    #[inline]
    pub const fn is_pawns(self) -> bool {
        matches!(self, Self::PawnStep | Self::Slant)
    }

    /// The drawing of the orthodox piece that moves like this.
    #[must_use]
    pub const fn art(self) -> Option<&'static str> {
        Some(match self {
            Self::King => "king",
            Self::Queen => "queen",
            Self::Rook => "rook",
            Self::Bishop => "bishop",
            Self::Knight => "knight",
            _ => return None,
        })
    }

    /// The squares from which a piece of `side` with this capturing pattern attacks `target`.
    ///
    /// A pattern is symmetric: seen from the target with the other side's eyes, it reaches the origin.
    ///
    /// # Panics
    /// For a box square.
    #[must_use]
    #[inline(always)]
    pub fn origins(self, side: Side, target: Square, occupied: SquareSet) -> SquareSet {
        self.reach(side.other(), target, occupied)
    }
}

#[inline]
fn pawn_steps(side: Side, from: Square, occupied: SquareSet) -> SquareSet {
    let ahead = |set: SquareSet| set.forward(side) - occupied;
    let one = ahead(SquareSet::of(from));
    // Only a pawn on its second rank is on its third after one step.
    one | ahead(one & SquareSet::rank(side.rank(2)))
}

fn slant_steps(side: Side, from: Square, occupied: SquareSet) -> SquareSet {
    let one = PAWN_CAPTURE[side.index()][from.index()] - occupied;
    let again = |passed: Square| Square::at(2 * passed.file() - from.file(), side.rank(3));
    let two: SquareSet =
        if from.rank() == side.rank(1) { one.iter().filter_map(again).collect() } else { SquareSet::EMPTY };
    one | (two - occupied)
}

/// From each square, box squares included, the board squares on no common line and no knight's leap away.
static ELSEWHERE: [SquareSet; Square::COUNT] = {
    let mut table = [SquareSet::EMPTY; Square::COUNT];
    let mut index = 0;
    while index < Square::COUNT {
        let from = Square::new(index as u8);
        let mut to = 0;
        while to < 64 {
            let files = from.file().abs_diff(to % 8);
            let ranks = from.rank().abs_diff(to / 8);
            if files != 0 && ranks != 0 && files != ranks && files + ranks != 3 {
                table[index] = table[index].with(Square::new(to as u8));
            }
            to += 1;
        }
        index += 1;
    }
    table
};

/// For each square, the squares at one of the given distances (files, ranks).
const fn leaps<const N: usize>(distances: [(i8, i8); N]) -> [SquareSet; 64] {
    let mut table = [SquareSet::EMPTY; 64];
    let mut from = 0;
    while from < 64 {
        let mut bits = 0;
        let mut i = 0;
        while i < N {
            let file = (from % 8) as i8 + distances[i].0;
            let rank = (from / 8) as i8 + distances[i].1;
            if on_board(file, rank) {
                bits |= 1 << (rank * 8 + file);
            }
            i += 1;
        }
        table[from] = SquareSet::from_bits(bits);
        from += 1;
    }
    table
}

static KING: [SquareSet; 64] = leaps([(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)]);

static KNIGHT: [SquareSet; 64] =
    leaps([(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]);

static PAWN_CAPTURE: [[SquareSet; 64]; 2] = [leaps([(1, 1), (-1, 1)]), leaps([(1, -1), (-1, -1)])];

static AHEAD: [[SquareSet; 64]; 2] = [leaps([(0, 1)]), leaps([(0, -1)])];

#[cfg(test)]
mod tests {
    use super::*;

    fn names(set: SquareSet) -> String {
        set.iter().map(|square| square.to_string()).collect::<Vec<_>>().join(" ")
    }

    fn reach(pattern: Pattern, side: Side, from: &str, occupied: &[&str]) -> String {
        let occupied = occupied.iter().map(|name| name.parse::<Square>().expect("a square")).collect();
        names(pattern.reach(side, from.parse().expect("a square"), occupied))
    }

    #[test]
    fn pawns_step_once_or_from_their_second_rank_twice() {
        assert_eq!(reach(Pattern::PawnStep, Side::White, "e2", &[]), "e3 e4");
        assert_eq!(reach(Pattern::PawnStep, Side::White, "e2", &["e4"]), "e3");
        assert_eq!(reach(Pattern::PawnStep, Side::White, "e2", &["e3"]), "");
        assert_eq!(reach(Pattern::PawnStep, Side::White, "e3", &[]), "e4");
        assert_eq!(reach(Pattern::PawnStep, Side::Black, "e7", &[]), "e5 e6");
        assert_eq!(reach(Pattern::PawnStep, Side::Black, "e2", &[]), "e1");
        assert_eq!(reach(Pattern::PawnStep, Side::Black, "e1", &[]), "");
        assert_eq!(reach(Pattern::PawnStep, Side::White, "e1", &[]), "e2");
    }

    #[test]
    fn slanting_pawns_step_along_one_diagonal() {
        assert_eq!(reach(Pattern::Slant, Side::White, "e2", &[]), "d3 f3 c4 g4");
        assert_eq!(reach(Pattern::Slant, Side::White, "e2", &["d3", "g4"]), "f3");
        assert_eq!(reach(Pattern::Slant, Side::White, "a2", &[]), "b3 c4");
        assert_eq!(reach(Pattern::Slant, Side::Black, "g7", &[]), "e5 f6 h6");
        assert_eq!(reach(Pattern::Slant, Side::White, "e3", &[]), "d4 f4");
        assert_eq!(reach(Pattern::Ahead, Side::White, "e8", &[]), "");
        assert_eq!(reach(Pattern::Ahead, Side::Black, "e7", &["e6"]), "e6");
    }

    #[test]
    fn things_go_where_nothing_else_does() {
        let d4 = "b1 c1 e1 f1 h1 a2 g2 h2 a3 g3 h3 a5 g5 h5 a6 g6 h6 b7 c7 e7 f7 h7 a8 b8 c8 e8 f8 g8";
        assert_eq!(reach(Pattern::Elsewhere, Side::White, "d4", &[]), d4);
        let from_box = reach(Pattern::Elsewhere, Side::White, "d0", &[]);
        assert!(from_box.starts_with("a1 g1") || from_box.starts_with("a1 "), "{from_box}");
    }

    #[test]
    fn leaps_stop_at_the_edge() {
        assert_eq!(reach(Pattern::Knight, Side::White, "a1", &[]), "c2 b3");
        assert_eq!(reach(Pattern::King, Side::White, "h8", &[]), "g7 h7 g8");
        assert_eq!(reach(Pattern::PawnCapture, Side::White, "a4", &[]), "b5");
        assert_eq!(reach(Pattern::PawnCapture, Side::Black, "h4", &[]), "g3");
    }

    #[test]
    fn origins_are_the_other_end_of_every_capture() {
        let patterns = [
            Pattern::King,
            Pattern::Queen,
            Pattern::Rook,
            Pattern::Bishop,
            Pattern::Knight,
            Pattern::PawnCapture,
            Pattern::Ahead,
            Pattern::Nowhere,
        ];
        let occupied = SquareSet::from_bits(0x0042_1008_2400_8100);
        for pattern in patterns {
            for side in Side::BOTH {
                for from in Square::all() {
                    for to in Square::all() {
                        assert_eq!(
                            pattern.reach(side, from, occupied).contains(to),
                            pattern.origins(side, to, occupied).contains(from),
                            "{pattern:?} {side:?} {from} {to}"
                        );
                    }
                }
            }
        }
    }
}
