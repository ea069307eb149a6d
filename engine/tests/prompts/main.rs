//! What players are asked: a question about the game at hand, and what gives check.

mod questions;
#[path = "../support/mod.rs"]
mod support;
mod threats;

use engine::any_game::{AnyGame, AnyTable};
use rand::SeedableRng;
use rand::rngs::StdRng;
use support::{mover, open, random_turn, settle, usual};

/// Plays random games of at most so many turns, and shows each moment before a turn.
fn each_moment(game: &dyn AnyGame, games: u64, turns: usize, mut look: impl FnMut(&dyn AnyTable)) {
    for seed in 0..games {
        let mut rng = StdRng::seed_from_u64(seed);
        let mut table = open(game, &usual(game));
        for _ in 0..turns {
            settle(&mut *table, &mut rng);
            look(&*table);
            if mover(&*table).is_none() || random_turn(&mut *table, &mut rng).is_none() {
                break;
            }
        }
    }
}
