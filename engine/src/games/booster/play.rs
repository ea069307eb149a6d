//! Playing: what a step does, who draws, how the game ends.

use super::clues::Clues;
use super::outlook;
use super::state::{State, Told};
use super::step::Step;
use crate::board::{Side, Square};
use crate::cards::{Card, Cards, Deck};
use crate::chess::{DeadPositions, Played, seat_of, won_by};
use crate::duel::{Laden, Path};
use crate::rules::{Applied, Audience, Event, GameResult, Outcome, Progress, Reason, Refusal};
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
            let hand = self.hands[side.index()].len();
            let wanted = usize::from(self.public.ground.free(side)).saturating_sub(hand);
            let left = self.deck.len() + self.public.discard.len();
            self.public.owed[side.index()] = u8::try_from(wanted.min(left)).unwrap_or(u8::MAX);
            events.extend(self.renew());
        }
        Applied { events, progress: Progress::TurnOver }
    }

    /// The discards become the deck when a card has to be drawn and nothing else is left.
    fn renew(&mut self) -> Option<Event> {
        self.public.draws().filter(|_| self.deck.is_empty())?;
        let fresh: Cards = std::mem::take(&mut self.public.discard).into_iter().collect();
        self.deck = Deck::shuffled(fresh);
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

    /// Settles what the new turn begins with: en passant, repetition, and whether the game is over. No card matters for
    /// that: it comes after a move.
    pub(super) fn begin_turn(&mut self) {
        let public = &mut self.public;
        if !outlook::en_passant(&public.ground) {
            public.ground.base.forget_en_passant();
        }
        public.seen.record((public.ground.base.key(), public.ground.checkers));
        self.public.ended = self.ending();
    }

    /// How the game has ended by itself, if it has (small print 1).
    fn ending(&self) -> Option<Outcome> {
        let ground = &self.public.ground;
        let side = ground.base.turn();
        let drawn = |reason| Some(Outcome { result: GameResult::Drawn, reason });
        if ground.safe_moves().next().is_none() {
            let mate = won_by(side.other(), Reason::CHECKMATE);
            return if ground.in_check(side) { Some(mate) } else { drawn(Reason::STALEMATE) };
        }
        if DeadPositions::BareKings.contains(ground.base.placement()) {
            return drawn(Reason::DEAD_POSITION);
        }
        self.public.seen.drawn(ground.base.halfmove_clock()).and_then(drawn)
    }
}
