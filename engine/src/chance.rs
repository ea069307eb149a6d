//! Chance that anyone can check afterwards: one seed per game, sealed when it starts and opened when it ends.
//!
//! The format, byte by byte, which must never change:
//!
//! - **Seal.** SHA-256 over the 18 ASCII bytes `menagerie seed v1\n`, then the salt (32 bytes), then the seed (32 bytes).
//! - **Outcome number n** (counted from 0 within a game) among weights w0, w1 … with sum W > 0: take the ChaCha20 key
//!   stream (RFC 8439: 32-byte key, 12-byte nonce, block counter from 0) with the seed as key and as nonce four zero bytes
//!   followed by n as a little-endian 64-bit number. Read it as little-endian 64-bit numbers x. Skip every x that is not
//!   below the largest multiple of W that fits 2^64 (so that no outcome is favoured). With the first other x let
//!   r = x mod W; the outcome is the first i with w0 + … + wi > r.
//!
//! The games themselves never see a seed: they list outcomes and weights, and get the one that was drawn.
//!
//! A seed also gives the [`Imagination`], from which imagined worlds are drawn.

use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

use chacha20::ChaCha20Rng;
use rand_core::{Rng, SeedableRng, TryRng};
use sha2::{Digest, Sha256};

const DOMAIN: &[u8] = b"menagerie seed v1\n";
const IMAGINED: &[u8] = b"menagerie imagination v1\n";

macro_rules! bytes32 {
    ($(#[$doc:meta])* $name:ident $debug:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq)]
        pub struct $name(pub [u8; 32]);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str($debug)
            }
        }

        impl FromStr for $name {
            type Err = NotHex;

            fn from_str(text: &str) -> Result<Self, NotHex> {
                let digits = text.as_bytes();
                if digits.len() != 64 {
                    return Err(NotHex);
                }
                let mut bytes = [0; 32];
                for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
                    let digit = |at: usize| (pair[at] as char).to_digit(16).ok_or(NotHex);
                    *byte = (digit(0)? * 16 + digit(1)?) as u8;
                }
                Ok(Self(bytes))
            }
        }
    };
}

bytes32!(
    /// The secret seed of a game, from which all its chance is drawn. `Display` and `FromStr` are 64 hexadecimal
    /// digits; `Debug` hides it.
    Seed "Seed(secret)"
);
bytes32!(
    /// The salt of a seal: without it, a seed could be found by trying seals. `Debug` hides it.
    Salt "Salt(secret)"
);
bytes32!(
    /// The seal of a seed: published at the start.
    Commitment "Commitment"
);

/// Error: the text is not 64 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this takes 64 hexadecimal digits")]
pub struct NotHex;

impl Commitment {
    /// Seals a seed.
    #[must_use]
    pub fn new(salt: &Salt, seed: &Seed) -> Self {
        let mut hash = Sha256::new();
        hash.update(DOMAIN);
        hash.update(salt.0);
        hash.update(seed.0);
        Self(hash.finalize().into())
    }

    /// Whether this seal belongs to that salt and seed.
    #[must_use]
    pub fn verify(&self, salt: &Salt, seed: &Seed) -> bool {
        *self == Self::new(salt, seed)
    }
}

/// The secret key from which imagined worlds are drawn, worlds that fit what a viewer knows. Nobody can predict
/// them, and the same question about the same state is answered by the same worlds. It is independent of every
/// outcome.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Imagination([u8; 32]);

impl Imagination {
    /// A public key, for tests and tools that have nothing to hide.
    pub const OPEN: Self = Self([0; 32]);

    /// The imagination of a game, from its sealed seed.
    #[must_use]
    pub fn new(seed: &Seed) -> Self {
        let mut hash = Sha256::new();
        hash.update(IMAGINED);
        hash.update(seed.0);
        Self(hash.finalize().into())
    }

    /// The random numbers from which world number `world` is drawn at turn state `moment`.
    #[must_use]
    pub fn numbers(&self, moment: u32, world: u64) -> Numbers {
        Numbers(stream(&self.0, moment, world))
    }
}

impl fmt::Debug for Imagination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Imagination(secret)")
    }
}

/// A stream of random numbers that can't be predicted without the key.
pub struct Numbers(ChaCha20Rng);

impl fmt::Debug for Numbers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Numbers(secret)")
    }
}

impl TryRng for Numbers {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok(self.0.next_u32())
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        Ok(self.0.next_u64())
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        self.0.fill_bytes(bytes);
        Ok(())
    }
}

/// The key stream of RFC 8439 under a key, with a nonce of these two numbers. The generator counts blocks with 64 bits where
/// the RFC counts with 32, so the nonce's first word is the counter's upper half.
fn stream(key: &[u8; 32], first: u32, rest: u64) -> ChaCha20Rng {
    let mut stream = ChaCha20Rng::from_seed(*key);
    stream.set_stream(rest);
    stream.set_block_pos(u64::from(first) << 32);
    stream
}

