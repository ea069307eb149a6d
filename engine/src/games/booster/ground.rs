//! A board with checkers on it, and what each part of a turn does to it.

use super::checkers::Checkers;
use super::threat::exposed;
use crate::board::{Pattern, Piece, Role, Side, Square, SquareSet};
use crate::cards::{Card, Face};
use crate::chess::{Castle, Effect, Fan, Move, Position as Base, Wing, pseudo_targets};

/// A board with checkers on it. The turn of `base` passes with the regular move, before the steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ground {
    /// The board, its rights and clocks.
    pub base: Base,
    /// The checkers under pieces.
    pub checkers: Checkers,
    /// How many checkers each side has in all.
    pub owned: [u8; 2],
}

/// A turn after its regular move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Running {
    /// Where the piece stands that moved; nothing steps on after castling.
    pub square: Option<Square>,
    /// Whether anything was captured so far.
    pub captured: bool,
}

impl Ground {
    /// How many checkers lie in front of a side.
    #[must_use]
    pub fn free(&self, side: Side) -> u8 {
        self.owned[side.index()].saturating_sub(self.checkers.laid(side))
    }

    /// Whether the king of a side could be taken in the other's next turn.
    #[must_use]
    pub fn in_check(&self, side: Side) -> bool {
        exposed(self, side.other())
    }

    /// The squares on which a side's pieces stand on the other's checkers.
    #[must_use]
    #[inline]
    pub fn hobbled(&self, side: Side) -> SquareSet {
        self.base.placement().side(side) & self.checkers.squares(side.other())
    }

    /// Where a piece may go without regard to its king: everything but castling. A hobbled piece goes like a pawn, one
    /// step, and a hobbled pawn nowhere.
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

    /// The square passed over, as a set, if it is this side's turn.
    #[must_use]
    pub fn en_passant(&self, side: Side) -> SquareSet {
        let passed = self.base.en_passant().filter(|_| self.base.turn() == side);
        passed.map_or(SquareSet::EMPTY, SquareSet::of)
    }

    /// Every regular move but castling, without regard to the own king.
    pub fn pseudo_moves(&self) -> impl Iterator<Item = Move> + '_ {
        let (side, board) = (self.base.turn(), self.base.placement());
        let en_passant = self.en_passant(side);
        board.side(side).iter().flat_map(move |from| {
            let role = board.role_at(from).unwrap_or(Role::Pawn);
            Fan::new(role, from, self.targets(side, role, from, en_passant), &Role::PROMOTIONS).moves()
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
            && !self.checkers.all().meets(pair)
            && castle.stops(self.base.placement(), side).all(|placement| {
                let mut there = *self;
                *there.base.placement_mut() = placement;
                !there.in_check(side)
            })
    }

    /// Carries a regular move out. Tells what it did and where the turn stands.
    pub fn make(&mut self, mv: Move) -> (Effect, Running) {
        let side = self.base.turn();
        let effect = self.base.make(mv);
        let Move::Normal { from, to, .. } = mv else {
            return (effect, Running { square: None, captured: false });
        };
        let under = self.checkers.lift(from, side);
        let gained = effect.captured.map_or(0, |(square, _)| self.checkers.lift(square, side));
        self.arrive(to, side, under + gained);
        (effect, Running { square: Some(to), captured: effect.captured.is_some() })
    }

    /// A piece arrives with so many checkers; on its far back rank it is rid of the enemy's.
    fn arrive(&mut self, to: Square, side: Side, count: i8) {
        if count > 0 || to.rank() != side.rank(7) {
            self.checkers.lay(to, side, count);
        }
    }

    /// Whose turn is running.
    #[must_use]
    pub fn mover(&self) -> Side {
        self.base.turn().other()
    }

    /// Where the running piece may step next, without regard to the own king.
    #[must_use]
    pub fn hops(&self, running: Running) -> SquareSet {
        let side = self.mover();
        match running.square.filter(|square| self.checkers.on(*square, side) > 0) {
            Some(from) => {
                Pattern::King.reach(side, from, SquareSet::EMPTY) - self.base.placement().side(side)
            }
            None => SquareSet::EMPTY,
        }
    }

    /// Carries a step out. Tells what it captured and where the turn stands.
    pub fn hop(&mut self, running: Running, to: Square, promotion: Option<Role>) -> (Option<Piece>, Running) {
        let Some(from) = running.square else { return (None, running) };
        let side = self.mover();
        self.base.forget_en_passant();
        let under = self.checkers.lift(from, side) - 1;
        let gained = self.checkers.lift(to, side);
        let captured = self.base.placement().piece_at(to);
        if captured.is_some() {
            self.base.remove(to);
        }
        if let Some(piece) = self.base.placement_mut().take(from) {
            let role = promotion.unwrap_or(piece.role);
            self.base.placement_mut().put(to, Piece { role, ..piece });
        }
        self.arrive(to, side, under + gained);
        (captured, Running { square: Some(to), captured: running.captured || captured.is_some() })
    }

    /// The pieces that a card fits: those of its kind and colour, and all of its colour for checkers and for a kind that
    /// is gone.
    #[must_use]
    pub fn fits(&self, card: Card) -> SquareSet {
        let board = self.base.placement();
        let of_kind = match card.face {
            Face::Piece(role) => board.pieces(card.side, role),
            Face::Checkers => SquareSet::EMPTY,
        };
        if of_kind.is_empty() { board.side(card.side) } else { of_kind }
    }

    /// The pieces among these under which the mover may put a checker: wherever it leaves the own king safe.
    #[must_use]
    pub fn receivers(&self, among: SquareSet) -> SquareSet {
        let side = self.mover();
        if self.free(side) == 0 {
            return SquareSet::EMPTY;
        }
        // Only an enemy piece that is hobbled now learns to capture anew: more of the own checkers under an own piece
        // are no gain for whoever captures it, and fewer boosts or more hobbles free nobody.
        let changed = self.base.placement().side(side.other()) - self.checkers.all();
        let fatal = |square: &Square| {
            let mut after = *self;
            after.checkers.lay(*square, side, 1);
            after.in_check(side)
        };
        among - (among & changed).iter().filter(fatal).collect()
    }
}
