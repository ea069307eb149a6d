//! [`Board`]: the pieces, and the moves they lend each other.
//!
//! A piece can't use its own way of moving: it lends it to its neighbours of the same colour. Only when no two
//! pieces of a colour are neighbours may each of them make a king's move.

use std::fmt;

use super::refusals;
use super::stroke::Stroke;
use crate::board::{self, Pattern, Piece, Role, Side, Square, SquareSet};
use crate::chess::{FenError, check_kinds};
use crate::rules::{Refusal, SetupError, Value};

/// The kinds of the game, sorted by the gaps they leave in the layout.
pub const KINDS: [Role; 5] = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King];

/// The pieces on the board: at most sixteen, none of them a pawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    pieces: board::Board,
}

impl Board {
    /// The empty board.
    pub const EMPTY: Self = Self { pieces: board::Board::EMPTY };

    /// Reads the first field of a position text.
    ///
    /// # Errors
    /// When it is no board, has a kind of piece that the game doesn't know, or more pieces than the game has.
    pub fn parse(text: &str) -> Result<Self, SetupError> {
        let pieces: board::Board = text.parse().map_err(FenError::from)?;
        check_kinds(&pieces, &KINDS)?;
        let board = Self { pieces };
        for piece in set_of_pieces() {
            let (there, most) = (board.pieces(piece).len(), number_of(piece.role));
            if there > most {
                let refusal = Refusal::of(refusals::MANY_PIECES).with("side", Value::Name(piece.side.name()));
                let refusal = refusal.with("piece", Value::kind(piece.role.name()));
                return Err(refusal.with("pieces", there as u32).with("most", most as u32).into());
            }
        }
        Ok(board)
    }

    /// The board in the common type, for drawing and writing.
    #[must_use]
    pub fn placement(&self) -> &board::Board {
        &self.pieces
    }

    /// The squares with a piece on them.
    #[must_use]
    #[inline]
    pub fn occupied(&self) -> SquareSet {
        self.pieces.occupied()
    }

    /// The squares of a side's pieces.
    #[must_use]
    #[inline]
    pub fn side(&self, side: Side) -> SquareSet {
        self.pieces.side(side)
    }

    /// The squares of all pieces like this one.
    #[must_use]
    #[inline]
    pub fn pieces(&self, piece: Piece) -> SquareSet {
        self.pieces.pieces(piece.side, piece.role)
    }

    /// The squares of pieces of either colour that lend this way of moving.
    #[must_use]
    #[inline]
    pub fn lenders(&self, way: Way) -> SquareSet {
        match way {
            Way::Leap => self.pieces.role(Role::Knight),
            Way::Step => self.pieces.role(Role::King),
            Way::Straight => self.pieces.role(Role::Rook) | self.pieces.role(Role::Queen),
            Way::Slant => self.pieces.role(Role::Bishop) | self.pieces.role(Role::Queen),
        }
    }

    /// The piece on a square.
    #[must_use]
    #[inline]
    pub fn at(&self, square: Square) -> Option<Piece> {
        self.pieces.piece_at(square)
    }

    /// Puts a piece on an empty square.
    pub fn put(&mut self, square: Square, piece: Piece) {
        self.pieces.toggle(piece.side, piece.role, SquareSet::of(square));
    }

    /// Takes the piece off a square.
    pub fn take(&mut self, square: Square) -> Option<Piece> {
        self.pieces.take(square)
    }

    /// Moves a piece onto an empty square.
    #[inline]
    pub fn shift(&mut self, piece: Piece, from: Square, to: Square) {
        self.pieces.toggle(piece.side, piece.role, SquareSet::of(from).with(to));
    }

    /// Whether no two pieces of a side are neighbours.
    #[must_use]
    #[inline]
    pub fn is_scattered(&self, side: Side) -> bool {
        let own = self.side(side);
        !neighbours(own).meets(own)
    }

    /// The squares a piece of `side` on `from` reaches by what its neighbours lend it, the first obstacles included.
    ///
    /// The neighbours and the obstacles are given by the caller, so that boards can be examined before they exist.
    #[must_use]
    #[inline]
    pub fn borrowed(&self, from: Square, near: SquareSet, occupied: SquareSet) -> SquareSet {
        let mut reach = SquareSet::EMPTY;
        for way in Way::ALL {
            if near.meets(self.lenders(way)) {
                reach |= way.reach(from, occupied);
            }
        }
        reach
    }

    /// The squares that the piece of `side` on `from` could reach, free squares and taken ones.
    #[must_use]
    #[inline]
    pub fn reach(&self, side: Side, from: Square) -> SquareSet {
        let near = around(from) & self.side(side);
        if near.is_empty() && self.is_scattered(side) {
            return around(from);
        }
        self.borrowed(from, near, self.occupied())
    }

    /// Every move onto an empty square.
    pub fn quiet(&self) -> impl Iterator<Item = (Piece, Stroke)> + '_ {
        let empty = !self.occupied();
        self.occupied().iter().filter_map(|from| Some((from, self.at(from)?))).flat_map(
            move |(from, piece)| {
                (self.reach(piece.side, from) & empty).iter().map(move |to| (piece, Stroke { from, to }))
            },
        )
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.pieces.fmt(f)
    }
}

/// A way of moving to be borrowed; a queen lends two of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// A knight's.
    Leap,
    /// A king's.
    Step,
    /// A rook's, and half a queen's.
    Straight,
    /// A bishop's, and the other half of a queen's.
    Slant,
}

impl Way {
    /// All ways.
    pub const ALL: [Self; 4] = [Self::Leap, Self::Step, Self::Straight, Self::Slant];

    /// The squares reached from a square, the first obstacles included.
    #[must_use]
    #[inline]
    pub fn reach(self, from: Square, occupied: SquareSet) -> SquareSet {
        let pattern = match self {
            Self::Leap => Pattern::Knight,
            Self::Step => Pattern::King,
            Self::Straight => Pattern::Rook,
            Self::Slant => Pattern::Bishop,
        };
        pattern.reach(Side::White, from, occupied)
    }

    /// Whether it slides, so that something may stand between the two ends.
    #[must_use]
    pub fn slides(self) -> bool {
        matches!(self, Self::Straight | Self::Slant)
    }
}

/// The squares around a square, at most eight.
#[must_use]
#[inline]
pub fn around(square: Square) -> SquareSet {
    Way::Step.reach(square, SquareSet::EMPTY)
}

/// All squares beside at least one of a set.
#[must_use]
#[inline]
pub fn neighbours(squares: SquareSet) -> SquareSet {
    const NOT_A: u64 = !0x0101_0101_0101_0101;
    const NOT_H: u64 = !0x8080_8080_8080_8080;
    let own = squares.bits();
    let beside = (own & NOT_H) << 1 | (own & NOT_A) >> 1;
    let rows = own | beside;
    SquareSet::from_bits(beside | rows << 8 | rows >> 8)
}

/// The ten different pieces.
pub fn set_of_pieces() -> impl Iterator<Item = Piece> {
    Side::BOTH.into_iter().flat_map(|side| KINDS.map(|role| Piece::new(side, role)))
}

/// The number of pieces of a kind that each side has.
#[must_use]
pub fn number_of(role: Role) -> usize {
    match role {
        Role::Queen | Role::King => 1,
        _ => 2,
    }
}
