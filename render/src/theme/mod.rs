//! How boards look, as data: a theme is a list of colours, nothing more. What they must keep apart, for every kind of
//! sight, is measured in `docs/THEMES.md` and held by `tests/themes.rs`.

pub mod card;
mod contrast;
mod paper;
mod slate;
mod wood;

/// A colour: red, green, blue.
pub type Rgb = [u8; 3];

/// How boards look.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// Warm wood.
    #[default]
    Wood,
    /// Dark slate, for dark rooms.
    Slate,
    /// Light, like a diagram in a book.
    Paper,
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
    /// Shapes that tell of moves: brackets, paws, arrows. They stand on every square, lit or not.
    pub trace: Rgb,
    /// The edge of such shapes, which keeps them apart from dark things.
    pub trace_edge: Rgb,
    /// Around the board, and behind the piles.
    pub frame: Rgb,
    /// A thin line between frame and board, and between piles.
    pub rule: Rgb,
    /// Coordinates and titles, on the frame.
    pub label: Rgb,
    /// The heads of tables; their letters are the lines of white pieces.
    pub head: Rgb,
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

impl Colours {
    /// All of them, and those of playing cards, each exactly as it is drawn.
    #[must_use]
    pub fn all(&self) -> Vec<Rgb> {
        let inks = [self.white, self.black, self.neutral];
        let mut all =
            vec![self.light, self.dark, self.last_light, self.last_dark, self.trace, self.trace_edge];
        all.extend([self.frame, self.rule, self.label, self.head]);
        all.extend(inks.iter().flat_map(|ink| [ink.body, ink.outline, ink.line]));
        all.extend(card::COLOURS);
        all
    }
}

impl Theme {
    /// Every theme, in the order of their numbers.
    pub const ALL: &'static [Self] = &[Self::Wood, Self::Slate, Self::Paper, Self::Contrast];

    /// Its colours.
    #[must_use]
    pub const fn colours(self) -> &'static Colours {
        match self {
            Self::Wood => &wood::COLOURS,
            Self::Slate => &slate::COLOURS,
            Self::Paper => &paper::COLOURS,
            Self::Contrast => &contrast::COLOURS,
        }
    }

    /// The stable word in settings and databases: `wood`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Wood => "wood",
            Self::Slate => "slate",
            Self::Paper => "paper",
            Self::Contrast => "contrast",
        }
    }

    /// For people: `High contrast`.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Self::Wood => "Wood",
            Self::Slate => "Slate",
            Self::Paper => "Paper",
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

    #[test]
    fn words_lead_back() {
        for theme in Theme::ALL {
            assert_eq!(Theme::from_word(theme.word()), Some(*theme));
        }
        assert_eq!(Theme::from_word("plaid"), None);
    }

    #[test]
    fn themes_are_listed_by_number() {
        assert!(Theme::ALL.iter().enumerate().all(|(number, theme)| *theme as usize == number));
    }
}
