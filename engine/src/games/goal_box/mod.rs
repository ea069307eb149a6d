//! Goal Box Chess: a race into two boxes on 42 squares, as `rules.md` beside this file tells it.

mod achievements;
mod board;
mod evaluation;
mod lesson;
mod position;
mod refusals;
mod step;
#[cfg(test)]
mod tests;
mod turns;

pub use position::Position;
pub use step::Step;

use crate::duel::{Chesslike, SEATS};
use crate::rules::{Achievements, Credit, Info, Lesson, Options, SetupError};

/// The starting position.
const START: &str = "*nrqbn*/*1ppp1*/*5*/*6/6*/*5*/*1PPP1*/*NBQRN* w - - 0 1";

/// The rules of Goal Box Chess.
#[derive(Debug)]
pub struct GoalBox;

impl Chesslike for GoalBox {
    const INFO: Info = Info {
        id: "goal-box",
        title: "Goal Box Chess",
        credit: Credit::By("Kevin McPartland"),
        summary: "No kings: be the first to have pieces in both goal boxes of an odd little board.",
        rules: crate::rules::pages_beside!(),
        reasons: &[position::BOTH_BOXES, position::NO_PIECE_LEFT, position::TOO_FEW_PIECES],
        words: crate::rules::words_beside!(),
        puzzles: include_str!("data/puzzles.txt"),
        refusals: refusals::ALL,
        ..Info::of(SEATS)
    };
    const ACHIEVEMENTS: Achievements = achievements::ALL;
    const LESSON: Lesson = lesson::LESSON;

    type Position = Position;

    fn start(options: &Options) -> Result<Position, SetupError> {
        Self::parse(START, options)
    }

    fn parse(position: &str, _options: &Options) -> Result<Position, SetupError> {
        Position::parse(position)
    }
}
