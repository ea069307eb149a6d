//! Reads typed parts of a turn in any notation, and labels steps for menus.

use super::continuations::plays;
use super::refusals;
use super::state::View;
use super::step::Step;
use crate::board::{Board, Role, Side, Square};
use crate::cards::{Card, Cards, drawing_phrase, playing_card};
use crate::chess::refusals::NOTHING_THERE;
use crate::chess::{Choices, Move, PieceMoves, pseudo_targets};
use crate::duel::refused::behind_laden;
use crate::duel::{Check, Hop, Laden, Running, end_of_turn};
use crate::rules::{Describe, Phrase, Refusal, Value};

impl View {
    /// The viewer's hand, when it is the viewer's turn.
    fn acting(&self) -> Option<(Side, &Cards)> {
        let side = self.side.filter(|side| self.public.acting() == Some(*side))?;
        Some((side, self.hands[side.index()].as_ref()?))
    }

    /// The viewer's legal steps, sorted.
    #[must_use]
    pub fn steps(&self) -> Vec<Step> {
        self.acting().map_or_else(Vec::new, |(_, hand)| self.public.steps(hand))
    }

    /// Reads one part of a turn as people type it.
    ///
    /// # Errors
    /// When no step, or more than one, is meant.
    pub fn read(&self, typed: &str) -> Result<Step, Refusal> {
        let Some((_, hand)) = self.acting() else {
            return Err(if self.public.ended.is_some() { Refusal::OVER } else { Refusal::NOT_YOUR_TURN });
        };
        let Some(running) = self.public.running else {
            if typed.contains('@') {
                return Err(Refusal::of(refusals::MOVE_FIRST));
            }
            let moves = self.public.moves();
            let choices = self.public.board.base.choices(&moves);
            let read = choices.read(typed).map(Step::Move);
            return read.map_err(|refusal| refusal.and_if_impossible(|| self.behind(typed)));
        };
        let steps = self.public.steps(hand);
        if let Some((card, square)) = typed.split_once('@') {
            return read_card(card, square, &steps, hand, self.public.board.base.placement());
        }
        let step = Hop::notation(typed).parse().ok();
        if let Some(step) = step.filter(|step| steps.contains(step)) {
            return Ok(step);
        }
        let follows = Hop::may_be_meant(typed);
        Err(if follows { cannot_follow(running, &steps) } else { unreadable(typed, running, &steps) })
    }

    /// Refuses what was typed behind the step that ends a turn; for a card, it says why.
    ///
    /// # Errors
    /// When anything was typed.
    pub(super) fn beyond(&self, step: Step, typed: &[&str]) -> Result<(), Refusal> {
        match (typed.first(), step) {
            (None, _) => Ok(()),
            (Some(part), Step::Play { .. }) if part.contains('@') => Err(Refusal::of(refusals::ONE_CARD)),
            (Some(part), _) if part.contains('@') => Err(Refusal::of(refusals::NO_CARD)),
            (Some(_), _) => Err(Refusal::TOO_MANY),
        }
    }

    /// The cause of refusing a typed move: its piece is hobbled, or the king would be in danger.
    fn behind(&self, typed: &str) -> Option<Refusal> {
        let (board, side) = (&self.public.board, self.public.side());
        let (placement, en_passant) = (board.base.placement(), board.en_passant(side));
        let free = |from: Square| {
            let role = placement.role_at(from)?;
            let targets = pseudo_targets(placement, side, role, from, en_passant);
            let moves: Vec<Move> = PieceMoves::new(role, from, targets, &Role::PROMOTIONS).moves().collect();
            let Move::Normal { to, .. } = board.base.choices(&moves).read(typed).ok()? else { return None };
            let hobbled = Refusal::of(refusals::HOBBLED).with("piece", Value::kind(role.name()));
            (!board.reach(role, from).contains(to)).then(|| hobbled.with("square", from))
        };
        board.hobbled(side).iter().find_map(free).or_else(|| behind_laden(board, typed))
    }

    /// Menu descriptions of the steps offered.
    #[must_use]
    pub fn describe_all(&self, offered: &[Step]) -> Vec<Describe> {
        let moves = moves_of(offered);
        let choices = self.public.board.base.choices(&moves);
        offered.iter().map(|step| self.describe(*step, &choices)).collect()
    }

    /// The prompt for the side to act, with its hand as far as the viewer knows it.
    #[must_use]
    pub fn asks(&self) -> Phrase {
        let (public, side) = (&self.public, self.public.side());
        let held = self.hands[side.index()].filter(|hand| !hand.is_empty());
        let cards = held.map(|hand| Value::List(hand.iter().map(Value::from).collect()));
        let way = if side == Side::White { "red" } else { "black" };
        let colours = Phrase::of("engine-asks-booster-colours").with("way", Value::Case(way));
        let holds = |key| {
            cards.map_or_else(Phrase::default, |cards| Phrase::of(key).with("cards", cards).and(colours))
        };
        let Some(running) = public.running else {
            let check = Check::asks(Check::on(&public.board));
            if check.is_empty() {
                return Phrase::of("engine-asks-booster-move").and(holds("engine-asks-booster-hand"));
            }
            return check.and(holds("engine-asks-booster-cards-later"));
        };
        let board = public.board.base.placement();
        let piece = running.square.and_then(|square| board.role_at(square)).map_or("piece", Role::name);
        let steps = public.board.safe_hops(running).next().is_some();
        let plays = held.is_none_or(|hand| plays(&public.board, &hand).next().is_some());
        let way = match (steps, plays) {
            (true, true) => "steps-or-plays",
            (true, false) => "steps",
            (false, _) => "plays",
        };
        let on = running.square.map_or_else(|| Value::Text(String::new()), Value::from);
        let question = Phrase::of("engine-asks-booster").with("way", Value::Case(way));
        question.with("piece", Value::kind(piece)).with("square", on).and(holds("engine-asks-booster-hand"))
    }

