//! [`CheckerBoard`]: a board with checkers on it, and what each part of a turn does to it.

use super::stacks::Stacks;
use super::threat::exposed;
use crate::board::{Role, Side, Square, SquareSet};
use crate::chess::{Position as Base, pseudo_targets};
use crate::duel::{Laden, Running};

/// A board with checkers on it. The turn of `base` passes with the regular move, before the steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CheckerBoard {
    /// The base position: board, rights and clocks.
    pub base: Base,
    /// The checkers.
    pub stacks: Stacks,
}

impl Laden for CheckerBoard {
    fn base(&self) -> &Base {
        &self.base
    }

    fn base_mut(&mut self) -> &mut Base {
        &mut self.base
    }

    fn laden(&self) -> SquareSet {
        self.stacks.squares()
    }

    fn in_check(&self, side: Side) -> bool {
        exposed(self, side.other())
    }

    fn reach(&self, role: Role, from: Square) -> SquareSet {
        let en_passant = self.base.en_passant().map_or(SquareSet::EMPTY, SquareSet::of);
        pseudo_targets(self.base.placement(), self.base.turn(), role, from, en_passant)
    }

    fn may_step(&self, from: Square) -> bool {
        self.stacks.on(from) > 0
    }

    fn carry(&mut self, from: Square, to: Square, victim: Option<Square>, spent: u8) {
        let under = self.stacks.take(from).saturating_sub(spent);
        let gained = victim.map_or(0, |square| self.stacks.take(square));
        self.stacks.add(to, under + gained);
    }
}

impl CheckerBoard {
    /// Whether a checker has to be given before a turn may end.
    #[must_use]
    pub fn owes(&self, running: Running) -> bool {
        running.captured && self.stacks.supply() > 0
    }

    /// The enemy pieces that may get a checker: wherever it leaves the own king safe.
    pub fn gifts(&self, running: Running) -> impl Iterator<Item = Square> + '_ {
        let receivers =
            if self.owes(running) { self.base.placement().side(self.base.turn()) } else { SquareSet::EMPTY };
        receivers.iter().filter(|square| {
            let mut after = *self;
            after.stacks.add(*square, 1);
            !after.in_check(self.mover())
        })
    }
}
