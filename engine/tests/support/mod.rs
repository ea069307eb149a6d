//! What the suites over the whole catalogue have in common.

use engine::any_game::{AnyGame, AnyTable, Offer};
use engine::rules::{Options, Pending, Progress};
use engine::seat::{Seat, Viewer};
use rand::RngExt;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;

/// A table at its start; chance has not decided anything yet.
pub(crate) fn open(game: &dyn AnyGame, options: &Options) -> Box<dyn AnyTable> {
    game.open(options, None).expect("the start")
}

/// Every viewer of a game: each seat, and the public.
pub(crate) fn viewers(game: &dyn AnyGame) -> Vec<Viewer> {
    let seats = (0..game.info().seats.len()).map(|seat| Viewer::Seat(Seat(seat as u8)));
    seats.chain([Viewer::Public]).collect()
}

/// Who is to act, one of them if there are several.
pub(crate) fn mover(table: &dyn AnyTable) -> Option<Seat> {
    match table.pending() {
        Pending::Seats(seats) => seats.iter().next(),
        Pending::Chance | Pending::Over(_) => None,
    }
}

/// Lets chance decide, if it is its turn.
pub(crate) fn settle(table: &mut dyn AnyTable, rng: &mut StdRng) {
    while table.pending() == Pending::Chance {
        let outcomes = table.outcomes();
        let (text, _) = outcomes.choose(rng).expect("chance has something to choose from");
        let entry = engine::any_game::Entry { actor: engine::any_game::Actor::Chance, text: text.clone() };
        table.apply(&entry).expect("an outcome");
    }
}

/// An offered step; captures, which lead to most of what is special, are preferred.
pub(crate) fn choose<'a>(offers: &'a [Offer], rng: &mut StdRng) -> Option<&'a Offer> {
    let captures: Vec<&Offer> = offers.iter().filter(|offer| offer.capture).collect();
    match captures.choose(rng) {
        Some(capture) if rng.random_bool(0.5) => Some(capture),
        _ => offers.choose(rng),
    }
}

/// Plays a whole random turn step by step; its text and the entries it is logged as. `None` when nobody can act.
pub(crate) fn random_turn(table: &mut dyn AnyTable, rng: &mut StdRng) -> Option<Vec<String>> {
    settle(table, rng);
    let seat = mover(table)?;
    let mut entries = Vec::new();
    let mut open = String::new();
    loop {
        let offers = table.offers(Viewer::Seat(seat));
        let text = choose(&offers, rng)?.text.clone();
        let applied = table.step(seat, &text).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
        if !text.is_empty() {
            open = if open.is_empty() { text } else { format!("{open}/{text}") };
        }
        if applied.progress != Progress::Draft {
            entries.push(std::mem::take(&mut open));
        }
        if applied.progress == Progress::TurnOver {
            return Some(entries);
        }
    }
}
