//! Atomic: every capture blows up both pieces and all but pawns around them; a player who loses the king in this way has lost.

use engine::board::{Pattern, Role, Side, Square, SquareSet};
use engine::chess::{Army, Arrays, Effect, Fields, Move, Position as Base, PositionKey, Variant, won_by};
use engine::duel::Chesslike;
use engine::rules::{Info, Options, Outcome, Reason, SetupError};

/// A position: chess with explosions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Position(Base);

impl Variant for Position {
    type Kind = Role;
    type Key = PositionKey;

    fn base(&self) -> &Base {
        &self.0
    }

    fn base_mut(&mut self) -> &mut Base {
        &mut self.0
    }

    fn key(&self) -> PositionKey {
        self.0.key()
    }

    /// A king next to the other king can't be captured: both would explode.
    fn attacks(&self, side: Side, square: Square, occupied: SquareSet) -> bool {
        let near = Pattern::King.reach(side, square, SquareSet::EMPTY);
        let apart = self.placement().king(side).is_some_and(|king| !near.contains(king));
        apart && self.placement().is_attacked(square, side, occupied)
    }

    fn is_safe(&self, mv: Move) -> bool {
        let (mut after, side) = (*self, self.turn());
        after.make(mv);
        after.placement().king(side).is_some() && !after.is_attacked(side)
    }

    fn make(&mut self, mv: Move) -> Effect {
        let effect = self.0.make(mv);
        if let (Some(_), Move::Normal { to, .. }) = (effect.captured, mv) {
            let around = Pattern::King.reach(Side::White, to, SquareSet::EMPTY) - self.placement().pawns();
            for square in around.with(to) {
                self.0.remove(square);
            }
        }
        effect
    }

    /// Dead positions differ from chess: the game ends only by kings, clocks and repetition.
    fn is_dead(&self) -> bool {
        false
    }

    fn ending(&self) -> Option<Outcome> {
        let lost = Side::BOTH.into_iter().find(|side| self.placement().king(*side).is_none())?;
        Some(won_by(lost.other(), EXPLOSION))
    }
}

const EXPLOSION: Reason = Reason::new("the-explosion", "the explosion");

pub(crate) struct Atomic;

impl Chesslike for Atomic {
    const INFO: Info = super::info("atomic", "Atomic", &[EXPLOSION]);
    type Position = Position;

    fn start(options: &Options) -> Result<Position, SetupError> {
        Self::parse(super::START, options)
    }

    fn parse(text: &str, _options: &Options) -> Result<Position, SetupError> {
        Ok(Position(Base::read(Army::ORTHODOX, &Fields::cut(text)?, Arrays::Chess960)?))
    }
}
