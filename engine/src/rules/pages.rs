//! A game's rules for people to read, one page per language.

/// A game's rules in our own words, as Markdown.
///
/// The English page always exists: it is shown for languages that the game doesn't have.
///
/// ```
/// use engine::rules::Pages;
///
/// const RULES: Pages = Pages::new("# Tig", &[("de", "# Fangen")]);
/// assert_eq!(RULES.read_in("de"), "# Fangen");
/// assert_eq!(RULES.read_in("es"), "# Tig");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pages {
    english: &'static str,
    translations: &'static [(&'static str, &'static str)],
}

impl Pages {
    /// The English page, and those in other languages by their two letters of ISO 639: `("de", …)`. A game that has none
    /// gives `&[]`.
    #[must_use]
    pub const fn new(english: &'static str, translations: &'static [(&'static str, &'static str)]) -> Self {
        Self { english, translations }
    }

    /// The English page.
    #[must_use]
    pub const fn english(&self) -> &'static str {
        self.english
    }

    /// The pages in other languages than English.
    #[must_use]
    pub const fn translations(&self) -> &'static [(&'static str, &'static str)] {
        self.translations
    }

    /// The page in a language, `de`; the English one if there is none.
    #[must_use]
    pub fn read_in(&self, language: &str) -> &'static str {
        let own = self.translations.iter().find(|(known, _)| *known == language);
        own.map_or(self.english, |(_, page)| page)
    }
}

/// The [`Pages`] beside the calling file: `rules.md` and its translations in all languages of the games here.
macro_rules! pages_beside {
    () => {
        $crate::rules::Pages::new(
            include_str!("rules.md"),
            &[("de", include_str!("rules.de.md")), ("es", include_str!("rules.es.md"))],
        )
    };
}

pub(crate) use pages_beside;
