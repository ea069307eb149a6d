//! The bot's token: where it comes from. It has no `Debug`, so it is never shown.

use std::env;
use std::fs;

use secrecy::{ExposeSecret, SecretString};

use super::{Config, ConfigError};

/// The environment variable that may hold the token.
pub const TOKEN_VARIABLE: &str = "MENAGERIE_TOKEN";

impl Config {
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
    use std::path::Path;

    use super::*;

    #[test]
    fn a_token_is_never_shown() {
        let file = std::env::temp_dir().join(format!("menagerie-token-{}", std::process::id()));
        std::fs::write(&file, "very.secret.token\n").expect("a temporary file");
        let text = format!("[discord]\ntoken_file = {:?}\n", file.display().to_string());
        let config = Config::parse(&text, Path::new("config.toml")).expect("valid");
        let token = config.token().expect("readable").expect("there is one");
        std::fs::remove_file(&file).expect("ours");
        assert_eq!(token.expose_secret(), "very.secret.token");
        assert!(!format!("{config:?} {token:?}").contains("very"));
    }
}
