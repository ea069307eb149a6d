//! What is wrong with the settings, for whoever wrote them.

use std::path::PathBuf;

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
