//! Plays a course: steps, chance, rulings, and players who leave.

use super::super::events::CourseEvent;
use super::super::hole::{Hole, card, piece};
use super::super::layout;
use super::super::solver::Verdict;
use super::super::step::{Ruling, Step};
use super::super::stroke::Stroke;
use super::score;
use super::{MOST_PLAYERS, Numbers, Phase, Public, State, Trail, pack};
use crate::board::Square;
use crate::cards::{Card, Cards, Deck};
use crate::rules::{Applied, GameResult, Outcome, Progress, Reason, Refusal, Value};
use crate::seat::{Seat, SeatSet};

/// The player's name, `Player 2`.
#[must_use]
pub fn player(seat: Seat) -> String {
    format!("Player {}", seat.0 + 1)
}

pub(super) fn at(seat: Seat) -> usize {
    usize::from(seat.0)
}

impl State {
    /// Takes a step of a player.
    ///
    /// # Errors
    /// When it is not offered; nothing has changed then.
    pub fn play(&mut self, seat: Seat, step: Step) -> Result<Applied, Refusal> {
        if !self.public.may_act().contains(seat) {
            return Err(Refusal::NOT_YOUR_TURN);
        }
        match (self.public.phase, step) {
            (Phase::Bid, Step::Bid(bid)) if self.written(seat).is_none() => {
                Ok(self.bid(seat, u32::from(bid), None))
            }
            (Phase::Bid, Step::Seal) => self.begin_line(seat),
            (Phase::Bid, Step::Sealed(stroke)) => self.write_down(seat, stroke),
            (Phase::Show(_), Step::Stroke(stroke)) => self.show(seat, stroke),
            (Phase::Puzzle(so_far), Step::Stroke(stroke)) => self.putt(so_far, stroke),
            (Phase::Show(_), Step::GiveUp) => Ok(self.then(Progress::TurnOver, |state| state.fail(seat))),
            (Phase::Offer, Step::Add | Step::Keep) => {
                Ok(self.then(Progress::TurnOver, |state| state.answer(seat, step == Step::Add)))
            }
            _ => Err(Refusal::NOT_OFFERED),
        }
    }

    /// Makes a change with public events, the first since the last decision.
    pub(super) fn then(&mut self, progress: Progress, change: impl FnOnce(&mut Self)) -> Applied {
        self.public.begin_anew();
        self.and(progress, change)
    }

    /// Makes a change with public events.
    fn and(&mut self, progress: Progress, change: impl FnOnce(&mut Self)) -> Applied {
        let before = self.public.events.len();
        change(self);
        Applied { events: self.public.events.iter().skip(before).map(CourseEvent::event).collect(), progress }
    }

