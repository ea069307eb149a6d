//! The source of chance.

use engine::chance::{self, Seed};
use rand::Rng;

/// Makes unguessable secrets, and outcomes that follow from them.
pub trait Dice: Send + Sync {
    /// A fresh seed or salt.
    fn secret(&self) -> [u8; 32];

    /// Draws outcome number `number` of a game: an index into `weights`. `None` when all weights are zero.
    fn draw(&self, seed: &Seed, number: u64, weights: &[u32]) -> Option<usize>;
}

/// Secrets from the operating system, outcomes by [`engine::chance`]: the dice of real games.
#[derive(Clone, Copy, Debug)]
pub struct SealedDice;

impl Dice for SealedDice {
    fn secret(&self) -> [u8; 32] {
        let mut bytes = [0; 32];
        rand::rng().fill_bytes(&mut bytes);
        bytes
    }

    fn draw(&self, seed: &Seed, number: u64, weights: &[u32]) -> Option<usize> {
        chance::draw(seed, number, weights)
    }
}
