//! A board with checkers on it, and what each part of a turn does to it.

use super::stacks::Stacks;
use super::threat::{exposed, steps};
use crate::board::{Piece, Role, Side, Square, SquareSet};
use crate::chess::{Castle, Effect, Fan, Move, Position as Base, Wing, pseudo_targets};

/// A board with checkers on it. The turn of `base` passes with the regular move, before the steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ground {
    /// The board, its rights and clocks.
    pub base: Base,
    /// The checkers.
    pub stacks: Stacks,
}

/// A turn after its regular move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Running {
    /// Where the piece stands that moved.
    pub square: Square,
    /// Whether anything was captured so far.
    pub captured: bool,
}

impl Ground {
    /// Whether the king of a side could be taken in the other's next turn.
    #[must_use]
    pub fn in_check(&self, side: Side) -> bool {
        exposed(self, side.other())
    }

    /// Every regular move but castling, without regard to the own king.
    pub fn pseudo_moves(&self) -> impl Iterator<Item = Move> + '_ {
        let (side, board) = (self.base.turn(), self.base.placement());
        let en_passant = self.base.en_passant().map_or(SquareSet::EMPTY, SquareSet::of);
        board.side(side).iter().flat_map(move |from| {
            let role = board.role_at(from).unwrap_or(Role::Pawn);
            Fan::new(role, from, pseudo_targets(board, side, role, from, en_passant), &Role::PROMOTIONS)
                .moves()
        })
    }

    /// Castling moves whose way is free and safe.
    pub fn castlings(&self) -> impl Iterator<Item = Move> + '_ {
        let may = |wing: &Wing| self.base.castle(*wing).is_some_and(|castle| self.may_castle(castle));
        Wing::BOTH.into_iter().filter(may).map(Move::Castle)
    }

    fn may_castle(&self, castle: Castle) -> bool {
        let side = self.base.turn();
        let pair = SquareSet::of(castle.king_from) | SquareSet::of(castle.rook_from);
        castle.is_open(self.base.placement().occupied())
            && !self.stacks.squares().meets(pair)
            && castle.stops(self.base.placement(), side).all(|placement| {
                let mut there = *self;
                *there.base.placement_mut() = placement;
                !there.in_check(side)
            })
    }

    /// Carries a regular move out. Tells what it did and, unless it is castling, where the piece stands now.
    pub fn make(&mut self, mv: Move) -> (Effect, Option<Running>) {
        let effect = self.base.make(mv);
        let Move::Normal { from, to, .. } = mv else { return (effect, None) };
        let under = self.stacks.take(from);
        if let Some((square, _)) = effect.captured {
            let gained = self.stacks.take(square);
            self.stacks.add(to, gained);
        }
        self.stacks.add(to, under);
        (effect, Some(Running { square: to, captured: effect.captured.is_some() }))
    }

    /// Where the running piece may step next, without regard to the own king.
    #[must_use]
    pub fn hops(&self, running: Running) -> SquareSet {
        if self.stacks.on(running.square) == 0 {
            return SquareSet::EMPTY;
        }
        steps(self, self.mover(), running.square)
    }

    /// Whose turn is running.
    #[must_use]
    pub fn mover(&self) -> Side {
        self.base.turn().other()
    }

    /// Carries a step out. Tells what it captured and where the turn stands.
    pub fn hop(&mut self, running: Running, to: Square, promotion: Option<Role>) -> (Option<Piece>, Running) {
        self.base.forget_en_passant();
        let under = self.stacks.take(running.square).saturating_sub(1);
        let captured = self.base.placement().piece_at(to);
        if captured.is_some() {
            self.base.remove(to);
            let gained = self.stacks.take(to);
            self.stacks.add(to, gained);
        }
        self.stacks.add(to, under);
        if let Some(piece) = self.base.placement_mut().take(running.square) {
            let role = promotion.unwrap_or(piece.role);
            self.base.placement_mut().put(to, Piece { role, ..piece });
        }
        (captured, Running { square: to, captured: running.captured || captured.is_some() })
    }

    /// Whether a checker has to be given before a turn may end.
    #[must_use]
    pub fn owes(&self, running: Running) -> bool {
        running.captured && self.stacks.supply() > 0
    }

    /// Under which enemy pieces a checker may go: wherever it leaves the own king safe.
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
