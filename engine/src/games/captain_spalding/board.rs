//! [`Board`]: which creature stands where.

use super::creature::{Creature, Kind};
use super::paths::AROUND;
use crate::board::{self, Side, Square, SquareSet};

/// The creatures on the 64 squares. Its text is the first field of a position text.
pub type Board = board::Board<Kind>;

impl Board {
    /// The creature on a square.
    #[must_use]
    #[inline]
    pub fn at(&self, square: Square) -> Option<Creature> {
        Some(Creature { kind: self.role_at(square)?, owner: self.side_at(square) })
    }

    /// Takes the creature off a square.
    pub fn lift(&mut self, square: Square) -> Option<Creature> {
        let creature = self.at(square);
        self.clear(SquareSet::of(square));
        creature
    }

    /// The board with one more creature, in place of what stands there.
    #[must_use]
    pub fn with(mut self, square: Square, creature: Creature) -> Self {
        self.place(square, creature.owner, creature.kind);
        self
    }

    /// The squares of what a side may capture: the other side's creatures, lint and demons, but never a bunny.
    #[must_use]
    #[inline]
    pub fn prey(&self, side: Side) -> SquareSet {
        self.side(side.other()) | self.role(Kind::Lint) | self.role(Kind::DustDemon)
    }

    /// The squares of what a side may move: its own creatures and neutral ones.
    #[must_use]
    #[inline]
    pub fn movable(&self, side: Side) -> SquareSet {
        self.side(side) | self.neutral()
    }

    /// The squares beside a sleeping monster: a creature that moves there is eaten.
    #[must_use]
    pub fn dangerous(&self) -> SquareSet {
        let monsters = self.role(Kind::CookieMonster).iter();
        monsters.fold(SquareSet::EMPTY, |set, monster| set | AROUND[monster.index()])
    }
}
