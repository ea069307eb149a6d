//! Goal Box Chess: a race into two boxes on 42 squares, as `rules.md` beside this file tells it.

mod achievements;
mod ground;
mod position;
mod state;
mod step;
#[cfg(test)]
mod tests;

pub use position::Position;
pub use state::State;
pub use step::Step;

use crate::duel::SEATS;
use crate::rules::{Capabilities, Credit, Info, Options, Rules, SetupError};

/// The first position.
const START: &str = "*nrqbn*/*1ppp1*/*5*/*6/6*/*5*/*1PPP1*/*NBQRN* w - - 0 1";

/// The rules of Goal Box Chess.
#[derive(Debug)]
pub struct GoalBox;

impl Rules for GoalBox {
    const INFO: Info = Info {
        id: "goal-box",
        title: "Goal Box Chess",
        credit: Credit::By("Kevin McPartland"),
        summary: "No kings: be the first to have pieces in both goal boxes of an odd little board.",
        rules: crate::rules::pages_beside!(),
        reasons: &[position::BOTH_BOXES, position::NO_PIECE_LEFT, position::TOO_FEW_PIECES],
        ..Info::of(SEATS)
    };
    const CAPABILITIES: Capabilities<Self> = Capabilities::NONE
        .claims()
        .reading()
        .fast_perft()
        .achievements(achievements::ALL)
        .words(crate::rules::words_beside!());

    nothing_is_hidden!(State, Step);

    fn start(options: &Options) -> Result<State, SetupError> {
        Self::parse(START, options)
    }

    fn parse(position: &str, _options: &Options) -> Result<State, SetupError> {
        Position::parse(position).map(State::new)
    }

    fn position(state: &State) -> String {
        state.position().to_string()
    }
}

reads_claims_and_counts!(GoalBox, State, Step);
