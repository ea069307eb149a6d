//! Completes what people type: turns, and parts of turns, that continue the typed text. The search runs in a world
//! imagined from what the seat knows, and stops where such worlds differ, so that it reveals nothing.

use super::Table;
use super::log::join;
use super::typed::parts_of;
use crate::rules::{Progress, Rules, Voice};
use crate::seat::{Seat, Viewer};
use crate::table::any_game::{AnyTable, Offer};
use crate::work::Meter;

/// The work after which the suggestions found are enough: they are requested again with each key press. A usual
/// board takes a tenth of it; what isn't found within it on a tangled board can still be typed.
const WORK: u64 = 20_000;

/// The completions found, and the limits of the search.
struct Completions<'v> {
    seat: Seat,
    voice: &'v dyn Voice,
    limit: usize,
    meter: Meter,
    /// The turns, as canonical text and as shown.
    turns: Vec<(String, String)>,
}

impl<R: Rules> Table<R> {
    /// Completions of a typed text, as canonical text and as shown.
    pub(super) fn complete_typed(
        &self,
        seat: Seat,
        typed: &str,
        limit: usize,
        voice: &dyn Voice,
    ) -> Vec<(String, String)> {
        let mut found = Completions { seat, voice, limit, meter: Meter::start(), turns: Vec::new() };
        // Parts are split like those of a turn that is read.
        let (done, last) = typed.rsplit_once(['/', ',']).map_or(("", typed), |(done, last)| (done, last));
        let Some((world, so_far)) = self.begun(done, &found) else { return Vec::new() };
        let ranked = ranked(world.describe(Viewer::Seat(seat)), last.trim(), voice);
        let named_alone = ranked.len() == 1;
        for (offer, label) in ranked {
            if found.is_full() {
                break;
            }
            let mut next = world.clone();
            let Ok(applied) = next.step(seat, &offer.text) else { continue };
            let is_typed = [&offer.text, &label].into_iter().any(|whole| whole == last.trim());
            let turn = (join(&so_far, &offer.text), label);
            let is_listed = offer.text.parse().is_ok_and(R::CAPABILITIES.is_listed);
            if applied.progress == Progress::Draft && is_listed {
                found.go_on(&next, &turn, named_alone);
            } else if applied.progress != Progress::Draft && (is_listed || is_typed) {
                found.turns.push(turn);
            }
        }
        found.turns
    }

    /// The turn as far as its typed parts go, and its text; `None` where they aren't legal, or go further than the
    /// seat knows.
    fn begun(&self, parts: &str, found: &Completions<'_>) -> Option<(Self, String)> {
        let seat = found.seat;
        self.in_play(seat).ok()?;
        let mut world = self.imagined(seat);
        let mut written = String::new();
        for part in parts_of(parts) {
            if found.is_spent() {
                return None;
            }
            let step = (R::CAPABILITIES.read)(&R::view(&world.state, Viewer::Seat(seat)), part).ok()?;
            // Behind a commit point nothing is known yet.
            world.take(seat, step).ok().filter(|applied| applied.progress == Progress::Draft)?;
            written = join(&written, &step.to_string());
        }
        Some((world, written))
    }
}

impl Completions<'_> {
    fn is_spent(&self) -> bool {
        self.meter.units() > WORK
    }

    fn is_full(&self) -> bool {
        self.turns.len() >= self.limit || self.is_spent()
    }

    /// Finds what a begun turn can become: itself, if it may end here, otherwise its continuations. Of many turns
    /// those that end soonest are enough; for a turn that was `named_alone`, the continuations are found in both
    /// cases, if its game asks for more.
    fn go_on<R: Rules>(&mut self, begun: &Table<R>, turn: &(String, String), named_alone: bool) {
        if self.is_full() {
            return;
        }
        let offers = begun.describe(Viewer::Seat(self.seat));
        if offers.iter().any(|offer| offer.text.is_empty()) {
            self.turns.push(turn.clone());
            let asks = || (R::CAPABILITIES.asks_on)(&R::view(&begun.state, Viewer::Seat(self.seat)));
            if !named_alone || !asks() {
                return;
            }
        }
        for offer in offers.iter().filter(|offer| !offer.text.is_empty()) {
            if self.is_full() {
                return;
            }
            let mut next = begun.clone();
            let Ok(applied) = next.step(self.seat, &offer.text) else { continue };
            let longer = (join(&turn.0, &offer.text), join(&turn.1, &self.voice.say(&offer.label)));
            if applied.progress == Progress::Draft {
                self.go_on(&next, &longer, false);
            } else {
                self.turns.push(longer);
            }
        }
    }
}

/// The offers that fit what was typed, with their labels, best first.
fn ranked(offers: Vec<Offer>, typed: &str, voice: &dyn Voice) -> Vec<(Offer, String)> {
    let mut ranked: Vec<(u8, Offer, String)> = offers
        .into_iter()
        .filter(|offer| !offer.text.is_empty())
        .map(|offer| (voice.say(&offer.label), offer))
        .filter_map(|(label, offer)| Some((fit(&offer, &label, typed)?, offer, label)))
        .collect();
    ranked.sort_by_key(|(rank, ..)| *rank);
    ranked.into_iter().map(|(_, offer, label)| (offer, label)).collect()
}

/// The rank of an offer for a typed text: 0 is best, `None` doesn't fit.
fn fit(offer: &Offer, label: &str, typed: &str) -> Option<u8> {
    let lower = typed.to_lowercase();
    let (text, lower_label) = (offer.text.to_lowercase(), label.to_lowercase());
    let to = offer.to.map(|square| square.to_string()).unwrap_or_default();
    if typed.is_empty() || label == typed || offer.text == typed {
        Some(0)
    } else if label.starts_with(typed) {
        Some(1)
    } else if text.starts_with(&lower) {
        Some(2)
    } else if lower_label.starts_with(&lower) || to.starts_with(&lower) {
        Some(3)
    } else {
        lower_label.contains(&lower).then_some(4)
    }
}
