//! What operators write: the settings, and the arguments of `menagerie verify`.

use std::path::Path;
use std::str::FromStr;

use engine::chance::{Commitment, Salt, Seed};
use menagerie::config::{Config, ConfigError};

/// An input is a file of settings.
///
/// # Panics
/// When a promise is broken.
pub fn config(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let Err(error) = Config::parse(&text, Path::new("config.toml")) else { return };
    let said = error.to_string();
    assert!(said.starts_with("config.toml: "), "{said}");
    assert!(said.chars().count() <= 2_000, "{said}");
    if let ConfigError::Invalid { place, .. } = &error {
        let number =
            place.strip_prefix("line ").and_then(|rest| rest.split(',').next()).map(str::parse::<usize>);
        assert!(
            matches!(number, Some(Ok(number)) if (1..=text.split('\n').count()).contains(&number)),
            "{said}"
        );
        // What is set may be a password, but for what is one of a few words.
        let word = said.contains("there is no theme") || said.contains("unknown variant");
        assert!(word || !said.contains("very.secret"), "{said}");
    }
}

/// An input is a seal, a salt and a seed, one a line.
///
/// # Panics
/// When a promise is broken.
pub fn seal(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let mut lines = text.split('\n');
    let mut next = || lines.next().unwrap_or_default();
    let (seal, salt, seed) = (next(), next(), next());
    comes_back::<Commitment>(seal);
    comes_back::<Salt>(salt);
    comes_back::<Seed>(seed);
    if let (Ok(seal), Ok(salt), Ok(seed)) = (seal.parse::<Commitment>(), salt.parse(), seed.parse()) {
        assert_eq!(seal.verify(&salt, &seed), seal == Commitment::new(&salt, &seed));
    }
}

/// A text that is read is written, but for capitals, as it was.
fn comes_back<T: FromStr + ToString>(text: &str) {
    if let Ok(read) = text.parse::<T>() {
        assert_eq!(read.to_string(), text.to_ascii_lowercase());
    }
}
