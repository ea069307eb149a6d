//! Checks a theme for problems of visibility: colours too similar, pieces that don't stand out from their squares,
//! sides and kinds that can be confused. Each finding says what to change.

use std::collections::HashMap;
use std::fmt;

use engine::scene::Tint;

use super::{Rgb, Theme};
use crate::art::{PIECES, Sprite, Sprites, TINTS};
use crate::canvas::{Painting, canvas};
use crate::theme::sight::{DESKTOP, GLANCE, Pair, Seen, Sight, distance, pairs};

/// The least part of a square, in hundredths, in which a piece must differ from the bare square at a glance.
const VISIBLE: f64 = 5.0;
/// The least part of its drawing, in hundredths, in which a kind of one side must differ from that of the other.
const SIDES: f64 = 30.0;
/// The least part of their drawings, in hundredths, in which two kinds must differ in shades of grey.
const KINDS: f64 = 6.0;
/// The advice where a texture is too deep.
const FLATTER: &str = "under [squares] make depth or steps smaller";

/// A problem of visibility.
#[derive(Clone, Debug, PartialEq)]
pub struct Finding {
    /// The subject.
    pub what: String,
    /// The measurements, worst first: for whom, how much, and the least it should be.
    pub found: Vec<(String, f64, f64)>,
    /// The advice what to change.
    pub advice: String,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let measured: Vec<_> = self
            .found
            .iter()
            .map(|(measure, found, least)| format!("{measure} {found:.1}, at least {least:.1} wanted"))
            .collect();
        write!(f, "{}: {}; {}", self.what, measured.join("; "), self.advice)
    }
}

/// Checks a theme.
#[must_use]
pub fn findings(theme: Theme) -> Vec<Finding> {
    let mut found = colours(theme);
    let sprites = Sprites::new(theme, DESKTOP);
    found.extend(pieces(theme, &sprites));
    found.extend(kinds(theme, &sprites));
    found
}

/// The word for a side.
fn side(tint: Tint) -> &'static str {
    match tint {
        Tint::White => "white",
        Tint::Black => "black",
        Tint::Neutral => "neutral",
    }
}

/// One finding from the measurements that are too low, the worst first; `None` if none is.
fn finding(what: String, mut found: Vec<(String, f64, f64)>, advice: &str) -> Option<Finding> {
    found.retain(|(_, found, least)| found < least);
    found.sort_by(|(_, one, least), (_, two, most)| (one / least).total_cmp(&(two / most)));
    (!found.is_empty()).then(|| Finding { what, found, advice: advice.to_owned() })
}

/// Checks pairs of colours that must be told apart.
fn colours(theme: Theme) -> Vec<Finding> {
    let told = |pair: &Pair, advice: &str| finding(pair.what.to_owned(), measured(pair), advice);
    let (flat, textured) = (pairs(theme.colours(), None), pairs(theme.colours(), theme.grain()));
    let findings = flat.iter().zip(&textured).filter_map(|(flat, pair)| {
        let colour = format!("under [colours] make {} lighter or darker", pair.keys);
        // The colours alone are fine; their texture isn't.
        let texture = format!("{FLATTER}, or {colour}");
        told(flat, &colour).and_then(|_| told(pair, &colour)).or_else(|| told(pair, &texture))
    });
    findings.collect()
}

/// The measurements of a pair of colours, and the least they should be.
fn measured(pair: &Pair) -> Vec<(String, f64, f64)> {
    let mut found = vec![("contrast".to_owned(), pair.least_contrast(), pair.contrast)];
    for sight in Sight::ALL {
        let wanted = if sight == Sight::Grey { pair.grey } else { pair.coloured };
        found.push((format!("distance for people {}", sight.people()), pair.least_distance(sight), wanted));
    }
    found
}

/// A cache of compared colours: there are few of them.
#[derive(Default)]
struct Distances(HashMap<(Rgb, Rgb), [bool; 5]>);

