//! The texts of a game, language by language.

/// What a game says in some languages, as [Fluent](https://projectfluent.org): the file of each, by its two letters of ISO 639.
///
/// Keys are those that the game's own data make: `achievement-<id>`. What a language lacks is read in English.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Words(&'static [(&'static str, &'static str)]);

impl Words {
    /// A game that says nothing of its own.
    pub const NONE: Self = Self(&[]);
    /// What every game says: why something is refused, whatever is played.
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

    /// The file of a language, `de`.
    #[must_use]
    pub fn of(&self, language: &str) -> Option<&'static str> {
        self.0.iter().find(|(own, _)| *own == language).map(|(_, file)| *file)
    }
}

/// The [`Words`] in the folder `words` beside the file that says this: all of the languages that every game here has.
macro_rules! words_beside {
    () => {
        $crate::rules::Words::new(&[
            ("en", include_str!("words/en.ftl")),
            ("de", include_str!("words/de.ftl")),
            ("es", include_str!("words/es.ftl")),
        ])
    };
}

pub(crate) use words_beside;
