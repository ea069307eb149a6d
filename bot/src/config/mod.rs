//! Settings: one TOML file, secrets from files or the environment. Unknown keys are errors.

mod address;
mod error;
mod looks;
mod operations;
mod places;
mod role;
mod token;

use std::fs;
use std::path::{Path, PathBuf};

use app::settings::{Computers, Limits, RefereeConfig, Retention};
use discord::{PublicKey, Shards};
use serde::Deserialize;

pub use address::STORE_VARIABLE;
pub use error::ConfigError;
pub use looks::{EmojiConfig, Pictures};
pub use operations::OperationsConfig;
pub use places::{DiscordConfig, Interactions, LogConfig, LogFormat, PlaygroundConfig, StoreConfig};
pub use role::Role;
pub use token::{TOKEN_VARIABLE, TokenSource};

/// All settings. `config.example.toml` explains each key.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// The connection to Discord.
    pub discord: DiscordConfig,
    /// Where games are stored.
    pub store: StoreConfig,
    /// Limits for one person.
    pub limits: Limits,
    /// Retention times of games.
    pub retention: Retention,
    /// The referee's search budget.
    pub referee: RefereeConfig,
    /// Computer players.
    pub computers: Computers,
    /// The look of boards.
    pub pictures: Pictures,
    /// Pieces on buttons and in menus.
    pub emoji: EmojiConfig,
    /// Logging.
    pub log: LogConfig,
    /// Health, readiness and metrics.
    pub operations: OperationsConfig,
    /// Trying the bot without Discord.
    pub playground: PlaygroundConfig,
}

impl Config {
    /// Reads a file. Without a path, `config.toml` if it exists, else the defaults.
    ///
    /// # Errors
    /// When the file can't be read or holds anything unknown.
    pub fn load(path: Option<&Path>) -> Result<Self, ConfigError> {
        let Some(path) = Self::file(path) else { return Ok(Self::default()) };
        let text = fs::read_to_string(&path)
            .map_err(|source| ConfigError::Unreadable { path: path.clone(), source })?;
        Self::parse(&text, &path)
    }

    /// The file to read: the named one, else `config.toml` if it exists.
    #[must_use]
    pub fn file(path: Option<&Path>) -> Option<PathBuf> {
        let default = || Some(PathBuf::from("config.toml")).filter(|path| path.exists());
        path.map(Path::to_owned).or_else(default)
    }

