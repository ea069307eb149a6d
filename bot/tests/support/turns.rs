//! Random turns, made up by the engine.

use engine::any_game::{AnyTable, Offer};
use engine::rules::{Pending, Progress};
use engine::seat::{Seat, Viewer};
use rand::RngExt;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;

/// A random turn, step by step; `None` when it would end the game. Captures, which lead to most of what is special,
/// are preferred as often as `eager` says (0 to 1).
pub(crate) fn random_turn(table: &dyn AnyTable, seat: Seat, eager: f64, rng: &mut StdRng) -> Option<String> {
    let mut fork = table.fork();
    let mut steps: Vec<String> = Vec::new();
    loop {
        let offers = fork.offers(Viewer::Seat(seat));
        let captures: Vec<&Offer> = offers.iter().filter(|offer| offer.capture).collect();
        let chosen = match captures.choose(rng) {
            Some(capture) if rng.random_bool(eager) => capture,
            _ => offers.choose(rng)?,
        };
        if !chosen.text.is_empty() {
            steps.push(chosen.text.clone());
        }
        let applied = fork.step(seat, &chosen.text).expect("it was offered");
        match fork.pending() {
            Pending::Over(_) | Pending::Chance | Pending::Referee => return None,
            Pending::Seats(_) if applied.progress == Progress::TurnOver => return Some(steps.join("/")),
            Pending::Seats(_) => {}
        }
    }
}
