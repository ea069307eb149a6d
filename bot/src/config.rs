//! Settings: one TOML file, secrets from files or the environment. Unknown keys are errors.

use std::env;
use std::fs;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use render::Theme;
use secrecy::{ExposeSecret, SecretString};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer};

/// Everything that can be set. `config.example.toml` explains each key.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// How to reach Discord.
    pub discord: DiscordConfig,
    /// Where games are kept.
    pub store: StoreConfig,
    /// How much one person may do.
    pub limits: Limits,
    /// How long games are kept.
    pub retention: Retention,
    /// How hard the referee thinks.
    pub referee: RefereeConfig,
    /// How boards look.
    pub pictures: Pictures,
    /// Pieces on buttons and in menus.
    pub emoji: EmojiConfig,
    /// What is logged.
    pub log: LogConfig,
    /// Trying the bot without Discord.
    pub playground: PlaygroundConfig,
}

/// How to reach Discord.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct DiscordConfig {
    /// A file that holds the bot's token and nothing else.
    pub token_file: Option<PathBuf>,
    /// Another address for Discord's API: a playground on loopback.
    pub api: Option<String>,
}

/// Where games are kept.
#[derive(Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct StoreConfig {
    /// `sqlite:PATH` or `postgres://…`.
    pub url: String,
}

impl Default for StoreConfig {
    fn default() -> Self {
        Self { url: "sqlite:data/menagerie.db".to_owned() }
    }
}

/// How much one person may do.
#[derive(Clone, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Limits {
    /// How long an invitation stands, in hours.
    pub invitation_hours: u32,
    /// How many games and invitations one person may have open.
    pub games_per_person: usize,
    /// How many days of holiday one person may take in a calendar year.
    pub vacation_days: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Self { invitation_hours: 48, games_per_person: 50, vacation_days: 21 }
    }
}

impl Limits {
    /// How long an invitation stands, in milliseconds.
    #[must_use]
    pub fn invitation_ms(&self) -> i64 {
        i64::from(self.invitation_hours) * 3_600_000
    }
}

/// How long games are kept, in days; 0: for ever.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Retention {
    /// Finished games, from their end.
    pub finished_days: u32,
    /// Invitations that came to nothing.
    pub dropped_days: u32,
}

impl Default for Retention {
    fn default() -> Self {
        Self { finished_days: 0, dropped_days: 7 }
    }
}

/// How hard the referee thinks about a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct RefereeConfig {
    /// How many positions it looks at, at most.
    pub nodes: u64,
    /// How much memory it uses, at most, in MiB.
    pub memory_mib: usize,
}

impl Default for RefereeConfig {
    fn default() -> Self {
        Self { nodes: 50_000_000, memory_mib: 256 }
    }
}

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

/// What is logged.
#[derive(Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct LogConfig {
    /// Which events, in the notation of the `tracing` filters.
    pub filter: String,
    /// `text` or `json`.
    pub format: LogFormat,
}

impl Default for LogConfig {
    fn default() -> Self {
        // serenity formats whole requests at level info, which costs more than sending them.
        Self { filter: "info,serenity=warn,sqlx=warn".to_owned(), format: LogFormat::Text }
    }
}

/// How log lines look.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LogFormat {
    /// For people.
    Text,
    /// One JSON object a line.
    Json,
}

/// Trying the bot without Discord.
#[derive(Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PlaygroundConfig {
    /// Where its page is served; loopback only.
    pub listen: SocketAddr,
    /// Where its games are kept.
    pub store: String,
}

impl Default for PlaygroundConfig {
    fn default() -> Self {
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 8808)),
            store: "sqlite:data/playground.db".to_owned(),
        }
    }
}

/// The settings can't be used.
#[derive(Debug, thiserror::Error)]
pub enum ConfigError {
    /// A file can't be read.
    #[error("{path} can't be read: {source}")]
    Unreadable {
        /// Which file.
        path: PathBuf,
        /// Why.
        source: std::io::Error,
    },
    /// The file is not what `config.example.toml` describes; the text names line and key.
    #[error("{path}: {source}\nconfig.example.toml lists every key with its default.")]
    Invalid {
        /// Which file.
        path: PathBuf,
        /// Where and what.
        source: toml::de::Error,
    },
    /// A value is out of its range.
    #[error("{0}")]
    OutOfRange(String),
    /// The token's file is empty.
    #[error("{0} is empty; it should hold the bot's token and nothing else")]
    EmptyToken(PathBuf),
}

/// The environment variable that may hold the token.
pub const TOKEN_VARIABLE: &str = "MENAGERIE_TOKEN";

impl Config {
    /// Reads a file. Without a path, `config.toml` if it exists, else the defaults.
    ///
    /// # Errors
    /// When the file can't be read or holds anything unknown.
    pub fn load(path: Option<&Path>) -> Result<Self, ConfigError> {
        let default = Path::new("config.toml");
        let path = match path {
            Some(path) => path,
            None if default.exists() => default,
            None => return Ok(Self::default()),
        };
        let text = fs::read_to_string(path)
            .map_err(|source| ConfigError::Unreadable { path: path.to_owned(), source })?;
        Self::parse(&text, path)
    }

