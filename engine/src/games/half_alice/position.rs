//! [`Position`]: a position on both sides of the mirror. A piece off a checker is on the near side, a piece on one
//! on the far side.

use std::fmt;
use std::ops::ControlFlow;

use super::{ARMY, refusals};
use crate::board::{Role, Side, Square, SquareSet};
use crate::chess::{
    Arrays, Castle, Effect, FenError, Fields, Move, PieceMoves, Position as Base, PositionKey, Variant,
    pseudo_targets, squares,
};
use crate::rules::{Refusal, SetupError, Value};

/// A position of Half Alice Chess. `Display` writes the position text, [`Position::parse`] reads it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    base: Base,
    /// The squares of pieces on the far side.
    far: SquareSet,
    /// The number of checkers of each side.
    checkers: u32,
}

impl Position {
    /// A position with all pieces on the near side.
    pub(super) fn new(base: Base, checkers: u32) -> Self {
        Self { base, far: SquareSet::EMPTY, checkers }
    }

    /// Reads a position text.
    ///
    /// # Errors
    /// When the text can't be read or no game can come to that position; the sentence says why.
    pub fn parse(text: &str, arrays: Arrays, checkers: u32) -> Result<Self, SetupError> {
        let fields = Fields::cut(text)?;
        fields.allow_extras(&["far"])?;
        let base = Base::read(ARMY, &fields, arrays)?;
        let far = fields.extra("far").map_or(Ok(SquareSet::EMPTY), |list| squares("far", list))?;
        let mut position = Self { base, far, checkers };
        position.check()?;
        position.settle();
        Ok(position)
    }

    /// Refuses positions that no game can come to.
    fn check(&self) -> Result<(), SetupError> {
        let board = self.base.placement();
        if let Some(square) = (self.far - board.occupied()).first() {
            return Err(Refusal::of(refusals::FAR_EMPTY).with("square", square).into());
        }
        for side in Side::BOTH {
            let pieces = (board.side(side) & self.far).len();
            if pieces > self.checkers as usize {
                let refusal = Refusal::of(refusals::FAR_MANY).with("side", Value::Name(side.name()));
                return Err(refusal.with("checkers", self.checkers).with("pieces", pieces as u32).into());
            }
            let rooks = self.base.castling().rooks(side);
            let king = board.pieces(side, Role::King);
            if !rooks.is_empty() && (rooks | king).meets(self.far) {
                return Err(Refusal::of(refusals::FAR_CASTLES).with("side", Value::Name(side.name())).into());
            }
        }
        let waiting = self.base.turn().other();
        if self.is_attacked(waiting) {
            return Err(FenError::WaitingKing(waiting.name()).into());
        }
        Ok(())
    }

    /// The squares of pieces on the far side of the mirror.
    #[must_use]
    pub fn far(&self) -> SquareSet {
        self.far
    }

    /// The number of checkers a side has left to put under its pieces.
    #[must_use]
    pub fn free(&self, side: Side) -> u32 {
        self.checkers.saturating_sub((self.base.placement().side(side) & self.far).len() as u32)
    }

    /// All squares that belong to a side of the mirror, occupied or not.
    fn world(&self, far: bool) -> SquareSet {
        if far { self.far } else { !self.far }
    }

    /// Whether a side could capture the other's king, with `free` checkers left. A near piece without a free
    /// checker can't move, so it attacks nothing.
    fn is_attacked_by(&self, side: Side, free: u32) -> bool {
        let Some(king) = self.base.placement().king(side.other()) else { return false };
        let far = self.far.contains(king);
        let world = self.base.placement().within(self.world(far));
        (far || free > 0) && world.is_attacked(king, side, world.occupied())
    }

    /// The squares on which a pawn on this side of the mirror may capture in passing now.
    fn en_passant(&self, far: bool) -> SquareSet {
        let Some(square) = self.base.en_passant() else { return SquareSet::EMPTY };
        let side = self.base.turn();
        let passer = Square::at(square.file(), side.rank(4));
        let same_world = passer.is_some_and(|passer| self.far.contains(passer) == far);
        if same_world { SquareSet::of(square) - self.base.placement().occupied() } else { SquareSet::EMPTY }
    }
}

impl Variant for Position {
    type Kind = Role;
    type Key = (PositionKey, SquareSet);

    fn base(&self) -> &Base {
        &self.base
    }

    fn base_mut(&mut self) -> &mut Base {
        &mut self.base
    }

