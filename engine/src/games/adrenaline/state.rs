//! A game: whose turn it is, how far it has come, how it ends.

use super::ground::{Ground, Running};
use super::outlook;
use super::stacks::Stacks;
use super::step::Step;
use super::{ARMY, Adrenaline, Node};
use crate::board::{Piece, Side, Square};
use crate::chess::{
    Arrays, DeadPositions, FenError, Fields, Move, Played, Position as Base, PositionKey, Repetitions,
    seat_of,
};
use crate::rules::{
    Applied, Event, GameResult, Outcome, Pending, Progress, Reason, Refusal, Rules, SetupError, Value,
};
use crate::search::perft;
use crate::seat::{Seat, SeatSet, Team};

/// The whole truth about a running or finished game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(super) ground: Ground,
    /// The turn that is running, after its regular move.
    pub(super) running: Option<Running>,
    seen: Repetitions<(PositionKey, Stacks)>,
    pub(super) told: Told,
    pub(super) ended: Option<Outcome>,
}

/// What happened in the last turn, or so far in the running one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Told {
    pub(super) moved: Option<Played>,
    /// The steps: where each ended, and what was captured there.
    pub(super) hops: Vec<(Square, Option<Piece>)>,
    /// Where a checker went, under what.
    pub(super) given: Option<(Square, Piece)>,
}

impl State {
    /// A game that begins with a board: repetitions count from here, and it may be over already.
    #[must_use]
    pub fn new(base: Base, stacks: Stacks) -> Self {
        let mut state = Self {
            ground: Ground { base, stacks },
            running: None,
            seen: Repetitions::default(),
            told: Told::default(),
            ended: None,
        };
        state.begin_turn();
        state
    }

    /// Reads a position text.
    ///
    /// # Errors
    /// When the text can't be read or no game can come to that position; the sentence says why.
    pub fn parse(text: &str) -> Result<Self, SetupError> {
        let fields = Fields::cut(text)?;
        fields.allow_extras(&["checkers"])?;
        let base = Base::read(ARMY, &fields, Arrays::Usual)?;
        let occupied = base.placement().occupied();
        let stacks =
            fields.extra("checkers").map_or(Ok(Stacks::default()), |list| Stacks::parse(list, occupied))?;
        let waiting = base.turn().other();
        if (Ground { base, stacks }).in_check(waiting) {
            return Err(FenError::WaitingKing(waiting.name()).into());
        }
        Ok(Self::new(base, stacks))
    }

    /// Whose turn it is.
    #[must_use]
    pub fn side(&self) -> Side {
        let turn = self.ground.base.turn();
        if self.running.is_some() { turn.other() } else { turn }
    }

    /// The position text. In the middle of a turn, the board as it stands.
    #[must_use]
    pub fn text(&self) -> String {
        let base = &self.ground.base;
        let mut text = base.fields(self.side().letter(), base.en_passant());
        let stacks = self.ground.stacks.text();
        if !stacks.is_empty() {
            text += &format!(" checkers={stacks}");
        }
        text
    }

    /// Who must decide next.
    #[must_use]
    pub fn pending(&self) -> Pending {
        match self.ended {
            Some(outcome) => Pending::Over(outcome),
            None => Pending::Seats(SeatSet::only(seat_of(self.side()))),
        }
    }

