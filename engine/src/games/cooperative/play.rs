//! Plays steps: their effects, drawing, and the end of the game.

use super::state::{HAND, LastTurn, Public, State, Turn};
use super::step::Step;
use crate::board::{Role, Side};
use crate::cards::{Card, Cards, Deck, Drawn};
use crate::chess::{Move, Played, counted};
use crate::duel::acting;
use crate::rules::{Applied, Event, GameResult, Outcome, Progress, Reason, Refusal, Value};
use crate::seat::Seat;

/// A player must play a card and has none.
pub const OUT_OF_CARDS: Reason = Reason::new("out-of-cards", "out of cards");

impl State {
    /// A new game, in which the hands are dealt first.
    #[must_use]
    pub fn new(public: Public, cards: Cards) -> Self {
        let public = Public { owed: [HAND; 2], ..public };
        Self { public, hands: [Cards::NONE; 2], deck: Deck::shuffled(cards) }
    }

    /// Takes one step.
    ///
    /// # Errors
    /// When the game is over, it is not the seat's turn, or the step is not offered.
    pub fn play(&mut self, seat: Seat, step: Step) -> Result<Applied, Refusal> {
        let side = acting(self.public.pending(), seat)?;
        if !self.public.steps(&self.hands[side.index()]).contains(&step) {
            return Err(Refusal::NOT_OFFERED);
        }
        self.take(side, step)
    }

    /// Applies a legal step of the side to move.
    pub(super) fn take(&mut self, side: Side, step: Step) -> Result<Applied, Refusal> {
        if self.public.turn == Turn::default() {
            self.public.last_turn = LastTurn::default();
        }
        let mut events = Vec::new();
        match step {
            Step::Move(mv) => events = self.public.make(mv),
            Step::Play(card) => {
                if !self.hands[side.index()].take(card) {
                    return Err(Refusal::NOT_OFFERED);
                }
                self.public.lay(card);
                // The partner didn't know that the card was in this hand.
                let args = vec![("side", side.into()), ("card", card.into())];
                events.push(Event::public("cooperative/card", args));
            }
            Step::Done => return Ok(self.end_turn(events)),
            Step::Draw(_) => return Err(Refusal::NOT_OFFERED),
        }
        let complete = self.public.turn.card.is_some() && self.public.captures().is_empty();
        if complete || self.public.ended.is_some() {
            return Ok(self.end_turn(events));
        }
        Ok(Applied { events, progress: Progress::Draft })
    }

    fn end_turn(&mut self, events: Vec<Event>) -> Applied {
        let side = self.public.board.side;
        self.public.pass();
        if self.public.ended.is_none() {
            self.public.owed[side.index()] = u8::from(!self.deck.is_empty());
            self.begin_turn();
        }
        Applied { events, progress: Progress::TurnOver }
    }

    /// Takes a drawn card into the hand, and begins the turn if it was the last one to be drawn.
    pub(super) fn take_up(&mut self, drawn: Drawn) -> Vec<Event> {
        self.hands[drawn.side.index()].add(drawn.card);
        self.public.owed[drawn.side.index()] -= 1;
        self.begin_turn();
        Vec::new()
    }

    /// Begins a turn: ends the game if the side to play a card has none.
    pub(super) fn begin_turn(&mut self) {
        let stuck = self.public.acting().is_some_and(|side| self.hands[side.index()].is_empty());
        if stuck {
            self.public.ended = Some(Outcome { result: GameResult::Lost, reason: OUT_OF_CARDS });
        }
    }
}

impl Public {
    /// Makes a move of the turn: a capture, once a card is played.
    fn make(&mut self, mv: Move) -> Vec<Event> {
        let pair = self.pair();
        let gone: Vec<Role> = self.board.gone().collect();
        let played = Played::new(&self.board.choices(&[]), mv, None);
        let (effect, piece) = self.board.make(mv);
        let played = played.map(|played| Played { captured: effect.captured, ..played });
        self.turn.piece = piece;
        self.turn.passed = effect.passed;
        self.turn.progress |= effect.resets_clock;
        match pair {
            None => self.last_turn.quiet = played,
            Some(pair) => {
                self.turn.doubled = pair.matches_colours(self.board.side);
                self.captured.extend(self.stacks[self.board.side.other().index()].pop());
                self.last_turn.captures.extend(played);
            }
        }
        if effect.captured.is_some_and(|(_, piece)| piece.role == Role::King) {
            let score = self.board.gone().count() as u32;
            self.ended = Some(Outcome { result: GameResult::Scored(score), reason: Reason::KING_CAPTURED });
        }
        let lost = self.board.gone().filter(|role| !gone.contains(role));
        lost.map(|role| {
            Event::public("cooperative/gone", vec![("piece", Value::kind(role.name()))]).evident()
        })
        .collect()
    }

    /// Lays a card on the stack of the side to move.
    fn lay(&mut self, card: Card) {
        let side = self.board.side;
        self.turn.card = Some(card);
        self.stacks[side.index()].push(card);
        self.last_turn.card = Some((side, card));
    }

    /// Passes the turn to the other side.
    fn pass(&mut self) {
        let Turn { piece, passed, progress, .. } = std::mem::take(&mut self.turn);
        self.clock = if progress { 0 } else { counted(self.clock, u32::from(piece.is_some())) };
        self.number = counted(self.number, self.board.side.index() as u32);
        self.board.en_passant = passed;
        self.board.side = self.board.side.other();
    }
}
