//! How games have gone so far: random lines of every game that needs nobody but its players, made up by the engine.

use engine::any_game::{Actor, AnyTable, Entry};
use engine::catalogue;
use engine::rules::{Options, Pending};
use engine::seat::Seat;
use rand::SeedableRng;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;

use super::turns::random_entries;

/// Games in which every turn is one decision that everybody sees, so that each brings a new board: these are played on.
const OPEN: &[&str] = &[
    "chess",
    "chess960",
    "thinktank",
    "allthought",
    "fun-in-a-box",
    "goal-box",
    "captain-spalding",
    "half-alice",
    "adrenaline",
];
/// Different lines of each game.
const VARIETY: u64 = 6;

/// A game as it has gone so far.
pub(crate) struct Line {
    pub(crate) rules: &'static str,
    pub(crate) log: Vec<Entry>,
    pub(crate) table: Box<dyn AnyTable>,
    /// Whether it can be played on by `/move` alone.
    pub(crate) open: bool,
}

impl Line {
    /// The seats that are asked.
    pub(crate) fn asked(&self) -> Vec<u8> {
        match self.table.pending() {
            Pending::Seats(seats) => seats.iter().map(|seat: Seat| seat.0).collect(),
            _ => Vec::new(),
        }
    }
}

/// Lines of so many turns: of every game, or when there are many turns of those alone in which that is easy.
pub(crate) fn all(turns: u32) -> Vec<Line> {
    let mut lines = Vec::new();
    for game in catalogue::all() {
        let rules = game.info().id;
        let open = OPEN.contains(&rules);
        if turns > 50 && !open {
            continue;
        }
        for variety in 0..VARIETY {
            let found = (0..40).find_map(|attempt| line(rules, turns, variety * 100 + attempt));
            lines.extend(found.map(|(log, table)| Line { rules, log, table, open }));
        }
    }
    lines
}

fn line(rules: &str, turns: u32, seed: u64) -> Option<(Vec<Entry>, Box<dyn AnyTable>)> {
    let mut rng = StdRng::seed_from_u64(seed);
    let mut table = catalogue::find(rules)?.open(&Options::default(), None).ok()?;
    let mut log = Vec::new();
    let mut played = 0;
    loop {
        // What has limits of its own, or asks the referee, would not stand still.
        if table.limit().is_some() || table.question().is_some() {
            return None;
        }
        let entries = match table.pending() {
            Pending::Chance => {
                let outcomes = table.outcomes();
                vec![Entry { actor: Actor::Chance, text: outcomes.choose(&mut rng)?.0.clone() }]
            }
            Pending::Seats(_) if played == turns => return Some((log, table)),
            Pending::Seats(seats) => {
                played += 1;
                // Few captures: a long game must not run out of pieces.
                random_entries(&*table, seats.iter().next()?, 0.0, &mut rng)?
            }
            Pending::Referee | Pending::Over(_) => return None,
        };
        for entry in entries {
            table.apply(&entry).ok()?;
            log.push(entry);
            if table.pending() == Pending::Chance {
                break;
            }
        }
    }
}
