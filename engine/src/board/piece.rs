//! Pieces: what kind, and whose.

use std::fmt;

use super::Pattern;
use crate::scene::Tint;

/// Who a piece belongs to and who is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// Plays up the board and moves first.
    White,
    /// Plays down the board.
    Black,
}

impl Side {
    /// Both, White first.
    pub const BOTH: [Self; 2] = [Self::White, Self::Black];

    /// The opponent.
    #[must_use]
    #[inline]
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }

    /// 0 for White, 1 for Black: for tables with one entry a side.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The rank (0 = first) that is the side's `n`th, counted from its own end of the board from 0.
    #[must_use]
    #[inline]
    pub const fn rank(self, n: i8) -> i8 {
        match self {
            Self::White => n,
            Self::Black => 7 - n,
        }
    }

    /// The way pawns go: 1 up the ranks, -1 down.
    #[must_use]
    #[inline]
    pub const fn forward(self) -> i8 {
        match self {
            Self::White => 1,
            Self::Black => -1,
        }
    }

    /// `White` or `Black`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::White => "White",
            Self::Black => "Black",
        }
    }

    /// The colour its pieces are drawn in.
    #[must_use]
    pub const fn tint(self) -> Tint {
        match self {
            Self::White => Tint::White,
            Self::Black => Tint::Black,
        }
    }
}

/// A kind of piece.
///
/// The order is that of worth, pawns first, kings last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Role {
    /// The pawn.
    Pawn,
    /// The knight.
    Knight,
    /// The bishop.
    Bishop,
    /// The rook.
    Rook,
    /// The queen.
    Queen,
    /// The king.
    King,
}

impl Role {
    /// Every kind, pawns first.
    pub const ALL: [Self; 6] = [Self::Pawn, Self::Knight, Self::Bishop, Self::Rook, Self::Queen, Self::King];

    /// What a pawn may become in orthodox chess, in the order menus offer it.
    pub const PROMOTIONS: [Self; 4] = [Self::Queen, Self::Rook, Self::Bishop, Self::Knight];

    /// 0 … 5, the place in [`Role::ALL`].
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The capital letter of FEN and SAN: `P N B R Q K`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Pawn => 'P',
            Self::Knight => 'N',
            Self::Bishop => 'B',
            Self::Rook => 'R',
            Self::Queen => 'Q',
            Self::King => 'K',
        }
    }

    /// The kind a letter of either case stands for.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Self> {
        Some(match letter.to_ascii_uppercase() {
            'P' => Self::Pawn,
            'N' => Self::Knight,
            'B' => Self::Bishop,
            'R' => Self::Rook,
            'Q' => Self::Queen,
            'K' => Self::King,
            _ => return None,
        })
    }

    /// The name inside a sentence: `knight`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Pawn => "pawn",
            Self::Knight => "knight",
            Self::Bishop => "bishop",
            Self::Rook => "rook",
            Self::Queen => "queen",
            Self::King => "king",
        }
    }

    /// The name at the head of a label: `Knight`.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Self::Pawn => "Pawn",
            Self::Knight => "Knight",
            Self::Bishop => "Bishop",
            Self::Rook => "Rook",
            Self::Queen => "Queen",
            Self::King => "King",
        }
    }

    /// How it moves without capturing.
    #[must_use]
    #[inline]
    pub const fn quiet(self) -> Pattern {
        match self {
            Self::Pawn => Pattern::PawnStep,
            _ => self.capturing(),
        }
    }

    /// How it captures, and so what it attacks.
    #[must_use]
    #[inline]
    pub const fn capturing(self) -> Pattern {
        match self {
            Self::Pawn => Pattern::PawnCapture,
            Self::Knight => Pattern::Knight,
            Self::Bishop => Pattern::Bishop,
            Self::Rook => Pattern::Rook,
            Self::Queen => Pattern::Queen,
            Self::King => Pattern::King,
        }
    }
}

/// A piece of a side. `Display` writes the FEN letter: a capital for White.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece {
    /// Whose.
    pub side: Side,
    /// What kind.
    pub role: Role,
}

impl Piece {
    /// A piece of a side.
    #[must_use]
    #[inline]
    pub const fn new(side: Side, role: Role) -> Self {
        Self { side, role }
    }

    /// The FEN letter.
    #[must_use]
    pub const fn letter(self) -> char {
        match self.side {
            Side::White => self.role.letter(),
            Side::Black => self.role.letter().to_ascii_lowercase(),
        }
    }

    /// The piece a FEN letter stands for.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Self> {
        let side = if letter.is_ascii_uppercase() { Side::White } else { Side::Black };
        match Role::from_letter(letter) {
            Some(role) => Some(Self { side, role }),
            None => None,
        }
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_piece_has_its_own_letter() {
        let mut letters = Vec::new();
        for side in Side::BOTH {
            for role in Role::ALL {
                let piece = Piece::new(side, role);
                assert_eq!(Piece::from_letter(piece.letter()), Some(piece));
                letters.push(piece.letter());
            }
        }
        assert_eq!(letters.iter().collect::<String>(), "PNBRQKpnbrqk");
        assert_eq!(Piece::from_letter('x'), None);
    }
}
