//! Legal steps, their labels in menus, and reading typed ones.

use super::matching::is_wild;
use super::refusals;
use super::state::View;
use super::step::Step;
use crate::board::Side;
use crate::cards::{Card, Cards, Face, drawing_phrase, playing_card};
use crate::chess::{Choices, Move};
use crate::duel::end_of_turn;
use crate::rules::{Describe, Phrase, Refusal, Value};

impl View {
    /// The viewer's side and hand, when it is the viewer's turn in a running game.
    fn acting(&self) -> Option<(Side, &Cards)> {
        let side = self.side.filter(|side| self.public.acting() == Some(*side))?;
        Some((side, self.hands[side.index()].as_ref()?))
    }

    /// The viewer's legal steps, sorted.
    #[must_use]
    pub fn steps(&self) -> Vec<Step> {
        self.acting().map_or_else(Vec::new, |(_, hand)| self.public.steps(hand))
    }

    /// Menu descriptions of the steps offered.
    #[must_use]
    pub fn describe_all(&self, offered: &[Step]) -> Vec<Describe> {
        let moves = moves_of(offered);
        let choices = self.public.board.choices(&moves);
        offered.iter().map(|step| self.describe(*step, &choices)).collect()
    }

    /// The prompt for the side to act, with its hand as far as the viewer knows it.
    #[must_use]
    pub fn asks(&self) -> Phrase {
        let (public, side) = (&self.public, self.public.board.side);
        let partner = Value::Name(side.other().name());
        let top = public.stacks[side.other().index()].last();
        let stack = match top {
            Some(top) => Phrase::of("engine-asks-cooperative-stack").with("top", *top),
            None => Phrase::of("engine-asks-cooperative-no-stack"),
        };
        let stack = stack.with("partner", partner);
        let hand = self.hands[side.index()].filter(|hand| !hand.is_empty());
        let cards = |hand: Cards| Value::List(hand.iter().map(Value::from).collect());
        let held = hand.map(|hand| Phrase::of("engine-asks-cooperative-hand").with("cards", cards(hand)));
        let held = held.unwrap_or_default();
        match public.turn.card {
            Some(card) => Phrase::of("engine-asks-cooperative-capture").with("card", card).and(stack),
            None if public.turn.piece.is_some() => {
                Phrase::of("engine-asks-cooperative-card").and(held).and(stack)
            }
            None => Phrase::of("engine-asks-cooperative-move").and(held).and(stack),
        }
    }

    fn describe(&self, step: Step, choices: &Choices<'_>) -> Describe {
        let board = &self.public.board;
        match step {
            Step::Move(mv) => choices.describe(mv, choices.san(mv)),
            Step::Play(card) => {
                let kind = if is_wild(card, board.side, board) { "wild" } else { "tame" };
                let label = Phrase::of("engine-label-cooperative-card").with("card", card);
                let label = label.with("kind", Value::Case(kind));
                Describe { brings: Some(playing_card(card).glyph()), ..Describe::plain(label) }
            }
            Step::Done => end_of_turn(),
            Step::Draw(drawn) => Describe::plain(drawing_phrase(drawn)),
        }
    }

    /// Reads a part of a typed turn.
    ///
    /// # Errors
    /// When nothing offered is meant, or more than one thing. The sentence says what would work.
    pub fn read(&self, typed: &str) -> Result<Step, Refusal> {
        let Some((_, hand)) = self.acting() else {
            return Err(if self.public.ended.is_some() { Refusal::OVER } else { Refusal::NOT_YOUR_TURN });
        };
        let turn = &self.public.turn;
        if turn.card.is_none() {
            if let Some(card) = read_card(hand, typed)? {
                return Ok(Step::Play(card));
            }
            if turn.piece.is_some() {
                return Err(Refusal::of(refusals::CARD_FIRST).with("cards", held(hand)));
            }
        }
        let moves = self.public.moves();
        let board = &self.public.board;
        let read = board.choices(&moves).read(typed).map(Step::Move);
        read.map_err(|refusal| refusal.and_if_impossible(|| self.why_not(typed)))
    }

    /// The remark how the cards prevent a move that is not possible now.
    fn why_not(&self, typed: &str) -> Option<Refusal> {
        let board = &self.public.board;
        let own = board.placement.side(board.side);
        let captures: Vec<Move> = own.iter().flat_map(|from| board.captures(from)).collect();
        if board.choices(&captures).read(typed).is_err() {
            return None;
        }
        let partner = Value::Name(board.side.other().name());
        let wild = |wild: bool| Value::Case(if wild { "wild" } else { "tame" });
        Some(match (self.public.turn.card, self.public.pair()) {
            (None, _) => Refusal::of(refusals::AFTER_CARD),
            (Some(_), None) => Refusal::of(refusals::EMPTY_STACK).with("partner", partner),
            (Some(played), Some(pair)) => Refusal::of(refusals::MATCH)
                .with("partner", partner)
                .with("card", played)
                .with("kind", wild(is_wild(played, board.side, board)))
                .with("top", pair.top)
                .with("top_kind", wild(pair.top_is_wild(board))),
        })
    }
}

fn moves_of(steps: &[Step]) -> Vec<Move> {
    let only_moves = |step: &Step| if let Step::Move(mv) = step { Some(*mv) } else { None };
    steps.iter().filter_map(only_moves).collect()
}

/// The card of a hand that a text names: by its letter, whose case is its colour, or by its name, where the colour
/// may be omitted if the hand has only one of the kind. `None` when the text names no card.
fn read_card(hand: &Cards, typed: &str) -> Result<Option<Card>, Refusal> {
    let lower = typed.to_ascii_lowercase();
    // Also accepts the label in the menu.
    let lower = lower.strip_prefix("play the ").unwrap_or(&lower).trim_end_matches(" (wild)");
    let kind = |card: Card| match card.face {
        Face::Piece(role) => role.name(),
        Face::Checkers => "checkers",
    };
    let means = |card: &Card| card.to_string() == typed || card.name() == lower || kind(*card) == lower;
    let meant: Vec<Card> = hand.kinds().filter(means).collect();
    match meant.as_slice() {
        [card] => Ok(Some(*card)),
        [] if Card::all().any(|card| means(&card)) => {
            Err(Refusal::of(refusals::NOT_HELD).with("cards", held(hand)))
        }
        [] => Ok(None),
        _ => Err(Refusal::of(refusals::WHICH_CARD).with("cards", held(hand))),
    }
}

/// The sentence argument for a hand, with the letter of each card.
fn held(hand: &Cards) -> Value {
    let noted = |card: Card| Value::Noted(Box::new(card.into()), card.to_string());
    Value::List(hand.iter().map(noted).collect())
}