    fn parse(text: &str, path: &Path) -> Result<Self, ConfigError> {
        let config: Self =
            toml::from_str(text).map_err(|source| ConfigError::Invalid { path: path.to_owned(), source })?;
        if config.limits.invitation_hours == 0 || config.limits.games_per_person == 0 {
            return Err(ConfigError::OutOfRange(format!(
                "{}: limits.invitation_hours and limits.games_per_person must be at least 1",
                path.display()
            )));
        }
        if config.referee.nodes == 0 || config.referee.memory_mib == 0 {
            return Err(ConfigError::OutOfRange(format!(
                "{}: referee.nodes and referee.memory_mib must be at least 1",
                path.display()
            )));
        }
        if !config.playground.listen.ip().is_loopback() {
            return Err(ConfigError::OutOfRange(format!(
                "{}: playground.listen must be a loopback address such as 127.0.0.1:8808; \
                 the playground has no passwords",
                path.display()
            )));
        }
        Ok(config)
    }

    /// The token: from `discord.token_file`, else from the environment, else none.
    ///
    /// # Errors
    /// When the file can't be read or is empty.
    pub fn token(&self) -> Result<Option<SecretString>, ConfigError> {
        let Some(path) = &self.discord.token_file else {
            let token = env::var(TOKEN_VARIABLE).unwrap_or_default().trim().to_owned();
            return Ok((!token.is_empty()).then(|| token.into()));
        };
        let text = fs::read_to_string(path)
            .map_err(|source| ConfigError::Unreadable { path: path.clone(), source })?;
        let token = SecretString::from(text.trim().to_owned());
        if token.expose_secret().is_empty() {
            return Err(ConfigError::EmptyToken(path.clone()));
        }
        Ok(Some(token))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Result<Config, ConfigError> {
        Config::parse(text, Path::new("config.toml"))
    }

    #[test]
    fn the_example_says_the_defaults() {
        let example = include_str!("../../config.example.toml");
        let uncommented: String = example
            .lines()
            .map(|line| line.strip_prefix("#= ").unwrap_or(line))
            .map(|line| format!("{line}\n"))
            .collect();
        let shown = parse(&uncommented).expect("the example is valid");
        let default = Config::default();
        assert_eq!(shown.store.url, default.store.url);
        assert_eq!(shown.limits.invitation_hours, default.limits.invitation_hours);
        assert_eq!(shown.limits.games_per_person, default.limits.games_per_person);
        assert_eq!(shown.retention, default.retention);
        assert_eq!(shown.limits.vacation_days, default.limits.vacation_days);
        assert_eq!(shown.referee, default.referee);
        assert_eq!(shown.pictures.theme, default.pictures.theme);
        assert_eq!(shown.emoji, default.emoji);
        assert_eq!(shown.log.filter, default.log.filter);
        assert_eq!(shown.log.format, default.log.format);
        assert_eq!(shown.playground.listen, default.playground.listen);
        assert_eq!(shown.playground.store, default.playground.store);
    }

    #[test]
    fn an_unknown_key_is_named_with_file_and_line() {
        let error =
            parse("[limits]\ngames_per_person = 3\ninvitation_days = 2\n").expect_err("unknown").to_string();
        assert!(error.contains("config.toml"), "{error}");
        assert!(error.contains("line 3"), "{error}");
        assert!(error.contains("invitation_days"), "{error}");
    }

    #[test]
    fn an_unknown_theme_is_answered_with_those_there_are() {
        let error = parse("[pictures]\ntheme = \"plaid\"\n").expect_err("unknown").to_string();
        assert!(error.contains("line 2") && error.contains("plaid") && error.contains("contrast"), "{error}");
        assert_eq!(
            parse("[pictures]\ntheme = \"contrast\"\n").expect("known").pictures.theme,
            Theme::Contrast
        );
    }

    #[test]
    fn a_referee_that_may_not_think_is_refused() {
        assert!(parse("[referee]\nnodes = 0\n").is_err() && parse("[referee]\nmemory_mib = 0\n").is_err());
        assert_eq!(parse("[referee]\nnodes = 7\n").expect("valid").referee.nodes, 7);
    }

    #[test]
    fn the_playground_stays_on_loopback() {
        assert!(parse("[playground]\nlisten = \"0.0.0.0:80\"\n").is_err());
        assert!(parse("[playground]\nlisten = \"127.0.0.1:0\"\n").is_ok());
    }

    #[test]
    fn a_token_is_never_shown() {
        let file = std::env::temp_dir().join(format!("menagerie-token-{}", std::process::id()));
        std::fs::write(&file, "very.secret.token\n").expect("a temporary file");
        let text = format!("[discord]\ntoken_file = {:?}\n", file.display().to_string());
        let config = parse(&text).expect("valid");
        let token = config.token().expect("readable").expect("there is one");
        std::fs::remove_file(&file).expect("ours");
        assert_eq!(token.expose_secret(), "very.secret.token");
        assert!(!format!("{config:?} {token:?}").contains("very"));
    }
}
