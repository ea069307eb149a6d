//! Pairs of a theme's colours that must be told apart, and by how much.

use super::{Sight, contrast, distance};
use crate::theme::{Colours, Grain, Rgb, card};

/// Colours that must be told apart, one of a pair from each list; the two most similar count.
pub struct Pair {
    /// The description.
    pub what: &'static str,
    /// The keys in `theme.toml` of those that a theme can change.
    pub keys: &'static str,
    one: Vec<Rgb>,
    two: Vec<Rgb>,
    /// The least contrast.
    pub contrast: f64,
    /// The least distance for people who see colours.
    pub coloured: f64,
    /// The least distance for people who see none; 0 where a shape tells them apart.
    pub grey: f64,
}

impl Pair {
    /// The contrast of the two most similar.
    #[must_use]
    pub fn least_contrast(&self) -> f64 {
        self.least(contrast)
    }

    /// The distance of the two most similar.
    #[must_use]
    pub fn least_distance(&self, sight: Sight) -> f64 {
        self.least(|one, two| distance(one, two, sight))
    }

    fn least(&self, measure: impl Fn(Rgb, Rgb) -> f64) -> f64 {
        let pairs = self.one.iter().flat_map(|one| self.two.iter().map(|two| measure(*one, *two)));
        pairs.fold(f64::INFINITY, f64::min)
    }
}

/// All pairs of a theme that must be told apart. What stands on textured squares must be visible where they are
/// lightest and darkest, too.
#[must_use]
pub fn pairs(colours: &Colours, grain: Option<&Grain>) -> Vec<Pair> {
    let Colours { light, dark, last_light, last_dark, .. } = *colours;
    let (white, black, neutral) = (colours.white, colours.black, colours.neutral);
    let halo = black.halo.unwrap_or(black.line);
    // Each with the darkest and the lightest shade that the texture makes of it.
    let shades = |is_light: bool, colour: Rgb| {
        let extremes = grain.map_or([colour; 2], |grain| grain.extremes(is_light, colour));
        [[colour].as_slice(), &extremes].concat()
    };
    let squares = [(true, light), (false, dark), (true, last_light), (false, last_dark)]
        .map(|(is_light, colour)| shades(is_light, colour))
        .concat();
    let pair = |(what, keys), one: &[Rgb], two: &[Rgb], contrast, coloured, grey| Pair {
        what,
        keys,
        one: one.to_vec(),
        two: two.to_vec(),
        contrast,
        coloured,
        grey,
    };
    vec![
        // Squares are told apart as a whole, so here and below their veins don't count.
        pair(("light and dark squares", "light or dark"), &[light], &[dark], 1.8, 15.0, 15.0),
        // Brackets and a ring show it, too.
        pair(
            ("the last move on light squares", "last-light or light"),
            &[light],
            &[last_light],
            1.0,
            10.0,
            0.0,
        ),
        pair(("the last move on dark squares", "last-dark or dark"), &[dark], &[last_dark], 1.0, 10.0, 0.0),
        pair(
            ("squares of the last move and others", "last-light or last-dark"),
            &[light, dark],
            &[last_light, last_dark],
            1.0,
            10.0,
            0.0,
        ),
        pair(("brackets, paw and arrows on squares", "trace"), &[colours.trace], &squares, 2.5, 20.0, 20.0),
        pair(
            ("the edge of paw and arrows", "trace-edge"),
            &[colours.trace_edge],
            &[colours.trace, black.body],
            9.0,
            50.0,
            50.0,
        ),
        pair(
            ("white and black pieces", "white.body or black.body"),
            &[white.body],
            &[black.body],
            9.0,
            50.0,
            50.0,
        ),
        pair(
            ("nobody's pieces and others", "neutral.body"),
            &[neutral.body],
            &[white.body, black.body],
            2.0,
            20.0,
            15.0,
        ),
        pair(
            ("the outline of white pieces on squares", "white.outline"),
            &[white.outline],
            &squares,
            3.3,
            25.0,
            25.0,
        ),
        pair(
            ("black pieces on squares", "black.body or the squares"),
            &[black.body],
            &squares,
            3.0,
            20.0,
            20.0,
        ),
        pair(
            ("black pieces and their edge", "black.halo, or black.line where there is no halo,"),
            &[black.body],
            &[halo],
            7.0,
            50.0,
            50.0,
        ),
        pair(
            ("lines on black pieces", "black.line or black.body"),
            &[black.body],
            &[black.line],
            7.0,
            50.0,
            50.0,
        ),
        pair(
            ("the outline of nobody's pieces on squares", "neutral.outline"),
            &[neutral.outline],
            &squares,
            3.0,
            20.0,
            20.0,
        ),
        pair(("labels on the frame", "label or frame"), &[colours.label], &[colours.frame], 7.0, 50.0, 50.0),
        pair(
            ("letters in tables", "white.line or head"),
            &[white.line],
            &[white.body, colours.head],
            7.0,
            50.0,
            50.0,
        ),
        pair(("rings in tables", "trace or last-light"), &[colours.trace], &[last_light], 4.5, 30.0, 30.0),
        pair(
            ("letters of cards", "nothing"),
            &[card::RED, card::BLACK, card::PLAIN],
            &[card::FACE],
            6.5,
            40.0,
            40.0,
        ),
        pair(("the word on wild cards", "nothing"), &[card::BLACK], &[card::WILD], 9.0, 50.0, 50.0),
    ]
}
