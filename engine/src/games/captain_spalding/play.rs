//! [`State`]: a game in progress, its legal steps, their effects, and the end.

use std::ops::ControlFlow;

use super::arrive::{Arrival, promotes};
use super::board::Board;
use super::create::{Gone, half, places};
use super::creature::{Creature, Kind};
use super::events::TurnEvent;
use super::past::{Key, Past};
use super::paths::targets;
use super::step::Step;
use crate::board::{Side, Square, SquareSet};
use crate::chess::{counted, seat_of, won_by};
use crate::duel::{Playable, Taken};
use crate::rules::{Describe, Outcome, Phrase, Progress, Reason, Refusal};
use crate::scene::Scene;
use crate::search::Search;
use crate::seat::Seat;
use crate::work;

/// The box was captured.
pub const BOX_CAPTURED: Reason = Reason::new("box-captured", "box captured");
/// A hundred turns of each side in which nothing was captured, made or eaten, and a player claimed a draw.
pub const HUNDRED_QUIET_TURNS: Reason = Reason::new("hundred-quiet-turns", "hundred quiet turns");
/// The number of quiet turns in a row, both sides' counted, after which a draw may be claimed.
const CLAIM_IDLE: u32 = 200;

/// A position, possibly within a turn, with the history that may not come back. `Display` writes the position text.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// The board.
    pub board: Board,
    /// The side to move.
    pub turn: Side,
    /// The once-per-game creatures that were made already.
    pub gone: Gone,
    /// Half-moves since the last capture, as position texts count them.
    pub clock: u32,
    /// The move number.
    pub number: u32,
    /// The turns in a row in which nothing was captured, made or eaten, as far as this game knows.
    pub idle: u32,
    /// The square of the maker that has moved in this turn and now has to make something.
    pub making: Option<Square>,
    /// The earlier positions.
    pub past: Past,
}

impl State {
    /// A game that begins at a position; it may be over already.
    #[must_use]
    pub fn new(board: Board, turn: Side, gone: Gone, clock: u32, number: u32) -> Self {
        let mut state =
            Self { board, turn, gone, clock, number, idle: 0, making: None, past: Past::default() };
        state.note();
        state
    }

    fn moves(&self) -> impl Iterator<Item = Step> {
        self.board.movable(self.turn).iter().flat_map(move |from| {
            let legal = targets(&self.board, self.turn, from).iter();
            legal.filter(move |to| self.completes(from, *to)).map(move |to| Step::Move {
                from,
                to,
                promotes: promotes(&self.board, self.turn, from, to),
            })
        })
    }

    fn makes(&self, from: Square) -> bool {
        self.board.at(from).is_some_and(|mover| mover.kind.is_maker())
    }

    /// Whether some legal turn begins with this move.
    #[must_use]
    pub fn completes(&self, from: Square, to: Square) -> bool {
        work::spend(2);
        let board = Arrival::new(&self.board, self.turn, from, to).board;
        if self.makes(from) {
            self.creations(&board, to).any(|(_, places)| !places.is_empty())
        } else {
            !self.repeats(&board, self.gone)
        }
    }

    /// Whether a turn that leaves this board would repeat an earlier position.
    #[must_use]
    pub fn repeats(&self, board: &Board, gone: Gone) -> bool {
        work::spend(1);
        self.past.contains(&Key::new(board, self.turn.other(), gone))
    }

    /// The kinds that the maker on `at`, which has just moved there, may make, and on which squares.
    fn creations(&self, board: &Board, at: Square) -> impl Iterator<Item = (Kind, SquareSet)> {
        let (board, next) = (*board, self.turn.other());
        // Making leaves the other side's creatures in place: this quick test shows that most boards are new.
        let old = self.past.knows(next, board.side(next));
        let kinds = board.at(at).map_or(&[][..], |maker| maker.kind.makes());
        kinds.iter().map(move |kind| {
            let mut allowed = places(&board, self.gone, self.turn, at, *kind);
            if old {
                let (made, gone) = (Creature::new(self.turn, *kind), self.gone.with(self.turn, *kind));
                allowed = allowed.iter().filter(|at| !self.repeats(&board.with(*at, made), gone)).collect();
            }
            work::spend(1);
            (*kind, allowed)
        })
    }

    /// Moves a creature, and returns the events.
    fn go(&mut self, from: Square, to: Square) -> Vec<TurnEvent> {
        let Some(mover) = self.board.at(from) else { return Vec::new() };
        let Arrival { board, captured, promoted, eaters } = Arrival::new(&self.board, self.turn, from, to);
        self.board = board;
        let mut happened = vec![TurnEvent::Moved { side: self.turn, mover, from, to, captured }];
        if promoted {
            happened.push(TurnEvent::Promoted(self.turn, to));
        }
        if !eaters.is_empty() {
            // A promoted bat is a booh by now.
            let eaten = if promoted { Creature::new(self.turn, Kind::Booh) } else { mover };
            happened.push(TurnEvent::Eaten { eaten, square: to, eaters });
        }
        if mover.kind.is_maker() {
            self.making = Some(to);
            return happened;
        }
        self.clock = if captured.is_some() { 0 } else { counted(self.clock, 1) };
        self.idle = if captured.is_some() || !eaters.is_empty() { 0 } else { self.idle + 1 };
        self.end_turn();
        happened
    }

