//! `menagerie verify`: checks that a game was played with the seed it promised.

use anyhow::{Context, bail};
use clap::Args;
use engine::chance::{Commitment, Salt, Seed};

/// What `/game verify` shows of a finished game.
#[derive(Args)]
pub(super) struct Opened {
    /// Published when the game began.
    seal: String,
    /// Opened at the end.
    salt: String,
    /// Opened at the end.
    seed: String,
}

pub(super) fn run(opened: &Opened) -> anyhow::Result<()> {
    let seal: Commitment = opened.seal.parse().context("the seal")?;
    let salt: Salt = opened.salt.parse().context("the salt")?;
    let seed: Seed = opened.seed.parse().context("the seed")?;
    if !seal.verify(&salt, &seed) {
        bail!(
            "this seed and salt do NOT belong to that seal: the game was not played with the seed it promised"
        );
    }
    println!("The seed is the one that was sealed when the game began.");
    Ok(())
}
