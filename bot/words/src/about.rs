//! What a game is, for people who haven't played it: its title, a sentence about it, its secret, its options.

use engine::rules::{Info, OptionInfo, OptionKind};

use super::Lang;
use super::games::slug;

impl Lang {
    /// The title of a game: as its inventor called it, in every language, except that chess has a name in
    /// each.
    #[must_use]
    pub fn game_title(self, info: &Info) -> String {
        self.fixed("title", info.id, info.title)
    }

    /// One sentence that makes people want to try a game.
    #[must_use]
    pub fn summary(self, info: &Info) -> String {
        self.fixed("summary", info.id, info.summary)
    }

    /// What players keep from each other in a game, as a noun phrase.
    #[must_use]
    pub fn secret(self, info: &Info) -> Option<String> {
        info.secret.map(|secret| self.fixed("secret", info.id, secret))
    }

    /// More search words for a game; empty where it has none.
    #[must_use]
    pub fn find_words(self, info: &Info) -> String {
        self.optional("find", info.id).unwrap_or_default()
    }

    /// What happens to a player who runs out of time, where a game has a rule of its own for it.
    #[must_use]
    pub fn late(self, info: &Info) -> Option<String> {
        self.optional("late", info.id)
    }

    /// What somebody at a puzzle has to know about winning, where a game isn't won by checkmate alone.
    #[must_use]
    pub fn puzzle_note(self, info: &Info) -> Option<String> {
        self.optional("puzzle", info.id)
    }

    /// A text that not every game or option has; in English where this language lacks it.
    fn optional(self, what: &str, name: &str) -> Option<String> {
        let key = format!("engine-{what}-{}", slug(name));
        let known = [self, Self::En].into_iter().find(|lang| lang.has(&key));
        known.map(|lang| lang.text(&key, &[]))
    }

    /// The name of an option as people read it: `holes`, `Löcher`. Its key is what they type.
    #[must_use]
    pub fn option_name(self, info: &Info, option: &OptionInfo) -> String {
        let name = self.optional("option", &format!("{}-{}", info.id, option.key));
        name.unwrap_or_else(|| option.key.to_owned())
    }

    /// The options that a table was set up with, each in few words: `Löcher: 3`.
    ///
    /// A switch that is on is its name alone. What the game doesn't know is left out.
    #[must_use]
    pub fn options_set(self, info: &Info, set: &[(String, String)]) -> Vec<String> {
        let said = |(key, value): &(String, String)| {
            let option = info.options.iter().find(|option| option.key == key)?;
            let name = self.option_name(info, option);
            match option.kind {
                OptionKind::Switch { .. } if value == "on" => Some(name),
                OptionKind::Switch { .. } => Some(format!("{name}: –")),
                _ => Some(format!("{name}: {value}")),
            }
        };
        set.iter().filter_map(said).collect()
    }

    /// What an option of a game does.
    #[must_use]
    pub fn option_help(self, info: &Info, option: &OptionInfo) -> String {
        self.fixed("rule", &format!("{}-{}", info.id, option.key), option.help)
    }
}
