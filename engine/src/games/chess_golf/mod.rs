//! Chess Golf by Don Kirkby, as `rules.md` beside this file tells it.
//!
//! - [`board`]: the pieces and the moves they lend; [`stroke`]: a move; [`hole`]: which pieces must capture which
//! - [`layout`]: lays out the pieces by cards
//! - [`sealed`]: lines sealed with bids
//! - [`solver`]: the referee, who proves the least number of moves for a hole
//! - [`course`]: the state of a course and its views, play, demonstrations, scores
//! - [`problems`]: three holes that the inventor published
//! - [`step`]: one step and its text; [`menu`], [`scene`], [`text`] (of positions), [`events`]
//!
//! A position with chosen cards and no `phase=` is a single hole, played move by move without bids: for tools and tests.

mod achievements;
pub mod board;
pub mod course;
pub mod events;
pub mod hole;
pub mod layout;
mod lesson;
pub mod menu;
pub mod problems;
mod refusals;
pub mod scene;
pub mod sealed;
pub mod solver;
pub mod step;
pub mod stroke;
#[cfg(test)]
mod tests;
pub mod text;
mod why;

use rand_core::Rng;

use crate::chess::Fields;
use crate::rules::capability::{
    Chance, Deck, FastPerft, Forfeit, Places, Reading, Referee, Sealing, Secrets, TimeLimit, Warning, Wording,
};
use crate::rules::{
    Applied, Capabilities, Credit, Describe, Effort, Info, Limit, Options, Pending, Phrase, Reason, Refusal,
    Rules, SeatInfo, SetupError,
};
use crate::scene::{Scene, Tint};
use crate::search::{Turn, perft, turns};
use crate::seat::{Seat, SeatSet, Team, Viewer};
use course::terms::{self, Terms};
use course::{Phase, State, View};
use events::CourseEvent;
use step::{HIGHEST_BID, Step};

/// The rules of Chess Golf.
#[derive(Debug)]
pub struct ChessGolf;

const SEATS: &[SeatInfo] = &[
    seat(0, "Player 1"),
    seat(1, "Player 2"),
    seat(2, "Player 3"),
    seat(3, "Player 4"),
    seat(4, "Player 5"),
    seat(5, "Player 6"),
    seat(6, "Player 7"),
    seat(7, "Player 8"),
];

const fn seat(number: u8, name: &'static str) -> SeatInfo {
    SeatInfo { name, team: Team(number), tint: Tint::Neutral }
}

impl Rules for ChessGolf {
    const INFO: Info = Info {
        id: "chess-golf",
        title: "Chess Golf",
        edition: 2,
        credit: Credit::By("Don Kirkby"),
        summary: "Bid in how few moves one piece can take another, and show it. The lowest total wins.",
        rules: crate::rules::pages_beside!(),
        fewest: 1,
        options: terms::OPTIONS,
        first: &[("holes", "3")],
        secret: Some("what you bid, until all have bid"),
        chance: true,
        reasons: course::score::REASONS,
        words: crate::rules::words_beside!(),
        seeks_captures: true,
        puzzles: include_str!("data/puzzles.txt"),
        events: &[
            "golf/dealer",
            "golf/harder",
            "golf/dealt",
            "golf/bid",
            "golf/bids",
            "golf/solved",
            "golf/failed",
            "golf/failed-alone",
            "golf/par",
            "golf/impossible",
            "golf/open",
            CourseEvent::RESULT,
            "golf/returned",
            "golf/left",
        ],
        chronicle: &[
            "golf/dealt",
            "golf/harder",
            "golf/bids",
            "golf/solved",
            "golf/failed",
            "golf/failed-alone",
            "golf/par",
            "golf/impossible",
            "golf/open",
            CourseEvent::RESULT,
            "golf/left",
        ],
        refusals: refusals::ALL,
        ..Info::of(SEATS)
    };
    const CAPABILITIES: Capabilities<Self> = Capabilities::NONE
        .chance()
        .deck()
        .referee()
        .time_limit()
        .forfeit()
        .places()
        .secrets()
        .sealing()
        .reading()
        .wording()
        .fast_perft()
        .achievements(achievements::ALL)
        .puzzles(problems::PUZZLES)
        .lesson(lesson::LESSON);

