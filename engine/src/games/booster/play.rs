//! Playing: what a step does, who draws, how the game ends.

use super::clues::Clues;
use super::state::{State, Told};
use super::step::Step;
use crate::board::{Side, Square};
use crate::cards::Card;
use crate::chess::{Played, seat_of};
use crate::duel::{Laden, Path};
use crate::rules::{Applied, Audience, Event, GameResult, Outcome, Progress, Refusal};
use crate::seat::{Seat, SeatSet};

impl State {
    /// Takes one step.
    ///
    /// # Errors
    /// When the game is over, it is not the seat's turn, or the step is not offered.
    pub fn play(&mut self, seat: Seat, step: Step) -> Result<Applied, Refusal> {
        if self.public.ended.is_some() {
            return Err(Refusal::OVER);
        }
        let Some(side) = self.public.acting().filter(|side| seat_of(*side) == seat) else {
            return Err(Refusal::NOT_YOUR_TURN);
        };
        if !self.public.steps(&self.hands[side.index()]).contains(&step) {
            return Err(Refusal::NOT_OFFERED);
        }
        let public = &mut self.public;
        match step {
            Step::Move(mv) => {
                let base = public.ground.base;
                let moved = Played::new(&base.choices(&[]), mv, base.captured_by(mv));
                public.told = Told { path: Path { moved, ..Path::default() }, card: None };
                public.running = Some(public.ground.make(mv));
            }
            Step::Hop(hop) => {
                let Some(running) = public.running else { return Err(Refusal::NOT_OFFERED) };
                let (captured, running) = public.ground.hop(running, hop);
                public.told.path.hops.push((hop.to, captured));
                public.running = Some(running);
            }
            Step::Play { card, on } => return self.lay(side, card, on),
            Step::Done => return Ok(self.end_turn(Vec::new())),
            Step::Draw { .. } => return Err(Refusal::NOT_OFFERED),
        }
        let hand = &self.hands[side.index()];
        if self.public.steps(hand).is_empty() {
            return Ok(self.end_turn(Vec::new()));
        }
        Ok(Applied { events: Vec::new(), progress: Progress::Draft })
    }

    /// A card is played, and a checker goes under a piece.
    fn lay(&mut self, side: Side, card: Card, on: Square) -> Result<Applied, Refusal> {
        if !self.hands[side.index()].take(card) {
            return Err(Refusal::NOT_OFFERED);
        }
        let public = &mut self.public;
        public.ground.checkers.lay(on, side, 1);
        public.discard.push(card);
        public.clues.played(side, card);
        let piece = public.ground.base.placement().piece_at(on);
        public.told.card = piece.map(|piece| (card, on, piece));
        let event = public.told.card_event(side);
        Ok(self.end_turn(event.into_iter().collect()))
    }

    fn end_turn(&mut self, mut events: Vec<Event>) -> Applied {
        let side = self.public.side();
        // A pawn may come back, and so may checkers: only captures are for ever.
        if self.public.running.take().is_some_and(|running| running.captured) {
            self.public.seen.forget();
        }
        self.begin_turn();
        if self.public.ended.is_none() {
            let left = self.deck.len() + self.public.discard.len();
            let hand = self.hands[side.index()].len();
            self.public.owed[side.index()] = self.public.ground.owed(side, hand, left);
            events.extend(self.renew());
        }
        Applied { events, progress: Progress::TurnOver }
    }

    /// The discards become the deck when a card has to be drawn and nothing else is left.
    fn renew(&mut self) -> Option<Event> {
        self.public.draws()?;
        let fresh = self.deck.renew(&mut self.public.discard)?;
        self.kept = self.hands;
        self.public.clues = Clues::with_hands(&self.hands, fresh);
        Some(Event::public("booster/renewed", Vec::new()))
    }

    /// A card is drawn for a side.
    ///
    /// # Errors
    /// When that side is not to draw now, or it can't be this card.
    pub fn draw(&mut self, side: Side, card: Card) -> Result<Applied, Refusal> {
        if self.public.ended.is_some() || self.public.draws() != Some(side) || !self.deck.draw(card) {
            return Err(Refusal::NOT_OFFERED);
        }
        self.hands[side.index()].add(card);
        self.public.clues.drew(side);
        self.public.owed[side.index()] -= 1;
        let audience = Audience::Only(SeatSet::only(seat_of(side)));
        let drew = Event { audience, code: "booster/drew", args: vec![("card", card.into())], reveals: true };
        let events = [drew].into_iter().chain(self.renew()).collect();
        Ok(Applied { events, progress: Progress::Commit })
    }

    /// Settles what the new turn begins with: en passant, repetition, and whether the game is over (small print 1).
    pub(super) fn begin_turn(&mut self) {
        let public = &mut self.public;
        public.ground.settle();
        public.seen.record((public.ground.base.key(), public.ground.checkers));
        let clock = public.ground.base.halfmove_clock();
        let drawn = |reason| Outcome { result: GameResult::Drawn, reason };
        public.ended = public.ground.outcome().or_else(|| public.seen.drawn(clock).map(drawn));
    }
}
