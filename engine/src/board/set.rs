//! [`SquareSet`]: a set of squares as one machine word.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub, SubAssign};

use super::{Side, Square};

/// A set of the 64 squares of the board. Bit *n* is the square with index *n*.
///
/// Box squares belong to no set: a game that has them stores them separately.
///
/// ```
/// use engine::board::{Square, SquareSet};
///
/// let ends = SquareSet::rank(0) | SquareSet::rank(7);
/// assert_eq!(ends.len(), 16);
/// assert!(ends.contains("e8".parse()?));
/// assert_eq!((!ends).first(), "a2".parse().ok());
/// # Ok::<(), engine::board::NoSuchSquare>(())
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SquareSet(u64);

impl SquareSet {
    /// The empty set.
    pub const EMPTY: Self = Self(0);
    /// The whole board.
    pub const ALL: Self = Self(u64::MAX);
    /// The light squares.
    pub const LIGHT: Self = Self(0x55aa_55aa_55aa_55aa);

    /// The set whose members are the set bits.
    #[must_use]
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// The members as bits.
    #[must_use]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// One square alone; the empty set for a box square.
    #[must_use]
    #[inline]
    pub const fn of(square: Square) -> Self {
        match 1u64.checked_shl(square.index() as u32) {
            Some(bit) => Self(bit),
            None => Self::EMPTY,
        }
    }

    /// All squares of a rank (0 = first).
    ///
    /// # Panics
    /// When the rank is not 0 … 7.
    #[must_use]
    #[inline]
    pub const fn rank(rank: i8) -> Self {
        assert!(rank >= 0 && rank < 8, "no such rank");
        Self(0xff << (8 * rank))
    }

    /// All squares of a file (0 = a).
    ///
    /// # Panics
    /// When the file is not 0 … 7.
    #[must_use]
    #[inline]
    pub const fn file(file: i8) -> Self {
        assert!(file >= 0 && file < 8, "no such file");
        Self(0x0101_0101_0101_0101 << file)
    }

    /// Whether the square is a member.
    #[must_use]
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        self.0 & Self::of(square).0 != 0
    }

    /// Whether the sets share a square.
    #[must_use]
    #[inline]
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether every member of this set is one of the other.
    #[must_use]
    #[inline]
    pub const fn is_within(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// The set with one more square.
    #[must_use]
    #[inline]
    pub const fn with(self, square: Square) -> Self {
        Self(self.0 | Self::of(square).0)
    }

    /// The set without a square.
    #[must_use]
    #[inline]
    pub const fn without(self, square: Square) -> Self {
        Self(self.0 & !Self::of(square).0)
    }

    /// Adds a square.
    #[inline]
    pub fn insert(&mut self, square: Square) {
        *self = self.with(square);
    }

    /// Removes a square.
    #[inline]
    pub fn remove(&mut self, square: Square) {
        *self = self.without(square);
    }

    /// Whether the set is empty.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many squares are in the set.
    #[must_use]
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there are at least two members: cheaper than counting them.
    #[must_use]
    #[inline]
    pub const fn is_several(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// Every member one rank on, as a side's pawns go; those of its last rank are lost.
    #[must_use]
    #[inline]
    pub const fn forward(self, side: Side) -> Self {
        match side {
            Side::White => Self(self.0 << 8),
            Side::Black => Self(self.0 >> 8),
        }
    }

    /// Every member one file towards the a-file; those on it are lost.
    #[must_use]
    #[inline]
    pub const fn west(self) -> Self {
        Self((self.0 & !Self::file(0).0) >> 1)
    }

    /// Every member one file towards the h-file; those on it are lost.
    #[must_use]
    #[inline]
    pub const fn east(self) -> Self {
        Self((self.0 & !Self::file(7).0) << 1)
    }

    /// The lowest square (a1 before b1 before a2).
    #[must_use]
    #[inline]
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(Square::from_low(self.0.trailing_zeros() as u8)) }
    }

    /// The highest square.
    #[must_use]
    #[inline]
    pub const fn last(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(Square::from_low(63 - self.0.leading_zeros() as u8)) }
    }

    /// The members, a1 first.
    #[must_use]
    #[inline]
    pub const fn iter(self) -> Iter {
        Iter(self)
    }
}

/// The members of a [`SquareSet`], a1 first.
#[derive(Clone, Debug)]
pub struct Iter(SquareSet);

impl Iterator for Iter {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let square = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(square)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for Iter {}

impl IntoIterator for SquareSet {
    type Item = Square;
    type IntoIter = Iter;

    #[inline]
    fn into_iter(self) -> Iter {
        self.iter()
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::EMPTY, Self::with)
    }
}

macro_rules! operators {
    ($($operator:ident $method:ident $assign:ident $assign_method:ident $combine:expr;)*) => {$(
        impl $operator for SquareSet {
            type Output = Self;

            #[inline]
            fn $method(self, other: Self) -> Self {
                let combine: fn(u64, u64) -> u64 = $combine;
                Self(combine(self.0, other.0))
            }
        }

        impl $assign for SquareSet {
            #[inline]
            fn $assign_method(&mut self, other: Self) {
                *self = $operator::$method(*self, other);
            }
        }
    )*};
}

operators! {
    BitAnd bitand BitAndAssign bitand_assign |a, b| a & b;
    BitOr bitor BitOrAssign bitor_assign |a, b| a | b;
    BitXor bitxor BitXorAssign bitxor_assign |a, b| a ^ b;
    Sub sub SubAssign sub_assign |a, b| a & !b;
}

impl Not for SquareSet {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn light_squares_are_the_light_ones() {
        assert_eq!(Square::all().filter(|square| square.is_light()).collect::<SquareSet>(), SquareSet::LIGHT);
    }

    #[test]
    fn box_squares_are_in_no_set() {
        let box_square = Square::new(64);
        assert!(SquareSet::of(box_square).is_empty());
        assert!(!SquareSet::ALL.contains(box_square));
    }

    #[test]
    fn members_come_in_order_and_build_the_set_again() {
        let set = SquareSet::rank(3) ^ SquareSet::file(2);
        let members: Vec<_> = set.iter().collect();
        assert!(members.is_sorted());
        assert_eq!(members.len(), set.len());
        assert_eq!((set.first(), set.last()), (members.first().copied(), members.last().copied()));
        assert_eq!(members.into_iter().collect::<SquareSet>(), set);
    }

    #[test]
    fn difference_keeps_what_only_the_first_has() {
        let left = SquareSet::rank(0) - SquareSet::file(0);
        assert_eq!(left.len(), 7);
        assert!(left.is_several() && left.is_within(SquareSet::rank(0)) && !left.meets(SquareSet::file(0)));
        assert!(!SquareSet::of(Square::new(9)).is_several());
    }
}
