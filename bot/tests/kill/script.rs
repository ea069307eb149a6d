//! Scripted games: the turns to be played, and how others see them.

use engine::any_game::{Actor, Entry};
use engine::catalogue;
use engine::rules::{Options, Pending};
use engine::seat::{Seat, Viewer};
use rand::SeedableRng;
use rand::rngs::StdRng;

use crate::turns::random_turn;

/// How often captures are preferred.
const EAGER: f64 = 0.5;

/// A game to be played.
pub(crate) struct Script {
    pub(crate) rules: &'static str,
    /// Whole turns, the seats alternating.
    pub(crate) turns: Vec<String>,
    /// The turns as their players are told of them.
    pub(crate) said: Vec<String>,
    /// The turns as everybody sees them.
    pub(crate) public: Vec<String>,
}

impl Script {
    /// A random game that is still running after this many turns; captures are preferred.
    pub(crate) fn random(rules: &'static str, plies: usize, seed: u64) -> Self {
        let game = catalogue::find(rules).expect("a game of the catalogue");
        let mut rng = StdRng::seed_from_u64(seed);
        loop {
            let mut table = game.open(&Options::default(), None).expect("the start");
            let mut turns = Vec::new();
            while turns.len() < plies {
                let seat = Seat((turns.len() % 2) as u8);
                let Some(turn) = random_turn(&*table, seat, EAGER, &mut rng) else { break };
                let entry = Entry { actor: Actor::Seat(seat), text: turn.clone() };
                table.apply(&entry).expect("it was offered");
                turns.push(turn);
            }
            if turns.len() == plies && matches!(table.pending(), Pending::Seats(_)) {
                let record = table.record(Viewer::Public);
                let said =
                    record.iter().zip(&turns).map(|(seen, turn)| seen.san.as_ref().unwrap_or(turn).clone());
                let public = record.iter().map(|turn| turn.san.as_ref().unwrap_or(&turn.text).clone());
                return Self { rules, said: said.collect(), public: public.collect(), turns };
            }
        }
    }
}
