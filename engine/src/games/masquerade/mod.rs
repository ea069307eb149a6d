//! Masquerade Chess by Don Kirkby, as `rules.md` beside this file tells it.
//!
//! - [`disguise`]: the table of how a side's pieces capture; [`step`]: one step and its text
//! - [`moves`]: plain moves and attempts, by public facts
//! - [`state`]: the full state, its public part, and a view of it; [`play`]: filling in tables, moving, answers
//! - [`node`]: search positions
//! - [`sheet`]: deductions about a table from the answers
//! - [`view`], [`scene`], [`text`]: offers and typed texts, scenes, position texts
//!
//! An attempt is offered by the visible board alone. Only [`play`] uses the mover's table, and makes the answer
//! public.

mod achievements;
pub mod disguise;
mod evaluation;
mod lesson;
pub mod moves;
pub mod node;
pub mod play;
mod refusals;
pub mod scene;
pub mod sheet;
pub mod state;
pub mod step;
#[cfg(test)]
mod tests;
pub mod text;
pub mod view;

use crate::board::Side;
use crate::chess::{Army, Arrays, Fields, Position, seat_of};
use crate::duel::{SEATS, as_hidden};
use crate::rules::capability::{Claims, FastPerft, Reading, Sealing, Secrets, Shortcuts, Wording};
use crate::rules::{
    Capabilities, Credit, Info, OptionInfo, OptionKind, Options, Pending, Phrase, Reason, Refusal, Rules,
    SetupError, Shortcut,
};
use crate::search::{Turn, perft, turns};
use crate::seat::{Seat, SeatSet, Viewer};
use state::{LastTurn, State, View};
use step::Step;

/// The starting position.
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// The rules of Masquerade Chess.
#[derive(Debug)]
pub struct Masquerade;

impl Rules for Masquerade {
    const INFO: Info = Info {
        id: "masquerade",
        title: "Masquerade Chess",
        credit: Credit::By("Don Kirkby"),
        summary: "Your pieces move as ever, but only your opponent knows how they capture. Find out first.",
        rules: crate::rules::pages_beside!(),
        options: &[
            OptionInfo {
                key: "white",
                help: "How White's pieces capture, chosen beforehand: KR,QK,RN,BB,NQ.",
                kind: OptionKind::Text,
            },
            OptionInfo {
                key: "black",
                help: "How Black's pieces capture, chosen beforehand: KR,QK,RN,BB,NQ.",
                kind: OptionKind::Text,
            },
        ],
        secret: Some("how your opponent's pieces capture"),
        words: crate::rules::words_beside!(),
        puzzles: include_str!("data/puzzles.txt"),
        events: &["masquerade/ready", "masquerade/given", "masquerade/right", "masquerade/wrong"],
        refusals: refusals::ALL,
        ..Info::of(SEATS)
    };
    const CAPABILITIES: Capabilities<Self> = Capabilities::NONE
        .claims()
        .shortcuts()
        .secrets()
        .sealing()
        .wording()
        .reading()
        .fast_perft()
        .achievements(achievements::ALL)
        .lesson(lesson::LESSON);

    type State = State;
    type View = View;
    type Step = Step;

    fn start(options: &Options) -> Result<State, SetupError> {
        let position = Position::read(Army::ORTHODOX, &Fields::cut(START)?, Arrays::Usual)?;
        Ok(State::new(position, text::given(options)?))
    }

    fn parse(position: &str, options: &Options) -> Result<State, SetupError> {
        State::parse(position, options)
    }

    as_hidden!();
}

impl Claims for Masquerade {
    fn claim(state: &State) -> Option<Reason> {
        let public = &state.public;
        public.seen.claimable(public.position.halfmove_clock()).filter(|_| public.ended.is_none())
    }
}

impl Wording for Masquerade {
    fn turn_text(steps: &[Step]) -> Option<Phrase> {
        view::turn_text(steps)
    }

    fn action(state: &State) -> Option<Phrase> {
        (!state.public.is_set_up()).then(|| Phrase::of("engine-action-masquerade-choose"))
    }
}

impl Shortcuts for Masquerade {
    fn shortcuts(view: &View) -> &'static [Shortcut] {
        view.shortcuts()
    }
}

impl Secrets for Masquerade {
    fn opened(state: &State) -> View {
        state.opened()
    }

    /// A step as a viewer may see it: of a table, others learn only that it is filled in.
    fn shown(viewer: Viewer, by: Seat, step: Step) -> Option<String> {
        match step {
            Step::Assign(line) if viewer != Viewer::Seat(by) => {
                let first = disguise::place(line.kind()) == Some(0);
                first.then(|| "?".to_owned())
            }
            _ => Some(step.to_string()),
        }
    }

    fn remark(state: &State) -> Option<&'static str> {
        matches!(state.public.last, Some(LastTurn::Failed { .. })).then_some("wrong")
    }
}

impl Sealing for Masquerade {
    fn may_act(state: &State) -> SeatSet {
        match state.public.pending() {
            Pending::Seats(_) if !state.public.is_set_up() => Side::BOTH.into_iter().map(seat_of).collect(),
            Pending::Seats(seats) => seats,
            Pending::Chance | Pending::Referee | Pending::Over(_) => SeatSet::EMPTY,
        }
    }
}

impl FastPerft for Masquerade {
    fn fast_perft(state: &State, depth: u32) -> Option<u64> {
        let public = &state.public;
        let passes = public.seen.let_pass(public.position.halfmove_clock(), depth, 4);
        state.node().filter(|_| passes).map(|node| perft(&node, depth))
    }

    fn fast_turns(state: &State) -> Option<Vec<Turn>> {
        Some(turns(&state.node()?, |node| State::new(node.position, node.disguises).text()))
    }
}

impl Reading for Masquerade {
    fn read(view: &View, typed: &str) -> Result<Step, Refusal> {
        view.read(typed)
    }

    fn arranged(view: &View, typed: &mut Vec<&str>) {
        view.arranged(typed);
    }
}
