//! The sentences of `rules.md` and the diagrams, each with a position that would tell if it were not so, and a second
//! opinion.

mod brute;
mod cards;
mod prospect;
mod random;
mod rules;
mod words;

use crate::catalogue;
use crate::rules::{Applied, Options, Pending};
use crate::table::any_game::{Actor, AnyTable, Entry};
use crate::trial::Trial;
use crate::typed::whole;

fn at(position: &str) -> Trial {
    Trial::at("cooperative", position)
}

/// A table on which the cards come in this order; the rest comes sorted.
fn dealt(deck: &str) -> Box<dyn AnyTable> {
    let game = catalogue::find("cooperative").expect("it is in the catalogue");
    let mut table = game.open(&Options::default(), None).expect("the start");
    table.fix_deck(deck).expect(deck);
    draw(&mut *table);
    table
}

/// Lets chance draw as long as it is asked; returns what was drawn.
fn draw(table: &mut dyn AnyTable) -> Vec<(Entry, Applied)> {
    let mut drawn = Vec::new();
    while table.pending() == Pending::Chance {
        let text = table.outcomes().swap_remove(0).0;
        let entry = Entry { actor: Actor::Chance, text };
        let applied = table.apply(&entry).expect("an outcome");
        drawn.push((entry, applied));
    }
    drawn
}

/// Plays a typed turn of the side to act, and draws.
fn play(table: &mut dyn AnyTable, turn: &str) -> Vec<(Entry, Applied)> {
    let Pending::Seats(seats) = table.pending() else { panic!("nobody acts before {turn}") };
    let seat = seats.iter().next().expect("somebody");
    for entry in whole(table, seat, turn).unwrap_or_else(|refusal| panic!("{turn}: {refusal}")) {
        table.apply(&entry).unwrap_or_else(|refusal| panic!("{turn}: {refusal}"));
    }
    draw(table)
}