    /// The legal regular moves, sorted; none when the game is over or a turn is running.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        if self.ended.is_some() || self.running.is_some() {
            return Vec::new();
        }
        let mut moves: Vec<Move> = outlook::moves(&self.ground).map(|(mv, ..)| mv).collect();
        moves.sort_unstable();
        moves
    }

    /// What may be done next, sorted.
    #[must_use]
    pub fn steps(&self) -> Vec<Step> {
        match (self.ended, self.running) {
            (Some(_), _) => Vec::new(),
            (None, Some(running)) => outlook::tail(&self.ground, running),
            (None, None) => self.moves().into_iter().map(Step::Move).collect(),
        }
    }

    /// Takes one step.
    ///
    /// # Errors
    /// When the game is over, it is not the seat's turn, or the step is not offered.
    pub fn play(&mut self, seat: Seat, step: Step) -> Result<Applied, Refusal> {
        if self.ended.is_some() {
            return Err(Refusal::OVER);
        }
        if seat != seat_of(self.side()) {
            return Err(Refusal::NOT_YOUR_TURN);
        }
        if !self.steps().contains(&step) {
            return Err(self.why_not(step));
        }
        match step {
            Step::Move(mv) => {
                let base = self.ground.base;
                let moved = Played::new(&base.choices(&[]), mv, base.captured_by(mv));
                self.told = Told { moved, ..Told::default() };
                let (_, running) = self.ground.make(mv);
                self.running = running;
            }
            Step::Hop { to, promotion } => {
                let Some(running) = self.running else { return Err(Refusal::NOT_OFFERED) };
                let (captured, running) = self.ground.hop(running, to, promotion);
                self.told.hops.push((to, captured));
                self.running = Some(running);
            }
            Step::Give(square) => return Ok(self.give(square)),
            Step::Done => return Ok(self.end_turn(Vec::new())),
        }
        if self.running.is_some_and(|running| outlook::goes_on(&self.ground, running)) {
            return Ok(Applied { events: Vec::new(), progress: Progress::Draft });
        }
        Ok(self.end_turn(Vec::new()))
    }

    fn why_not(&self, step: Step) -> Refusal {
        match (step, self.running) {
            (Step::Done, Some(running)) if self.ground.owes(running) => Refusal::fixed(
                "adrenaline/give-first",
                "Something was captured: put a checker under an enemy piece, such as `+h7`.",
            ),
            (Step::Give(_), Some(running)) if !running.captured => {
                Refusal::fixed("adrenaline/nothing-captured", "A checker is given only after a capture.")
            }
            _ => Refusal::NOT_OFFERED,
        }
    }

    fn give(&mut self, square: Square) -> Applied {
        self.ground.stacks.add(square, 1);
        let piece = self.ground.base.placement().piece_at(square);
        self.told.given = piece.map(|piece| (square, piece));
        let events = piece.map(|piece| {
            let args = vec![("piece", Value::kind(piece.role.name())), ("square", square.into())];
            Event::public("adrenaline/rush", args)
        });
        self.end_turn(events.into_iter().collect())
    }

    fn end_turn(&mut self, events: Vec<Event>) -> Applied {
        self.running = None;
        if self.ground.base.halfmove_clock() == 0 {
            self.seen.forget();
        }
        self.begin_turn();
        Applied { events, progress: Progress::TurnOver }
    }

    /// Settles what the new turn begins with: en passant, repetition, and whether the game is over.
    fn begin_turn(&mut self) {
        if !outlook::en_passant(&self.ground) {
            self.ground.base.forget_en_passant();
        }
        self.seen.record((self.ground.base.key(), self.ground.stacks));
        self.ended = self.ending();
    }

    /// How the game has ended by itself, if it has (small print 1).
    fn ending(&self) -> Option<Outcome> {
        let side = self.ground.base.turn();
        let drawn = |reason| Some(Outcome { result: GameResult::Drawn, reason });
        if outlook::moves(&self.ground).next().is_none() {
            if !self.ground.in_check(side) {
                return drawn(Reason::STALEMATE);
            }
            let winner = Team(seat_of(side.other()).0);
            return Some(Outcome { result: GameResult::Won(winner), reason: Reason::CHECKMATE });
        }
        if DeadPositions::BareKings.contains(self.ground.base.placement()) {
            return drawn(Reason::DEAD_POSITION);
        }
        self.seen.drawn(self.ground.base.halfmove_clock()).and_then(drawn)
    }

    /// The number of lines of `depth` turns by positions alone; `None` where history could end one of them.
    #[must_use]
    pub fn fast_perft(&self, depth: u32) -> Option<u64> {
        let passes = self.seen.let_pass(self.ground.base.halfmove_clock(), depth, 4);
        (self.ended.is_none() && passes).then(|| perft(&self.node(), depth))
    }

    /// What may be searched from here.
    #[must_use]
    pub fn node(&self) -> Node {
        Node { ground: self.ground, running: self.running }
    }

    /// The draw that whoever is to move may claim.
    #[must_use]
    pub fn claim(&self) -> Option<Reason> {
        let may = self.ended.is_none() && self.running.is_none();
        self.seen.claimable(self.ground.base.halfmove_clock()).filter(|_| may)
    }
}

impl Told {
    /// The turn in words.
    pub(super) fn sentence(&self) -> String {
        let mut sentences: Vec<String> = self.moved.iter().map(Played::sentence).collect();
        for (to, captured) in &self.hops {
            sentences.push(match captured {
                Some(piece) => format!("Runs on to {to} and takes a {}.", piece.role.name()),
                None => format!("Runs on to {to}."),
            });
        }
        if let Some((square, piece)) = self.given {
            let args = vec![("piece", Value::kind(piece.role.name())), ("square", square.into())];
            sentences.push(Event::public("adrenaline/rush", args).sentence(&Adrenaline::INFO));
        }
        sentences.join(" ")
    }
}
