//! What is said of a game beside its boards and in its menus, for a reader of one language.

use engine::rules::{Info, Value, Voice};

use super::{Lang, grammar};

/// A language's words for one game.
#[derive(Clone, Copy, Debug)]
pub struct Reader {
    lang: Lang,
    info: &'static Info,
}

impl Reader {
    /// The language.
    #[must_use]
    pub const fn lang(self) -> Lang {
        self.lang
    }
}

impl Lang {
    /// Puts what is said of a game into the words of this language. What a game has no words for is said in English.
    #[must_use]
    pub fn of(self, info: &'static Info) -> Reader {
        Reader { lang: self, info }
    }

    /// Notation as this language writes it: the letters of pieces are its own, `Nf3` is `Sf3` in German.
    #[must_use]
    pub fn notation(self, text: &str) -> String {
        let own = self.letters();
        text.chars()
            .map(|letter| own.iter().find(|(english, _)| *english == letter).map_or(letter, |(_, own)| *own))
            .collect()
    }

    /// The letters of pieces that this language writes otherwise than English does: the English one, and its own.
    #[must_use]
    pub const fn letters(self) -> &'static [(char, char)] {
        match self {
            Self::En => &[],
            Self::De => &[('Q', 'D'), ('R', 'T'), ('B', 'L'), ('N', 'S')],
            Self::Es => &[('K', 'R'), ('Q', 'D'), ('R', 'T'), ('B', 'A'), ('N', 'C')],
        }
    }
}

impl Voice for Reader {
    fn text(&self, key: &str, args: &[(&'static str, Value)]) -> String {
        let lang = if self.lang.knows(key) { self.lang } else { Lang::En };
        if !lang.knows(key) {
            return engine::rules::English(self.info).text(key, args);
        }
        let args: Vec<_> =
            args.iter().map(|(name, value)| (*name, grammar::arg(lang, value, Some(self.info)))).collect();
        lang.text(key, &args)
    }
}
