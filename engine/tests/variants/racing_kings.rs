//! Racing Kings: the first king on the eighth rank has won, and nobody gives check. Black has the last word.

use std::ops::ControlFlow;

use engine::board::{Role, Side, SquareSet};
use engine::chess::{Army, Arrays, Fields, Move, Position as Base, PositionKey, Variant, won_by};
use engine::duel::Chesslike;
use engine::rules::{GameResult, Info, Options, Outcome, Reason, SetupError};

const RACE: Reason = Reason::new("the-race", "the race");
const BOTH_HOME: Reason = Reason::new("both-kings-are-home", "both kings are home");

/// A position: chess, with a race to the eighth rank.
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

    fn is_safe(&self, mv: Move) -> bool {
        let mut after = *self;
        after.make(mv);
        !Side::BOTH.into_iter().any(|side| after.is_attacked(side))
    }

    fn ending(&self) -> Option<Outcome> {
        let goal = SquareSet::rank(7);
        let home = Side::BOTH.map(|side| self.placement().pieces(side, Role::King).meets(goal));
        match home {
            [true, true] => Some(Outcome { result: GameResult::Drawn, reason: BOTH_HOME }),
            [false, true] => Some(won_by(Side::Black, RACE)),
            [true, false] if self.turn() == Side::White => Some(won_by(Side::White, RACE)),
            [true, false] => {
                let arrives = self.generate(|piece_moves| {
                    match piece_moves.role == Role::King && piece_moves.targets.meets(goal) {
                        true => ControlFlow::Break(()),
                        false => ControlFlow::Continue(()),
                    }
                });
                arrives.is_continue().then(|| won_by(Side::White, RACE))
            }
            [false, false] => None,
        }
    }

    fn is_dead(&self) -> bool {
        false
    }
}

/// The rules.
#[derive(Debug)]
pub(crate) struct RacingKings;

impl Chesslike for RacingKings {
    const INFO: Info = super::info("racing-kings", "Racing Kings", &[RACE, BOTH_HOME]);

    type Position = Position;

    fn start(options: &Options) -> Result<Position, SetupError> {
        Self::parse("8/8/8/8/8/8/krbnNBRK/qrbnNBRQ w - - 0 1", options)
    }

    fn parse(text: &str, _options: &Options) -> Result<Position, SetupError> {
        Ok(Position(Base::read(Army::ORTHODOX, &Fields::cut(text)?, Arrays::Usual)?))
    }
}
