//! Goal Box Chess: a race into two boxes on 42 squares, as `rules.md` beside this file tells it.

use rand_core::Rng;

mod ground;
mod position;
mod state;
mod step;
#[cfg(test)]
mod tests;

pub use position::Position;
pub use state::State;
pub use step::Step;

use crate::chess::SEATS;
use crate::rules::{Applied, Describe, Info, Options, Pending, Reason, Refusal, Rules, SetupError};
use crate::scene::Scene;
use crate::seat::{Seat, Viewer};

/// The first position.
const START: &str = "*nrqbn*/*1ppp1*/*5*/*6/6*/*5*/*1PPP1*/*NBQRN* w - - 0 1";

/// The rules of Goal Box Chess.
#[derive(Debug)]
pub struct GoalBox;

impl Rules for GoalBox {
    const INFO: Info = Info {
        id: "goal-box",
        title: "Goal Box Chess",
        inventor: "Kevin McPartland",
        summary: "No kings: be the first to have pieces in both goal boxes of an odd little board.",
        rules: include_str!("rules.md"),
        seats: SEATS,
        fewest: SEATS.len(),
        options: &[],
        secret: None,
        chance: false,
        words: &[],
    };

    type State = State;
    type View = State;
    type Step = Step;

    fn start(options: &Options) -> Result<State, SetupError> {
        Self::parse(START, options)
    }

    fn parse(position: &str, _options: &Options) -> Result<State, SetupError> {
        Position::parse(position).map(State::new)
    }

    fn position(state: &State) -> String {
        state.position().to_string()
    }

    fn pending(state: &State) -> Pending {
        state.pending()
    }

    fn view(state: &State, _viewer: Viewer) -> State {
        state.clone()
    }

    fn offers(view: &State, out: &mut Vec<Step>) {
        out.extend(view.steps());
    }

    fn describe(view: &State, step: Step) -> Describe {
        view.describe(step)
    }

    fn apply(state: &mut State, seat: Seat, step: Step) -> Result<Applied, Refusal> {
        state.play(seat, step)
    }

    fn read(view: &State, typed: &str) -> Result<Step, Refusal> {
        view.read(typed)
    }

    fn scene(view: &State) -> Scene {
        view.scene()
    }

    fn claim(state: &State) -> Option<Reason> {
        state.claim()
    }

    fn resample(view: &State, _rng: &mut dyn Rng) -> State {
        view.clone()
    }
}
