//! What a game is, before anybody plays it: its title, a sentence about it, its secret, its options.

use engine::rules::{Info, OptionInfo};

use super::Lang;
use super::games::slug;

impl Lang {
    /// What a game is called: as its inventor called it, in every language, but the old game itself as each language does.
    #[must_use]
    pub fn game_title(self, info: &Info) -> String {
        self.fixed("title", info.id, info.title)
    }

    /// One sentence that makes somebody want to try a game.
    #[must_use]
    pub fn summary(self, info: &Info) -> String {
        self.fixed("summary", info.id, info.summary)
    }

    /// What players keep from each other in a game, as a noun phrase.
    #[must_use]
    pub fn secret(self, info: &Info) -> Option<String> {
        info.secret.map(|secret| self.fixed("secret", info.id, secret))
    }

    /// What somebody may look for who would like this game, beyond what is said of it; empty where a game says nothing of it.
    #[must_use]
    pub fn find_words(self, info: &Info) -> String {
        self.optional("find", info).unwrap_or_default()
    }

    /// What happens to who runs out of time, where a game has a rule of its own for it.
    #[must_use]
    pub fn late(self, info: &Info) -> Option<String> {
        self.optional("late", info)
    }

    fn optional(self, what: &str, info: &Info) -> Option<String> {
        let key = format!("engine-{what}-{}", slug(info.id));
        let known = [self, Self::En].into_iter().find(|lang| lang.has(&key));
        known.map(|lang| lang.text(&key, &[]))
    }

    /// What an option of a game does.
    #[must_use]
    pub fn option_help(self, info: &Info, option: &OptionInfo) -> String {
        self.fixed("rule", &format!("{}-{}", info.id, option.key), option.help)
    }
}
