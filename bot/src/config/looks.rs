//! How boards and buttons look.

use std::path::PathBuf;

use render::Theme;
use serde::Deserialize;

/// How boards look.
#[derive(Clone, Debug, Deserialize)]
#[serde(default, try_from = "Given")]
pub struct Pictures {
    /// The word of the theme where neither a person nor a server has chosen one: a built-in one, or one of the folder.
    pub theme: String,
    /// The folder of themes from files, one in each folder in it.
    pub themes_folder: Option<PathBuf>,
}

/// What the settings say of pictures.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Given {
    theme: Option<String>,
    themes_folder: Option<PathBuf>,
}

impl Default for Pictures {
    fn default() -> Self {
        Self { theme: Theme::default().word().to_owned(), themes_folder: None }
    }
}

impl TryFrom<Given> for Pictures {
    type Error = String;

    fn try_from(Given { theme, themes_folder }: Given) -> Result<Self, String> {
        let theme = theme.unwrap_or_else(|| Self::default().theme);
        // What a folder has is known when it is read: it may change while the bot runs.
        if themes_folder.is_none() && Theme::from_word(&theme).is_none() {
            let known: Vec<_> = Theme::ALL.iter().map(|theme| theme.word()).collect();
            return Err(format!("there is no theme {theme:?}; there are: {}", known.join(", ")));
        }
        Ok(Self { theme, themes_folder })
    }
}

/// Pieces on buttons and in menus.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct EmojiConfig {
    /// Whether every start makes the application's emoji what they should be, as `menagerie emoji sync` does.
    pub sync_at_start: bool,
}
