//! [`Stacks`]: checkers under pieces.

use super::refusals;
use crate::board::{Square, SquareSet};
use crate::rules::{Refusal, SetupError};

/// The number of checkers in the game.
const SUPPLY: u8 = 24;

/// The number of checkers on each square.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Stacks {
    counts: [u8; 64],
    /// The squares with checkers.
    squares: SquareSet,
}

impl Default for Stacks {
    fn default() -> Self {
        Self { counts: [0; 64], squares: SquareSet::EMPTY }
    }
}

impl std::fmt::Debug for Stacks {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.text())
    }
}

impl Stacks {
    /// The number of checkers on a square.
    #[must_use]
    #[inline]
    pub fn on(&self, square: Square) -> u8 {
        self.counts.get(square.index()).copied().unwrap_or(0)
    }

    /// The squares with checkers.
    #[must_use]
    #[inline]
    pub fn squares(&self) -> SquareSet {
        self.squares
    }

    /// The number of checkers left off the board.
    #[must_use]
    pub fn supply(&self) -> u8 {
        SUPPLY.saturating_sub(self.squares.iter().map(|square| self.on(square)).sum())
    }

    /// Adds checkers to a square.
    #[inline]
    pub fn add(&mut self, square: Square, count: u8) {
        if let Some(here) = self.counts.get_mut(square.index()).filter(|_| count > 0) {
            *here += count;
            self.squares.insert(square);
        }
    }

    /// Removes all checkers from a square, and returns their number.
    #[inline]
    pub fn take(&mut self, square: Square) -> u8 {
        self.squares.remove(square);
        self.counts.get_mut(square.index()).map_or(0, std::mem::take)
    }

    /// Parses `checkers=` of a position text.
    ///
    /// # Errors
    /// When it is no sorted list of squares and counts, or there are not so many checkers.
    pub fn parse(list: &str, occupied: SquareSet) -> Result<Self, SetupError> {
        let wrong = || SetupError::from(Refusal::of(refusals::CHECKERS));
        let mut stacks = Self::default();
        let mut last: Option<Square> = None;
        let mut total = 0_u32;
        for item in list.split(',') {
            let (name, number) = item.split_once(':').ok_or_else(wrong)?;
            let square: Square = name.parse().map_err(|_| wrong())?;
            let count: u8 = number.parse().map_err(|_| wrong())?;
            let sorted = last.is_none_or(|last| last < square);
            if !sorted || count == 0 || count.to_string() != number || !occupied.contains(square) {
                return Err(wrong());
            }
            total += u32::from(count);
            if total > u32::from(SUPPLY) {
                return Err(Refusal::of(refusals::SUPPLY).with("most", u32::from(SUPPLY)).into());
            }
            stacks.add(square, count);
            last = Some(square);
        }
        Ok(stacks)
    }

    /// The value of `checkers=`; empty without checkers.
    #[must_use]
    pub fn text(&self) -> String {
        let item = |square: Square| format!("{square}:{}", self.on(square));
        self.squares.iter().map(item).collect::<Vec<_>>().join(",")
    }
}
