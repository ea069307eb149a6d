//! Evaluation of the shared board for the team that moves: seats of one colour share their interest.

use std::ops::ControlFlow;

use super::{Node, Position, Step};
use crate::evaluate::{Evaluate, Weighed, Worth, as_played};
use crate::games::chess::evaluation::WORTHS;
use crate::rules::GameResult;

impl Weighed for Position {
    const WORTHS: &'static [Worth] = WORTHS;
}

impl Evaluate for Node {
    as_played!();

    /// The hash of the position and of the passes in a row, since the fourth ends the game.
    fn key(&self) -> u64 {
        Evaluate::key(&self.position) ^ u64::from(self.passes)
    }

    fn ending(&self) -> Option<GameResult> {
        if self.passes >= super::node::MOST_PASSES && !Evaluate::in_check(&self.position) {
            return Some(GameResult::Drawn);
        }
        Evaluate::ending(&self.position)
    }

    fn value(&self) -> i32 {
        self.position.value()
    }

    fn gain(&self, step: Step, next: &Self) -> i32 {
        match step {
            Step::Move(mv) => self.position.gain(mv, &next.position),
            Step::Pass => 0,
        }
    }

    fn is_sound(&self, step: Step, next: &Self) -> bool {
        match step {
            Step::Move(mv) => self.position.is_sound(mv, &next.position),
            Step::Pass => true,
        }
    }

    fn in_check(&self) -> bool {
        Evaluate::in_check(&self.position)
    }

    fn gains<B>(&self, mut listener: impl FnMut(Step, Self) -> ControlFlow<B>) -> ControlFlow<B> {
        self.position.gains(|mv, next| listener(Step::Move(mv), Self::new(next)))
    }
}
