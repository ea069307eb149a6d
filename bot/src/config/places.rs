//! Settings of places: Discord, the database, the playground, the log.

use std::fmt;
use std::net::SocketAddr;
use std::path::PathBuf;

use discord::Shards;
use serde::Deserialize;

use super::Role;

/// The way in which interactions come in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Interactions {
    /// By the connection to Discord's gateway.
    #[default]
    Gateway,
    /// By signed HTTP requests.
    Endpoint,
}

/// The connection to Discord.
#[derive(Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct DiscordConfig {
    /// A file that holds the bot's token and nothing else.
    pub token_file: Option<PathBuf>,
    /// Another address for Discord's API: a playground on loopback.
    pub api: Option<String>,
    /// The gateway shards of this process.
    pub shards: Shards,
    /// How many requests a second Discord takes from this bot, from all its processes together.
    pub requests_per_second: u32,
    /// How long (seconds) the gateway may be unreachable while the API answers, before the program ends to be restarted.
    pub gateway_seconds: u64,
    /// The way in which interactions come in.
    pub interactions: Interactions,
    /// The address for interactions by HTTP.
    pub listen: SocketAddr,
    /// The application's public key, 64 hexadecimal digits; asked of Discord if it is left out.
    pub public_key: Option<String>,
}

impl Default for DiscordConfig {
    fn default() -> Self {
        Self {
            token_file: None,
            api: None,
            shards: Shards::Auto,
            interactions: Interactions::Gateway,
            listen: SocketAddr::from(([127, 0, 0, 1], 8809)),
            public_key: None,
            requests_per_second: 50,
            gateway_seconds: 300,
        }
    }
}

impl DiscordConfig {
    /// The role of this process.
    #[must_use]
    pub fn role(&self) -> Role {
        match self.interactions {
            Interactions::Gateway => Role::Gateway(self.shards),
            Interactions::Endpoint => Role::Endpoint,
        }
    }
}

/// Where games are stored.
#[derive(Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct StoreConfig {
    /// `sqlite:PATH` or `postgres://…`. It may hold a password, so it is never shown.
    pub url: String,
    /// A file that holds the address and nothing else; it takes precedence.
    pub url_file: Option<PathBuf>,
}

impl fmt::Debug for StoreConfig {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("StoreConfig").field("url_file", &self.url_file).finish_non_exhaustive()
    }
}

impl Default for StoreConfig {
    fn default() -> Self {
        Self { url: "sqlite:data/menagerie.db".to_owned(), url_file: None }
    }
}

/// Logging.
#[derive(Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct LogConfig {
    /// The logged events, in the notation of the `tracing` filters.
    pub filter: String,
    /// `text` or `json`.
    pub format: LogFormat,
    /// Whether ids of people are shown; otherwise a short name for each that is valid until the next start.
    pub people: bool,
}

impl Default for LogConfig {
    fn default() -> Self {
        // serenity formats whole requests at level info, which costs more than sending them.
        Self { filter: "info,serenity=warn,sqlx=warn".to_owned(), format: LogFormat::Text, people: false }
    }
}

/// The format of log lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LogFormat {
    /// For people.
    Text,
    /// One JSON object a line.
    Json,
}

/// The playground, for trying the bot without Discord.
#[derive(Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PlaygroundConfig {
    /// The address of its page; loopback only.
    pub listen: SocketAddr,
    /// Where its games are stored.
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
