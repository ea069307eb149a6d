//! The database's address and its sources. It may hold a password, so it is never shown.

use std::env;
use std::fs;

use super::{Config, ConfigError};

/// The environment variable that may hold the database's address.
pub const STORE_VARIABLE: &str = "MENAGERIE_STORE_URL";

impl Config {
    /// The database's address: from `store.url_file`, else from the environment, else `store.url`.
    ///
    /// # Errors
    /// When the file can't be read or is empty.
    pub fn store_url(&self) -> Result<String, ConfigError> {
        let Some(path) = &self.store.url_file else {
            let url = env::var(STORE_VARIABLE).unwrap_or_default().trim().to_owned();
            return Ok(if url.is_empty() { self.store.url.clone() } else { url });
        };
        let text = fs::read_to_string(path)
            .map_err(|source| ConfigError::Unreadable { path: path.clone(), source })?;
        let url = text.trim().to_owned();
        if url.is_empty() { Err(ConfigError::EmptyAddress(path.clone())) } else { Ok(url) }
    }
}
