//! [`Checkers`]: checkers of two colours under pieces.

use super::refusals;
use crate::board::{Side, Square, SquareSet};
use crate::rules::{Refusal, SetupError};

/// The most checkers a side may have.
pub const MOST: u8 = 12;

/// The checkers on each square: of one colour only, since pairs of both colours are removed at once.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Checkers {
    /// The count by square, positive for White's and negative for Black's.
    counts: [i8; 64],
    /// The squares with checkers of each side.
    squares: [SquareSet; 2],
}

impl Default for Checkers {
    fn default() -> Self {
        Self { counts: [0; 64], squares: [SquareSet::EMPTY; 2] }
    }
}

impl std::fmt::Debug for Checkers {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.text())
    }
}

/// A count from a side's point of view: its own are positive.
#[inline]
fn seen_by(side: Side, count: i8) -> i8 {
    match side {
        Side::White => count,
        Side::Black => -count,
    }
}

impl Checkers {
    /// The count on a square from a side's point of view: its own are positive, the other's negative.
    #[must_use]
    #[inline]
    pub fn on(&self, square: Square, side: Side) -> i8 {
        seen_by(side, self.counts.get(square.index()).copied().unwrap_or(0))
    }

    /// The squares with checkers of a side.
    #[must_use]
    #[inline]
    pub fn squares(&self, side: Side) -> SquareSet {
        self.squares[side.index()]
    }

    /// The squares with any checkers.
    #[must_use]
    #[inline]
    pub fn all(&self) -> SquareSet {
        self.squares[0] | self.squares[1]
    }

    /// The number of a side's checkers on the board.
    #[must_use]
    pub fn laid(&self, side: Side) -> u8 {
        self.squares(side).iter().map(|square| self.on(square, side).unsigned_abs()).sum()
    }

    /// Adds checkers to a square, counted from a side's point of view: its own are positive, the other's negative.
    /// Pairs of both colours are removed.
    #[inline]
    pub fn lay(&mut self, square: Square, side: Side, count: i8) {
        let Some(here) = self.counts.get_mut(square.index()) else { return };
        *here += seen_by(side, count);
        let now = *here;
        for owner in Side::BOTH {
            if seen_by(owner, now) > 0 {
                self.squares[owner.index()].insert(square);
            } else {
                self.squares[owner.index()].remove(square);
            }
        }
    }

    /// Removes all checkers from a square, and returns their count from a side's point of view.
    #[inline]
    pub fn lift(&mut self, square: Square, side: Side) -> i8 {
        let count = self.on(square, side);
        self.lay(square, side, -count);
        count
    }

    /// Parses `checkers=` of a position text.
    ///
    /// # Errors
    /// When it is no sorted list of squares with pieces, owners and counts.
    pub fn parse(list: &str, occupied: SquareSet) -> Result<Self, SetupError> {
        Self::read(list, occupied).ok_or_else(|| Refusal::of(refusals::CHECKERS).into())
    }

    fn read(list: &str, occupied: SquareSet) -> Option<Self> {
        let mut checkers = Self::default();
        let mut last: Option<Square> = None;
        for item in list.split(',') {
            let (name, stack) = item.split_once(':')?;
            let square: Square = name.parse().ok()?;
            let side = Side::BOTH.into_iter().find(|side| stack.starts_with(side.letter()))?;
            let number = stack.strip_prefix(side.letter())?;
            let count: u8 = number.parse().ok()?;
            let sorted = last.is_none_or(|last| last < square);
            let written = (1..=MOST).contains(&count) && count.to_string() == number;
            if !sorted || !written || !occupied.contains(square) {
                return None;
            }
            checkers.lay(square, side, count.cast_signed());
            last = Some(square);
        }
        Some(checkers)
    }

    /// The value of `checkers=`; empty without checkers.
    #[must_use]
    pub fn text(&self) -> String {
        let item = |square: Square| {
            let owner = if self.on(square, Side::White) > 0 { Side::White } else { Side::Black };
            format!("{square}:{}{}", owner.letter(), self.on(square, owner))
        };
        self.all().iter().map(item).collect::<Vec<_>>().join(",")
    }
}
