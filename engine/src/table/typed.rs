//! What people type: read as turns, and completed while they type. Both look ahead in a world made up to fit what the
//! seat knows, so that neither can tell more than that.

use rand_core::Rng;

use super::Table;
use super::log::join;
use crate::any_game::{Actor, AnyTable, Entry, Offer};
use crate::rules::{Applied, Progress, Refusal, Rules};
use crate::seat::{Seat, Viewer};

impl<R: Rules> Table<R> {
    /// Reads a turn, or a part of one, as the entries of the log it stands for.
    pub(super) fn read_typed(&self, seat: Seat, typed: &str) -> Result<Vec<Entry>, Refusal> {
        self.in_play(seat)?;
        let typed = typed.trim();
        if typed.is_empty() {
            return Err(Refusal::fixed("step/empty", "Type a move, such as `e2e4` or `Nf3`."));
        }
        let mut world = self.imagined(seat, &mut FixedRng(0));
        let mut entries: Vec<Entry> = Vec::new();
        let mut open: Option<String> = None;
        let mut progress = Progress::Commit;
        for part in typed.split(['/', ',']).map(str::trim) {
            if progress == Progress::TurnOver {
                return Err(Refusal::new(
                    "step/too-many",
                    "That is more than one turn. Play the first one alone.",
                ));
            }
            if open.is_some() && world.lies_beyond(seat, part) {
                // What ends here is revealed first: whether the rest is possible may depend on it.
                progress = world.end_turn(seat)?.progress;
                let text = open.take().unwrap_or_default();
                entries.push(Entry { actor: Actor::Seat(seat), text });
                if progress == Progress::TurnOver {
                    return Err(Refusal::new(
                        "step/too-many",
                        "The turn is over before the last part of that.",
                    ));
                }
            }
            let read = R::read(&R::view(&world.state, Viewer::Seat(seat)), part)
                .and_then(|step| world.take(seat, step).map(|applied| (step, applied)));
            let (step, applied) = match (read, entries.first()) {
                (Ok(read), _) => read,
                // What comes after depends on what the first part uncovers, which nobody may learn by guessing.
                (Err(refusal), Some(first)) => {
                    return Err(Refusal::new(
                        refusal.code,
                        format!(
                            "Play `{}` first; then you will be asked for the rest. ({})",
                            first.text, refusal.sentence
                        ),
                    ));
                }
                (Err(refusal), None) => return Err(refusal),
            };
            let text =
                open.take().map_or_else(|| step.to_string(), |so_far| join(&so_far, &step.to_string()));
            progress = applied.progress;
            if progress == Progress::Draft {
                open = Some(text);
            } else {
                entries.push(Entry { actor: Actor::Seat(seat), text });
            }
        }
        if let Some(text) = open {
            world.end_turn(seat)?;
            entries.push(Entry { actor: Actor::Seat(seat), text });
        }
        Ok(entries)
    }

    /// Turns that somebody may be about to type: as they are read, and as they are shown.
    pub(super) fn complete_typed(&self, seat: Seat, typed: &str, limit: usize) -> Vec<(String, String)> {
        if self.in_play(seat).is_err() {
            return Vec::new();
        }
        let (done, last) = typed.trim().rsplit_once('/').unwrap_or(("", typed.trim()));
        let mut world = self.imagined(seat, &mut FixedRng(0));
        let mut so_far = String::new();
        for part in done.split('/').filter(|part| !part.is_empty()) {
            let Ok(step) = R::read(&R::view(&world.state, Viewer::Seat(seat)), part.trim()) else {
                return Vec::new();
            };
            match world.take(seat, step) {
                Ok(applied) if applied.progress == Progress::Draft => {}
                // Beyond a commit point nothing is known yet.
                _ => return Vec::new(),
            }
            so_far = join(&so_far, &step.to_string());
        }
        let mut ranked: Vec<(u8, Offer)> = world
            .describe(Viewer::Seat(seat))
            .into_iter()
            .filter(|offer| !offer.text.is_empty())
            .filter_map(|offer| Some((fit(&offer, last)?, offer)))
            .collect();
        ranked.sort_by_key(|(rank, _)| *rank);
        let mut found = Vec::new();
        for (_, offer) in ranked {
            if found.len() >= limit {
                break;
            }
            let mut next = world.clone();
            let Ok(applied) = next.take_text(seat, &offer.text) else { continue };
            let text = join(&so_far, &offer.text);
            if applied.progress == Progress::Draft {
                next.complete(seat, &text, &offer.label, limit, &mut found);
            } else {
                found.push((text, offer.label));
            }
        }
        found
    }