    fn key(&self) -> Self::Key {
        (self.base.key(), self.far)
    }

    fn piece_moves<B>(&self, mut listener: impl FnMut(PieceMoves) -> ControlFlow<B>) -> ControlFlow<B> {
        let (side, board) = (self.base.turn(), self.base.placement());
        for far in [false, true].into_iter().filter(|far| *far || self.free(side) > 0) {
            let world = board.within(self.world(far));
            let beyond = board.occupied() - world.occupied();
            let en_passant = self.en_passant(far);
            for from in world.side(side) {
                let role = world.role_at(from).unwrap_or(Role::Pawn);
                let targets = pseudo_targets(&world, side, role, from, en_passant) - beyond;
                listener(PieceMoves::new(role, from, targets, &Role::PROMOTIONS))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Moves that people may expect: onto a piece on the other side of the mirror, or to the far side without a checker.
    fn forbidden(&self) -> Vec<(Move, Refusal)> {
        let (side, board) = (self.base.turn(), self.base.placement());
        let mut found = Vec::new();
        for far in [false, true] {
            let world = board.within(self.world(far));
            let stuck = !far && self.free(side) == 0;
            for from in world.side(side) {
                let role = world.role_at(from).unwrap_or(Role::Pawn);
                let targets = pseudo_targets(&world, side, role, from, self.en_passant(far));
                let blocked = if stuck { targets } else { targets & (board.occupied() - world.occupied()) };
                let why = |to: Square| match board.role_at(to) {
                    Some(role) if !stuck => Refusal::of(refusals::OTHER_SIDE)
                        .with("piece", Value::kind(role.name()))
                        .with("square", to),
                    _ => Refusal::of(refusals::NO_CHECKER).with("side", Value::Name(side.name())),
                };
                let moves = PieceMoves::new(role, from, blocked, &Role::PROMOTIONS).moves();
                found.extend(moves.filter_map(|mv| match mv {
                    Move::Normal { to, .. } => Some((mv, why(to))),
                    Move::Castle(_) => None,
                }));
            }
        }
        found
    }

    /// Castling where the way is free and, on the near side, safe.
    fn castling_moves(&self) -> Option<PieceMoves> {
        let side = self.base.turn();
        let near = self.base.placement().within(self.world(false));
        let may = |castle: Castle| {
            let ends = SquareSet::of(castle.king_to) | SquareSet::of(castle.rook_to);
            castle.is_open(near.occupied())
                && !ends.meets(self.far)
                && (self.free(side.other()) == 0 || castle.is_safe(&near, side.other()))
        };
        if self.free(side) > 1 { self.base.castling_moves(may) } else { None }
    }

    fn is_attacked(&self, side: Side) -> bool {
        self.is_attacked_by(side.other(), self.free(side.other()))
    }

    /// Whether the king is safe before and after a piece crosses the mirror.
    fn is_safe(&self, mv: Move) -> bool {
        let side = self.base.turn();
        let mut after = *self;
        after.make(mv);
        if after.is_attacked(side) {
            return false;
        }
        let Move::Normal { from, to, .. } = mv else { return true };
        // Before crossing, the piece is still on its old side of the mirror.
        let mut before = after;
        if self.far.contains(from) {
            before.far.insert(to);
        } else {
            before.far.remove(to);
        }
        let king = before.base.placement().king(side);
        let concerned = king.is_some_and(|king| before.far.contains(king) == self.far.contains(from));
        !concerned || !before.is_attacked_by(side.other(), after.free(side.other()))
    }

    fn make(&mut self, mv: Move) -> Effect {
        let castle = match mv {
            Move::Castle(wing) => self.base.castle(wing),
            Move::Normal { .. } => None,
        };
        let effect = self.base.make(mv);
        if let Some((square, _)) = effect.captured {
            self.far.remove(square);
        }
        if let Move::Normal { from, to, .. } = mv {
            let was_far = self.far.contains(from);
            self.far.remove(from);
            if !was_far {
                self.far.insert(to);
            }
        }
        if let Some(castle) = castle {
            self.far |= SquareSet::of(castle.king_to) | SquareSet::of(castle.rook_to);
        }
        effect
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.base.fields(self.base.turn().letter(), self.base.en_passant()))?;
        if !self.far.is_empty() {
            let far: Vec<String> = self.far.iter().map(|square| square.to_string()).collect();
            write!(f, " far={}", far.join(","))?;
        }
        Ok(())
    }
}
