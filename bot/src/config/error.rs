//! Errors in the settings, for people who write them.

use std::path::{Path, PathBuf};

/// Why the settings can't be used.
#[derive(Debug, thiserror::Error)]
pub enum ConfigError {
    /// A file can't be read.
    #[error("{path} can't be read: {source}")]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// The reason.
        source: std::io::Error,
    },
    /// The file doesn't have the form of `config.example.toml`.
    #[error("{path}: {place}: {what}\nconfig.example.toml lists every key with its default.")]
    Invalid {
        /// The file.
        path: PathBuf,
        /// The line and, where there is one, the key.
        place: String,
        /// The problem, without the value: that may be a password.
        what: String,
    },
    /// A value is out of its range.
    #[error("{0}")]
    OutOfRange(String),
    /// The address's file is empty.
    #[error("{0} is empty; it should hold the database's address and nothing else")]
    EmptyAddress(PathBuf),
    /// The token's file is empty.
    #[error("{0} is empty; it should hold the bot's token and nothing else (`menagerie setup` asks for it)")]
    EmptyToken(PathBuf),
}

impl ConfigError {
    /// An error in a file's text, without the values of its lines.
    pub(super) fn invalid(path: &Path, text: &str, error: &toml::de::Error) -> Self {
        let at = error.span().map_or(0, |span| span.start).min(text.len());
        let before = text.as_bytes().get(..at).unwrap_or_default();
        let number = before.iter().filter(|byte| **byte == b'\n').count();
        let line = text.split('\n').nth(number).unwrap_or_default();
        let key = line.split_once('=').map(|(key, _)| key.trim()).filter(|key| is_key(key));
        let key = key.map_or_else(String::new, |key| format!(", `{key}`"));
        Self::Invalid {
            path: path.to_owned(),
            place: format!("line {}{key}", number + 1),
            what: without_values(error.message()),
        }
    }
}

/// Whether a text looks like the name of a setting.
fn is_key(text: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"_-.".contains(&byte);
    (1..=40).contains(&text.len()) && text.bytes().all(plain)
}

/// The parser's message, without the values it quotes: `string "…"`.
fn without_values(message: &str) -> String {
    const FOUND: &str = "string \"";
    match (message.find(FOUND), message.rfind("\", expected ")) {
        (Some(from), Some(to)) if from < to => format!("{}a text{}", &message[..from], &message[to + 1..]),
        _ => message.to_owned(),
    }
}
