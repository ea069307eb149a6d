//! Crowded House: two against two, half a board each, as `rules.md` beside this file tells it.

mod achievements;
mod node;
mod position;
mod state;
mod step;
#[cfg(test)]
mod tests;

pub use node::Node;
pub use position::Position;
pub use state::State;
pub use step::Step;

use crate::chess::Position as Base;
use crate::games::chess::ARRAY;
use crate::rules::{Capabilities, Credit, Info, Options, Rules, SeatInfo, SetupError};
use crate::scene::Tint;
use crate::seat::{Seat, Team};

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
        credit: Credit::By("Don Kirkby"),
        summary: "Two against two: each player rules half the board, and only the next one's threats count.",
        rules: crate::rules::pages_beside!(),
        words: WORDS,
        reasons: &[state::FOUR_PASSES],
        ..Info::of(SEATS)
    };
    const CAPABILITIES: Capabilities<Self> = Capabilities::NONE
        .claims()
        .reading()
        .fast_perft()
        .achievements(achievements::ALL)
        .words(crate::rules::words_beside!());

    nothing_is_hidden!(State, Step);

    fn start(_options: &Options) -> Result<State, SetupError> {
        Ok(State::new(Position::new(Base::from_array(ARRAY), Seat(0))))
    }

    fn parse(position: &str, _options: &Options) -> Result<State, SetupError> {
        Position::parse(position).map(State::new)
    }

    fn position(state: &State) -> String {
        state.position().to_string()
    }
}

reads_claims_and_counts!(CrowdedHouse, State, Step);
