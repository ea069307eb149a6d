//! Crowded House: two against two, half a board each, as `rules.md` beside this file tells it.

use rand_core::Rng;

mod position;
mod state;
mod step;
#[cfg(test)]
mod tests;

pub use position::Position;
pub use state::State;
pub use step::Step;

use crate::chess::Position as Base;
use crate::games::chess::ARRAY;
use crate::rules::{Applied, Describe, Info, Options, Pending, Reason, Refusal, Rules, SeatInfo, SetupError};
use crate::scene::{Scene, Tint};
use crate::seat::{Seat, Team, Viewer};

/// The seats in the order they move.
pub const SEATS: &[SeatInfo] = &[
    SeatInfo { name: "White king-side", team: Team(0), tint: Tint::White },
    SeatInfo { name: "Black king-side", team: Team(1), tint: Tint::Black },
    SeatInfo { name: "White queen-side", team: Team(0), tint: Tint::White },
    SeatInfo { name: "Black queen-side", team: Team(1), tint: Tint::Black },
];

/// The sentences of its events.
const WORDS: &[(&str, &str)] = &[("crowded-house/pass", "{player} has no move and passes.")];

/// The rules of Crowded House.
#[derive(Debug)]
pub struct CrowdedHouse;

impl Rules for CrowdedHouse {
    const INFO: Info = Info {
        id: "crowded-house",
        title: "Crowded House",
        inventor: "Don Kirkby",
        summary: "Two against two: each player rules half the board, and only the next one's threats count.",
        rules: include_str!("rules.md"),
        seats: SEATS,
        fewest: SEATS.len(),
        options: &[],
        secret: None,
        chance: false,
        words: WORDS,
    };

    type State = State;
    type View = State;
    type Step = Step;

    fn start(_options: &Options) -> Result<State, SetupError> {
        Ok(State::new(Position::new(Base::from_array(ARRAY), Seat(0))))
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
