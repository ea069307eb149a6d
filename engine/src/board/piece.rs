//! Pieces: kind and owner.

use std::fmt;

use super::{Kind, Role};

/// A side: owner of pieces, and who is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// White: plays up the board and moves first.
    White,
    /// Black: plays down the board.
    Black,
}

impl Side {
    /// Both sides, White first.
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

    /// The index, 0 for White and 1 for Black, for tables by side.
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
}

/// A piece of a side. `Display` writes it as position texts do: a capital for White, two letters in brackets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece<K = Role> {
    /// The owner.
    pub side: Side,
    /// The kind.
    pub role: K,
}

impl<K: Kind> Piece<K> {
    /// A piece of a side.
    #[must_use]
    #[inline]
    pub const fn new(side: Side, role: K) -> Self {
        Self { side, role }
    }

    /// The piece a FEN letter stands for.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        let side = if letter.is_ascii_uppercase() { Side::White } else { Side::Black };
        K::from_letter(letter).map(|role| Self { side, role })
    }

    /// The piece that a bracketed code stands for: `RN` or `rn`, never of mixed case.
    #[must_use]
    pub fn from_bracketed(code: &str) -> Option<Self> {
        let side = if code == code.to_ascii_uppercase() { Side::White } else { Side::Black };
        let role = K::from_code(&code.to_ascii_uppercase()).filter(|_| code.len() == 2)?;
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

impl<K: Kind> fmt::Display for Piece<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let code = self.code();
        if code.len() == 1 { f.write_str(&code) } else { write!(f, "[{code}]") }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::thinktank::Thinker;

    /// The texts of all pieces of a game, each read back.
    fn texts<K: Kind>() -> String {
        let mut texts = String::new();
        for side in Side::BOTH {
            for role in K::ALL {
                let piece = Piece::new(side, *role);
                let text = piece.to_string();
                let read = match text.strip_prefix('[').and_then(|text| text.strip_suffix(']')) {
                    Some(code) => Piece::<K>::from_bracketed(code),
                    None => text.parse().ok().and_then(Piece::<K>::from_letter),
                };
                assert_eq!(read, Some(piece));
                texts += &text;
            }
        }
        texts
    }

    #[test]
    fn every_piece_has_its_own_text() {
        assert_eq!(texts::<Role>(), "PNBRQKpnbrqk");
        assert_eq!(texts::<Thinker>(), "PQK[NB][NR][BN][BR][RN][RB]pqk[nb][nr][bn][br][rn][rb]");
        assert_eq!(Piece::<Role>::from_letter('x'), None);
        for wrong in ["", "R", "rN", "Rn", "RR", "RNB"] {
            assert_eq!(Piece::<Thinker>::from_bracketed(wrong), None, "{wrong}");
        }
    }
}
