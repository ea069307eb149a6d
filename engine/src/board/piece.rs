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

    /// `w` or `b`, as position texts have it.
    #[must_use]
    pub const fn letter(self) -> &'static str {
        match self {
            Self::White => "w",
            Self::Black => "b",
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

/// A kind of piece: a pair of patterns, one for quiet moves and one for captures.
///
/// The six orthodox kinds come first, in the order of worth, pawns first, kings last; then those of other games.
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
    /// Moves like a knight, captures like a bishop.
    Knibis,
    /// Moves like a knight, captures like a rook.
    Kniroo,
    /// Moves like a bishop, captures like a knight.
    Biskni,
    /// Moves like a bishop, captures like a rook.
    Bisroo,
    /// Moves like a rook, captures like a knight.
    Rookni,
    /// Moves like a rook, captures like a bishop.
    Roobis,
    /// The pawn that moves diagonally forward and captures straight ahead.
    Berolina,
    /// Leaps where no other piece goes, and captures with its twin.
    Thing,
}

/// What is known of a kind, in the order of [`Role`]: code, name, name at the head of a label, patterns.
struct Kind {
    code: &'static str,
    name: &'static str,
    title: &'static str,
    quiet: Pattern,
    capturing: Pattern,
}

const fn kind(
    code: &'static str,
    name: &'static str,
    title: &'static str,
    quiet: Pattern,
    capturing: Pattern,
) -> Kind {
    Kind { code, name, title, quiet, capturing }
}

static KINDS: [Kind; Role::ALL.len()] = {
    use Pattern::{
        Ahead, Bishop, Elsewhere, King, Knight, Nowhere, PawnCapture, PawnStep, Queen, Rook, Slant,
    };
    [
        kind("P", "pawn", "Pawn", PawnStep, PawnCapture),
        kind("N", "knight", "Knight", Knight, Knight),
        kind("B", "bishop", "Bishop", Bishop, Bishop),
        kind("R", "rook", "Rook", Rook, Rook),
        kind("Q", "queen", "Queen", Queen, Queen),
        kind("K", "king", "King", King, King),
        kind("NB", "knibis", "Knibis", Knight, Bishop),
        kind("NR", "kniroo", "Kniroo", Knight, Rook),
        kind("BN", "biskni", "Biskni", Bishop, Knight),
        kind("BR", "bisroo", "Bisroo", Bishop, Rook),
        kind("RN", "rookni", "Rookni", Rook, Knight),
        kind("RB", "roobis", "Roobis", Rook, Bishop),
        kind("P", "berolina", "Berolina pawn", Slant, Ahead),
        kind("T", "thing", "Thing", Elsewhere, Nowhere),
    ]
};

impl Role {
    /// Every kind.
    pub const ALL: [Self; 14] = [
        Self::Pawn,
        Self::Knight,
        Self::Bishop,
        Self::Rook,
        Self::Queen,
        Self::King,
        Self::Knibis,
        Self::Kniroo,
        Self::Biskni,
        Self::Bisroo,
        Self::Rookni,
        Self::Roobis,
        Self::Berolina,
        Self::Thing,
    ];

    /// The kinds of chess, pawns first.
    pub const ORTHODOX: [Self; 6] =
        [Self::Pawn, Self::Knight, Self::Bishop, Self::Rook, Self::Queen, Self::King];

    /// What a pawn may become in orthodox chess, in the order menus offer it.
    pub const PROMOTIONS: [Self; 4] = [Self::Queen, Self::Rook, Self::Bishop, Self::Knight];