    /// Openings of turns that begin with an offered step and can be played as they are.
    fn complete(
        &self,
        seat: Seat,
        so_far: &str,
        label: &str,
        most: usize,
        found: &mut Vec<(String, String)>,
    ) {
        if found.len() >= most {
            return;
        }
        let offers = self.describe(Viewer::Seat(seat));
        if offers.iter().any(|offer| offer.text.is_empty()) {
            found.push((so_far.to_owned(), label.to_owned()));
            return;
        }
        for offer in offers {
            let mut next = self.clone();
            let Ok(applied) = next.step(seat, &offer.text) else { continue };
            let (text, label) = (join(so_far, &offer.text), join(label, &offer.label));
            if applied.progress == Progress::Draft {
                next.complete(seat, &text, &label, most, found);
            } else if found.len() < most {
                found.push((text, label));
            }
        }
    }

    /// Whether a typed part belongs to what follows an optional tail that is open: it can be read, but is none of the
    /// steps that may be taken before the tail ends.
    fn lies_beyond(&self, seat: Seat, part: &str) -> bool {
        let view = R::view(&self.state, Viewer::Seat(seat));
        let mut offers = Vec::new();
        R::offers(&view, &mut offers);
        let may_end = "".parse::<R::Step>().is_ok_and(|end| offers.contains(&end));
        may_end && R::read(&view, part).is_ok_and(|step| !offers.contains(&step))
    }

    /// A table in a world that fits what a seat knows: what is read ahead there can't leak anything. Of the log it has the turn
    /// that may be open, as nothing else matters there.
    fn imagined(&self, seat: Seat, rng: &mut dyn Rng) -> Self {
        let last = self.log.last().cloned().into_iter().collect();
        Self { state: R::resample(&R::view(&self.state, Viewer::Seat(seat)), rng), ..self.over(last) }
    }

    fn take_text(&mut self, seat: Seat, text: &str) -> Result<Applied, Refusal> {
        let step = text.parse().map_err(|_| Refusal::unreadable(text))?;
        self.take(seat, step)
    }
}

/// How well an offer fits what was typed: 0 is best, `None` is not at all.
fn fit(offer: &Offer, typed: &str) -> Option<u8> {
    let lower = typed.to_lowercase();
    let (text, label) = (offer.text.to_lowercase(), offer.label.to_lowercase());
    let to = offer.to.map(|square| square.to_string()).unwrap_or_default();
    if typed.is_empty() || offer.label == typed || offer.text == typed {
        Some(0)
    } else if offer.label.starts_with(typed) {
        Some(1)
    } else if text.starts_with(&lower) {
        Some(2)
    } else if label.starts_with(&lower) || to.starts_with(&lower) {
        Some(3)
    } else {
        label.contains(&lower).then_some(4)
    }
}

/// Chooses a world to read ahead in. Which one doesn't matter; that it is always the same for the same view does.
struct FixedRng(u64);

impl rand_core::TryRng for FixedRng {
    type Error = std::convert::Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
        Ok((self.try_next_u64()? >> 32) as u32)
    }

    fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
        // SplitMix64 (Steele, Lea, Flood 2014).
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        Ok(mixed ^ (mixed >> 31))
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Self::Error> {
        for chunk in bytes.chunks_mut(8) {
            let number = self.try_next_u64()?.to_le_bytes();
            chunk.copy_from_slice(&number[..chunk.len()]);
        }
        Ok(())
    }
}
