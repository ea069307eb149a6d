//! Verifies that a request comes from Discord: Ed25519 over its time and body.

use ring::signature::{ED25519, UnparsedPublicKey};

/// How far (seconds) a request's time may be from ours: clocks differ a little, and old requests may be replayed. (Discord
/// takes no answer after three seconds anyway.)
const WINDOW: i64 = 300;

/// The application's public key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicKey([u8; 32]);

/// The text is no public key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a public key is 64 hexadecimal digits, as the application's page shows it")]
pub struct NoPublicKey;

impl std::str::FromStr for PublicKey {
    type Err = NoPublicKey;

    fn from_str(text: &str) -> Result<Self, NoPublicKey> {
        hex(text).map(Self).ok_or(NoPublicKey)
    }
}

/// The claim of a request's headers: its signature and time.
pub(crate) struct Claim<'a> {
    signature: [u8; 64],
    timestamp: &'a str,
}

impl<'a> Claim<'a> {
    /// Reads the headers by our clock (milliseconds since 1970), before the body: `None` when no body could make the request
    /// valid.
    pub(crate) fn read(signature: &str, timestamp: &'a str, now_ms: i64) -> Option<Self> {
        let signature = hex::<64>(signature)?;
        // Digits only: other notations of a number would have another signature anyway.
        let sent = Some(timestamp).filter(|text| text.bytes().all(|byte| byte.is_ascii_digit()));
        let sent = sent?.parse::<i64>().ok()?;
        let is_new = (now_ms / 1000).abs_diff(sent) <= WINDOW.unsigned_abs();
        is_new.then_some(Self { signature, timestamp })
    }
}

impl PublicKey {
    /// Whether a body was signed with this key as its request claims.
    pub(crate) fn verifies(&self, claim: &Claim<'_>, body: &[u8]) -> bool {
        let signed = [claim.timestamp.as_bytes(), body].concat();
        UnparsedPublicKey::new(&ED25519, &self.0).verify(&signed, &claim.signature).is_ok()
    }
}

fn hex<const N: usize>(text: &str) -> Option<[u8; N]> {
    let digits = text.as_bytes();
    if digits.len() != N * 2 {
        return None;
    }
    let digit = |byte: u8| char::from(byte).to_digit(16).map(|digit| digit as u8);
    let mut bytes = [0; N];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        *byte = digit(pair[0])? << 4 | digit(pair[1])?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use ring::signature::{Ed25519KeyPair, KeyPair as _};

    use super::*;

    const NOW: i64 = 1_795_305_600_000;

    fn written(bytes: &[u8]) -> String {
        bytes.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    #[test]
    fn only_what_was_signed_now_with_the_key_is_discords() {
        let pair = Ed25519KeyPair::from_seed_unchecked(&[7; 32]).expect("a key");
        let key: PublicKey = written(pair.public_key().as_ref()).parse().expect("a key");
        let sign = |timestamp: &str, body: &str| {
            written(pair.sign(format!("{timestamp}{body}").as_bytes()).as_ref())
        };
        let (at, body) = ("1795305600", r#"{"type":1}"#);
        let verifies = |signature: &str, timestamp: &str, body: &[u8], now| {
            Claim::read(signature, timestamp, now).is_some_and(|claim| key.verifies(&claim, body))
        };
        let fine = sign(at, body);
        assert!(verifies(&fine, at, body.as_bytes(), NOW));
        assert!(verifies(&fine, at, body.as_bytes(), NOW + 299_000), "a slow clock");
        assert!(verifies(&fine, at, body.as_bytes(), NOW - 299_000), "a fast clock");
        for late in [NOW + 302_000, NOW - 302_000, i64::MAX, 0] {
            assert!(!verifies(&fine, at, body.as_bytes(), late), "{late}");
        }
        assert!(!verifies(&fine, at, br#"{"type":2}"#, NOW), "another body");
        assert!(!verifies(&fine, "1795305601", body.as_bytes(), NOW), "another time");
        for (signature, at) in [
            ("", at),
            (&fine[1..], at),
            (&fine.replace(|_: char| true, "z"), at),
            (&"00".repeat(64), at),
            (&"ü".repeat(64), at),
            (&sign("now", body), "now"),
            (&sign("", body), ""),
            (&sign("-1795305600", body), "-1795305600"),
            (&sign("99999999999999999999", body), "99999999999999999999"),
        ] {
            assert!(!verifies(signature, at, body.as_bytes(), NOW), "{signature} {at}");
        }
    }

    #[test]
    fn keys_are_64_hexadecimal_digits() {
        assert!(
            "67c6bd767ca099e79efac9fcce4d2022a63bf7dea780e7f3d813f694c1597089".parse::<PublicKey>().is_ok()
        );
        for wrong in ["", "67c6", &"0".repeat(63), &"g".repeat(64), &"ä".repeat(32), &"0".repeat(65)] {
            assert_eq!(wrong.parse::<PublicKey>(), Err(NoPublicKey), "{wrong}");
        }
    }
}
