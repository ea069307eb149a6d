//! How boards and buttons look.

use render::Theme;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer};

/// How boards look.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Pictures {
    /// The theme where neither a person nor a server has chosen one.
    #[serde(deserialize_with = "theme")]
    pub theme: Theme,
}

/// Pieces on buttons and in menus.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct EmojiConfig {
    /// Whether every start makes the application's emoji what they should be, as `menagerie emoji sync` does.
    pub sync_at_start: bool,
}

fn theme<'de, D: Deserializer<'de>>(word: D) -> Result<Theme, D::Error> {
    let word = String::deserialize(word)?;
    Theme::from_word(&word).ok_or_else(|| {
        let known: Vec<_> = Theme::ALL.iter().map(|theme| theme.word()).collect();
        D::Error::custom(format!("there is no theme {word:?}; there are: {}", known.join(", ")))
    })
}
