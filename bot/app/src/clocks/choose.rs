//! Chooses a harmless turn for a late seat, by lot from what the seat itself is offered.

use engine::any_game::{AnyTable, Entry, Offer};
use engine::chance::Seed;
use engine::rules::{Progress, Shortcut};
use engine::seat::{Seat, Viewer};

use crate::context::dice::Dice;
use crate::games::seats::entry;

/// The most steps such a turn may have.
const STEPS: u64 = 200;

/// A seat's turn up to the first step that reveals something; `None` when the seat is offered nothing that works.
pub(super) fn turn(table: &dyn AnyTable, seat: Seat, dice: &dyn Dice) -> Option<Entry> {
    let anything = table.shortcuts(seat).contains(&Shortcut::Random);
    // A seed of its own: draws from the game's would reveal its future chance.
    let seed = Seed(dice.secret());
    let mut fork = table.fork();
    let mut steps: Vec<String> = Vec::new();
    for number in 0..STEPS {
        let offers = fork.offers(Viewer::Seat(seat));
        let among = if anything { offers.iter().collect() } else { harmless(&offers) };
        let offer = among.get(dice.draw(&seed, number, &vec![1; among.len()])?)?;
        if !offer.text.is_empty() {
            steps.push(offer.text.clone());
        }
        if fork.step(seat, &offer.text).ok()?.progress != Progress::Draft {
            return Some(entry(seat, steps.join("/")));
        }
    }
    None
}

/// The offers that change least: no step at all, else no capture, else any.
fn harmless(offers: &[Offer]) -> Vec<&Offer> {
    let nothing: Vec<&Offer> =
        offers.iter().filter(|offer| matches!(offer.text.as_str(), "" | "--" | "keep")).collect();
    if !nothing.is_empty() {
        return nothing;
    }
    let quiet: Vec<&Offer> = offers.iter().filter(|offer| !offer.capture).collect();
    if quiet.is_empty() { offers.iter().collect() } else { quiet }
}