    /// The place in [`Role::ALL`], and for an orthodox kind in [`Role::ORTHODOX`].
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The capitals of position texts and SAN: `P N B R Q K`, or two for a kind that captures unlike it moves: `RN`.
    #[must_use]
    pub fn code(self) -> &'static str {
        KINDS[self.index()].code
    }

    /// The kind a code of capitals stands for; for `P` the orthodox pawn.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|role| role.code() == code)
    }

    /// The kind a single letter of either case stands for; for `P` the orthodox pawn.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Self> {
        Some(match letter.to_ascii_uppercase() {
            'P' => Self::Pawn,
            'N' => Self::Knight,
            'B' => Self::Bishop,
            'R' => Self::Rook,
            'Q' => Self::Queen,
            'K' => Self::King,
            'T' => Self::Thing,
            _ => return None,
        })
    }

    /// The name inside a sentence: `knight`.
    #[must_use]
    pub fn name(self) -> &'static str {
        KINDS[self.index()].name
    }

    /// The name at the head of a label: `Knight`.
    #[must_use]
    pub fn title(self) -> &'static str {
        KINDS[self.index()].title
    }

    /// Whether it is a pawn of any kind: double steps, promotes, and starts the move clock again.
    #[must_use]
    #[inline]
    pub const fn is_pawn(self) -> bool {
        matches!(self, Self::Pawn | Self::Berolina)
    }

    /// Whether it is of a kind that a king may castle with, being a rook of its game.
    #[must_use]
    #[inline]
    pub const fn is_rook(self) -> bool {
        matches!(self, Self::Rook | Self::Rookni | Self::Roobis)
    }

    /// How it moves without capturing.
    #[must_use]
    #[inline]
    pub fn quiet(self) -> Pattern {
        KINDS[self.index()].quiet
    }

    /// How it captures, and so what it attacks.
    #[must_use]
    #[inline]
    pub fn capturing(self) -> Pattern {
        KINDS[self.index()].capturing
    }
}

/// A piece of a side. `Display` writes it as position texts do: a capital for White, two letters in brackets.
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

    /// The piece a FEN letter stands for.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Self> {
        let side = if letter.is_ascii_uppercase() { Side::White } else { Side::Black };
        match Role::from_letter(letter) {
            Some(role) => Some(Self { side, role }),
            None => None,
        }
    }

    /// The piece that what stands in brackets stands for: `RN` or `rn`, never of mixed case.
    #[must_use]
    pub fn from_bracketed(code: &str) -> Option<Self> {
        let side = if code == code.to_ascii_uppercase() { Side::White } else { Side::Black };
        let role = Role::from_code(&code.to_ascii_uppercase()).filter(|_| code.len() == 2)?;
        let piece = Self { side, role };
        Some(piece).filter(|piece| piece.code() == code)
    }

    /// The letter or letters of position texts, without brackets: capitals for White.
    #[must_use]
    pub fn code(self) -> String {
        match self.side {
            Side::White => self.role.code().to_owned(),
            Side::Black => self.role.code().to_ascii_lowercase(),
        }
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let code = self.code();
        if code.len() == 1 { f.write_str(&code) } else { write!(f, "[{code}]") }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_piece_has_its_own_text() {
        let mut texts = Vec::new();
        for side in Side::BOTH {
            for role in Role::ALL.into_iter().filter(|role| *role != Role::Berolina) {
                let piece = Piece::new(side, role);
                let text = piece.to_string();
                let read = match text.strip_prefix('[').and_then(|text| text.strip_suffix(']')) {
                    Some(code) => Piece::from_bracketed(code),
                    None => text.parse().ok().and_then(Piece::from_letter),
                };
                assert_eq!(read, Some(piece));
                texts.push(text);
            }
        }
        assert_eq!(texts.concat(), "PNBRQK[NB][NR][BN][BR][RN][RB]Tpnbrqk[nb][nr][bn][br][rn][rb]t");
        assert_eq!(Piece::from_letter('x'), None);
        for wrong in ["", "R", "rN", "Rn", "RR", "RNB"] {
            assert_eq!(Piece::from_bracketed(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn the_table_of_kinds_is_in_order() {
        for (index, role) in Role::ALL.into_iter().enumerate() {
            assert_eq!(role.index(), index);
        }
        assert_eq!(Role::ALL[..6], Role::ORTHODOX);
    }
}
