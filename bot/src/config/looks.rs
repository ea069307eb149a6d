//! Settings of boards and emoji.

use std::path::PathBuf;

use render::Theme;
use serde::Deserialize;

/// The look of boards.
#[derive(Clone, Debug, Deserialize)]
#[serde(default, try_from = "Given")]
pub struct Pictures {
    /// The word of the theme where neither a person nor a server has chosen one: a built-in one, or one of the folder.
    pub theme: String,
    /// The folder of themes from files, one in each folder in it.
    pub themes_folder: Option<PathBuf>,
}

/// The form in the settings file.
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
        // The folder's themes are checked when they are read: they may change while the bot runs.
        if themes_folder.is_none() && Theme::from_word(&theme).is_none() {
            let known: Vec<_> = Theme::ALL.iter().map(|theme| theme.word()).collect();
            return Err(format!("there is no theme {theme:?}; there are: {}", known.join(", ")));
        }
        Ok(Self { theme, themes_folder })
    }
}

/// Emoji of pieces on buttons and in menus.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct EmojiConfig {
    /// Whether every start synchronises the application's emoji, as `menagerie emoji sync` does.
    pub sync_at_start: bool,
}
