//! Checkers under pieces, of two colours.

use crate::board::{Side, Square, SquareSet};
use crate::rules::SetupError;

/// The most checkers a side may have.
pub const MOST: u8 = 12;

/// Which checkers lie on each square: of one colour only, since pairs go home at once.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Checkers {
    /// White's count above zero, Black's below.
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

/// A count as the other side sees it, or the same for White.
#[inline]
fn seen_by(side: Side, count: i8) -> i8 {
    match side {
        Side::White => count,
        Side::Black => -count,
    }
}

impl Checkers {
    /// How many lie on a square as a side sees it: its own above zero, the other's below.
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

    /// The squares with any.
    #[must_use]
    #[inline]
    pub fn all(&self) -> SquareSet {
        self.squares[0] | self.squares[1]
    }

    /// How many of a side's lie on the board.
    #[must_use]
    pub fn laid(&self, side: Side) -> u8 {
        self.squares(side).iter().map(|square| self.on(square, side).unsigned_abs()).sum()
    }

    /// Lays so many more on a square, as a side counts them: its own above zero, the other's below. Pairs go home.
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

    /// Takes all off a square, and says how many there were, as a side counts them.
    #[inline]
    pub fn lift(&mut self, square: Square, side: Side) -> i8 {
        let count = self.on(square, side);
        self.lay(square, side, -count);
        count
    }

    /// Reads `checkers=` of a position text.
    ///
    /// # Errors
    /// When it is no sorted list of squares with pieces, owners and counts.
    pub fn parse(list: &str, occupied: SquareSet) -> Result<Self, SetupError> {
        Self::read(list, occupied).ok_or_else(|| {
            SetupError::new(
                "checkers= lists squares with pieces, sorted from a1 to h8, each with whose checkers and how many lie \
                 there: checkers=c1:w2,e5:b1",
            )
        })
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

    /// The value of `checkers=`; empty without any.
    #[must_use]
    pub fn text(&self) -> String {
        let item = |square: Square| {
            let owner = if self.on(square, Side::White) > 0 { Side::White } else { Side::Black };
            format!("{square}:{}{}", owner.letter(), self.on(square, owner))
        };
        self.all().iter().map(item).collect::<Vec<_>>().join(",")
    }
}