    /// Makes a creature, and returns the event.
    fn create(&mut self, kind: Kind, square: Square) -> TurnEvent {
        let maker = self.making.take().and_then(|at| self.board.at(at)).map_or(Kind::Box, |maker| maker.kind);
        let merged = self.board.at(square).and(half(kind));
        self.board = self.board.with(square, Creature::new(self.turn, kind));
        self.gone = self.gone.with(self.turn, kind);
        let happened = match merged {
            Some(half) => TurnEvent::Merged { side: self.turn, half, kind, square },
            None => TurnEvent::Created { side: self.turn, maker, kind, square },
        };
        self.clock = counted(self.clock, 1);
        self.idle = 0;
        self.end_turn();
        happened
    }

    fn end_turn(&mut self) {
        self.number = counted(self.number, u32::from(self.turn == Side::Black));
        self.turn = self.turn.other();
        self.note();
    }

    /// Records the position: it may not come back.
    fn note(&mut self) {
        self.past.record(Key::new(&self.board, self.turn, self.gone));
    }

    /// Whether the side to move has lost its box.
    pub(super) fn is_over(&self) -> bool {
        self.board.pieces(self.turn, Kind::Box).is_empty()
    }
}

/// Positions never repeat here, so nothing counts towards the draws of chess.
impl Playable for State {
    type Key = ();
    /// The events of the running turn, or of the last one before anything was done in this.
    type Last = Vec<TurnEvent>;

    fn key(&self) {}

    fn clock(&self) -> u32 {
        0
    }

    fn mover(&self) -> Seat {
        seat_of(self.turn)
    }

    /// The outcome: a side that has lost its box, or can't move, has lost.
    fn outcome(&self) -> Option<Outcome> {
        let stuck = || self.moves().next().is_none().then_some(Reason::STALEMATE);
        let reason = if self.is_over() { Some(BOX_CAPTURED) } else { stuck() };
        reason.map(|reason| won_by(self.turn.other(), reason))
    }

    fn steps(&self) -> Vec<Step> {
        match self.making {
            Some(at) => {
                let made = self.creations(&self.board, at);
                made.flat_map(|(kind, places)| places.iter().map(move |square| Step::Create { kind, square }))
                    .collect()
            }
            None => self.moves().collect(),
        }
    }

    fn allows(&self, step: Step) -> bool {
        match (self.making, step) {
            (None, Step::Move { from, to, promotes: promoted }) => {
                targets(&self.board, self.turn, from).contains(to)
                    && promotes(&self.board, self.turn, from, to) == promoted
                    && self.completes(from, to)
            }
            (Some(at), Step::Create { kind, square }) => {
                places(&self.board, self.gone, self.turn, at, kind).contains(square)
                    && !self.repeats(
                        &self.board.with(square, Creature::new(self.turn, kind)),
                        self.gone.with(self.turn, kind),
                    )
            }
            _ => false,
        }
    }

    fn why_not(&self, step: Step) -> Refusal {
        self.refusal(step)
    }

    fn take(&mut self, step: Step, happened: &mut Vec<TurnEvent>) -> Taken {
        let first = match step {
            Step::Move { from, to, .. } => {
                *happened = self.go(from, to);
                0
            }
            Step::Create { kind, square } => {
                happened.push(self.create(kind, square));
                happened.len() - 1
            }
        };
        let events = happened[first..].iter().filter_map(TurnEvent::event).collect();
        let progress = if self.making.is_some() { Progress::Draft } else { Progress::TurnOver };
        Taken { events, progress, is_final: true }
    }

    fn claimable(&self) -> Option<Reason> {
        (self.idle >= CLAIM_IDLE).then_some(HUNDRED_QUIET_TURNS)
    }

    fn read(&self, typed: &str) -> Result<Step, Refusal> {
        self.meant(typed)
    }

    fn describe_all(&self, offered: &[Step]) -> Vec<Describe> {
        offered.iter().map(|step| self.describe(*step)).collect()
    }

    fn asks(&self) -> Phrase {
        self.question()
    }

    fn scene(&self, happened: &Vec<TurnEvent>) -> Scene<Phrase> {
        self.drawn(happened)
    }

    fn text(&self) -> String {
        self.to_string()
    }
}

/// The history is part of what is searched: it forbids repetition.
impl Search for State {
    type Step = Step;

    fn continuations<B>(&self, mut listener: impl FnMut(Step, Self) -> ControlFlow<B>) -> ControlFlow<B> {
        if self.is_over() {
            return ControlFlow::Continue(());
        }
        self.steps().into_iter().try_for_each(|step| {
            let mut next = self.clone();
            match step {
                Step::Move { from, to, .. } => drop(next.go(from, to)),
                Step::Create { kind, square } => drop(next.create(kind, square)),
            }
            listener(step, next)
        })
    }

    fn is_running(&self) -> bool {
        self.making.is_some()
    }

    fn count_turns(&self) -> u64 {
        if self.is_over() {
            return 0;
        }
        let made = |board: &Board, at| self.creations(board, at).map(|(_, places)| places.len() as u64).sum();
        if let Some(at) = self.making {
            return made(&self.board, at);
        }
        let mut turns = 0;
        for from in self.board.movable(self.turn) {
            let makes = self.makes(from);
            for to in targets(&self.board, self.turn, from) {
                let board = Arrival::new(&self.board, self.turn, from, to).board;
                turns += if makes { made(&board, to) } else { u64::from(!self.repeats(&board, self.gone)) };
            }
        }
        turns
    }
}
