//! Reads typed turns in a world imagined from what the seat knows, up to where such worlds differ, so that reading
//! reveals nothing.

use super::Table;
use super::log::join;
use super::refusals;
use crate::rules::{Progress, Refusal, Rules, Voice};
use crate::seat::{Seat, Viewer};
use crate::table::any_game::{Actor, Entry, Imagined, Typed, Understood};
use crate::work::Meter;

/// The words that end a turn, in the project's languages.
const END: [&str; 3] = ["end", "ende", "fin"];
/// The most work to read the parts of a typed turn; the rest must be typed on its own.
const READING: u64 = 300_000;

/// Turns as people type them: a part of [`AnyTable`](crate::any_game::AnyTable).
pub trait Typing {
    /// Reads a turn, or the rest of one, as people type it: canonical text, SAN, UCI, long algebraic, parts joined
    /// by `/`. It is read up to its first commit point, from the seat's view alone. Whether the text behind is
    /// legal depends on what is uncovered there, so it is kept: [`crate::typed::take`] reads on.
    ///
    /// # Errors
    /// When the text can't be read or isn't legal, or what is behind the commit point can't be meant in any world
    /// that fits the view; the sentence says what would work.
    fn understand(&self, seat: Seat, typed: &str) -> Result<Understood, Refusal>;

    /// Like [`Typing::understand`], for a turn that must end where the text does.
    ///
    /// # Errors
    /// As for [`Typing::understand`], and when it can't end there.
    fn read(&self, seat: Seat, typed: &str) -> Result<Typed, Refusal> {
        self.understand(seat, typed)?.turn()
    }

    /// The best suggestions, at most `limit`: turns (or openings of turns, up to their commit point) of a seat
    /// that fit what was typed so far, as canonical text with a label in the voice's language. Made from the
    /// seat's view alone.
    fn suggest(&self, seat: Seat, typed: &str, limit: usize, voice: &dyn Voice) -> Vec<(String, String)>;
}

impl<R: Rules> Typing for Table<R> {
    fn understand(&self, seat: Seat, typed: &str) -> Result<Understood, Refusal> {
        let (typed, ends) = ended(typed.trim());
        let (read, open) = self.read_parts(seat, typed)?;
        let Some(mut world) = open else { return Ok(Understood::Turn(read)) };
        let asks = (R::CAPABILITIES.asks_on)(&R::view(&world.state, Viewer::Seat(seat)));
        let whole = world.end_turn(seat).map(|_| ());
        // An incomplete turn was begun well: the player is asked for the rest instead of being refused.
        if !ends && (asks || whole.is_err()) {
            return Ok(Understood::Begun { steps: read.entry, ends: whole });
        }
        whole.map(|()| Understood::Turn(read))
    }

    fn suggest(&self, seat: Seat, typed: &str, limit: usize, voice: &dyn Voice) -> Vec<(String, String)> {
        self.complete_typed(seat, typed, limit, voice)
    }
}

impl<R: Rules> Table<R> {
    /// Reads the parts of a turn, and returns the table after them if the turn isn't over.
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

    /// A draft that ends with a step, and the typed text behind it, if that can be meant.
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

    /// The step that ends an open optional tail, if a typed part belongs behind it: it can be read, but isn't one
    /// of the steps possible before.
    fn lies_beyond(view: &R::View, part: &str) -> Option<R::Step> {
        let mut offers = Vec::new();
        R::offers(view, &mut offers);
        let end = "".parse::<R::Step>().ok().filter(|end| offers.contains(end))?;
        (R::CAPABILITIES.read)(view, part).is_ok_and(|step| !offers.contains(&step)).then_some(end)
    }

    /// A table in a world that fits what a seat knows: reading there can't leak anything. Its log has only the
    /// running turn, as nothing else matters there.
    pub(super) fn imagined(&self, seat: Seat) -> Self {
        let last = self.log.last().cloned().into_iter().collect();
        let state = R::resample(&R::view(&self.state, Viewer::Seat(seat)), &mut self.imagination(0));
        Self { state, ..self.over(last) }
    }
}

/// The parts of a typed turn, between slashes and commas.
pub(super) fn parts_of(typed: &str) -> impl Iterator<Item = &str> {
    typed.split(['/', ',']).map(str::trim).filter(|part| !part.is_empty())
}

/// A typed turn without the word that ends it, and whether it had one: `Nf3 end`, `Nf3/end`.
fn ended(typed: &str) -> (&str, bool) {
    let cut = typed.rfind([' ', '/', ',']);
    let Some((turn, word)) = cut.map(|at| (&typed[..at], &typed[at + 1..])) else { return (typed, false) };
    let turn = turn.trim_end_matches([' ', '/', ',']);
    let says = END.iter().any(|end| word.eq_ignore_ascii_case(end));
    if says && !turn.is_empty() { (turn, true) } else { (typed, false) }
}
