//! What people would miss in a theme, measured: colours too much alike, pieces that drown in their squares, sides and kinds that are
//! taken for one another. Each finding says what to change.

use std::collections::HashMap;
use std::fmt;

use engine::scene::Tint;

use super::{Rgb, Theme};
use crate::art::{PIECES, Sprite, Sprites, TINTS};
use crate::canvas::{Painting, canvas};
use crate::theme::sight::{DESKTOP, GLANCE, Seen, Sight, distance, pairs};

/// The least part of a square, in hundredths, in which a piece differs from the bare square at a glance.
const VISIBLE: f64 = 5.0;
/// The least part of its drawing, in hundredths, in which a kind of one side differs from that of the other.
const SIDES: f64 = 30.0;
/// The least part of their drawings, in hundredths, in which two kinds differ in shades of grey.
const KINDS: f64 = 6.0;

/// Something that people would miss.
#[derive(Clone, Debug, PartialEq)]
pub struct Finding {
    /// What it is about.
    pub what: String,
    /// What was measured.
    pub found: f64,
    /// The least it should be.
    pub least: f64,
    /// What to change.
    pub advice: &'static str,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {:.1}, at least {:.1} wanted; {}", self.what, self.found, self.least, self.advice)
    }
}

/// Measures a theme.
#[must_use]
pub fn findings(theme: Theme) -> Vec<Finding> {
    let mut found = colours(theme);
    let sprites = Sprites::new(theme, DESKTOP);
    found.extend(pieces(theme, &sprites));
    found.extend(kinds(theme, &sprites));
    found
}

/// A side for people.
fn side(tint: Tint) -> &'static str {
    match tint {
        Tint::White => "white",
        Tint::Black => "black",
        Tint::Neutral => "neutral",
    }
}

/// Pairs of colours that must be told apart.
fn colours(theme: Theme) -> Vec<Finding> {
    let advice = "make one of them lighter or darker under [colours]";
    let mut findings = Vec::new();
    for pair in pairs(theme.colours()) {
        let mut least = |what: String, found: f64, least: f64| {
            if found < least {
                findings.push(Finding { what, found, least, advice });
            }
        };
        least(format!("{}, contrast", pair.what), pair.least_contrast(), pair.contrast);
        for sight in Sight::ALL {
            let wanted = if sight == Sight::Grey { pair.grey } else { pair.coloured };
            least(format!("{}, distance ({})", pair.what, sight.title()), pair.least_distance(sight), wanted);
        }
    }
    findings
}

/// Distances of colours that were met before: there are few of them.
#[derive(Default)]
struct Distances(HashMap<(Rgb, Rgb), [bool; 5]>);

impl Distances {
    /// In how many pixels of a hundred two pictures of a size differ at a glance, for each kind of sight; `of` is how many are a hundred.
    fn differing(&mut self, one: &[Rgb], two: &[Rgb], of: usize) -> [f64; 5] {
        let mut counts = [0_u32; 5];
        for (one, two) in one.iter().zip(two).filter(|(one, two)| one != two) {
            // Shades that only edges have: sixteen of a channel are enough.
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

/// Every piece on every square, and the two sides against each other.
fn pieces(theme: Theme, sprites: &Sprites) -> Vec<Finding> {
    let colours = theme.colours();
    let grounds = [
        ("light squares", colours.light),
        ("dark squares", colours.dark),
        ("light squares of the last move", colours.last_light),
        ("dark squares of the last move", colours.last_dark),
    ];
    let mut distances = Distances::default();
    let mut findings = Vec::new();
    for (art, _) in PIECES {
        for tint in TINTS {
            let Some(sprite) = sprites.piece(art, tint, DESKTOP) else { continue };
            for (name, ground) in grounds {
                let shown = on(ground, sprite);
                let bare = vec![ground; shown.len()];
                let found = distances.differing(&shown, &bare, shown.len());
                for (sight, found) in Sight::ALL.into_iter().zip(found).filter(|(_, found)| *found < VISIBLE)
                {
                    let what =
                        format!("{} {art} on {name}, per cent that is seen ({})", side(tint), sight.title());
                    let advice = "give pieces an outline (outline = 3 under [pieces]) or another colour";
                    findings.push(Finding { what, found, least: VISIBLE, advice });
                }
            }
        }
        let both = [Tint::White, Tint::Black].map(|tint| sprites.piece(art, tint, DESKTOP));
        if let [Some(white), Some(black)] = both {
            let drawn = white.pixels().filter(|pixel| pixel[3] > 127).count();
            let [white, black] = [white, black].map(|sprite| on(colours.light, sprite));
            let found = distances.differing(&white, &black, drawn);
            for (sight, found) in Sight::ALL.into_iter().zip(found).filter(|(_, found)| *found < SIDES) {
                let what = format!("white and black {art}, per cent that differ ({})", sight.title());
                let advice = "make one side much lighter than the other";
                findings.push(Finding { what, found, least: SIDES, advice });
            }
        }
    }
    findings
}

/// A drawing on a square.
fn on(ground: Rgb, sprite: &Sprite) -> Vec<Rgb> {
    let mut square = canvas(sprite.width(), sprite.height(), ground);
    square.draw(sprite, 0, 0);
    square.pixels().map(|pixel| pixel.0).collect()
}

/// Kinds of one side that are taken for one another where they are small.
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
                let found = first.unlike(second);
                if found < KINDS {
                    let what =
                        format!("{} {one} and {two} at {DESKTOP} pixels, per cent that differ", side(tint));
                    let advice = "give one of them another silhouette";
                    findings.push(Finding { what, found, least: KINDS, advice });
                }
            }
        }
    }
    findings
}
