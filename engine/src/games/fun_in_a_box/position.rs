//! [`Position`]: a position with Things on the board and in their boxes.

use std::fmt;
use std::ops::ControlFlow;

use super::boxes::Boxes;
use super::kinds::{Base, Effect, Move, Piece, Role};
use super::pair::{caught, threatens};
use super::{ARMY, refusals};
use crate::board::{Pattern, Side, Square, SquareSet};
use crate::chess::{Arrays, DeadPositions, FenError, Fields, PieceMoves, PositionKey, Variant};
use crate::rules::{Event, Refusal, SetupError, Value};

/// A position of Fun-in-a-Box Chess. `Display` writes the position text, [`Position::parse`] reads it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    base: Base,
    boxes: Boxes,
    /// Whether captured Things go back to their box rather than leave the game.
    unlatch: bool,
}

impl Position {
    /// A position with all Things in their boxes.
    pub(super) fn new(base: Base, unlatch: bool) -> Self {
        Self { base, boxes: Boxes::FULL, unlatch }
    }

    /// Reads a position text.
    ///
    /// # Errors
    /// When the text can't be read or no game can come to that position; the sentence says why.
    pub fn parse(text: &str, unlatch: bool) -> Result<Self, SetupError> {
        let fields = Fields::cut(text)?;
        fields.allow_extras(&["box", "latched"])?;
        let base = Base::read(ARMY, &fields, Arrays::Usual)?;
        let boxes = Boxes::parse(fields.extra("box"), fields.extra("latched"))?;
        let mut position = Self { base, boxes, unlatch };
        position.check()?;
        position.settle();
        Ok(position)
    }

    /// Refuses positions that no game can come to.
    fn check(&self) -> Result<(), SetupError> {
        for side in Side::BOTH {
            let inside = self.boxes.things(side).count();
            let outside = self.base.placement().pieces(side, Role::Thing).len();
            if !matches!(inside + outside, 0 | 2) {
                return Err(Refusal::of(refusals::TWO_THINGS).with("side", Value::Name(side.name())).into());
            }
            if self.boxes.is_latched(side) && !self.unlatch {
                return Err(Refusal::of(refusals::UNLATCH).into());
            }
            if self.boxes.is_latched(side) && inside != 2 {
                return Err(Refusal::of(refusals::BOTH_IN).with("side", Value::Name(side.name())).into());
            }
        }
        let waiting = self.base.turn().other();
        if self.is_attacked(waiting) {
            return Err(FenError::WaitingKing(waiting.name()).into());
        }
        Ok(())
    }

    /// The boxes off the board.
    #[must_use]
    pub fn boxes(&self) -> &Boxes {
        &self.boxes
    }

    /// Whether both Things of a side have left the game.
    #[must_use]
    pub fn has_no_things(&self, side: Side) -> bool {
        self.boxes.things(side).next().is_none() && self.base.placement().pieces(side, Role::Thing).is_empty()
    }

    /// The square of the piece that a Thing's move captures.
    fn caught_by(&self, mv: Move) -> Option<Square> {
        let Move::Normal { from, to, .. } = mv else { return None };
        let (side, board) = (self.base.turn(), self.base.placement());
        let things = board.pieces(side, Role::Thing);
        let moves_thing = !from.on_board() || things.contains(from);
        if moves_thing { caught(board, side, to, things.without(from)) } else { None }
    }

    /// Removes the twin of a side's captured Thing, too ("what a shame"); with `unlatch` both return to their latched box.
    fn lose_things(&mut self, side: Side) {
        if let Some(twin) = self.base.placement().pieces(side, Role::Thing).first() {
            self.base.remove(twin);
        }
        self.boxes.set(side, self.unlatch, self.unlatch);
    }
}

impl Variant for Position {
    type Kind = Role;
    type Key = (PositionKey<Role>, Boxes);

    fn base(&self) -> &Base {
        &self.base
    }

    fn base_mut(&mut self) -> &mut Base {
        &mut self.base
    }

    fn piece_moves<B>(&self, mut listener: impl FnMut(PieceMoves<Role>) -> ControlFlow<B>) -> ControlFlow<B> {
        self.base.piece_moves(&mut listener)?;
        let (side, board) = (self.base.turn(), self.base.placement());
        for from in self.boxes.things(side).filter(|_| !self.boxes.is_latched(side)) {
            let targets = Pattern::Elsewhere.reach(side, from, SquareSet::EMPTY) - board.occupied();
            listener(PieceMoves::new(Role::Thing, from, targets, &[]))?;
        }
        ControlFlow::Continue(())
    }

    fn attacks(&self, side: Side, target: Square, occupied: SquareSet) -> bool {
        self.base.placement().is_attacked(target, side, occupied)
            || threatens(self.base.placement(), &self.boxes, side, target, occupied)
    }

    fn make(&mut self, mv: Move) -> Effect {
        let side = self.base.turn();
        let victim = self.caught_by(mv);
        let mut effect = match mv {
            Move::Normal { from, to, .. } if !from.on_board() => {
                self.boxes.leave(from);
                self.base.placement_mut().put(to, Piece::new(side, Role::Thing));
                self.base.pass();
                Effect { captured: None, passed: None, resets_clock: false }
            }
            _ => self.base.make(mv),
        };
        if let Some(square) = victim {
            effect.captured = self.base.remove(square).map(|piece| (square, piece));
            effect.resets_clock = true;
        }
        if effect.captured.is_some_and(|(_, piece)| piece.role == Role::Thing) {
            self.lose_things(side.other());
        }
        if self.boxes.is_latched(side) && self.is_attacked(side.other()) {
            self.boxes.open(side);
        }
        effect
    }

    fn captured_by(&self, mv: Move) -> Option<(Square, Piece)> {
        match self.caught_by(mv) {
            Some(square) => Some((square, self.base.placement().piece_at(square)?)),
            None => self.base.captured_by(mv),
        }
    }

    fn side_effects(&self, mv: Move) -> Vec<Event> {
        let side = self.base.turn();
        let event = |code, side: Side| Event::public(code, vec![("side", side.into())]);
        let mut events = Vec::new();
        if self.captured_by(mv).is_some_and(|(_, piece)| piece.role == Role::Thing) {
            let code = if self.unlatch { "fun-in-a-box/latched" } else { "fun-in-a-box/lost" };
            events.push(event(code, side.other()));
        }
        let mut after = *self;
        after.play(mv);
        if self.boxes.is_latched(side) && !after.boxes.is_latched(side) {
            events.push(event("fun-in-a-box/opened", side));
        }
        events
    }

    /// Whether a move is irreversible; with `unlatch`, Things that return to their box come out again.
    fn is_final(&self, effect: &Effect) -> bool {
        effect.resets_clock && !self.unlatch
    }

    fn key(&self) -> Self::Key {
        (self.base.key(), self.boxes)
    }

    fn is_dead(&self) -> bool {
        self.boxes.is_empty() && DeadPositions::BareKings.contains(self.base.placement())
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.base.fields(self.base.turn().letter(), self.base.en_passant()))?;
        f.write_str(&self.boxes.fields())
    }
}
