//! What people type: read as turns, and completed while they type. Both look ahead in a world made up to fit what the
//! seat knows, and no farther than to where such worlds differ, so that neither can tell more than that.

use super::Table;
use super::log::join;
use super::refusals;
use crate::rules::{Applied, Progress, Refusal, Rules, Voice};
use crate::seat::{Seat, Viewer};
use crate::table::any_game::{Actor, AnyTable, Entry, Offer, Typed, Understood};
use crate::work::Meter;

/// What is typed behind a turn that ends there, in our languages.
const END: [&str; 3] = ["end", "ende", "fin"];
/// How much work suggestions may take before what was found is enough: with each key that somebody presses they are asked for
/// anew. A usual board takes a tenth of it; what is not found within it on a tangled one can be typed all the same.
const SUGGESTING: u64 = 20_000;
/// How much work the parts of a typed turn may take before the rest has to be typed by itself.
const READING: u64 = 300_000;

impl<R: Rules> Table<R> {
    /// Reads a turn, or a part of one, up to where something is revealed. Whether the rest is possible may depend on what
    /// is, so it is only asked whether it could be meant.
    pub(super) fn understand_typed(&self, seat: Seat, typed: &str) -> Result<Understood, Refusal> {
        let (typed, ends) = ended(typed.trim());
        let (read, open) = self.read_parts(seat, typed)?;
        let Some(mut world) = open else { return Ok(Understood::Turn(read)) };
        let asks = (R::CAPABILITIES.asks_on)(&R::view(&world.state, Viewer::Seat(seat)));
        let whole = world.end_turn(seat).map(|_| ());
        // What isn't whole yet was begun well: the rest is asked, instead of everything being refused.
        if !ends && (asks || whole.is_err()) {
            return Ok(Understood::Begun { steps: read.entry, ends: whole });
        }
        whole.map(|()| Understood::Turn(read))
    }

    /// Reads the parts of a turn, with the table after them where it isn't over.
    fn read_parts(&self, seat: Seat, typed: &str) -> Result<(Typed, Option<Self>), Refusal> {
        self.in_play(seat)?;
        if typed.is_empty() {
            return Err(Refusal::of(refusals::NOTHING_TYPED));
        }
        let mut parts: Vec<&str> = typed.split(['/', ',']).map(str::trim).collect();
        let meter = Meter::start();
        let mut world = self.imagined(seat);
        (R::CAPABILITIES.arranged)(&R::view(&world.state, Viewer::Seat(seat)), &mut parts);
        let mut text = String::new();
        for (at, part) in parts.iter().enumerate() {
            if meter.units() > READING {
                return Err(Refusal::of(refusals::TOO_TANGLED));
            }
            let view = R::view(&world.state, Viewer::Seat(seat));
            if at > 0
                && let Some(end) = Self::lies_beyond(&view, part)
            {
                let rest = parts.get(at..).unwrap_or_default();
                return Ok((Self::up_to(seat, text, &view, end, rest)?, None));
            }
            let step = (R::CAPABILITIES.read)(&view, part)?;
            let applied = world.take(seat, step)?;
            text = join(&text, &step.to_string());
            if applied.progress != Progress::Draft {
                let rest = parts.get(at + 1..).unwrap_or_default();
                return Ok((Self::up_to(seat, text, &view, step, rest)?, None));
            }
        }
        let entry = Entry { actor: Actor::Seat(seat), text };
        Ok((Typed { entry, rest: String::new() }, Some(world)))
    }

    /// A draft that ends with a step, and what was typed behind it, if that can be meant.
    fn up_to(
        seat: Seat,
        text: String,
        view: &R::View,
        last: R::Step,
        rest: &[&str],
    ) -> Result<Typed, Refusal> {
        (R::CAPABILITIES.beyond)(view, last, rest)?;
        Ok(Typed { entry: Entry { actor: Actor::Seat(seat), text }, rest: rest.join("/") })
    }

