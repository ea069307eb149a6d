//! Secrets of a game, kept from every log.

use std::fmt;

/// Thirty-two bytes that no log may show.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret32([u8; 32]);

impl Secret32 {
    /// Wraps the bytes.
    #[must_use]
    pub fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The bytes.
    #[must_use]
    pub fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The bytes as hexadecimal digits. A secret of a running game: for the database alone.
    #[must_use]
    pub fn hex(&self) -> String {
        self.0.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// Reads hexadecimal digits.
    #[must_use]
    pub fn from_hex(text: &str) -> Option<Self> {
        let mut bytes = [0; 32];
        if text.len() != 64 || !text.is_ascii() {
            return None;
        }
        for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
            *byte = u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()?;
        }
        Some(Self(bytes))
    }
}

impl fmt::Debug for Secret32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("(secret)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_come_back_from_hex_and_are_not_shown() {
        let secret = Secret32::new(std::array::from_fn(|i| i as u8 * 7));
        assert_eq!(Secret32::from_hex(&secret.hex()), Some(secret));
        assert_eq!(Secret32::from_hex("zz"), None);
        assert_eq!(format!("{secret:?}"), "(secret)");
    }
}
