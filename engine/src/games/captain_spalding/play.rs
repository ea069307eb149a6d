//! A game under way: what may be done, what that does, and how it ends.

use std::ops::ControlFlow;

use super::arrive::{Arrival, promotes};
use super::board::Board;
use super::create::{Gone, half, places};
use super::creature::{Creature, Kind};
use super::news::News;
use super::past::{Key, Past};
use super::paths::targets;
use super::step::Step;
use crate::board::{Side, Square};
use crate::chess::{counted, seat_of};
use crate::rules::{Applied, GameResult, Outcome, Pending, Progress, Reason, Refusal};
use crate::search::{Search, perft};
use crate::seat::{Seat, SeatSet, Team};
use crate::work;

/// The box was taken.
pub const BOX_CAPTURED: Reason = Reason::new("box-captured", "box captured");
/// A hundred turns of each side in which nothing was captured, made or eaten, and somebody claimed.
pub const HUNDRED_QUIET_TURNS: Reason = Reason::new("hundred-quiet-turns", "hundred quiet turns");
/// After so many quiet turns in a row, both sides' counted, a draw may be claimed.
const CLAIM_IDLE: u32 = 200;

/// The whole truth; nothing of it is secret.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// What stands where.
    pub board: Board,
    /// Who is to move.
    pub turn: Side,
    /// The once-per-game creatures that were made already.
    pub gone: Gone,
    /// Half-moves since the last capture, as position texts count them.
    pub clock: u32,
    /// The number of the move.
    pub number: u32,
    /// Turns in a row in which nothing was captured, made or eaten, as far as this game knows.
    pub idle: u32,
    /// Where the maker stands that has moved in this turn and now has to make something.
    pub making: Option<Square>,
    /// The positions that have stood.
    pub past: Past,
    /// What happened in the turn under way, or in the last one before anything was done in this.
    pub news: Vec<News>,
    /// How the game ended.
    pub ended: Option<Outcome>,
}

impl State {
    /// A game that begins here; it may be over already.
    #[must_use]
    pub fn new(board: Board, turn: Side, gone: Gone, clock: u32, number: u32) -> Self {
        let mut state = Self {
            board,
            turn,
            gone,
            clock,
            number,
            idle: 0,
            making: None,
            past: Past::default(),
            news: Vec::new(),
            ended: None,
        };
        state.begin_turn();
        state
    }

    /// Who must decide next.
    #[must_use]
    pub fn pending(&self) -> Pending {
        match self.ended {
            Some(outcome) => Pending::Over(outcome),
            None => Pending::Seats(SeatSet::only(seat_of(self.turn))),
        }
    }