/// Draws outcome number `number` of a game: an index into `weights`, each as likely as its weight. `None` when all
/// weights are zero.
///
/// ```
/// use engine::chance::{Commitment, Salt, Seed, draw};
///
/// // What is published before the game, and checked by anybody after it.
/// let (salt, seed) = (Salt([1; 32]), Seed([2; 32]));
/// let seal = Commitment::new(&salt, &seed);
/// let first = draw(&seed, 0, &[1, 1, 1]);
/// assert!(first.is_some_and(|outcome| outcome < 3));
/// assert_eq!(first, draw(&seed, 0, &[1, 1, 1]), "the same seed, the same draw");
/// assert!(seal.verify(&salt, &seed));
/// ```
#[must_use]
pub fn draw(seed: &Seed, number: u64, weights: &[u32]) -> Option<usize> {
    let total: u64 = weights.iter().map(|weight| u64::from(*weight)).sum();
    if total == 0 {
        return None;
    }
    let mut stream = stream(&seed.0, 0, number);
    // The top 2^64 mod total numbers would favour the first outcomes.
    let excess = (u64::MAX % total + 1) % total;
    let mut rest = loop {
        let number = stream.next_u64();
        if number <= u64::MAX - excess {
            break number % total;
        }
    };
    weights.iter().position(|weight| match rest.checked_sub(u64::from(*weight)) {
        None => true,
        Some(left) => {
            rest = left;
            false
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Draws and seals that must never change, computed once with an independent implementation.
    const VECTORS: &str = include_str!("../tests/data/chance-vectors.txt");

    #[test]
    fn published_vectors_hold() {
        let mut checked = 0;
        for line in VECTORS.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let words: Vec<&str> = line.split_whitespace().collect();
            match words.as_slice() {
                ["seal", salt, seed, seal] => {
                    let (salt, seed) = (salt.parse().expect("salt"), seed.parse().expect("seed"));
                    assert_eq!(Commitment::new(&salt, &seed).to_string(), *seal);
                }
                ["draw", seed, number, weights, outcome] => {
                    let weights: Vec<u32> = weights.split(',').map(|w| w.parse().expect("weight")).collect();
                    let drawn = draw(&seed.parse().expect("seed"), number.parse().expect("number"), &weights);
                    assert_eq!(drawn, outcome.parse().ok(), "{line}");
                }
                ["uniform", seed, number, count, outcome] => {
                    let weights = vec![1; count.parse().expect("count")];
                    let drawn = draw(&seed.parse().expect("seed"), number.parse().expect("number"), &weights);
                    assert_eq!(drawn, outcome.parse().ok(), "{line}");
                }
                _ => panic!("unreadable vector: {line}"),
            }
            checked += 1;
        }
        assert!(checked >= 20);
    }

    #[test]
    fn outcomes_without_weight_never_happen() {
        for number in 0..500 {
            assert_eq!(draw(&Seed([7; 32]), number, &[0, 0, 3, 0]), Some(2));
        }
        assert_eq!(draw(&Seed([7; 32]), 0, &[0, 0]), None);
        assert_eq!(draw(&Seed([7; 32]), 0, &[]), None);
    }

    #[test]
    fn every_outcome_happens_about_as_often_as_its_weight() {
        let weights = [1, 2, 3, 4];
        let mut counts = [0u32; 4];
        for number in 0..10_000 {
            counts[draw(&Seed([42; 32]), number, &weights).expect("weights")] += 1;
        }
        for (count, weight) in counts.iter().zip(weights) {
            assert!(count.abs_diff(weight * 1000) < 150, "{counts:?}");
        }
    }

    #[test]
    fn worlds_are_imagined_by_numbers_that_belong_to_the_seed_the_moment_and_the_world() {
        let first =
            |seed: u8, moment, world| Imagination::new(&Seed([seed; 32])).numbers(moment, world).next_u64();
        let one = first(1, 2, 3);
        assert_eq!(one, first(1, 2, 3), "the same question gets the same answer");
        for other in [first(2, 2, 3), first(1, 3, 3), first(1, 2, 4)] {
            assert_ne!(one, other);
        }
        let outcomes = stream(&[1; 32], 0, 0).next_u64();
        assert_ne!(first(1, 0, 0), outcomes, "outcomes have numbers of their own");
        let imagination = Imagination::new(&Seed([1; 32]));
        assert_eq!(
            format!("{imagination:?}{:?}", imagination.numbers(0, 0)),
            "Imagination(secret)Numbers(secret)"
        );
    }

    #[test]
    fn seals_tell_seeds_apart_and_show_nothing() {
        let (salt, seed) = (Salt([1; 32]), Seed([2; 32]));
        let seal = Commitment::new(&salt, &seed);
        assert!(seal.verify(&salt, &seed));
        assert!(!seal.verify(&Salt([2; 32]), &Seed([1; 32])));
        assert_eq!(format!("{seed:?}{salt:?}"), "Seed(secret)Salt(secret)");
        assert_eq!(seal.to_string().parse(), Ok(seal));
        assert_eq!("xyz".parse::<Seed>(), Err(NotHex));
        assert_eq!("é".repeat(32).parse::<Seed>(), Err(NotHex));
    }
}
