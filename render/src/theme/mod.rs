//! Themes as data: a board is a list of colours and perhaps a texture, and a theme is a board with a set of
//! pieces. The contrast that colours need, for every kind of sight, is measured in `docs/SIGHT.md` and enforced by
//! `tests/themes.rs`.

pub mod card;
pub mod check;
mod contrast;
pub mod file;
mod grain;
mod oak;
mod paper;
pub(crate) mod sets;
pub mod sight;
mod slate;
mod themes;
mod wood;

use std::borrow::Cow;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::LazyLock;

pub use grain::Grain;
pub use sets::Pieces;
pub use themes::{Choice, Themes};

/// A colour: red, green, blue.
pub type Rgb = [u8; 3];

/// A theme: a board and a set of pieces. Themes live as long as the program, so copies are references.
#[derive(Clone, Copy)]
pub struct Theme {
    board: &'static Board,
    pieces: &'static Pieces,
}

/// A board: colours by meaning, and a texture.
#[derive(Debug)]
pub struct Board {
    word: Cow<'static, str>,
    title: Cow<'static, str>,
    colours: Colours,
    texture: Texture,
    /// The palette of its pictures with pieces in its inks, chosen beforehand; empty where it is chosen on demand.
    palette: &'static [u8],
    pieces: &'static Pieces,
}

/// The colours of a theme.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colours {
    /// Light squares.
    pub light: Rgb,
    /// Dark squares.
    pub dark: Rgb,
    /// Light squares of the last move.
    pub last_light: Rgb,
    /// Dark squares of the last move.
    pub last_dark: Rgb,
    /// Shapes that mark moves: brackets, paws, arrows. They stand on every square, lit or not.
    pub trace: Rgb,
    /// The edge of such shapes, which separates them from dark things.
    pub trace_edge: Rgb,
    /// The frame around the board, and behind the piles.
    pub frame: Rgb,
    /// A thin line between frame and board, and between piles.
    pub rule: Rgb,
    /// Coordinates and titles, on the frame.
    pub label: Rgb,
    /// The heads of tables; their text has the colour of white pieces' lines.
    pub head: Rgb,
    /// White pieces.
    pub white: Ink,
    /// Black pieces.
    pub black: Ink,
    /// Neutral pieces.
    pub neutral: Ink,
}

/// The colours of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ink {
    /// The body.
    pub body: Rgb,
    /// The outline of the body.
    pub outline: Rgb,
    /// Lines and dots on the body.
    pub line: Rgb,
    /// A soft edge around the outline; `None` for none.
    pub halo: Option<Rgb>,
}

impl Colours {
    /// All colours, and those of playing cards, each exactly as it is drawn.
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

/// The source of a board's texture.
#[derive(Debug)]
enum Texture {
    /// No texture.
    None,
    /// A formula.
    Drawn(&'static LazyLock<Grain>),
    /// Pictures.
    Own(Grain),
}

impl Board {
    const fn built_in(
        word: &'static str,
        title: &'static str,
        colours: Colours,
        palette: &'static [u8],
    ) -> Self {
        Self::textured(word, title, colours, palette, Texture::None)
    }

    const fn textured(
        word: &'static str,
        title: &'static str,
        colours: Colours,
        palette: &'static [u8],
        texture: Texture,
    ) -> Self {
        let (word, title) = (Cow::Borrowed(word), Cow::Borrowed(title));
        Self { word, title, colours, texture, palette, pieces: &sets::TOYS }
    }
}

impl Theme {
    /// The theme of warm wood.
    pub const WOOD: Self = Self::of(&wood::BOARD);
    /// The theme of dark slate, for dark rooms.
    pub const SLATE: Self = Self::of(&slate::BOARD);
    /// A light theme, like a diagram in a book.
    pub const PAPER: Self = Self::of(&paper::BOARD);
    /// The theme with the highest contrast.
    pub const CONTRAST: Self = Self::of(&contrast::BOARD);
    /// The theme of oak with its grain.
    pub const OAK: Self = Self::of(&oak::BOARD);

    /// All built-in themes.
    pub const ALL: &'static [Self] = &[Self::WOOD, Self::SLATE, Self::PAPER, Self::CONTRAST, Self::OAK];

    /// A board with its default pieces.
    const fn of(board: &'static Board) -> Self {
        Self { board, pieces: board.pieces }
    }

    /// The theme with other pieces.
    #[must_use]
    pub const fn with_pieces(self, pieces: &'static Pieces) -> Self {
        Self { pieces, ..self }
    }

    /// The theme for readers of a language, by its code (`de`): pieces that are letters are those of its notation.
    #[must_use]
    pub fn read_in(self, language: &str) -> Self {
        self.with_pieces(self.pieces.read_in(language))
    }

    /// The colours.
    #[must_use]
    pub const fn colours(self) -> &'static Colours {
        &self.board.colours
    }

    /// Whether its pieces are the default ones of its board.
    #[must_use]
    pub fn has_its_own_pieces(self) -> bool {
        std::ptr::eq(self.pieces, self.board.pieces)
    }

    /// The set of pieces.
    #[must_use]
    pub const fn pieces(self) -> &'static Pieces {
        self.pieces
    }

    /// The texture of its squares, if it has one.
    #[must_use]
    pub fn grain(self) -> Option<&'static Grain> {
        match &self.board.texture {
            Texture::None => None,
            Texture::Drawn(grain) => Some(grain),
            Texture::Own(grain) => Some(grain),
        }
    }

    /// The palette of its pictures, if it was chosen beforehand.
    pub(crate) fn palette(self) -> Option<&'static [Rgb]> {
        let chosen = self.board.palette.as_chunks().0;
        (self.pieces.is_inked() && !chosen.is_empty()).then_some(chosen)
    }

    /// The stable word in settings and databases: `wood`.
    #[must_use]
    pub fn word(self) -> &'static str {
        &self.board.word
    }

    /// The name for people: `High contrast`.
    #[must_use]
    pub fn title(self) -> &'static str {
        &self.board.title
    }

    /// The built-in theme with this word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|theme| theme.word() == word)
    }
}

impl Default for Theme {
    fn default() -> Self {
        Self::WOOD
    }
}

/// Compares by address: no theme is stored twice.
impl PartialEq for Theme {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.board, other.board) && std::ptr::eq(self.pieces, other.pieces)
    }
}

impl Eq for Theme {}

impl Hash for Theme {
    fn hash<H: Hasher>(&self, state: &mut H) {
        std::ptr::hash(self.board, state);
        std::ptr::hash(self.pieces, state);
    }
}

impl fmt::Debug for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} with {}", self.board.word, self.pieces.word())
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
    fn other_pieces_make_another_theme() {
        let letters = Theme::WOOD.with_pieces(&sets::LETTERS);
        assert_ne!(letters, Theme::WOOD);
        assert_eq!(letters, Theme::WOOD.with_pieces(&sets::LETTERS));
        let german = letters.read_in("de");
        assert!(german != letters && german.pieces().word() == letters.pieces().word());
        assert_eq!((german.read_in("en"), german.read_in("de")), (letters, german));
        assert_eq!(Theme::WOOD.read_in("de"), Theme::WOOD);
    }
}
