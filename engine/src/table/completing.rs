//! What people may be about to type: turns, and parts of turns, that go on from what stands there already. Looked for in a world
//! made up to fit what the seat knows, and no farther than to where such worlds differ, so that none can tell more than that.

use super::Table;
use super::log::join;
use super::typed::parts_of;
use crate::rules::{Progress, Rules, Voice};
use crate::seat::{Seat, Viewer};
use crate::table::any_game::{AnyTable, Offer};
use crate::work::Meter;

/// How much work suggestions may take before what was found is enough: with each key that somebody presses they are asked for
/// anew. A usual board takes a tenth of it; what is not found within it on a tangled one can be typed all the same.
const WORK: u64 = 20_000;

/// Turns that were found, and how far more may be looked for.
struct Completions<'v> {
    seat: Seat,
    voice: &'v dyn Voice,
    limit: usize,
    meter: Meter,
    /// As they are read, and as they are shown.
    turns: Vec<(String, String)>,
}

impl<R: Rules> Table<R> {
    /// Turns that somebody may be about to type: as they are read, and as they are shown.
    pub(super) fn complete_typed(
        &self,
        seat: Seat,
        typed: &str,
        limit: usize,
        voice: &dyn Voice,
    ) -> Vec<(String, String)> {
        let mut found = Completions { seat, voice, limit, meter: Meter::start(), turns: Vec::new() };
        // Parts are divided as they are read.
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
            let turn = (join(&so_far, &offer.text), label);
            if applied.progress != Progress::Draft {
                found.turns.push(turn);
            } else if offer.text.parse().is_ok_and(R::CAPABILITIES.is_listed) {
                found.go_on(&next, &turn, named_alone);
            }
        }
        found.turns
    }

    /// The turn as far as its typed parts take it, and as it is written; nothing where they can't be played, or reach farther than
    /// is known.
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
            // Beyond a commit point nothing is known yet.
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

    /// Finds what a begun turn can become: itself, if it may end where it stands, or else what it can go on with. Of many turns
    /// those that end soonest are enough; of one that was `named_alone` what it can go on with is found in both cases, where
    /// its game asks for it.
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

/// How well an offer fits what was typed: 0 is best, `None` is not at all.
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
