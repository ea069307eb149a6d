//! Two courses of a script that differ only in what one viewer may not know.

use engine::any_game::{Actor, AnyGame, AnyTable, Entry};
use engine::rules::{Options, Pending};
use engine::seat::{Seat, Viewer};
use model::ids::UserId;
use rand::RngExt;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;

use crate::stage::{ADA, BEN};
use crate::turns::random_entries;

/// The most turns of a script.
const TURNS: u32 = 8;
/// How often a different value is tried for something hidden.
const CHANGES: usize = 40;
/// How many scripts are generated at most until one has two worlds: hidden facts may be shown before the script ends.
const DRAFTS: usize = 20;
/// How often captures, which lead to secrets, are preferred.
const EAGER: f64 = 0.7;

/// One course of a script.
pub(crate) struct World {
    pub(crate) log: Vec<Entry>,
    pub(crate) table: Box<dyn AnyTable>,
}

/// The position without the parts that are hidden from some.
fn public(table: &dyn AnyTable) -> String {
    let hidden = ["buried=", "hands=", "deck=", "white=", "black=", "bids=", "sealed="];
    let position = table.position();
    let parts = position.split(' ').filter(|part| !hidden.iter().any(|key| part.starts_with(key)));
    parts.collect::<Vec<_>>().join(" ")
}

/// Everything by which a viewer could tell two worlds apart at this moment.
fn told(table: &dyn AnyTable, viewer: Viewer) -> (String, Pending, Vec<String>) {
    let record = table.record(viewer).into_iter().map(|turn| turn.text).collect();
    (public(table), table.pending(), record)
}

impl World {
    pub(super) fn open(game: &dyn AnyGame) -> Self {
        let company = (game.info().fewest < game.info().seats.len()).then_some(("players", "2"));
        let options = Options::new(game.info(), company).expect("two can play");
        Self { log: Vec::new(), table: game.open(&options, None).expect("the start") }
    }

    /// Plays an entry; returns whether it was legal.
    pub(super) fn take(&mut self, entry: &Entry) -> bool {
        self.log.push(entry.clone());
        self.table.apply(entry).is_ok()
    }

    /// A random script, up to the point at which everything would be disclosed or the referee would be asked.
    fn random(game: &dyn AnyGame, turns: u32, rng: &mut StdRng) -> Self {
        let mut world = Self::open(game);
        while world.table.turns_completed() < turns {
            let entries = match world.table.pending() {
                Pending::Seats(seats) => {
                    let seats: Vec<Seat> = seats.iter().collect();
                    let seat = *seats.choose(rng).expect("somebody is asked");
                    random_entries(&*world.table, seat, EAGER, rng)
                }
                Pending::Chance => outcome(&*world.table, rng).map(|entry| vec![entry]),
                Pending::Referee | Pending::Over(_) => None,
            };
            let Some(entries) = entries else { break };
            let mut next = Self { log: world.log.clone(), table: world.table.fork() };
            let stands = entries.iter().all(|entry| next.take(entry));
            assert!(stands, "{} takes {entries:?}", world.table.position());
            if matches!(next.table.pending(), Pending::Referee | Pending::Over(_)) {
                break;
            }
            world = next;
        }
        // Decisions of chance are finished, so that a seat is asked.
        while let Some(entry) = outcome(&*world.table, rng) {
            world.take(&entry);
        }
        world
    }

    /// This script with a difference in something that the viewer has never been shown.
    fn otherwise(&self, game: &dyn AnyGame, viewer: Viewer, rng: &mut StdRng) -> Option<Self> {
        let mut world = Self::open(game);
        let at = rng.random_range(0..self.log.len());
        let mut plain = Self::open(game);
        for (number, entry) in self.log.iter().enumerate() {
            let before = world.table.fork();
            plain.take(entry);
            if number == at {
                let other = match entry.actor {
                    Actor::Seat(seat) if Viewer::Seat(seat) == viewer => return None,
                    Actor::Seat(seat) => random_entries(&*before, seat, EAGER, rng)?.into_iter().next()?,
                    Actor::Chance => outcome(&*before, rng)?,
                    Actor::Referee => return None,
                };
                if other == *entry || !world.take(&other) {
                    return None;
                }
            } else if !world.take(entry) {
                return None;
            }
            if number >= at && told(&*world.table, viewer) != told(&*plain.table, viewer) {
                return None;
            }
        }
        Some(world)
    }

    /// The results of chance in this world: the number of each outcome among the possible ones.
    pub(crate) fn draws(&self, game: &dyn AnyGame) -> Vec<usize> {
        let mut world = Self::open(game);
        let mut draws = Vec::new();
        for entry in &self.log {
            if entry.actor == Actor::Chance {
                let outcomes = world.table.outcomes();
                draws.extend(outcomes.iter().position(|(text, _)| *text == entry.text));
            }
            world.take(entry);
        }
        draws
    }
}

fn outcome(table: &dyn AnyTable, rng: &mut StdRng) -> Option<Entry> {
    let (text, _) = table.outcomes().choose(rng)?.clone();
    Some(Entry { actor: Actor::Chance, text })
}

/// Two worlds that differ only in what `viewer` may not know; `None` if they don't differ.
pub(crate) fn worlds(game: &dyn AnyGame, viewer: Seat, rng: &mut StdRng) -> [World; 2] {
    let mut found = None;
    for draft in 0..DRAFTS {
        // Long scripts first.
        let turns = (TURNS >> (draft / 4)).max(1);
        let one = World::random(game, turns, rng);
        let mut two = World { log: one.log.clone(), table: one.table.fork() };
        for _ in 0..CHANGES {
            if let Some(other) = two.otherwise(game, Viewer::Seat(viewer), rng) {
                two = other;
            }
        }
        let differ = one.table.position() != two.table.position();
        found = Some([one, two]);
        if differ {
            break;
        }
    }
    found.expect("at least one draft")
}

/// The person on a seat.
pub(crate) fn seated(seat: Seat) -> UserId {
    if seat.0 == 0 { ADA } else { BEN }
}