    type State = State;
    type View = View;
    type Step = Step;

    fn start(options: &Options) -> Result<State, SetupError> {
        let chosen = options.get("chosen").map(text::chosen).transpose()?.unwrap_or_default();
        let players = options.number("players").unwrap_or(1) as u8;
        let Terms { pace, holes, edition } = Terms::of(options);
        Ok(State::new(players, pace, chosen, edition).of_holes(holes))
    }

    fn parse(position: &str, options: &Options) -> Result<State, SetupError> {
        State::parse(position, options.get("chosen"), Terms::of(options))
    }

    fn position(state: &State) -> String {
        state.text()
    }

    fn pending(state: &State) -> Pending {
        state.public.pending()
    }

    fn view(state: &State, viewer: Viewer) -> View {
        let seat = viewer.seat();
        let is_own = |at: usize| seat.is_some_and(|seat| usize::from(seat.0) == at);
        let written = seat.and_then(|seat| state.written(seat));
        View {
            public: state.public.clone(),
            seat,
            sealed: std::array::from_fn(|at| state.sealed[at].filter(|_| is_own(at))),
            lines: std::array::from_fn(|at| state.lines[at].clone().filter(|_| is_own(at))),
            writes: written.is_some(),
            hole: written.map_or_else(|| state.public.hole.clone(), |(_, hole)| hole),
        }
    }

    fn offers(view: &View, out: &mut Vec<Step>) {
        out.extend(view.steps());
    }

    fn describe_all(view: &View, offered: &[Step]) -> Vec<Describe> {
        offered.iter().map(|step| view.describe(*step)).collect()
    }

    fn apply(state: &mut State, seat: Seat, step: Step) -> Result<Applied, Refusal> {
        state.play(seat, step)
    }

    fn asks(view: &View, seat: Seat) -> Phrase {
        view.asks(seat)
    }

    fn scene(view: &View) -> Scene<Phrase> {
        view.scene()
    }

    fn resample(view: &View, rng: &mut dyn Rng) -> State {
        let mut state = State::from(view.public.clone());
        if view.public.phase == Phase::Bid {
            for seat in view.public.has_bid.iter() {
                let at = usize::from(seat.0);
                let known = view.sealed[at];
                let any = rng.next_u32() % (u32::from(HIGHEST_BID) + 1);
                // Sometimes with a line, good or bad.
                let line = (known.is_none() && rng.next_u32().is_multiple_of(4) && view.public.may_seal())
                    .then(|| sealed::any(&view.public, rng));
                state.sealed[at] = known.or(line.as_ref().map(|line| line.len() as u32)).or(Some(any));
                state.lines[at] = line;
            }
        }
        if let Some(seat) = view.seat {
            let at = usize::from(seat.0);
            state.lines[at].clone_from(&view.lines[at]);
        }
        state
    }
}

impl Chance for ChessGolf {
    fn outcomes(state: &State) -> Vec<(Step, u32)> {
        state.outcomes()
    }

    fn happen(state: &mut State, outcome: Step) -> Result<Applied, Refusal> {
        state.happen(outcome)
    }
}

impl Deck for ChessGolf {
    fn fix_deck(state: &mut State, cards: &str) -> Result<(), SetupError> {
        match state.public.phase {
            Phase::Puzzle(_) | Phase::Layout { puzzle: true } => {
                Err(Refusal::of(refusals::CARDS_CHOSEN).into())
            }
            _ => state.deck.fix(cards),
        }
    }
}

impl Referee for ChessGolf {
    fn question(state: &State) -> Option<String> {
        let public = &state.public;
        match public.phase {
            Phase::Puzzle(_) => Some(text::write(&public.hole)),
            Phase::Bid | Phase::Show(_) | Phase::Rule(_) => {
                Some(text::write(&hole::Hole::new(public.tee, public.hole.chosen.clone())))
            }
            _ => None,
        }
    }

