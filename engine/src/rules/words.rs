//! The texts of a game, language by language.

use super::english;

/// A game's texts as [Fluent](https://projectfluent.org): one file per language, by its two letters of ISO 639.
///
/// Keys are derived from the game's own data: `achievement-<id>`. A text missing in a language is shown in
/// English.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Words(&'static [(&'static str, &'static str)]);

impl Words {
    /// No texts.
    pub const NONE: Self = Self(&[]);
    /// The texts of every game: common reasons for refusals.
    pub const COMMON: Self = Self(&[
        ("en", include_str!("../words/en.ftl")),
        ("de", include_str!("../words/de.ftl")),
        ("es", include_str!("../words/es.ftl")),
    ]);

    /// The files: `("en", include_str!("words/en.ftl"))`.
    #[must_use]
    pub const fn new(files: &'static [(&'static str, &'static str)]) -> Self {
        Self(files)
    }

    /// The file of a language, by its two letters: `de`.
    #[must_use]
    pub fn of(&self, language: &str) -> Option<&'static str> {
        self.0.iter().find(|(own, _)| *own == language).map(|(_, file)| *file)
    }

    /// The text of a key without arguments, `lesson-chess-mate`, or of an attribute, `lesson-chess-mate.hint`.
    #[must_use]
    pub fn plain(&self, language: &str, key: &str) -> Option<String> {
        english::plain(self.of(language)?, key)
    }
}

/// The [`Words`] in a folder beside the calling file, by default `words`, in all languages of the games here.
macro_rules! words_beside {
    () => {
        $crate::rules::words_beside!("words")
    };
    ($folder:literal) => {
        $crate::rules::Words::new(&[
            ("en", include_str!(concat!($folder, "/en.ftl"))),
            ("de", include_str!(concat!($folder, "/de.ftl"))),
            ("es", include_str!(concat!($folder, "/es.ftl"))),
        ])
    };
}

pub(crate) use words_beside;
