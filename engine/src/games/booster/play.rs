//! Plays steps: their effects, drawing, and the end of the game.

use super::clues::Clues;
use super::state::{LastTurn, State};
use super::step::Step;
use crate::board::{Side, Square};
use crate::cards::{Card, Drawn};
use crate::chess::Played;
use crate::duel::{Laden, Path, acting};
use crate::rules::{Applied, Event, GameResult, Outcome, Progress, Refusal};
use crate::seat::Seat;

impl State {
    /// Takes one step.
    ///
    /// # Errors
    /// When the game is over, it is not the seat's turn, or the step is not offered.
    pub fn play(&mut self, seat: Seat, step: Step) -> Result<Applied, Refusal> {
        let side = acting(self.public.pending(), seat)?;
        if !self.public.steps(&self.hands[side.index()]).contains(&step) {
            return Err(Refusal::NOT_OFFERED);
        }
        let public = &mut self.public;
        match step {
            Step::Move(mv) => {
                let base = public.board.base;
                let moved = Played::new(&base.choices(&[]), mv, base.captured_by(mv));
                public.last_turn = LastTurn { path: Path { moved, ..Path::default() }, card: None };
                public.running = Some(public.board.make(mv));
            }
            Step::Hop(hop) => {
                let Some(running) = public.running else { return Err(Refusal::NOT_OFFERED) };
                let (captured, running) = public.board.hop(running, hop);
                public.last_turn.path.hops.push((hop.to, captured));
                public.running = Some(running);
            }
            Step::Play { card, on } => return self.lay(side, card, on),
            Step::Done => return Ok(self.end_turn(Vec::new())),
            Step::Draw(_) => return Err(Refusal::NOT_OFFERED),
        }
        let hand = &self.hands[side.index()];
        if self.public.steps(hand).is_empty() {
            return Ok(self.end_turn(Vec::new()));
        }
        Ok(Applied { events: Vec::new(), progress: Progress::Draft })
    }

    /// Plays a card, which puts a checker under a piece.
    fn lay(&mut self, side: Side, card: Card, on: Square) -> Result<Applied, Refusal> {
        if !self.hands[side.index()].take(card) {
            return Err(Refusal::NOT_OFFERED);
        }
        let public = &mut self.public;
        public.board.checkers.lay(on, side, 1);
        public.discard.push(card);
        public.clues.played(side, card);
        let piece = public.board.base.placement().piece_at(on);
        public.last_turn.card = piece.map(|piece| (card, on, piece));
        let event = public.last_turn.card_event(side);
        Ok(self.end_turn(event.into_iter().collect()))
    }

    fn end_turn(&mut self, mut events: Vec<Event>) -> Applied {
        let side = self.public.side();
        // A pawn may come back, and so may checkers: only captures are irreversible.
        if self.public.running.take().is_some_and(|running| running.captured) {
            self.public.seen.forget();
        }
        self.begin_turn();
        if self.public.ended.is_none() {
            let left = self.deck.len() + self.public.discard.len();
            let hand = self.hands[side.index()].len();
            self.public.owed[side.index()] = self.public.board.owed(side, hand, left);
            events.extend(self.renew());
        }
        Applied { events, progress: Progress::TurnOver }
    }

    /// Makes the discards the new deck when a card has to be drawn and none is left.
    fn renew(&mut self) -> Option<Event> {
        self.public.draws()?;
        let fresh = self.deck.renew(&mut self.public.discard)?;
        self.kept = self.hands;
        self.public.clues = Clues::with_hands(&self.hands, fresh);
        Some(Event::public("booster/renewed", Vec::new()))
    }

    /// Takes a drawn card into the hand, and refills the deck from the discards if more are to be drawn than it has.
    pub(super) fn take_up(&mut self, drawn: Drawn) -> Vec<Event> {
        self.hands[drawn.side.index()].add(drawn.card);
        self.public.clues.drew(drawn.side);
        self.public.owed[drawn.side.index()] -= 1;
        self.renew().into_iter().collect()
    }

    /// Begins a turn: settles en passant, records the position, and finds out whether the game is over (small print 1).
    pub(super) fn begin_turn(&mut self) {
        let public = &mut self.public;
        public.board.settle();
        public.seen.record((public.board.base.key(), public.board.checkers));
        let clock = public.board.base.halfmove_clock();
        let drawn = |reason| Outcome { result: GameResult::Drawn, reason };
        public.ended = public.board.outcome().or_else(|| public.seen.drawn(clock).map(drawn));
    }
}
