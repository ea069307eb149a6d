//! Random turns, made up by the engine.

use engine::any_game::{Actor, AnyTable, Entry, Offer, Understood};
use engine::rules::{Pending, Progress};
use engine::seat::{Seat, Viewer};
use rand::RngExt;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;

/// A random turn as it is logged: up to each point at which something is revealed.
#[allow(dead_code, reason = "not every suite asks for entries")]
pub(crate) fn random_entries(
    table: &dyn AnyTable,
    seat: Seat,
    eager: f64,
    rng: &mut StdRng,
) -> Option<Vec<Entry>> {
    let mut fork = table.fork();
    let mut entries = Vec::new();
    let mut open: Vec<String> = Vec::new();
    loop {
        let offers = fork.offers(Viewer::Seat(seat));
        let chosen = choose(&offers, eager, rng)?.text.clone();
        let applied = fork.step(seat, &chosen).expect("it was offered");
        open.extend(Some(chosen).filter(|text| !text.is_empty()));
        if applied.progress != Progress::Draft {
            entries.push(Entry { actor: Actor::Seat(seat), text: open.join("/") });
            open.clear();
        }
        if applied.progress == Progress::TurnOver {
            return Some(entries);
        }
    }
}

/// An entry as somebody types it who means no more than that: with a word that the turn ends there, where the game would ask on.
#[allow(dead_code, reason = "not every suite types entries")]
pub(crate) fn typed_whole(table: &dyn AnyTable, seat: Seat, entry: &str) -> String {
    if matches!(table.understand(seat, entry), Ok(Understood::Begun { .. })) {
        format!("{entry}/end")
    } else {
        entry.to_owned()
    }
}

fn choose<'a>(offers: &'a [Offer], eager: f64, rng: &mut StdRng) -> Option<&'a Offer> {
    let captures: Vec<&Offer> = offers.iter().filter(|offer| offer.capture).collect();
    match captures.choose(rng) {
        Some(capture) if rng.random_bool(eager) => Some(capture),
        _ => offers.choose(rng),
    }
}

/// A random turn, step by step; `None` when it would end the game. Captures, which lead to most of what is special,
/// are preferred as often as `eager` says (0 to 1).
#[allow(dead_code, reason = "not every suite asks for turns")]
pub(crate) fn random_turn(table: &dyn AnyTable, seat: Seat, eager: f64, rng: &mut StdRng) -> Option<String> {
    let mut fork = table.fork();
    let mut steps: Vec<String> = Vec::new();
    loop {
        let offers = fork.offers(Viewer::Seat(seat));
        let chosen = choose(&offers, eager, rng)?;
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
