//! How boards look, as data: a theme is a list of colours, nothing more.

/// A colour: red, green, blue.
pub type Rgb = [u8; 3];

/// How boards look.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// Warm wood.
    #[default]
    Wood,
    /// As much contrast as can be.
    Contrast,
}

/// The colours of a theme.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colours {
    /// Light squares.
    pub light: Rgb,
    /// Dark squares.
    pub dark: Rgb,
    /// Light squares the last move touched.
    pub last_light: Rgb,
    /// Dark squares the last move touched.
    pub last_dark: Rgb,
    /// Around the board, and behind the piles.
    pub frame: Rgb,
    /// A thin line between frame and board, and between piles.
    pub rule: Rgb,
    /// Coordinates and titles.
    pub label: Rgb,
    /// White pieces.
    pub white: Ink,
    /// Black pieces.
    pub black: Ink,
    /// Nobody's pieces.
    pub neutral: Ink,
}

/// The colours of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ink {
    /// Its body.
    pub body: Rgb,
    /// The outline of the body.
    pub outline: Rgb,
    /// Lines and dots on the body.
    pub line: Rgb,
    /// A soft edge around the outline; `None` for none.
    pub halo: Option<Rgb>,
}

const WOOD: Colours = Colours {
    light: [236, 215, 178],
    dark: [178, 128, 86],
    last_light: [156, 199, 238],
    last_dark: [84, 143, 196],
    frame: [62, 43, 31],
    rule: [121, 88, 58],
    label: [240, 225, 199],
    white: Ink { body: [255, 248, 233], outline: [42, 31, 24], line: [42, 31, 24], halo: None },
    black: Ink {
        body: [51, 40, 31],
        outline: [27, 20, 16],
        line: [233, 213, 179],
        halo: Some([243, 226, 196]),
    },
    neutral: Ink { body: [142, 138, 168], outline: [33, 30, 48], line: [33, 30, 48], halo: None },
};

const CONTRAST: Colours = Colours {
    light: [255, 255, 255],
    dark: [126, 140, 156],
    last_light: [255, 221, 64],
    last_dark: [232, 168, 0],
    frame: [0, 0, 0],
    rule: [255, 255, 255],
    label: [255, 255, 255],
    white: Ink { body: [255, 255, 255], outline: [0, 0, 0], line: [0, 0, 0], halo: None },
    black: Ink { body: [0, 0, 0], outline: [0, 0, 0], line: [255, 255, 255], halo: Some([255, 255, 255]) },
    neutral: Ink { body: [178, 102, 255], outline: [0, 0, 0], line: [0, 0, 0], halo: None },
};

impl Colours {
    /// All of them, each exactly as it is drawn.
    #[must_use]
    pub fn all(&self) -> Vec<Rgb> {
        let inks = [self.white, self.black, self.neutral];
        let mut all =
            vec![self.light, self.dark, self.last_light, self.last_dark, self.frame, self.rule, self.label];
        all.extend(inks.iter().flat_map(|ink| [ink.body, ink.outline, ink.line]));
        all
    }
}

impl Theme {
    /// Every theme.
    pub const ALL: &'static [Self] = &[Self::Wood, Self::Contrast];

    /// Its colours.
    #[must_use]
    pub const fn colours(self) -> &'static Colours {
        match self {
            Self::Wood => &WOOD,
            Self::Contrast => &CONTRAST,
        }
    }

    /// The stable word in settings and databases: `wood`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Wood => "wood",
            Self::Contrast => "contrast",
        }
    }

    /// For people: `High contrast`.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Self::Wood => "Wood",
            Self::Contrast => "High contrast",
        }
    }

    /// The theme of a word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|theme| theme.word() == word)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::paint::arrow::ARROW;
    use crate::paint::card;

    /// Relative luminance (WCAG 2).
    fn luminance(colour: Rgb) -> f64 {
        let linear = |channel: u8| {
            let value = f64::from(channel) / 255.0;
            if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(colour[0]) + 0.7152 * linear(colour[1]) + 0.0722 * linear(colour[2])
    }

    /// The contrast of two colours, from 1 to 21 (WCAG 2).
    fn contrast(one: Rgb, two: Rgb) -> f64 {
        let (one, two) = (luminance(one), luminance(two));
        (one.max(two) + 0.05) / (one.min(two) + 0.05)
    }

    #[test]
    fn everything_that_has_to_be_told_apart_can_be_without_colour() {
        for theme in Theme::ALL {
            let colours = theme.colours();
            let at_least = |least: f64, one: Rgb, two: Rgb, what: &str| {
                let found = contrast(one, two);
                assert!(found >= least, "{theme:?}: {what} has {found:.1}, not {least}");
            };
            at_least(2.0, colours.light, colours.dark, "light and dark squares");
            at_least(7.0, colours.label, colours.frame, "labels");
            for ground in [colours.light, colours.dark, colours.last_light, colours.last_dark] {
                at_least(4.5, colours.white.outline, ground, "the outline of white pieces");
                let halo = colours.black.halo.unwrap_or(colours.black.line);
                at_least(7.0, colours.black.body, halo, "black pieces and their edge");
                at_least(3.3, colours.black.body, ground, "black pieces");
            }
            at_least(9.0, colours.white.body, colours.black.body, "white and black pieces");
            at_least(7.0, colours.white.line, colours.light, "the heads of tables");
            at_least(7.0, colours.white.line, colours.white.body, "tables");
            for letter in [card::RED, card::BLACK, card::PLAIN] {
                at_least(6.5, letter, card::FACE, "the letters of cards");
            }
            at_least(9.0, card::BLACK, card::WILD, "the word on wild cards");
            at_least(4.5, ARROW, colours.last_light, "rings in tables");
        }
    }

    #[test]
    fn words_lead_back() {
        for theme in Theme::ALL {
            assert_eq!(Theme::from_word(theme.word()), Some(*theme));
        }
        assert_eq!(Theme::from_word("plaid"), None);
    }
}