    pub(super) fn tell(&mut self, code: &'static str, args: Vec<(&'static str, Value)>) {
        self.public.events.push(CourseEvent::new(code, args));
    }

    pub(in super::super) fn bid(&mut self, seat: Seat, bid: u32, line: Option<Vec<Stroke>>) -> Applied {
        self.lines[at(seat)] = line;
        if self.public.has_bid.contains(seat) {
            // Secret from all other players.
            self.sealed[at(seat)] = Some(bid);
            return Applied { events: Vec::new(), progress: Progress::TurnOver };
        }
        self.then(Progress::TurnOver, |state| {
            state.sealed[at(seat)] = Some(bid);
            state.public.has_bid = state.public.has_bid.with(seat);
            // Somebody alone knows.
            if state.public.players > 1 {
                state.tell("golf/bid", vec![("player", seat.into())]);
            }
            state.reveal_if_all();
        })
    }

    fn reveal_if_all(&mut self) {
        if !self.public.in_play().iter().all(|seat| self.public.has_bid.contains(seat)) {
            return;
        }
        let public = &mut self.public;
        public.bids = std::mem::take(&mut self.sealed);
        let bids = public.in_play().iter().filter_map(|seat| Some((seat, public.bids[at(seat)]?)));
        let bids: Vec<_> = bids.map(|(seat, bid)| Value::Score(seat, bid)).collect();
        public.harder |= public.all_agree();
        self.tell(
            "golf/bids",
            vec![("number", Value::Count(bids.len() as u32)), ("bids", Value::List(bids))],
        );
        self.next_demonstration();
    }

    /// Plays a move of a single hole.
    fn putt(&mut self, so_far: u32, stroke: Stroke) -> Result<Applied, Refusal> {
        self.public.hole.play(stroke)?;
        self.public.line = vec![stroke];
        let moves = so_far + 1;
        self.public.phase = if self.public.hole.is_solved() {
            Phase::Over(score::solved(moves))
        } else {
            Phase::Puzzle(moves)
        };
        Ok(Applied { events: Vec::new(), progress: Progress::TurnOver })
    }

    fn answer(&mut self, dealer: Seat, add: bool) {
        if add {
            self.public.cards += 1;
            self.public.harder = false;
            let cards = Value::Count(u32::from(self.public.cards));
            self.tell("golf/harder", vec![("player", dealer.into()), ("cards", cards)]);
        }
        self.deal();
    }

    fn deal(&mut self) {
        if self.deck.len() < usize::from(self.public.cards) {
            self.deck = Deck::shuffled(pack());
            self.public.undealt = pack();
        }
        self.public.phase = Phase::Deal;
    }

    /// Starts the next hole, whose pieces are already on the board.
    fn next_hole(&mut self) {
        let public = &mut self.public;
        public.line.clear();
        public.hole = Hole::new(public.hole.board, Vec::new());
        public.tee = public.hole.board;
        public.phase = Phase::Offer;
        if !public.may_be_harder() {
            self.deal();
        }
    }

    /// The possible outcomes of chance, with their weights.
    #[must_use]
    pub fn outcomes(&self) -> Vec<(Step, u32)> {
        let public = &self.public;
        let cards = |cards: Vec<(Card, u32)>| {
            cards.into_iter().map(|(card, weight)| (Step::Card(card), weight)).collect()
        };
        match public.phase {
            Phase::Layout { .. } => cards(Deck::shuffled(public.still_beside()).outcomes()),
            Phase::Deal => cards(self.deck.outcomes()),
            Phase::Dealer => public.in_play().iter().map(|seat| (Step::Dealer(seat), 1)).collect(),
            Phase::Return => {
                let Some(card) = public.hole.taken.kinds().next() else { return Vec::new() };
                let empty = !public.hole.board.occupied();
                empty.iter().map(|square| (Step::Return(card, square), 1)).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Applies an outcome of chance.
    ///
    /// # Errors
    /// When the outcome is not possible.
    pub fn happen(&mut self, outcome: Step) -> Result<Applied, Refusal> {
        if !self.outcomes().iter().any(|(possible, _)| *possible == outcome) {
            return Err(Refusal::NOT_OFFERED);
        }
        Ok(self.and(Progress::Commit, |state| match (state.public.phase, outcome) {
            (Phase::Layout { puzzle }, Step::Card(card)) => state.lay(card, puzzle),
            (Phase::Deal, Step::Card(card)) => state.choose(card),
            (_, Step::Dealer(seat)) => state.first_dealer(seat),
            (_, Step::Return(card, square)) => state.give_back(card, square),
            _ => {}
        }))
    }

    fn lay(&mut self, card: Card, puzzle: bool) {
        let public = &mut self.public;
        let placed = layout::place(&mut public.hole.board, card);
        public.tee = public.hole.board;
        if placed && !public.still_beside().is_empty() {
            return;
        }
        match public.in_play().iter().next() {
            _ if puzzle => public.phase = Phase::Puzzle(0),
            Some(alone) if public.players == 1 => self.first_dealer(alone),
            _ => public.phase = Phase::Dealer,
        }
    }

    fn first_dealer(&mut self, seat: Seat) {
        self.public.dealer = seat;
        if self.public.players > 1 {
            self.tell("golf/dealer", vec![("player", seat.into())]);
        }
        self.next_hole();
    }

    fn choose(&mut self, card: Card) {
        let _ = self.deck.draw(card);
        let public = &mut self.public;
        public.undealt = *self.deck.cards();
        public.hole.chosen.push(card);
        if public.hole.chosen.len() < usize::from(public.cards) {
            return;
        }
        public.has_bid = SeatSet::EMPTY;
        public.phase = Phase::Bid;
        let cards = public.hole.chosen.iter().filter_map(|card| piece(*card)).map(Value::from).collect();
        let args = vec![("hole", Value::Count(u32::from(public.number))), ("cards", Value::List(cards))];
        self.tell("golf/dealt", args);
    }

    fn give_back(&mut self, returned: Card, square: Square) {
        let public = &mut self.public;
        if let Some(piece) = piece(returned).filter(|_| public.hole.taken.take(returned)) {
            public.hole.board.put(square, piece);
        }
        let args = piece(returned).map(|piece| vec![("piece", piece.into()), ("square", square.into())]);
        self.tell("golf/returned", args.unwrap_or_default());
        if self.public.hole.taken.is_empty() {
            self.next_hole();
        }
    }

    /// Applies the referee's ruling on the hole.
    ///
    /// # Errors
    /// When no ruling is awaited, or this one can't be right.
    pub fn rule(&mut self, ruling: Ruling) -> Result<Applied, Refusal> {
        let Phase::Rule(solver) = self.public.phase else { return Err(Refusal::NOT_OFFERED) };
        let verdict = ruling.verdict();
        if !self.public.is_sound(&verdict, solver.is_some()) {
            return Err(Refusal::NOT_OFFERED);
        }
        Ok(self.and(Progress::Commit, |state| state.settle(solver, verdict)))
    }

    /// Tells the hole's result for each player: the bid, what became of it, the score, and the total so far.
    fn tell_results(&mut self, scores: &[u32; MOST_PLAYERS], solver: Option<Seat>, verdict: &Verdict) {
        for seat in self.public.in_play().iter() {
            let public = &self.public;
            let bid = public.bid(seat).unwrap_or_default();
            let way = match (bid, verdict) {
                _ if solver == Some(seat) => "shown",
                _ if public.marks[at(seat)].is_some() => "failed",
                (1.., _) => "unasked",
                (0, Verdict::Impossible) => "right",
                (0, Verdict::Par(_)) => "wrong",
                (0, Verdict::Open(_)) if solver.is_some() => "wrong",
                (0, Verdict::Open(_)) => "open",
            };
            let why = match way {
                "shown" | "unasked" => "bid",
                "failed" if public.waits_for_par() => "higher",
                "failed" => "highest",
                "wrong" if solver.is_none() => "par",
                "wrong" => "highest",
                _ => "nothing",
            };
            let args = vec![
                ("player", seat.into()),
                ("way", Value::Case(way)),
                ("why", Value::Case(why)),
                ("bid", Value::Count(bid)),
                ("score", Value::Count(scores[at(seat)])),
                ("total", Value::Count(public.total(seat))),
            ];
            self.tell(CourseEvent::RESULT, args);
        }
    }

    fn settle(&mut self, solver: Option<Seat>, verdict: Verdict) {
        let public = &mut self.public;
        public.events.push(CourseEvent::ruled(&verdict));
        let scores = public.settled(solver.is_some(), &verdict);
        public.scores.push(scores);
        public.pars.push(score::par(&verdict));
        public.trail = match &verdict {
            _ if solver.is_some() => Some(Trail { line: public.line.clone(), demonstrated: true }),
            Verdict::Par(line) => Some(Trail { line: line.clone(), demonstrated: false }),
            Verdict::Impossible | Verdict::Open(_) => None,
        };
        self.tell_results(&scores, solver, &verdict);
        let public = &mut self.public;
        public.last = Some(verdict);
        public.bids = Numbers::default();
        public.marks = Numbers::default();
        self.shut = SeatSet::EMPTY;
        public.has_bid = SeatSet::EMPTY;
        if public.number == public.holes {
            public.phase = Phase::Over(public.result());
            return;
        }
        public.number += 1;
        public.pass_left();
        public.hole.taker = None;
        if public.hole.taken.is_empty() { self.next_hole() } else { public.phase = Phase::Return }
    }

    /// A player leaves the course or runs out of time.
    pub fn forfeit(&mut self, seat: Seat, reason: Reason) -> Applied {
        self.then(Progress::Commit, |state| {
            if matches!(state.public.phase, Phase::Over(_)) || !state.public.in_play().contains(seat) {
                return;
            }
            match (reason, state.public.phase) {
                (_, Phase::Puzzle(_) | Phase::Layout { puzzle: true }) => {
                    state.public.phase = Phase::Over(Outcome { result: GameResult::Lost, reason });
                }
                (Reason::RESIGNATION, _) => state.leave(seat),
                (_, Phase::Bid) if !state.public.has_bid.contains(seat) => {
                    state.sealed[at(seat)] = Some(0);
                    state.lines[at(seat)] = None;
                    state.public.has_bid = state.public.has_bid.with(seat);
                    state.reveal_if_all();
                }
                (_, Phase::Show(shows)) if shows == seat => state.fail(seat),
                (_, Phase::Offer) if state.public.dealer == seat => state.answer(seat, false),
                _ => {}
            }
        })
    }

    fn leave(&mut self, seat: Seat) {
        self.tell("golf/left", vec![("player", seat.into())]);
        self.public.gone = self.public.gone.with(seat);
        let line = self.lines[at(seat)].take();
        if line.is_some() || self.public.has_bid.contains(seat) && self.public.phase == Phase::Bid {
            self.shut = self.shut.with(seat);
        }
        self.public.has_bid = self.public.has_bid.without(seat);
        if let Some(outcome) = self.public.deserted() {
            // Bids sealed now stay closed, including the leaving player's: if it were removed, the log would count
            // it as open.
            self.public.phase = Phase::Over(outcome);
            return;
        }
        self.sealed[at(seat)] = None;
        match self.public.phase {
            Phase::Bid => self.reveal_if_all(),
            Phase::Show(shows) if shows == seat => self.next_demonstration(),
            Phase::Offer | Phase::Deal | Phase::Return if self.public.dealer == seat => {
                self.public.pass_left();
            }
            _ => {}
        }
    }
}

impl Public {
    /// The cards whose pieces are not laid out yet.
    #[must_use]
    pub fn still_beside(&self) -> Cards {
        let board = &self.hole.board;
        let laid = board.occupied().iter().filter_map(|square| board.at(square)).map(card).collect();
        pack().without(&laid).unwrap_or_default()
    }

    fn may_be_harder(&self) -> bool {
        self.harder && usize::from(self.cards) < pack().len()
    }

    fn pass_left(&mut self) {
        let next = Seat((self.dealer.0 + 1) % self.players);
        self.dealer = self.from_seat(next).next().unwrap_or(next);
    }

    /// Whether a ruling can be true: its line solves the hole, and it agrees with what was shown.
    fn is_sound(&self, verdict: &Verdict, solved: bool) -> bool {
        match verdict {
            Verdict::Par(line) => {
                let mut hole = Hole::new(self.tee, self.hole.chosen.clone());
                let plays = line.iter().all(|stroke| !hole.is_solved() && hole.play(*stroke).is_ok());
                plays && hole.is_solved() && (!solved || line.len() <= self.line.len())
            }
            Verdict::Impossible => !solved,
            Verdict::Open(least) => !solved || *least as usize <= self.line.len(),
        }
    }
}
