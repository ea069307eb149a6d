//! Three-check: a player who gives check for the third time has won.

use std::ops::ControlFlow;

use engine::board::{Role, Side};
use engine::chess::{
    Army, Arrays, Effect, Fields, Move, PieceMoves, Position as Base, PositionKey, Variant, won_by,
};
use engine::duel::Chesslike;
use engine::rules::{Info, Options, Outcome, Reason, Refusal, SetupError, Why, Words};

const THRICE: Reason = Reason::new("three-checks", "three checks");
const CHECKS: &Why = &Why::new(
    "three-check/checks",
    Words::new(&[("en", "engine-refusal-three-check-checks = `checks=` counts as in `checks=1+2`.")]),
);

/// A position, and how many checks each side has given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Position(Base, [u8; 2]);

impl Variant for Position {
    type Kind = Role;
    type Key = (PositionKey, [u8; 2]);

    fn base(&self) -> &Base {
        &self.0
    }

    fn base_mut(&mut self) -> &mut Base {
        &mut self.0
    }

    fn key(&self) -> Self::Key {
        (self.0.key(), self.1)
    }

    fn generate<B>(&self, listener: impl FnMut(PieceMoves) -> ControlFlow<B>) -> ControlFlow<B> {
        self.0.generate(listener)
    }

    fn make(&mut self, mv: Move) -> Effect {
        let effect = self.0.make(mv);
        self.1[self.turn().other().index()] += u8::from(self.0.in_check());
        effect
    }

    fn ending(&self) -> Option<Outcome> {
        let thrice = |side: &Side| self.1[side.index()] >= 3;
        Side::BOTH.into_iter().find(thrice).map(|side| won_by(side, THRICE))
    }
}

/// The rules.
#[derive(Debug)]
pub(crate) struct ThreeCheck;

impl Chesslike for ThreeCheck {
    const INFO: Info = super::info("three-check", "Three-check", &[THRICE]);

    type Position = Position;

    fn start(options: &Options) -> Result<Position, SetupError> {
        Self::parse(super::START, options)
    }

    fn text(position: &Position) -> String {
        format!("{} checks={}+{}", position.0, position.1[0], position.1[1])
    }

    fn parse(text: &str, _options: &Options) -> Result<Position, SetupError> {
        let fields = Fields::cut(text)?;
        fields.allow_extras(&["checks"])?;
        let given = fields.extra("checks").unwrap_or("0+0").split_once('+');
        let number = |text: &str| text.parse().map_err(|_| SetupError::from(Refusal::of(CHECKS)));
        let (white, black) = given.ok_or_else(|| Refusal::of(CHECKS))?;
        let base = Base::read(Army::ORTHODOX, &fields, Arrays::Usual)?;
        Ok(Position(base, [number(white)?, number(black)?]))
    }
}
