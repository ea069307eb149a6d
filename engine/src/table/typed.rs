//! What people type, read as turns: in a world made up to fit what the seat knows, and no farther than to where such worlds
//! differ, so that it can't tell more than that.

use super::Table;
use super::log::join;
use super::refusals;
use crate::rules::{Progress, Refusal, Rules};
use crate::seat::{Seat, Viewer};
use crate::table::any_game::{Actor, AnyTable, Entry, Typed, Understood};
use crate::work::Meter;

/// What is typed behind a turn that ends there, in our languages.
const END: [&str; 3] = ["end", "ende", "fin"];
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
        let mut parts: Vec<&str> = parts_of(typed).collect();
        if parts.is_empty() {
            return Err(Refusal::of(refusals::NOTHING_TYPED));
        }
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
    pub(super) fn imagined(&self, seat: Seat) -> Self {
        let last = self.log.last().cloned().into_iter().collect();
        let state = R::resample(&R::view(&self.state, Viewer::Seat(seat)), &mut self.imagination(0));
        Self { state, ..self.over(last) }
    }
}

/// The parts of a typed turn: what stands between its slashes and commas.
pub(super) fn parts_of(typed: &str) -> impl Iterator<Item = &str> {
    typed.split(['/', ',']).map(str::trim).filter(|part| !part.is_empty())
}

/// A typed turn without the word that it ends there, and whether that was said: `Nf3 end`, `Nf3/end`.
fn ended(typed: &str) -> (&str, bool) {
    let cut = typed.rfind([' ', '/', ',']);
    let Some((turn, word)) = cut.map(|at| (&typed[..at], &typed[at + 1..])) else { return (typed, false) };
    let turn = turn.trim_end_matches([' ', '/', ',']);
    let says = END.iter().any(|end| word.eq_ignore_ascii_case(end));
    if says && !turn.is_empty() { (turn, true) } else { (typed, false) }
}
