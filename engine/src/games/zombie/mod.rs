//! Zombie Chess by Don Kirkby, as `rules.md` beside this file tells it.
//!
//! - [`step`]: one step and its text
//! - [`turn_state`]: the moving part of a turn; [`threat`]: what all zombies together can capture;
//!   [`continuations`]: legal continuations of a turn
//! - [`state`]: the full state, its public part, and a view of it; [`play`]: steps, rising, crumbling, burying
//! - [`node`]: search positions
//! - [`clues`]: public facts about burials, and worlds that fit them; [`deduce`]: where a player's own captured
//!   pieces could be buried
//! - [`menu`], [`scene`], [`text`], [`events`]: menus and typed texts, scenes, position texts, events
//!
//! A turn has three phases: moving, then turning up squares and crumbling, then burying. What rises is the other
//! player's secret until then, so the moves can't be taken back once it is public.

mod achievements;
pub mod clues;
pub mod continuations;
pub mod deduce;
mod evaluation;
pub mod events;
mod lesson;
pub mod menu;
pub mod node;
pub mod play;
mod refusals;
pub mod scene;
pub mod state;
pub mod step;
#[cfg(test)]
mod tests;
pub mod text;
pub mod threat;
pub mod turn_state;

use crate::board::{Board, Side};
use crate::chess::Position;
use crate::duel::{SEATS, as_hidden};
use crate::games::chess::ARRAY;
use crate::rules::capability::{Claims, FastPerft, Reading, Secrets};
use crate::rules::{Capabilities, Credit, Event, Info, Options, Reason, Refusal, Rules, SetupError};
use crate::search::{Turn, perft, turns};
use crate::seat::{Seat, Viewer};
use node::Node;
use state::{Public, State, View};
use step::Step;
use turn_state::ZombieBoard;

/// The rules of Zombie Chess.
#[derive(Debug)]
pub struct Zombie;

/// The first edition: from a grave that both sides have used, the other side's burial came up first. Since the
/// second edition it is the mover's own, so that a turn refused because of an own burial would always have raised
/// it.
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
            "zombie/crumbled",
            "zombie/buried",
            "zombie/unburied",
            "zombie/grave",
            "zombie/could-lie",
            "zombie/could-lie-anywhere",
        ],
        refusals: refusals::ALL,
        ..Info::of(SEATS)
    };
    const CAPABILITIES: Capabilities<Self> = Capabilities::NONE
        .claims()
        .secrets()
        .reading()
        .fast_perft()
        .achievements(achievements::ALL)
        .lesson(lesson::LESSON);

    type State = State;
    type View = View;
    type Step = Step;

    fn start(options: &Options) -> Result<State, SetupError> {
        let position = Position::from_array(ARRAY);
        let board = ZombieBoard {
            placement: *position.placement(),
            zombies: crate::board::SquareSet::EMPTY,
            castling: position.castling(),
            en_passant: crate::board::SquareSet::EMPTY,
        };
        let public = Public::new(options.edition(&Self::INFO), board, Side::White, 0, 1);
        Ok(State::new(public, [Board::EMPTY; 2]))
    }

    fn parse(position: &str, options: &Options) -> Result<State, SetupError> {
        State::parse(position, options.edition(&Self::INFO))
    }

    as_hidden!();
}

impl Claims for Zombie {
    fn claim(state: &State) -> Option<Reason> {
        let public = &state.public;
        public.seen.claimable(public.clock).filter(|_| public.ended.is_none())
    }
}

impl FastPerft for Zombie {
    fn fast_perft(state: &State, depth: u32) -> Option<u64> {
        // Two equal pieces that capture each other and rise where they came from bring a position back in two turns.
        let passes = state.public.seen.let_pass(state.public.clock, depth, 2);
        state.node().filter(|_| passes).map(|node| perft(&node, depth))
    }

    fn fast_turns(state: &State) -> Option<Vec<Turn>> {
        Some(turns(&state.node()?, Node::text))
    }
}

impl Secrets for Zombie {
    fn opened(state: &State) -> View {
        state.opened()
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