    fn describe(&self, step: Step, choices: &Choices<'_>) -> Describe {
        let board = &self.public.board;
        let placement = board.base.placement();
        let name = |square: Square| placement.role_at(square).map_or("piece", |role| role.name());
        match step {
            Step::Move(mv) => board.describe(mv, choices),
            Step::Hop(hop) => {
                let from = self.public.running.and_then(|running| running.square);
                hop.describe(placement, self.public.side(), from, "engine-label-booster-step")
            }
            Step::Play { card, on } => {
                let label = Phrase::of("engine-label-booster-card").with("card", card);
                let label = label.with("effect", Value::Case(self.effect(on)));
                let label = label.with("piece", Value::kind(name(on))).with("square", on);
                let way = if placement.side(self.public.side()).contains(on) { "boost" } else { "hobble" };
                let thing = Phrase::of("engine-label-booster-thing").with("card", card);
                Describe {
                    to: Some(on),
                    piece: thing.with("effect", Value::Case(way)),
                    brings: Some(playing_card(card).glyph()),
                    ..Describe::plain(label)
                }
            }
            Step::Done => end_of_turn(),
            Step::Draw(drawn) => Describe::plain(drawing_phrase(drawn)),
        }
    }

    /// The effect of a checker of the side to move on the piece on a square.
    fn effect(&self, on: Square) -> &'static str {
        let (board, side) = (&self.public.board, self.public.side());
        let own = board.base.placement().side(side).contains(on);
        match (own, board.checkers.on(on, side) < 0) {
            (true, true) => "relieve",
            (true, false) => "boost",
            (false, true) => "sap",
            (false, false) => "hobble",
        }
    }
}

fn moves_of(steps: &[Step]) -> Vec<Move> {
    let only_moves = |step: &Step| if let Step::Move(mv) = step { Some(*mv) } else { None };
    steps.iter().filter_map(only_moves).collect()
}

/// Reads a typed card: `+n@f6`. The case of its letter is its colour, so a wrong case is refused: if it were
/// tolerated, a later change could make it play another card.
fn read_card(card: &str, square: &str, steps: &[Step], hand: &Cards, board: &Board) -> Result<Step, Refusal> {
    let (letter, square) = (card.trim_start_matches('+'), square.to_lowercase());
    let exact = format!("+{letter}@{square}").parse().ok();
    if let Some(step) = exact.filter(|step| steps.contains(step)) {
        return Ok(step);
    }
    let alike = |step: &&Step| {
        matches!(step, Step::Play { .. })
            && step.to_string().eq_ignore_ascii_case(&format!("+{letter}@{square}"))
    };
    if let Some(step @ Step::Play { card, .. }) = steps.iter().find(alike) {
        let colour = Refusal::of(refusals::CARD_COLOUR).with("card", *card);
        return Err(colour.with("example", format!("`{step}`")));
    }
    if let Ok(empty) = square.parse::<Square>()
        && empty.on_board()
        && !board.occupied().contains(empty)
    {
        return Err(Refusal::of(NOTHING_THERE).with("from", empty));
    }
    let playable = |card: &Card| {
        steps.iter().any(|step| matches!(step, Step::Play { card: other, .. } if other == card))
    };
    let cards: Vec<String> = hand.kinds().filter(playable).map(|card| card.to_string()).collect();
    Err(match steps.iter().find(|step| matches!(step, Step::Play { .. })) {
        None => Refusal::of(refusals::NO_CARD),
        Some(first) => {
            let example = format!("`{first}`");
            let misfit = Refusal::of(refusals::CARD_MISFIT).with("example", example);
            misfit.with("cards", Value::notations(cards))
        }
    })
}

/// The refusal of a text that is neither a square to step on to nor a card: shows how both are written, as far as
/// they are possible now.
fn unreadable(typed: &str, running: Running, steps: &[Step]) -> Refusal {
    let refused = Refusal::unreadable(typed);
    let refused = match steps.iter().find(|step| matches!(step, Step::Play { .. })) {
        Some(card) => refused.and(Refusal::of(refusals::CARD_LOOKS).with("example", format!("`{card}`"))),
        None => refused,
    };
    match can_step(running, steps) {
        Some(can_step) => refused.and(can_step),
        None => refused,
    }
}

fn cannot_follow(running: Running, steps: &[Step]) -> Refusal {
    let Some(can_step) = can_step(running, steps) else { return Refusal::of(refusals::CANNOT_FOLLOW) };
    Refusal::of(refusals::STEPS_ON).and(can_step)
}

/// A remark: where the piece that moved can step on to, if it can.
fn can_step(running: Running, steps: &[Step]) -> Option<Refusal> {
    let hops: Vec<String> =
        steps.iter().filter(|step| matches!(step, Step::Hop(_))).map(|step| format!("`{step}`")).collect();
    let square = running.square.filter(|_| !hops.is_empty())?;
    Some(Refusal::of(refusals::CAN_STEP).with("square", square).with("steps", Value::notations(hops)))
}
