//! King of the Hill: chess in which a king wins by reaching one of the four squares in the middle.

mod evaluation;

use std::ops::ControlFlow;

use engine::board::{Role, Side, SquareSet};
use engine::chess::{Arrays, PieceMoves, Position as Base, PositionKey, Variant, won_by};
use engine::duel::{Chesslike, SEATS};
use engine::rules::{Credit, Info, Options, Outcome, Pages, Reason, SetupError};

/// d4, e4, d5 and e5.
const HILL: SquareSet = SquareSet::from_bits(0x18_1800_0000);
const ON_THE_HILL: Reason = Reason::new("the-hill", "the hill");

/// A position: chess with another end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position(Base);

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

    fn generate<B>(&self, listener: impl FnMut(PieceMoves) -> ControlFlow<B>) -> ControlFlow<B> {
        self.0.generate(listener)
    }

    fn ending(&self) -> Option<Outcome> {
        let on_hill = |side: &Side| self.0.placement().pieces(*side, Role::King).meets(HILL);
        Side::BOTH.into_iter().find(on_hill).map(|side| won_by(side, ON_THE_HILL))
    }

    /// A lone king can still climb the hill.
    fn is_dead(&self) -> bool {
        false
    }
}

/// The rules.
#[derive(Debug)]
pub struct KingOfTheHill;

impl Chesslike for KingOfTheHill {
    const INFO: Info = Info {
        id: "king-of-the-hill",
        title: "King of the Hill",
        credit: Credit::Tradition("many hands"),
        summary: "Chess, but a king who reaches the middle of the board has won.",
        rules: Pages::new(include_str!("rules.md"), &[]),
        reasons: &[ON_THE_HILL],
        ..Info::of(SEATS)
    };

    type Position = Position;

    fn start(options: &Options) -> Result<Position, SetupError> {
        Self::parse("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", options)
    }

    fn parse(text: &str, _options: &Options) -> Result<Position, SetupError> {
        Ok(Position(Base::parse(text, Arrays::Usual)?))
    }
}