    /// Reads the text of a file; `path` is for errors alone.
    ///
    /// # Errors
    /// When it holds anything unknown or out of range. The error names the line and never what a line sets: that may be a
    /// password.
    pub fn parse(text: &str, path: &Path) -> Result<Self, ConfigError> {
        let config: Self = toml::from_str(text).map_err(|error| ConfigError::invalid(path, text, &error))?;
        if config.limits.invitation_hours == 0 || config.limits.games_per_person == 0 {
            return Err(ConfigError::OutOfRange(format!(
                "{}: limits.invitation_hours and limits.games_per_person must be at least 1",
                path.display()
            )));
        }
        if config.computers.nodes == 0 || config.computers.seconds == 0 || config.computers.threads == 0 {
            return Err(ConfigError::OutOfRange(format!(
                "{}: computers.nodes, computers.seconds and computers.threads must be at least 1",
                path.display()
            )));
        }
        if config.discord.gateway_seconds == 0 {
            return Err(ConfigError::OutOfRange(format!(
                "{}: discord.gateway_seconds must be at least 1; 300 is usual",
                path.display()
            )));
        }
        if config.discord.requests_per_second == 0 || config.limits.requests_per_person == 0 {
            return Err(ConfigError::OutOfRange(format!(
                "{}: discord.requests_per_second and limits.requests_per_person must be at least 1",
                path.display()
            )));
        }
        if config.referee.nodes == 0 || config.referee.memory_mib == 0 {
            return Err(ConfigError::OutOfRange(format!(
                "{}: referee.nodes and referee.memory_mib must be at least 1",
                path.display()
            )));
        }
        if config.discord.interactions == Interactions::Endpoint && config.discord.shards != Shards::Auto {
            return Err(ConfigError::OutOfRange(format!(
                "{}: discord.shards is for the gateway; with interactions = \"endpoint\" any process takes any interaction",
                path.display()
            )));
        }
        if let Some(Err(error)) = config.discord.public_key.as_ref().map(|key| key.parse::<PublicKey>()) {
            return Err(ConfigError::OutOfRange(format!("{}: discord.public_key: {error}", path.display())));
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
}

#[cfg(test)]
mod tests {

    use super::*;

    fn parse(text: &str) -> Result<Config, ConfigError> {
        Config::parse(text, Path::new("config.toml"))
    }

    #[test]
    fn the_example_says_the_defaults() {
        let example = include_str!("../../../config.example.toml");
        let shown = parse(&uncommented(example)).expect("the example is valid");
        let default = Config::default();
        assert_eq!(shown.store.url, default.store.url);
        // The rest by its debug form, so that none is forgotten here.
        assert_eq!(format!("{shown:#?}"), format!("{default:#?}"));
    }

    /// The known keys of a section, by the error about an unknown one.
    fn known_keys(section: &str) -> Vec<String> {
        let error =
            toml::from_str::<Config>(&format!("{section}nonsense = 1\n")).expect_err("unknown").to_string();
        let listed = error.split_once("expected ").unwrap_or_else(|| panic!("{section}: {error}")).1;
        listed.split('`').skip(1).step_by(2).map(str::to_owned).collect()
    }

    #[test]
    fn the_example_names_every_setting() {
        let example = include_str!("../../../config.example.toml");
        let sections: Vec<_> = example.lines().filter(|line| line.starts_with('[')).collect();
        assert_eq!(sections, known_keys("").iter().map(|name| format!("[{name}]")).collect::<Vec<_>>());
        for section in sections {
            let (_, lines) = example.split_once(&format!("\n{section}\n")).expect("it stands there");
            let lines = || lines.lines().take_while(|line| !line.starts_with('['));
            for key in known_keys(&format!("{section}\n")) {
                let sets =
                    |line: &str| line.trim_start_matches(['#', '=', ' ']).starts_with(&format!("{key} = "));
                assert!(lines().any(sets), "config.example.toml, {section}: no line sets {key}");
            }
        }
    }

    /// The example with every default line uncommented; keys without a default say so above.
    fn uncommented(example: &str) -> String {
        let mut has_default = true;
        let mut text = String::new();
        for line in example.lines() {
            match line.strip_prefix("#= ") {
                Some(set) if has_default => text += set,
                Some(_) => {}
                None => {
                    text += line;
                    has_default = !(line.starts_with('#') && line.contains("No default"));
                }
            }
            text += "\n";
        }
        text
    }

    #[test]
    fn every_line_of_the_example_can_be_set_as_it_says() {
        let example = include_str!("../../../config.example.toml");
        let mut section = "";
        let mut count = 0;
        for line in example.lines() {
            if line.starts_with('[') {
                section = line;
            }
            let Some(set) = line.strip_prefix("#= ") else {
                assert!(!line.starts_with("#="), "{line}");
                continue;
            };
            assert!(!set.starts_with('#'), "setting {line} sets nothing");
            parse(&format!("{section}\n{set}\n")).unwrap_or_else(|error| panic!("{line}: {error}"));
            count += 1;
        }
        assert!(count > 20, "{count}");
        let first = example.lines().find(|line| line.starts_with("#= ")).expect("a setting");
        assert!(first.contains("token_file"), "{first}");
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
    fn what_a_line_sets_is_never_shown() {
        for (text, line) in [
            ("[discord]\ntoken = \"very.secret.token\"\n", "line 2, `token`"),
            ("\n[store]\nurl = \"postgres://ada:secret@host\n", "line 3, `url`"),
            ("store = \"postgres://ada:secret@host\"\n", "line 1, `store`"),
            ("[store]\nurl = secret\n", "line 2, `url`"),
            ("[limits]\ngames_per_person = \"secret\"\n", "line 2, `games_per_person`"),
            ("secret", "line 1"),
        ] {
            let error = parse(text).expect_err("invalid");
            assert!(error.to_string().contains(line), "{error}");
            assert!(
                !error.to_string().contains("secret") && !format!("{error:?}").contains("secret"),
                "{error:?}"
            );
        }
        let config = parse("[store]\nurl = \"postgres://ada:swordfish@h/db\"\n").expect("valid");
        assert!(!format!("{config:?}").contains("swordfish"));
    }

    #[test]
    fn an_unknown_theme_is_answered_with_those_there_are() {
        let error = parse("[pictures]\ntheme = \"plaid\"\n").expect_err("unknown").to_string();
        assert!(error.contains("line 1") && error.contains("plaid") && error.contains("contrast"), "{error}");
        assert_eq!(parse("[pictures]\ntheme = \"contrast\"\n").expect("known").pictures.theme, "contrast");
        let own = parse("[pictures]\ntheme = \"plaid\"\nthemes_folder = \"themes\"\n")
            .expect("a folder may have it");
        assert_eq!(own.pictures.theme, "plaid");
    }

    #[test]
    fn a_referee_that_may_not_think_is_refused() {
        assert!(parse("[referee]\nnodes = 0\n").is_err() && parse("[referee]\nmemory_mib = 0\n").is_err());
        assert_eq!(parse("[referee]\nnodes = 7\n").expect("valid").referee.nodes, 7);
    }

    #[test]
    fn shards_and_keys_are_read_or_refused_with_what_would_do() {
        let of = |rest: &str| parse(&format!("[discord]\n{rest}"));
        let config = of("shards = \"0-1/4\"\n").expect("valid");
        assert_eq!(config.discord.role().to_string(), "shards 0-1/4");
        let error = of("shards = \"1-0/4\"\n").expect_err("backwards").to_string();
        assert!(error.contains("line 2") && error.contains("0-1/4"), "{error}");
        let endpoint = "interactions = \"endpoint\"\n";
        assert_eq!(of(endpoint).expect("valid").discord.role(), Role::Endpoint);
        let error = of(&format!("{endpoint}shards = \"0/2\"\n")).expect_err("no shards there").to_string();
        assert!(error.contains("discord.shards"), "{error}");
        let error = of(&format!("{endpoint}public_key = \"abc\"\n")).expect_err("no key").to_string();
        assert!(error.contains("discord.public_key") && error.contains("64"), "{error}");
    }

    #[test]
    fn the_playground_stays_on_loopback() {
        assert!(parse("[playground]\nlisten = \"0.0.0.0:80\"\n").is_err());
        assert!(parse("[playground]\nlisten = \"127.0.0.1:0\"\n").is_ok());
    }
}
