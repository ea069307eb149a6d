//! Salted hashes of people: they can be recognised again, but not read off, after everything else about them was forgotten.

use std::fmt::Write;

use sha2::{Digest, Sha256};

/// A hash of numbers that nobody who lacks the salt can work out.
pub(crate) fn mark(salt: &str, numbers: &[i64]) -> String {
    let mut hash = Sha256::new();
    hash.update(salt.as_bytes());
    for number in numbers {
        hash.update(number.to_be_bytes());
    }
    hex(&hash.finalize())
}

/// Bytes in hex.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        // Writing to a text can't fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_tell_people_and_salts_apart() {
        let own = mark("salt", &[1, 2]);
        assert_eq!(own.len(), 64);
        assert_eq!(own, mark("salt", &[1, 2]));
        for other in [mark("salt", &[2, 1]), mark("salz", &[1, 2]), mark("salt", &[1, 3])] {
            assert_ne!(own, other);
        }
    }
}
