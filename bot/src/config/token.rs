//! The bot's token and its sources. It has no `Debug`, so it is never shown.

use std::env;
use std::ffi::OsString;
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use secrecy::{ExposeSecret, SecretString};

use super::{Config, ConfigError};

/// The environment variable that may hold the token.
pub const TOKEN_VARIABLE: &str = "MENAGERIE_TOKEN";
/// The systemd credential that may hold it: `LoadCredential=menagerie-token:…`.
const CREDENTIAL: &str = "menagerie-token";
/// The variable in which systemd names the folder of credentials.
const CREDENTIALS: &str = "CREDENTIALS_DIRECTORY";

/// A source of the token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TokenSource {
    /// The file that `discord.token_file` names.
    File(PathBuf),
    /// The environment variable [`TOKEN_VARIABLE`].
    Environment,
    /// systemd's credential.
    Credential(PathBuf),
}

impl fmt::Display for TokenSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(path) => write!(f, "discord.token_file ({})", path.display()),
            Self::Environment => write!(f, "the environment variable {TOKEN_VARIABLE}"),
            Self::Credential(path) => write!(f, "the systemd credential {}", path.display()),
        }
    }
}

impl TokenSource {
    fn read(&self) -> Result<SecretString, ConfigError> {
        let (text, path) = match self {
            Self::Environment => (env::var(TOKEN_VARIABLE).unwrap_or_default(), None),
            Self::File(path) | Self::Credential(path) => {
                let unreadable = |source| ConfigError::Unreadable { path: path.clone(), source };
                (fs::read_to_string(path).map_err(unreadable)?, Some(path))
            }
        };
        let token = SecretString::from(text.trim().to_owned());
        match path {
            Some(path) if token.expose_secret().is_empty() => Err(ConfigError::EmptyToken(path.clone())),
            _ => Ok(token),
        }
    }
}

impl Config {
    /// The token, from the first of [`Config::token_sources`]; `None` when there is none.
    ///
    /// # Errors
    /// When its file can't be read or is empty.
    pub fn token(&self) -> Result<Option<SecretString>, ConfigError> {
        self.token_sources().first().map(TokenSource::read).transpose()
    }

    /// All sources of a token, in order of precedence: `discord.token_file`, the environment, systemd's credential.
    #[must_use]
    pub fn token_sources(&self) -> Vec<TokenSource> {
        let held = env::var(TOKEN_VARIABLE).is_ok_and(|token| !token.trim().is_empty());
        self.sources(held, env::var_os(CREDENTIALS))
    }

    fn sources(&self, held: bool, credentials: Option<OsString>) -> Vec<TokenSource> {
        let credential = credentials.map(|folder| PathBuf::from(folder).join(CREDENTIAL));
        let file = self.discord.token_file.clone().map(TokenSource::File);
        let all = [
            file,
            held.then_some(TokenSource::Environment),
            credential.filter(|path| path.exists()).map(TokenSource::Credential),
        ];
        all.into_iter().flatten().collect()
    }

    /// Warnings for the operator about how secrets are stored.
    #[must_use]
    pub fn careless(&self) -> Vec<String> {
        let sources = self.token_sources();
        let mut files: Vec<&Path> = self.store.url_file.iter().map(PathBuf::as_path).collect();
        files.extend(sources.iter().filter_map(|source| match source {
            TokenSource::File(path) | TokenSource::Credential(path) => Some(path.as_path()),
            TokenSource::Environment => None,
        }));
        let mut said: Vec<String> =
            files.into_iter().filter(|path| others_may_read(path)).map(exposed).collect();
        if let [first, others @ ..] = &sources[..]
            && !others.is_empty()
        {
            let others: Vec<String> = others.iter().map(ToString::to_string).collect();
            said.push(format!("there are several tokens: {first} counts, not {}", others.join(" or ")));
        }
        said
    }
}

fn exposed(path: &Path) -> String {
    format!("{} holds a secret and everybody on this machine may read it: chmod o= it", path.display())
}

/// Whether everybody may read a file.
fn others_may_read(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    fs::metadata(path).is_ok_and(|file| file.permissions().mode() & 0o004 != 0)
}

#[cfg(test)]
mod tests {
    use std::os::unix::fs::PermissionsExt;

    use super::*;

    fn config(folder: &Path) -> Config {
        let file = folder.join("token");
        fs::write(&file, "very.secret.token\n").expect("a temporary file");
        fs::set_permissions(&file, fs::Permissions::from_mode(0o600)).expect("ours");
        let text = format!("[discord]\ntoken_file = {:?}\n", file.display().to_string());
        Config::parse(&text, Path::new("config.toml")).expect("valid")
    }

    #[test]
    fn a_token_is_never_shown() {
        let folder = tempfile::tempdir().expect("a folder");
        let config = config(folder.path());
        let token = config.token().expect("readable").expect("there is one");
        assert_eq!(token.expose_secret(), "very.secret.token");
        let shown = format!("{config:?} {token:?} {:?} {:?}", config.token_sources(), config.careless());
        assert!(!shown.contains("very"), "{shown}");
    }

    #[test]
    fn of_several_tokens_the_first_counts_and_that_is_said() {
        let folder = tempfile::tempdir().expect("a folder");
        let config = config(folder.path());
        let credential = folder.path().join(CREDENTIAL);
        let all = |config: &Config, held| config.sources(held, Some(folder.path().into()));
        let file = TokenSource::File(folder.path().join("token"));
        assert_eq!(all(&config, true), [file.clone(), TokenSource::Environment], "no credential yet");
        fs::write(&credential, "another.token").expect("written");
        let there = TokenSource::Credential(credential);
        assert_eq!(all(&config, true), [file, TokenSource::Environment, there.clone()]);
        assert_eq!(all(&Config::default(), false), std::slice::from_ref(&there));
        assert_eq!(there.read().expect("readable").expose_secret(), "another.token");
        assert_eq!(Config::default().sources(false, None), []);
    }

    #[test]
    fn a_token_that_everybody_may_read_is_complained_about() {
        let folder = tempfile::tempdir().expect("a folder");
        let config = config(folder.path());
        let exposed =
            |config: &Config| config.careless().iter().filter(|said| said.contains("chmod")).count();
        assert_eq!(exposed(&config), 0);
        let file = folder.path().join("token");
        fs::set_permissions(&file, fs::Permissions::from_mode(0o640)).expect("ours");
        assert_eq!(exposed(&config), 0, "a group may be the bot's own");
        fs::set_permissions(&file, fs::Permissions::from_mode(0o644)).expect("ours");
        assert_eq!(exposed(&config), 1, "{:?}", config.careless());
    }

    #[test]
    fn an_empty_file_and_one_that_is_gone_are_named() {
        let folder = tempfile::tempdir().expect("a folder");
        let config = config(folder.path());
        let file = folder.path().join("token");
        fs::write(&file, " \n").expect("ours");
        let error = config.token().expect_err("empty").to_string();
        assert!(error.contains("token is empty"), "{error}");
        fs::remove_file(&file).expect("ours");
        assert!(config.token().is_err(), "not silently the next one");
    }
}
