//! Zombie Chess by Don Kirkby, as `rules.md` beside this file tells it.
//!
//! - [`step`]: one decision and its text
//! - [`march`]: the moving part of a turn; [`threat`]: what a whole horde can capture; [`outlook`]: what may be done next
//! - [`state`]: the truth, its public part, and a view of it; [`play`]: steps, rising, crumbling, burying
//! - [`node`]: worlds to search
//! - [`clues`]: what can be told about hidden burials, and worlds that fit it; [`deduce`]: where one's own dead could lie
//! - [`choose`], [`scene`], [`text`], [`news`]: menus and typed texts, the picture, position texts, what happened in words
//!
//! A turn goes through three phases: moving, then what is turned up and what crumbles, then burying. What rises is the
//! other player's secret until then, so the moves stand once it is told.

mod achievements;
pub mod choose;
pub mod clues;
pub mod deduce;
mod evaluation;
mod lesson;
pub mod march;
pub mod news;
pub mod node;
pub mod outlook;
pub mod play;
mod refusals;
pub mod scene;
pub mod state;
pub mod step;
#[cfg(test)]
mod tests;
pub mod text;
pub mod threat;

use rand_core::Rng;

use crate::board::{Board, Side};
use crate::chess::{Position, seat_of, side_of};
use crate::duel::SEATS;
use crate::games::chess::ARRAY;
use crate::rules::capability::{Claims, FastPerft, Reading, Secrets};
use crate::rules::{
    Applied, Capabilities, Credit, Describe, Event, Info, Options, Pending, Phrase, Reason, Refusal, Rules,
    SetupError,
};
use crate::scene::Scene;
use crate::search::{Turn, perft, turns};
use crate::seat::{Seat, SeatSet, Viewer};
use march::Ground;
use node::Node;
use state::{Public, State, View};
use step::Step;

/// The rules of Zombie Chess.
#[derive(Debug)]
pub struct Zombie;

/// The first edition: from a grave that both sides have used, what the other side buried came up first. Since the second it
/// is the mover's own burial, so that a turn refused because of an own burial would always have raised it.
const OTHERS_FIRST: u32 = 1;

impl Rules for Zombie {
    const INFO: Info = Info {
        id: "zombie",
        title: "Zombie Chess",
        edition: 2,
        credit: Credit::By("Don Kirkby"),
        summary: "Bury what you capture under your own pieces, in secret. Step off the grave, and it rises.",
        rules: crate::rules::pages_beside!(),
        secret: Some("where you buried what you captured"),
        words: crate::rules::words_beside!(),
        puzzles: include_str!("data/puzzles.txt"),
        events: &[
            "zombie/promoted",
            "zombie/rose",
            "zombie/none",
            "zombie/nowhere",
            "zombie/crumbled",
            "zombie/buried",
            "zombie/unburied",
            "zombie/grave",
            "zombie/could-lie",
        ],
        refusals: refusals::ALL,
        ..Info::of(SEATS)
    };
    const CAPABILITIES: Capabilities<Self> =
        Capabilities::NONE.claims().secrets().reading().fast_perft().achievements(achievements::ALL).lesson(lesson::LESSON);

    type State = State;
    type View = View;
    type Step = Step;

    fn start(options: &Options) -> Result<State, SetupError> {
        let position = Position::from_array(ARRAY);
        let ground = Ground {
            placement: *position.placement(),
            zombies: crate::board::SquareSet::EMPTY,
            castling: position.castling(),
            en_passant: crate::board::SquareSet::EMPTY,
        };
        let public = Public::new(options.edition(&Self::INFO), ground, Side::White, 0, 1);
        Ok(State::new(public, [Board::EMPTY; 2]))
    }

    fn parse(position: &str, options: &Options) -> Result<State, SetupError> {
        State::parse(position, options.edition(&Self::INFO))
    }

    fn position(state: &State) -> String {
        state.text()
    }

    fn pending(state: &State) -> Pending {
        match state.public.ended {
            Some(outcome) => Pending::Over(outcome),
            None => Pending::Seats(SeatSet::only(seat_of(state.public.side()))),
        }
    }

    fn view(state: &State, viewer: Viewer) -> View {
        let side = viewer.seat().and_then(side_of);
        let known = |owner: Side| (side == Some(owner)).then(|| state.graves[owner.index()]);
        View { public: state.public.clone(), side, graves: Side::BOTH.map(known) }
    }

    fn offers(view: &View, out: &mut Vec<Step>) {
        out.extend(view.steps());
    }

    fn describe_all(view: &View, offered: &[Step]) -> Vec<Describe> {
        view.describe_all(offered)
    }

    fn apply(state: &mut State, seat: Seat, step: Step) -> Result<Applied, Refusal> {
        state.play(seat, step)
    }

    fn asks(view: &View, _seat: Seat) -> Phrase {
        view.asks()
    }

    fn scene(view: &View) -> Scene<Phrase> {
        view.scene()
    }

    fn resample(view: &View, rng: &mut dyn Rng) -> State {
        let graves = Side::BOTH.map(|burier| {
            view.graves[burier.index()]
                .unwrap_or_else(|| view.public.clues[burier.index()].sample(burier.other(), rng))
        });
        State { public: view.public.clone(), graves }
    }
}

impl Claims for Zombie {
    fn claim(state: &State) -> Option<Reason> {
        let public = &state.public;
        public.seen.claimable(public.clock).filter(|_| public.ended.is_none())
    }
}

impl FastPerft for Zombie {
    fn fast_perft(state: &State, depth: u32) -> Option<u64> {
        // Two like pieces that take each other and rise where they came from bring a position back in two turns.
        let passes = state.public.seen.let_pass(state.public.clock, depth, 2);
        state.node().filter(|_| passes).map(|node| perft(&node, depth))
    }

    fn fast_turns(state: &State) -> Option<Vec<Turn>> {
        Some(turns(&state.node()?, Node::text))
    }
}

impl Secrets for Zombie {
    fn opened(state: &State) -> View {
        View { public: state.public.clone(), side: None, graves: state.graves.map(Some) }
    }

    fn beyond(view: &View, step: Step, typed: &[&str]) -> Result<(), Refusal> {
        view.beyond(step, typed)
    }

    fn shown(viewer: Viewer, by: Seat, step: Step) -> Option<String> {
        match step {
            Step::Done => None,
            Step::Bury(_) if viewer != Viewer::Seat(by) => Some("@?".to_owned()),
            _ => Some(step.to_string()),
        }
    }

    fn deductions(view: &View) -> Vec<Event> {
        view.deductions()
    }
}

impl Reading for Zombie {
    fn read(view: &View, typed: &str) -> Result<Step, Refusal> {
        view.read(typed)
    }
}
