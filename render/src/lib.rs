//! A scene becomes a PNG and its alt text.
#![allow(missing_docs)]
pub struct Renderer;
/// How boards look.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// Warm wood.
    #[default]
    Wood,
    /// As much contrast as can be.
    Contrast,
}
impl Theme {
    /// Every theme.
    pub const ALL: &'static [Self] = &[Self::Wood, Self::Contrast];

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
#[derive(Clone, Copy)]
pub struct Look {
    pub theme: Theme,
    pub flipped: bool,
}
pub struct Picture {
    pub png: Vec<u8>,
}
impl Default for Renderer {
    fn default() -> Self {
        Self::new()
    }
}
impl Renderer {
    pub fn new() -> Self {
        Self
    }
    pub fn picture(&self, _: &engine::scene::Scene, _: Look) -> Picture {
        Picture { png: Vec::new() }
    }
}
pub fn alt_text(_: &engine::scene::Scene) -> String {
    String::new()
}