    /// The steps that may be taken next, sorted; none when the game is over.
    #[must_use]
    pub fn steps(&self) -> Vec<Step> {
        match (self.ended, self.making) {
            (Some(_), _) => Vec::new(),
            (None, Some(at)) => {
                let made = self.creations(&self.board, at);
                made.map(|(kind, square)| Step::Create { kind, square }).collect()
            }
            (None, None) => self.moves().collect(),
        }
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

    /// Whether some turn that begins with this move is legal.
    #[must_use]
    pub fn completes(&self, from: Square, to: Square) -> bool {
        work::spend(2);
        let board = Arrival::new(&self.board, self.turn, from, to).board;
        if self.makes(from) {
            self.creations(&board, to).next().is_some()
        } else {
            !self.repeats(&board, self.gone)
        }
    }

    /// Whether a turn that leaves this board would bring back an earlier position.
    #[must_use]
    pub fn repeats(&self, board: &Board, gone: Gone) -> bool {
        work::spend(1);
        self.past.contains(&Key::new(board, self.turn.other(), gone))
    }

    /// What the maker on `at`, which has just come there, may make where.
    fn creations(&self, board: &Board, at: Square) -> impl Iterator<Item = (Kind, Square)> {
        let board = *board;
        let kinds = board.at(at).map_or(&[][..], |maker| maker.kind.makes());
        kinds
            .iter()
            .flat_map(move |kind| {
                places(&board, self.gone, self.turn, at, *kind).iter().map(|place| (*kind, place))
            })
            .filter(move |(kind, place)| {
                let after = board.with(*place, Creature::new(self.turn, *kind));
                !self.repeats(&after, self.gone.with(self.turn, *kind))
            })
    }

    /// Whether a step may be taken now.
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

    /// Takes a step.
    ///
    /// # Errors
    /// When the game is over, somebody else is to move, or the step is not legal; nothing has changed then.
    pub fn play(&mut self, seat: Seat, step: Step) -> Result<Applied, Refusal> {
        if self.ended.is_some() {
            return Err(Refusal::OVER);
        }
        if seat != seat_of(self.turn) {
            return Err(Refusal::NOT_YOUR_TURN);
        }
        if !self.allows(step) {
            return Err(self.refusal(step));
        }
        let told = match step {
            Step::Move { from, to, .. } => self.go(from, to),
            Step::Create { kind, square } => self.create(kind, square),
        };
        let events = self.news[told..].iter().filter_map(News::event).collect();
        let progress = if self.making.is_some() { Progress::Draft } else { Progress::TurnOver };
        Ok(Applied { events, progress })
    }

    /// Moves; from where on the news are new.
    fn go(&mut self, from: Square, to: Square) -> usize {
        let Some(mover) = self.board.at(from) else { return self.news.len() };
        let Arrival { board, captured, promoted, eaters } = Arrival::new(&self.board, self.turn, from, to);
        self.board = board;
        self.news = vec![News::Moved { side: self.turn, mover, from, to, captured }];
        if promoted {
            self.news.push(News::Promoted(self.turn, to));
        }
        if !eaters.is_empty() {
            // A promoted bat is a booh by then.
            let eaten = if promoted { Creature::new(self.turn, Kind::Booh) } else { mover };
            self.news.push(News::Eaten { eaten, square: to, eaters });
        }
        if mover.kind.is_maker() {
            self.making = Some(to);
            return 0;
        }
        self.clock = if captured.is_some() { 0 } else { counted(self.clock, 1) };
        self.idle = if captured.is_some() || !eaters.is_empty() { 0 } else { self.idle + 1 };
        self.end_turn();
        if captured.is_some_and(|victim| victim.kind == Kind::Box) {
            self.ended = Some(self.lost(BOX_CAPTURED));
        }
        0
    }

    /// Makes something; from where on the news are new.
    fn create(&mut self, kind: Kind, square: Square) -> usize {
        let told = self.news.len();
        let maker = self.making.take().and_then(|at| self.board.at(at)).map_or(Kind::Box, |maker| maker.kind);
        let merged = self.board.at(square).and(half(kind));
        self.board = self.board.with(square, Creature::new(self.turn, kind));
        self.gone = self.gone.with(self.turn, kind);
        self.news.push(match merged {
            Some(half) => News::Merged { side: self.turn, half, kind, square },
            None => News::Created { side: self.turn, maker, kind, square },
        });
        self.clock = counted(self.clock, 1);
        self.idle = 0;
        self.end_turn();
        told
    }

    fn end_turn(&mut self) {
        self.number = counted(self.number, u32::from(self.turn == Side::Black));
        self.turn = self.turn.other();
        self.begin_turn();
    }

    /// Remembers the position; who can do nothing now has lost.
    fn begin_turn(&mut self) {
        self.past.record(Key::new(&self.board, self.turn, self.gone));
        let stuck = self.moves().next().is_none();
        self.ended = stuck.then(|| self.lost(Reason::STALEMATE));
    }

    /// The end when the side to move has lost.
    fn lost(&self, reason: Reason) -> Outcome {
        Outcome { result: GameResult::Won(Team(seat_of(self.turn.other()).0)), reason }
    }

    /// The draw that whoever is to move may claim.
    #[must_use]
    pub fn claim(&self) -> Option<Reason> {
        let open = self.ended.is_none() && self.making.is_none();
        Some(HUNDRED_QUIET_TURNS).filter(|_| open && self.idle >= CLAIM_IDLE)
    }

    /// The number of lines of `depth` further turns.
    #[must_use]
    pub fn fast_perft(&self, depth: u32) -> Option<u64> {
        Some(perft(self, depth))
    }
}

/// The past is part of what is searched: it forbids positions to come back.
impl Search for State {
    type Step = Step;

    fn continuations<B>(&self, mut listener: impl FnMut(Step, Self) -> ControlFlow<B>) -> ControlFlow<B> {
        let seat = seat_of(self.turn);
        self.steps().into_iter().try_for_each(|step| {
            let mut next = self.clone();
            match next.play(seat, step) {
                Ok(_) => listener(step, next),
                Err(_) => ControlFlow::Continue(()),
            }
        })
    }

    fn is_running(&self) -> bool {
        self.making.is_some()
    }

    fn count_turns(&self) -> u64 {
        if self.ended.is_some() {
            return 0;
        }
        if let Some(at) = self.making {
            return self.creations(&self.board, at).count() as u64;
        }
        let froms = self.board.movable(self.turn).iter();
        froms
            .flat_map(|from| targets(&self.board, self.turn, from).iter().map(move |to| (from, to)))
            .map(|(from, to)| {
                let board = Arrival::new(&self.board, self.turn, from, to).board;
                if self.makes(from) {
                    self.creations(&board, to).count() as u64
                } else {
                    u64::from(!self.repeats(&board, self.gone))
                }
            })
            .sum()
    }
}