impl Distances {
    /// The share of pixels, in hundredths, in which two pictures of a size differ at a glance, for each kind of
    /// sight; `of` is the number of pixels that counts as the whole.
    fn differing(&mut self, one: &[Rgb], two: &[Rgb], of: usize) -> [f64; 5] {
        let mut counts = [0_u32; 5];
        for (one, two) in one.iter().zip(two).filter(|(one, two)| one != two) {
            // Shades occur only at edges: sixteen per channel are enough.
            let key = [*one, *two].map(|colour| colour.map(|channel| channel & 0xf0 | 8));
            let known = self.0.entry((key[0], key[1]));
            let differ =
                known.or_insert_with(|| Sight::ALL.map(|sight| distance(key[0], key[1], sight) >= GLANCE));
            for (count, differ) in counts.iter_mut().zip(differ) {
                *count += u32::from(*differ);
            }
        }
        counts.map(|count| f64::from(count) * 100.0 / of.max(1) as f64)
    }
}

/// Checks every piece on every square, and the two sides against each other.
fn pieces(theme: Theme, sprites: &Sprites) -> Vec<Finding> {
    let colours = theme.colours();
    let grounds = [
        ("light squares", true, colours.light),
        ("dark squares", false, colours.dark),
        ("light squares of the last move", true, colours.last_light),
        ("dark squares of the last move", false, colours.last_dark),
    ];
    let mut distances = Distances::default();
    let mut findings = Vec::new();
    for (art, _) in PIECES {
        for tint in TINTS {
            let Some(sprite) = sprites.piece(art, tint, DESKTOP) else { continue };
            let mut showing = |ground: Rgb| {
                let shown = on(ground, sprite);
                distances.differing(&shown, &vec![ground; shown.len()], shown.len())
            };
            for (name, is_light, ground) in grounds {
                let flat = showing(ground);
                let extremes = theme.grain().map(|grain| grain.extremes(is_light, ground));
                let least = extremes.into_iter().flatten().map(&mut showing).fold(flat, |least, found| {
                    std::array::from_fn(|sight| f64::min(least[sight], found[sight]))
                });
                let edge = "give pieces an outline (outline = 3 under [pieces]) or another colour";
                // Visible on the colour alone, but not on its texture.
                let hidden = flat.iter().all(|found| *found >= VISIBLE);
                let advice = if hidden { format!("{FLATTER}, or {edge}") } else { edge.to_owned() };
                let what = format!("{} {art} on {name}", side(tint));
                findings.extend(finding(what, shares("show", least, VISIBLE), &advice));
            }
        }
        let both = [Tint::White, Tint::Black].map(|tint| sprites.piece(art, tint, DESKTOP));
        if let [Some(white), Some(black)] = both {
            let drawn = white.pixels().filter(|pixel| pixel[3] > 127).count();
            let [white, black] = [white, black].map(|sprite| on(colours.light, sprite));
            let found = distances.differing(&white, &black, drawn);
            let advice = "make one side much lighter than the other";
            findings.extend(finding(
                format!("white and black {art}"),
                shares("differ", found, SIDES),
                advice,
            ));
        }
    }
    findings
}

/// The shares for each kind of sight, in hundredths, and the least they should be.
fn shares(what: &str, found: [f64; 5], least: f64) -> Vec<(String, f64, f64)> {
    let measure = |sight: Sight| format!("per cent that {what} for people {}", sight.people());
    Sight::ALL.into_iter().zip(found).map(|(sight, found)| (measure(sight), found, least)).collect()
}

/// The pixels of a drawing on a square.
fn on(ground: Rgb, sprite: &Sprite) -> Vec<Rgb> {
    let mut square = canvas(sprite.width(), sprite.height(), ground);
    square.draw(sprite, 0, 0);
    square.pixels().map(|pixel| pixel.0).collect()
}

/// Checks kinds of one side that can be confused at small sizes.
fn kinds(theme: Theme, sprites: &Sprites) -> Vec<Finding> {
    let mut findings = Vec::new();
    for tint in TINTS {
        let seen = |art: &str| {
            let sprite = sprites.piece(art, tint, DESKTOP)?;
            Some(Seen::on(theme.colours().light, DESKTOP, &[sprite]))
        };
        let all: Vec<_> = PIECES.iter().filter_map(|(art, _)| Some((*art, seen(art)?))).collect();
        for (number, (one, first)) in all.iter().enumerate() {
            for (two, second) in &all[number + 1..] {
                let what = format!("{} {one} and {two} at {DESKTOP} pixels", side(tint));
                let found = vec![("per cent that differ".to_owned(), first.unlike(second), KINDS)];
                findings.extend(finding(what, found, "give one of them another silhouette"));
            }
        }
    }
    findings
}
