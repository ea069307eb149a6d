//! Adrenaline Chess: who is hit gets a rush, as `rules.md` beside this file tells it.

mod achievements;
mod ground;
mod node;
mod outlook;
mod scene;
mod stacks;
mod state;
mod step;
#[cfg(test)]
mod tests;
mod threat;
mod words;

pub use ground::Ground;
pub use node::Node;
pub use stacks::Stacks;
pub use state::State;
pub use step::Step;

use crate::board::Role;
use crate::chess::{Army, DeadPositions, Position as Base};
use crate::duel::SEATS;
use crate::games::chess::ARRAY;
use crate::rules::{Capabilities, Credit, Info, Options, Rules, SetupError};

/// What is on the board. A pawn may step back to its first rank.
const ARMY: &Army =
    &Army { promotions: &Role::PROMOTIONS, dead: DeadPositions::BareKings, pawns_retreat: true };

/// The sentences of its events.
const WORDS: &[(&str, &str)] = &[("adrenaline/rush", "A checker goes under {the piece} on {square}.")];

/// The rules of Adrenaline Chess.
#[derive(Debug)]
pub struct Adrenaline;

impl Rules for Adrenaline {
    const INFO: Info = Info {
        id: "adrenaline",
        title: "Adrenaline Chess",
        credit: Credit::By("Don Kirkby"),
        summary: "Whoever is hit gets a rush: checkers under pieces are extra king steps.",
        rules: crate::rules::pages_beside!(),
        words: WORDS,
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
        Ok(State::new(Base::from_army(ARMY, ARRAY), Stacks::default()))
    }

    fn parse(position: &str, _options: &Options) -> Result<State, SetupError> {
        State::parse(position)
    }

    fn position(state: &State) -> String {
        state.text()
    }
}

reads_claims_and_counts!(Adrenaline, State, Step);
