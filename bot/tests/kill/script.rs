//! Games made up beforehand: what is going to be played, and how others see it.

use engine::any_game::{Actor, AnyTable, Entry};
use engine::catalogue;
use engine::rules::{Options, Pending, Progress};
use engine::seat::{Seat, Viewer};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

/// A game to be played.
pub(crate) struct Script {
    pub(crate) rules: &'static str,
    /// Whole turns, the seats taking turns about.
    pub(crate) turns: Vec<String>,
    /// The same as everybody sees them.
    pub(crate) public: Vec<String>,
}

impl Script {
    /// A random game of so many turns that is still going on after them; captures are preferred.
    pub(crate) fn random(rules: &'static str, plies: usize, seed: u64) -> Self {
        let game = catalogue::find(rules).expect("a game of the catalogue");
        let mut rng = StdRng::seed_from_u64(seed);
        loop {
            let mut table = game.open(&Options::default(), None).expect("the start");
            let mut turns = Vec::new();
            while turns.len() < plies {
                let seat = Seat((turns.len() % 2) as u8);
                let Some(turn) = turn(&*table, seat, &mut rng) else { break };
                let entry = Entry { actor: Actor::Seat(seat), text: turn.clone() };
                table.apply(&entry).expect("it was offered");
                turns.push(turn);
            }
            if turns.len() == plies && matches!(table.pending(), Pending::Seats(_)) {
                let public = table.record(Viewer::Public).into_iter().map(|turn| turn.text).collect();
                return Self { rules, turns, public };
            }
        }
    }
}

/// A random turn; `None` when it would end the game.
fn turn(table: &dyn AnyTable, seat: Seat, rng: &mut StdRng) -> Option<String> {
    let mut fork = table.fork();
    let mut steps: Vec<String> = Vec::new();
    loop {
        let offers = fork.offers(Viewer::Seat(seat));
        let captures: Vec<_> = offers.iter().filter(|offer| offer.capture).collect();
        let chosen = match captures.choose(rng) {
            Some(capture) if rng.random_bool(0.5) => capture,
            _ => offers.choose(rng)?,
        };
        if !chosen.text.is_empty() {
            steps.push(chosen.text.clone());
        }
        let applied = fork.step(seat, &chosen.text).expect("it was offered");
        match fork.pending() {
            Pending::Over(_) | Pending::Chance => return None,
            Pending::Seats(_) if applied.progress == Progress::TurnOver => return Some(steps.join("/")),
            Pending::Seats(_) => {}
        }
    }
}
