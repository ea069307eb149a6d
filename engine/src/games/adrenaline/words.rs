//! What people type and read: parts of a turn in any notation, labels for menus.

use super::Node;
use super::step::Step;
use crate::board::Square;
use crate::chess::Choices;
use crate::duel::{Playable, glyph};
use crate::rules::{Describe, Refusal};

impl Node {
    /// Reads one part of a turn as people type it.
    pub(super) fn meant(&self, typed: &str) -> Result<Step, Refusal> {
        let Some(running) = self.running else {
            let moves = self.moves();
            return self.ground.base.choices(&moves).read(typed).map(Step::Move).map_err(|mut refusal| {
                if refusal.code == Refusal::NOT_OFFERED.code && self.ground.in_check(self.side()) {
                    *refusal.sentence.to_mut() += &format!(" {} is in check.", self.side().name());
                }
                refusal
            });
        };
        let steps = self.steps();
        let bare = typed.trim().trim_start_matches(['K', '-', 'x', 'X']);
        let text = match bare.split_once('=') {
            Some((square, kind)) => format!("{}={}", square.to_lowercase(), kind.to_uppercase()),
            None => bare.to_lowercase(),
        };
        if let Some(step) = text.parse().ok().filter(|step| steps.contains(step)) {
            return Ok(step);
        }
        let hops = list(steps.iter().filter_map(|step| match step {
            Step::Hop { .. } => Some(step.to_string()),
            _ => None,
        }));
        let gifts = list(steps.iter().filter(|step| matches!(step, Step::Give(_))).map(Step::to_string));
        let mut sentence = String::from("That can't follow.");
        if !hops.is_empty() {
            sentence += &format!(" The piece on {} can step to {hops}.", running.square);
        }
        if !gifts.is_empty() {
            sentence += &format!(" A checker has to be given: {gifts}.");
        }
        Err(Refusal::new("step/not-offered", sentence))
    }

    /// What a menu needs to know about a step, beside these moves.
    pub(super) fn describe(&self, step: Step, choices: &Choices<'_>) -> Describe {
        let board = self.ground.base.placement();
        let name = |square: Square| board.role_at(square).map_or("piece", |role| role.name());
        match step {
            Step::Move(mv) => {
                let mut after = self.ground;
                after.make(mv);
                let check = if after.in_check(self.side().other()) { "+" } else { "" };
                choices.describe(mv, format!("{}{check}", choices.san(mv)))
            }
            Step::Hop { to, promotion } => {
                let capture = board.occupied().contains(to);
                let what = if capture {
                    format!("Run on, take the {} on {to}", name(to))
                } else {
                    format!("Run on to {to}")
                };
                let becomes = promotion.map_or(String::new(), |role| format!(", become a {}", role.name()));
                let from = self.running.map(|running| running.square);
                let title = |square: Square| board.role_at(square).map_or("Piece", |role| role.title());
                let piece = from.map(|from| format!("{} {from}", title(from))).unwrap_or_default();
                let brings = promotion.map(|role| glyph(self.side(), role));
                Describe { from, to: Some(to), label: what + &becomes, piece, capture, brings }
            }
            Step::Give(square) => {
                let label = format!("Checker under the {} on {square}", name(square));
                Describe { to: Some(square), ..Describe::plain(label) }
            }
            Step::Done => Describe::plain("End the turn".to_owned()),
        }
    }
}

fn list(items: impl Iterator<Item = String>) -> String {
    items.collect::<Vec<_>>().join(", ")
}
