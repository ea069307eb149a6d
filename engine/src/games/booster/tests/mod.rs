//! The sentences of `rules.md` and the sources, each with a position that would tell if it were not so, and a second
//! opinion.

mod brute;
mod cards;
mod menu;
mod random;
mod rules;
mod secrets;

use rand::RngExt;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;

use crate::catalogue;
use crate::rules::{Options, Pending};
use crate::seat::{Seat, Viewer};
use crate::table::any_game::{Actor, AnyTable, Entry};
use crate::trial::Trial;
use crate::typed::whole;

fn at(position: &str) -> Trial {
    Trial::at("booster", position)
}

/// A table with options, from a position or from the start.
fn table(options: &[(&str, &str)], from: Option<&str>) -> Box<dyn AnyTable> {
    let game = catalogue::find("booster").expect("it is in the catalogue");
    let options = Options::new(game.info(), options.iter().copied()).expect("options");
    game.open(&options, from).unwrap_or_else(|error| panic!("{from:?}: {error}"))
}

/// A table on which the cards come in this order; the rest comes sorted.
fn dealt(deck: &str) -> Box<dyn AnyTable> {
    let mut table = table(&[], None);
    table.fix_deck(deck).expect(deck);
    draw(&mut *table);
    table
}

/// Lets chance draw as long as it is asked; returns what was drawn and the public sentences.
fn draw(table: &mut dyn AnyTable) -> Vec<String> {
    let mut drawn = Vec::new();
    while table.pending() == Pending::Chance {
        let text = table.outcomes().swap_remove(0).0;
        let entry = Entry { actor: Actor::Chance, text };
        let applied = table.apply(&entry).expect("an outcome");
        drawn.push(entry.text);
        drawn.extend(applied.events.iter().map(|event| event.sentence(table.info())));
    }
    drawn
}

/// Plays turns as they are typed, drawing after each.
fn play(table: &mut dyn AnyTable, turns: &str) -> Vec<String> {
    turns.split_whitespace().flat_map(|turn| played(table, turn)).collect()
}

fn played(table: &mut dyn AnyTable, turn: &str) -> Vec<String> {
    let Pending::Seats(seats) = table.pending() else { panic!("nobody acts before {turn}") };
    let seat = seats.iter().next().expect("somebody");
    let mut sentences = Vec::new();
    for entry in whole(table, seat, turn).unwrap_or_else(|refusal| panic!("{turn}: {refusal}")) {
        let applied = table.apply(&entry).unwrap_or_else(|refusal| panic!("{turn}: {refusal}"));
        sentences.extend(applied.events.iter().map(|event| event.sentence(table.info())));
    }
    sentences.extend(draw(table));
    sentences
}

/// A field of the position text; empty when it is missing.
fn field(table: &dyn AnyTable, key: &str) -> String {
    let text = table.position();
    let value = text.split(' ').find_map(|word| word.strip_prefix(key)?.strip_prefix('='));
    value.unwrap_or_default().to_owned()
}

/// A random step of the side to act that prefers, with a probability of `often`, steps that bring checkers home,
/// and so cards into the hand, and steps that play cards.
fn busy_step(table: &dyn AnyTable, often: f64, rng: &mut StdRng) -> Option<(Seat, String)> {
    let Pending::Seats(seats) = table.pending() else { return None };
    let seat = seats.iter().next()?;
    let offers = table.offers(Viewer::Seat(seat));
    let tails: Vec<_> =
        offers.iter().filter(|offer| offer.text.starts_with('+') || offer.text.len() == 2).collect();
    let offer = match tails.choose(rng) {
        Some(tail) if rng.random_bool(often) => tail,
        _ => offers.choose(rng)?,
    };
    Some((seat, offer.text.clone()))
}
