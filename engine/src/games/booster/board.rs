//! [`CheckerBoard`]: a board with checkers on it, and what each part of a turn does to it.

use super::checkers::Checkers;
use super::threat::exposed;
use crate::board::{Pattern, Role, Side, Square, SquareSet};
use crate::cards::{Card, Face};
use crate::chess::{DeadPositions, Position as Base, pseudo_targets, won_by};
use crate::duel::Laden;
use crate::rules::{GameResult, Outcome, Reason};

/// A board with checkers on it. The turn of `base` passes with the regular move, before the steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CheckerBoard {
    /// The base position: board, rights and clocks.
    pub base: Base,
    /// The checkers under pieces.
    pub checkers: Checkers,
    /// The number of checkers each side owns.
    pub owned: [u8; 2],
}

impl Laden for CheckerBoard {
    fn base(&self) -> &Base {
        &self.base
    }

    fn base_mut(&mut self) -> &mut Base {
        &mut self.base
    }

    fn laden(&self) -> SquareSet {
        self.checkers.all()
    }

    fn in_check(&self, side: Side) -> bool {
        exposed(self, side.other())
    }

    fn reach(&self, role: Role, from: Square) -> SquareSet {
        let side = self.base.turn();
        self.targets(side, role, from, self.en_passant(side))
    }

    fn may_step(&self, from: Square) -> bool {
        self.checkers.on(from, self.mover()) > 0
    }

    /// Moves the checkers along; on its far back rank a piece loses the enemy's checkers.
    fn carry(&mut self, from: Square, to: Square, victim: Option<Square>, spent: u8) {
        let side = self.mover();
        let under = self.checkers.lift(from, side) - spent.cast_signed();
        let count = under + victim.map_or(0, |square| self.checkers.lift(square, side));
        if count > 0 || to.rank() != side.rank(7) {
            self.checkers.lay(to, side, count);
        }
    }
}

impl CheckerBoard {
    /// The number of a side's checkers off the board.
    #[must_use]
    pub fn free(&self, side: Side) -> u8 {
        self.owned[side.index()].saturating_sub(self.checkers.laid(side))
    }

    /// The number of cards a side draws at the end of its turn, with `hand` cards in hand and `left` in the deck:
    /// one for each free checker.
    #[must_use]
    pub fn owed(&self, side: Side, hand: usize, left: usize) -> u8 {
        let wanted = usize::from(self.free(side)).saturating_sub(hand);
        u8::try_from(wanted.min(left)).unwrap_or(u8::MAX)
    }

    /// The squares on which a side's pieces stand on the other's checkers.
    #[must_use]
    #[inline]
    pub fn hobbled(&self, side: Side) -> SquareSet {
        self.base.placement().side(side) & self.checkers.squares(side.other())
    }

    /// The pseudo-legal targets of a piece, castling aside. A hobbled piece moves like a pawn, one step, and a
    /// hobbled pawn not at all.
    #[must_use]
    pub fn targets(&self, side: Side, role: Role, from: Square, en_passant: SquareSet) -> SquareSet {
        let board = self.base.placement();
        if !self.checkers.squares(side.other()).contains(from) {
            return pseudo_targets(board, side, role, from, en_passant);
        }
        if role.is_pawn() {
            return SquareSet::EMPTY;
        }
        let ahead = Pattern::Ahead.reach(side, from, SquareSet::EMPTY) - board.occupied();
        ahead | Pattern::PawnCapture.reach(side, from, SquareSet::EMPTY) & board.side(side.other())
    }

    /// The en-passant square as a set, if it is this side's turn.
    #[must_use]
    pub fn en_passant(&self, side: Side) -> SquareSet {
        let passed = self.base.en_passant().filter(|_| self.base.turn() == side);
        passed.map_or(SquareSet::EMPTY, SquareSet::of)
    }

    /// The pieces that a card may be played on: those of its kind and colour; all of its colour for checkers and
    /// for a kind that is gone.
    #[must_use]
    pub fn fits(&self, card: Card) -> SquareSet {
        let board = self.base.placement();
        let of_kind = match card.face {
            Face::Piece(role) => board.pieces(card.side, role),
            Face::Checkers => SquareSet::EMPTY,
        };
        if of_kind.is_empty() { board.side(card.side) } else { of_kind }
    }

    /// Forgets the en-passant square where the side to move can't capture on it.
    pub fn settle(&mut self) {
        let base = self.base;
        if base.en_passant().is_some() && !self.safe_moves().any(|(mv, ..)| base.is_en_passant(mv)) {
            self.base.forget_en_passant();
        }
    }

    /// The outcome if the game ends at the beginning of this turn, history aside. Cards don't matter for that:
    /// they come after a move.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        let side = self.base.turn();
        let drawn = |reason| Some(Outcome { result: GameResult::Drawn, reason });
        if self.safe_moves().next().is_none() {
            let mate = won_by(side.other(), Reason::CHECKMATE);
            return if self.in_check(side) { Some(mate) } else { drawn(Reason::STALEMATE) };
        }
        if self.is_dead() { drawn(Reason::DEAD_POSITION) } else { None }
    }

    /// Whether neither side can mate any more.
    #[must_use]
    pub fn is_dead(&self) -> bool {
        DeadPositions::BareKings.contains(self.base.placement())
    }

    /// The pieces among these that the mover may put a checker under: wherever it leaves the own king safe.
    #[must_use]
    pub fn receivers(&self, among: SquareSet) -> SquareSet {
        let side = self.mover();
        if self.free(side) == 0 {
            return SquareSet::EMPTY;
        }
        // Only a hobbled enemy piece gains captures by this: more of the own checkers under an own piece are no
        // gain for the side that captures it, and fewer boosts or more hobbles free no piece.
        let changed = self.base.placement().side(side.other()) - self.checkers.all();
        let fatal = |square: &Square| {
            let mut after = *self;
            after.checkers.lay(*square, side, 1);
            after.in_check(side)
        };
        among - (among & changed).iter().filter(fatal).collect()
    }
}
