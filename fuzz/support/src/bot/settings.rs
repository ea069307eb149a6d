//! Operators' inputs: settings, arguments of `menagerie verify`, and signed requests.

use std::path::Path;
use std::str::FromStr;

use discord::probe;
use engine::chance::{Commitment, Salt, Seed};
use menagerie::config::{Config, ConfigError};

/// Reads a settings file.
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
        // A value may be a password, unless it is one of a few words.
        let word = said.contains("there is no theme") || said.contains("unknown variant");
        assert!(word || !said.contains("very.secret"), "{said}");
    }
}

/// Reads a seal, a salt and a seed, one per line.
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

/// Reads a public key, a signature, a time and a body, each on a line but the last: the parts of a request to the endpoint.
///
/// # Panics
/// When anything but the one request that was signed with the key of [`SIGNED`] is taken for Discord's.
pub fn signature(data: &[u8]) {
    let mut parts = data.splitn(4, |byte| *byte == b'\n');
    let mut next = || parts.next().unwrap_or_default();
    let text = |part: &[u8]| String::from_utf8_lossy(part).into_owned();
    let (key, signature, time, body) = (text(next()), text(next()), text(next()), next());
    // Keys of low order verify more than was ever signed; no application has one.
    if !key.eq_ignore_ascii_case(SIGNED.0) {
        let _ = probe::signed(&key, &signature, &time, body, AT_MS);
        return;
    }
    if probe::signed(&key, &signature, &time, body, AT_MS) {
        let signed =
            signature.eq_ignore_ascii_case(SIGNED.1) && (time.as_str(), body) == (SIGNED.2, SIGNED.3);
        assert!(signed, "a request that nobody signed is taken: {time:?} {:?}", text(body));
    }
    assert!(!probe::signed(&key, &signature, &time, body, AT_MS + 301_000), "an old request is taken");
}

/// The time at which the request arrives, in milliseconds since 1970.
const AT_MS: i64 = 1_700_000_000_000;
/// A key (of 32 bytes 7), and the only request ever signed with it: signature, time, body.
const SIGNED: (&str, &str, &str, &[u8]) = (
    "ea4a6c63e29c520abef5507b132ec5f9954776aebebe7b92421eea691446d22c",
    "f7caed702889e902c2cde4a4fb00f601284aa47ff4caf84588d7c8c3d8fe7183fd73e13e30d0c07d1515b6684f7b3cfaa231c421768d9667b104f760cf0da302",
    "1700000000",
    b"{\"type\":1}",
);

/// Checks that a text that is read is written as it was, except for capitals.
fn comes_back<T: FromStr + ToString>(text: &str) {
    if let Ok(read) = text.parse::<T>() {
        assert_eq!(read.to_string(), text.to_ascii_lowercase());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_signed_is_taken() {
        let (key, signature, time, body) = SIGNED;
        assert!(probe::signed(key, signature, time, body, AT_MS));
        assert!(!probe::signed(key, signature, time, b"{}", AT_MS));
    }
}
