//! Scenes in words, to go with the picture: what changed, whose turn it is, then what stands where.
//!
//! - [`alt_text`]: the alternative text of a picture, within Discord's limit
//! - [`listing`]: a full text, for people who read or hear boards instead of seeing them
//! - [`beyond`]: what one viewer is told and another isn't
//!
//! `parts`: the parts of a text with their priority; `pieces`, `below`: what is on the board and below it;
//! `words`: lists, numbers, plurals.

mod below;
mod parts;
mod pieces;
mod words;

use engine::rules::Voice;
use engine::scene::Scene;

use parts::{Manner, Part};

/// The most characters an alternative text may have (Discord's limit).
pub const MOST: usize = 1024;

/// The alternative text of a scene's picture in a voice's words, in at most [`MOST`] characters.
///
/// When it doesn't all fit, whole sentences are left out, the least important first; what changed, whose turn it is
/// and the pieces stay.
#[must_use]
pub fn alt_text(scene: &Scene, voice: &dyn Voice) -> String {
    let mut parts = parts::of(scene, Manner::Brief, voice);
    if length(&parts) <= MOST {
        return said(&parts, " ");
    }
    let more = voice.text("engine-alt-more", &[]);
    let room = MOST.saturating_sub(more.chars().count() + 1);
    while length(&parts) > room {
        let least = (0..parts.len()).rev().max_by_key(|place| (parts[*place].matters, *place));
        match least.filter(|place| parts[*place].matters > 0) {
            Some(place) => drop(parts.remove(place)),
            None => break,
        }
    }
    // No game says so much about a single turn that everything else has to go; a scene made by hand may.
    let over = length(&parts).saturating_sub(room);
    if let Some(first) = parts.first_mut().filter(|_| over > 0) {
        let most = first.text.chars().count().saturating_sub(over);
        first.text = words::sentences_within(&first.text, most);
    }
    parts.push(Part::new(0, more));
    words::cut(&said(&parts, " "), MOST)
}

/// The full text of a scene, one subject per line, with the names of the pieces instead of their letters.
#[must_use]
pub fn listing(scene: &Scene, voice: &dyn Voice) -> String {
    said(&parts::of(scene, Manner::Full, voice), "\n")
}

/// What a scene tells beyond another one of the same position, one subject per line: what its viewer knows and the
/// other's doesn't. What changed last and whose turn it is are always told.
#[must_use]
pub fn beyond(scene: &Scene, other: &Scene, voice: &dyn Voice) -> Vec<String> {
    let known: Vec<String> =
        parts::of(other, Manner::Full, voice).into_iter().map(|part| part.text).collect();
    let news = [&scene.changed, &scene.status, &scene.threat];
    let told = parts::of(scene, Manner::Full, voice).into_iter().map(|part| part.text);
    told.filter(|text| !known.contains(text) && !news.contains(&text)).collect()
}

fn said(parts: &[Part], between: &str) -> String {
    let texts = parts.iter().map(|part| part.text.as_str()).filter(|text| !text.is_empty());
    texts.collect::<Vec<_>>().join(between)
}

fn length(parts: &[Part]) -> usize {
    said(parts, " ").chars().count()
}
