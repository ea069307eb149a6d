//! Steps that put something onto a square, if there are many: first which card or creature, then its square.

use engine::any_game::Offer;
use engine::rules::Phrase;
use model::screen::{Choice, Row, Verb};
use words::say;

use super::{Controls, THING};

/// Steps without an acting piece, except the one that only ends the turn.
pub(super) fn others(offers: &[Offer]) -> Vec<&Offer> {
    offers.iter().filter(|offer| offer.from.is_none() && !offer.text.is_empty()).collect()
}

/// What each step plays; `None` if a step plays nothing.
fn played<'a>(offers: &[&'a Offer]) -> Option<Vec<(usize, &'a Offer)>> {
    let mut things: Vec<(usize, &'a Offer)> = Vec::new();
    for (at, offer) in offers.iter().enumerate() {
        if offer.piece.is_empty() || offer.to.is_none() {
            return None;
        }
        if !things.iter().any(|(_, known)| known.piece == offer.piece) {
            things.push((at, offer));
        }
    }
    Some(things)
}

/// Steps that play the same thing as the one at this index, among those without an acting piece.
pub(super) fn of_thing<'a>(offers: &[&'a Offer], at: usize) -> Vec<&'a Offer> {
    let thing: Option<&Phrase> = offers.get(at).map(|offer| &offer.piece);
    offers.iter().filter(|offer| Some(&offer.piece) == thing).copied().collect()
}

impl Controls<'_> {
    /// A menu of things that can be played, each leading to its possible squares. `None` if steps aren't
    /// about things, or all are about one.
    pub(super) fn things(&self, offers: &[&Offer]) -> Option<Vec<Row>> {
        let things = played(offers).filter(|things| things.len() > 1)?;
        let choices: Vec<Choice> = things
            .into_iter()
            .map(|(at, offer)| Choice {
                label: self.said(&offer.piece),
                value: format!("{THING}{at}"),
                note: say!(self.lang, "picker-choices", count = of_thing(offers, at).len()),
                glyph: offer.brings.map(Into::into),
            })
            .collect();
        Some(self.menus(&choices, None, Verb::Step, &say!(self.lang, "picker-thing-placeholder")))
    }
}
