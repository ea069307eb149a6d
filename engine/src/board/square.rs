//! One square of the grid every game is played on.

use std::fmt;
use std::str::FromStr;

/// A square: `a1` … `h8`, then the box squares `d0 e0 d9 e9` that lie off the board of some games.
///
/// Squares order and index as a1, b1 … h8, d0, e0, d9, e9: the order of every list in a position text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

/// The names of the squares beyond the 64, in index order from 64.
const EXTRAS: [(u8, i8); 4] = [(3, -1), (4, -1), (3, 8), (4, 8)];

impl Square {
    /// The number of squares in all, extras included.
    pub const COUNT: usize = 64 + EXTRAS.len();

    /// The square with this index (0 = a1, 7 = h1, 63 = h8, 64 … = extras).
    ///
    /// # Panics
    /// When the index is not below [`Square::COUNT`].
    #[must_use]
    #[inline]
    pub const fn new(index: u8) -> Self {
        assert!((index as usize) < Self::COUNT, "square index out of range");
        Self(index)
    }

    /// The square with an index already known to be below 64.
    #[inline]
    pub(super) const fn from_low(index: u8) -> Self {
        Self(index)
    }

    /// The square at a file (0 = a) and a rank (0 = first), if the grid has one there.
    #[must_use]
    pub const fn at(file: i8, rank: i8) -> Option<Self> {
        if file >= 0 && file < 8 && rank >= 0 && rank < 8 {
            return Some(Self((rank * 8 + file) as u8));
        }
        let mut i = 0;
        while i < EXTRAS.len() {
            if EXTRAS[i].0 as i8 == file && EXTRAS[i].1 == rank {
                return Some(Self(64 + i as u8));
            }
            i += 1;
        }
        None
    }

    /// The square in the middle between two squares of the board that lie an even number of steps apart.
    #[must_use]
    #[inline]
    pub const fn midway(a: Self, b: Self) -> Self {
        Self((a.0 + b.0) / 2)
    }

    /// The index, 0 … [`Square::COUNT`] - 1.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The file, 0 = a … 7 = h.
    #[must_use]
    #[inline]
    pub const fn file(self) -> i8 {
        if self.0 < 64 { (self.0 % 8) as i8 } else { EXTRAS[self.0 as usize - 64].0 as i8 }
    }

    /// The rank, 0 = first … 7 = eighth; box squares lie at -1 and 8.
    #[must_use]
    #[inline]
    pub const fn rank(self) -> i8 {
        if self.0 < 64 { (self.0 / 8) as i8 } else { EXTRAS[self.0 as usize - 64].1 }
    }

    /// Whether this is one of the 64 squares of the board.
    #[must_use]
    #[inline]
    pub const fn on_board(self) -> bool {
        self.0 < 64
    }

    /// Whether the square is a light one (h1 is light).
    #[must_use]
    pub const fn is_light(self) -> bool {
        (self.file() + self.rank()).rem_euclid(2) == 1
    }

    /// The 64 squares of the board, a1 first.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..64).map(Self)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.file() as u8) as char, (b'1' as i8 + self.rank()) as u8 as char)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Error: the text names no square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a square is a file a–h and a rank 1–8, such as e4")]
pub struct NoSuchSquare;

impl FromStr for Square {
    type Err = NoSuchSquare;

    fn from_str(text: &str) -> Result<Self, NoSuchSquare> {
        let [file @ b'a'..=b'h', rank @ b'0'..=b'9'] = *text.as_bytes() else { return Err(NoSuchSquare) };
        Self::at((file - b'a') as i8, rank as i8 - b'1' as i8).ok_or(NoSuchSquare)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_square_has_one_name() {
        for index in 0..Square::COUNT as u8 {
            let square = Square::new(index);
            assert_eq!(square.to_string().parse(), Ok(square));
            assert_eq!(Square::at(square.file(), square.rank()), Some(square));
        }
        for wrong in ["", "e", "e44", "i1", "a0", "a9", "d٣", "E4"] {
            assert_eq!(wrong.parse::<Square>(), Err(NoSuchSquare), "{wrong}");
        }
    }

    #[test]
    fn a1_is_dark_and_h1_is_light() {
        assert!(!Square::new(0).is_light());
        assert!(Square::new(7).is_light());
    }
}
