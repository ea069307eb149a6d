//! What stands where.

use std::fmt;
use std::str::FromStr;

use super::creature::{Creature, Kind};
use super::paths::AROUND;
use crate::board::{PlacementError, Side, Square, SquareSet};
use crate::rules::SetupError;

/// The creatures on the 64 squares. `Display` and `FromStr` are the first field of a position text.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board {
    squares: [Option<Creature>; 64],
    census: Census,
}

/// The same as sets of squares: quick to ask, and to tell one board from another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Census {
    sides: [SquareSet; 2],
    kinds: [SquareSet; Kind::ALL.len()],
}

impl Board {
    /// The empty board.
    #[must_use]
    pub fn empty() -> Self {
        Self { squares: [None; 64], census: Census::default() }
    }

    /// What stands on a square.
    #[must_use]
    #[inline]
    pub fn at(&self, square: Square) -> Option<Creature> {
        self.squares.get(square.index()).copied().flatten()
    }

    /// Puts a creature on a square, in place of whatever stands there.
    pub fn put(&mut self, square: Square, creature: Creature) {
        self.take(square);
        if let Some(place) = self.squares.get_mut(square.index()) {
            *place = Some(creature);
            self.census.toggle(square, creature);
        }
    }

    /// Takes whatever stands on a square off the board.
    pub fn take(&mut self, square: Square) -> Option<Creature> {
        let creature = self.squares.get_mut(square.index())?.take()?;
        self.census.toggle(square, creature);
        Some(creature)
    }

    /// The same board with one more creature, in place of whatever stands there.
    #[must_use]
    pub fn with(mut self, square: Square, creature: Creature) -> Self {
        self.put(square, creature);
        self
    }

    /// The squares of both sides' and nobody's creatures of a kind.
    #[must_use]
    #[inline]
    pub fn kind(&self, kind: Kind) -> SquareSet {
        self.census.kinds[kind.index()]
    }

    /// The squares of a side's creatures.
    #[must_use]
    #[inline]
    pub fn side(&self, side: Side) -> SquareSet {
        self.census.sides[side.index()]
    }

    /// The squares of a side's creatures of a kind.
    #[must_use]
    #[inline]
    pub fn own(&self, side: Side, kind: Kind) -> SquareSet {
        self.side(side) & self.kind(kind)
    }

    /// The empty squares.
    #[must_use]
    #[inline]
    pub fn free(&self) -> SquareSet {
        !(self.side(Side::White) | self.side(Side::Black) | self.neutral())
    }

    /// What a side may capture: the other side's creatures, lint and demons, but never a bunny.
    #[must_use]
    #[inline]
    pub fn prey(&self, side: Side) -> SquareSet {
        self.side(side.other()) | self.kind(Kind::Lint) | self.kind(Kind::DustDemon)
    }

    /// What a side may move: its own creatures and nobody's.
    #[must_use]
    #[inline]
    pub fn movable(&self, side: Side) -> SquareSet {
        self.side(side) | self.neutral()
    }

    /// The squares of nobody's creatures.
    fn neutral(&self) -> SquareSet {
        self.kind(Kind::Lint) | self.kind(Kind::DustBunny) | self.kind(Kind::DustDemon)
    }

    /// The squares beside a sleeping monster: whatever moves there is eaten.
    #[must_use]
    pub fn dangerous(&self) -> SquareSet {
        let monsters = self.kind(Kind::CookieMonster).iter();
        monsters.fold(SquareSet::EMPTY, |set, monster| set | AROUND[monster.index()])
    }

    /// The board as sets of squares.
    #[must_use]
    pub fn census(&self) -> Census {
        self.census
    }
}

impl Census {
    fn toggle(&mut self, square: Square, creature: Creature) {
        self.kinds[creature.kind.index()] ^= SquareSet::of(square);
        if let Some(side) = creature.owner {
            self.sides[side.index()] ^= SquareSet::of(square);
        }
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..8).rev() {
            let mut empty = 0;
            for file in 0..8 {
                match Square::at(file, rank).and_then(|square| self.at(square)) {
                    None => empty += 1,
                    Some(creature) => {
                        if empty > 0 {
                            write!(f, "{empty}")?;
                            empty = 0;
                        }
                        f.write_str(&creature.code())?;
                    }
                }
            }
            if empty > 0 {
                write!(f, "{empty}")?;
            }
            if rank > 0 {
                f.write_str("/")?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for Board {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Self, SetupError> {
        let refuse = |error: PlacementError| SetupError::new(error.to_string());
        let ranks = text.split('/').count();
        if ranks != 8 {
            return Err(refuse(PlacementError::Ranks(ranks)));
        }
        let mut board = Self::empty();
        for (rank, row) in (0..8).rev().zip(text.split('/')) {
            let wrong_length = || refuse(PlacementError::Squares(rank + 1));
            let mut file = 0_i8;
            for letter in row.chars() {
                if let '1'..='8' = letter {
                    file += letter as i8 - b'0' as i8;
                } else {
                    let creature = Creature::from_letter(letter).ok_or_else(|| no_creature(letter))?;
                    board.put(Square::at(file, rank as i8).ok_or_else(wrong_length)?, creature);
                    file += 1;
                }
                if file > 8 {
                    return Err(wrong_length());
                }
            }
            if file != 8 {
                return Err(wrong_length());
            }
        }
        Ok(board)
    }
}

fn no_creature(letter: char) -> SetupError {
    SetupError::new(format!(
        "“{letter}” is no creature: use X P J R H V W C M L E for White, the small letters for Black, N B D for \
         nobody's lint, bunnies and demons, and 1–8 for empty squares"
    ))
}