    /// Turns that somebody may be about to type: as they are read, and as they are shown.
    pub(super) fn complete_typed(
        &self,
        seat: Seat,
        typed: &str,
        limit: usize,
        voice: &dyn Voice,
    ) -> Vec<(String, String)> {
        if self.in_play(seat).is_err() {
            return Vec::new();
        }
        // Parts are divided as they are read.
        let (done, last) = typed.rsplit_once(['/', ',']).map_or(("", typed), |(done, last)| (done, last));
        let last = last.trim();
        let meter = Meter::start();
        let mut world = self.imagined(seat);
        let mut so_far = String::new();
        for part in done.split(['/', ',']).map(str::trim).filter(|part| !part.is_empty()) {
            if meter.units() > SUGGESTING {
                return Vec::new();
            }
            let Ok(step) = (R::CAPABILITIES.read)(&R::view(&world.state, Viewer::Seat(seat)), part) else {
                return Vec::new();
            };
            match world.take(seat, step) {
                Ok(applied) if applied.progress == Progress::Draft => {}
                // Beyond a commit point nothing is known yet.
                _ => return Vec::new(),
            }
            so_far = join(&so_far, &step.to_string());
        }
        let mut ranked: Vec<(u8, Offer, String)> = world
            .describe(Viewer::Seat(seat))
            .into_iter()
            .filter(|offer| !offer.text.is_empty())
            .map(|offer| (voice.say(&offer.label), offer))
            .filter_map(|(label, offer)| Some((fit(&offer, &label, last)?, offer, label)))
            .collect();
        ranked.sort_by_key(|(rank, ..)| *rank);
        let named_alone = ranked.len() == 1;
        let mut found = Vec::new();
        for (_, offer, label) in ranked {
            if found.len() >= limit || meter.units() > SUGGESTING {
                break;
            }
            let mut next = world.clone();
            let Ok(applied) = next.take_text(seat, &offer.text) else { continue };
            let text = join(&so_far, &offer.text);
            if applied.progress != Progress::Draft {
                found.push((text, label));
            } else if offer.text.parse().is_ok_and(R::CAPABILITIES.is_listed) {
                next.complete(seat, (&text, &label), voice, (limit, &meter), &mut found);
                // Of many turns those that end soonest; of a single one what it can go on with, too.
                let may_end = found.last().is_some_and(|(last, _)| *last == text);
                let asks = || (R::CAPABILITIES.asks_on)(&R::view(&next.state, Viewer::Seat(seat)));
                if named_alone && may_end && asks() {
                    next.go_on(seat, (&text, &label), voice, (limit, &meter), &mut found);
                }
            }
        }
        found
    }

    /// Openings of turns that begin with an offered step and can be played as they are.
    fn complete(
        &self,
        seat: Seat,
        (so_far, label): (&str, &str),
        voice: &dyn Voice,
        (most, meter): (usize, &Meter),
        found: &mut Vec<(String, String)>,
    ) {
        if found.len() >= most || meter.units() > SUGGESTING {
            return;
        }
        if self.describe(Viewer::Seat(seat)).iter().any(|offer| offer.text.is_empty()) {
            found.push((so_far.to_owned(), label.to_owned()));
            return;
        }
        self.go_on(seat, (so_far, label), voice, (most, meter), found);
    }

    /// The same of those that don't end where the turn stands.
    fn go_on(
        &self,
        seat: Seat,
        (so_far, label): (&str, &str),
        voice: &dyn Voice,
        (most, meter): (usize, &Meter),
        found: &mut Vec<(String, String)>,
    ) {
        let offers = self.describe(Viewer::Seat(seat)).into_iter();
        for offer in offers.filter(|offer| !offer.text.is_empty()) {
            if found.len() >= most || meter.units() > SUGGESTING {
                return;
            }
            let mut next = self.clone();
            let Ok(applied) = next.step(seat, &offer.text) else { continue };
            let (text, label) = (join(so_far, &offer.text), join(label, &voice.say(&offer.label)));
            if applied.progress == Progress::Draft {
                next.complete(seat, (&text, &label), voice, (most, meter), found);
            } else {
                found.push((text, label));
            }
        }
    }

    /// The end of an optional tail that is open, if a typed part belongs to what follows it: it can be read, but is none of
    /// the steps that may be taken before.
    fn lies_beyond(view: &R::View, part: &str) -> Option<R::Step> {
        let mut offers = Vec::new();
        R::offers(view, &mut offers);
        let end = "".parse::<R::Step>().ok().filter(|end| offers.contains(end))?;
        (R::CAPABILITIES.read)(view, part).is_ok_and(|step| !offers.contains(&step)).then_some(end)
    }

    /// A table in a world that fits what a seat knows: what is read ahead there can't leak anything. Of the log it has the turn
    /// that may be open, as nothing else matters there.
    fn imagined(&self, seat: Seat) -> Self {
        let last = self.log.last().cloned().into_iter().collect();
        let state = R::resample(&R::view(&self.state, Viewer::Seat(seat)), &mut self.imagination(0));
        Self { state, ..self.over(last) }
    }

    fn take_text(&mut self, seat: Seat, text: &str) -> Result<Applied, Refusal> {
        let step = text.parse().map_err(|_| Refusal::unreadable(text))?;
        self.take(seat, step)
    }
}

/// A typed turn without the word that it ends there, and whether that was said: `Nf3 end`, `Nf3/end`.
fn ended(typed: &str) -> (&str, bool) {
    let cut = typed.rfind([' ', '/', ',']);
    let Some((turn, word)) = cut.map(|at| (&typed[..at], &typed[at + 1..])) else { return (typed, false) };
    let turn = turn.trim_end_matches([' ', '/', ',']);
    let says = END.iter().any(|end| word.eq_ignore_ascii_case(end));
    if says && !turn.is_empty() { (turn, true) } else { (typed, false) }
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