    fn work_out(question: &str, effort: &Effort<'_>) -> Option<String> {
        let hole = text::hole(&Fields::cut(question).ok()?).ok()?;
        solver::solve(&hole, effort).map(|verdict| verdict.to_string())
    }

    fn rule(state: &mut State, ruling: Step) -> Result<Applied, Refusal> {
        match ruling {
            Step::Ruling(ruling) => state.rule(ruling),
            _ => Err(Refusal::NOT_OFFERED),
        }
    }
}

impl TimeLimit for ChessGolf {
    fn limit(state: &State) -> Option<Limit> {
        state.public.limit()
    }
}

impl Forfeit for ChessGolf {
    fn forfeit(state: &mut State, seat: Seat, reason: Reason) -> Option<Applied> {
        Some(state.forfeit(seat, reason))
    }
}

impl Places for ChessGolf {
    const LOW_SCORES: bool = true;

    fn places(state: &State) -> Vec<SeatSet> {
        state.public.places()
    }
}

impl Secrets for ChessGolf {
    fn opened(state: &State) -> View {
        View { sealed: state.sealed, lines: state.lines.clone(), ..Self::view(state, Viewer::Public) }
    }

    fn shown(viewer: Viewer, by: Seat, step: Step) -> Option<String> {
        match step {
            // Neither a bid nor its change is shown.
            Step::Bid(_) | Step::Seal | Step::Sealed(_) if viewer != Viewer::Seat(by) => None,
            _ => Some(step.to_string()),
        }
    }
}

impl Sealing for ChessGolf {
    fn may_act(state: &State) -> SeatSet {
        state.public.may_act()
    }

    /// The seats with a sealed bid. Bids are opened when all have bid; a player who leaves takes the bid along:
    /// what is sealed at the end was never opened.
    fn sealed(state: &State) -> SeatSet {
        match state.public.phase {
            Phase::Bid => state.public.has_bid,
            Phase::Over(_) => {
                let players = (0..).map(Seat).zip(&state.sealed);
                players.filter(|(_, sealed)| sealed.is_some()).map(|(seat, _)| seat).collect()
            }
            _ => SeatSet::EMPTY,
        }
    }

    fn may_stay_shut() -> bool {
        true
    }

    fn never_opened(state: &State, over: bool) -> Vec<(Seat, Vec<Step>)> {
        state.never_opened(over)
    }

    fn keep_shut(state: &mut State, seat: Seat, opened: &[Step]) {
        state.keep_shut(seat, !opened.is_empty());
    }
}

impl Reading for ChessGolf {
    fn read(view: &View, typed: &str) -> Result<Step, Refusal> {
        view.read(typed)
    }

    fn arranged(view: &View, typed: &mut Vec<&str>) {
        view.arranged(typed);
    }

    fn is_listed(step: Step) -> bool {
        // There are too many lines to list.
        !matches!(step, Step::Seal | Step::Sealed(_))
    }
}

impl Wording for ChessGolf {
    fn turn_text(steps: &[Step]) -> Option<Phrase> {
        menu::turn_text(steps)
    }

    fn action(state: &State) -> Option<Phrase> {
        match state.public.phase {
            Phase::Offer => Some(Phrase::of("engine-action-golf-offer")),
            Phase::Bid => Some(Phrase::of("engine-action-golf-bid")),
            Phase::Show(_) => Some(Phrase::of("engine-action-golf-show")),
            _ => None,
        }
    }

    fn warns(view: &View, steps: &[Step]) -> Option<Warning> {
        view.warns(steps)
    }
}

impl FastPerft for ChessGolf {
    fn fast_perft(state: &State, depth: u32) -> Option<u64> {
        // The turns of a course are bids and whole lines, which are listed like any other game's.
        matches!(state.public.phase, Phase::Puzzle(_)).then(|| perft(&state.public.hole, depth))
    }

    fn fast_turns(state: &State) -> Option<Vec<Turn>> {
        matches!(state.public.phase, Phase::Puzzle(_)).then(|| turns(&state.public.hole, text::write))
    }
}
