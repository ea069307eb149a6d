//! The cost of the most expensive question about a position.

use engine::any_game::{AnyGame, AnyTable, Offer};
use engine::rules::{English, Options, Progress};
use engine::seat::{Seat, Viewer};
use engine::work;

use crate::support::{mover, viewers};

/// The cost of the most expensive question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Cost {
    pub(crate) units: u64,
    pub(crate) what: &'static str,
}

/// How many of the offered steps are taken, to measure the cost and the offers after it.
const TAKEN: usize = 12;

struct Dearest(Cost);

impl Dearest {
    fn ask<T>(&mut self, what: &'static str, question: impl FnOnce() -> T) -> T {
        let (answer, units) = work::measured(question);
        self.0 = self.0.max(Cost { units, what });
        answer
    }
}

/// The cost of the most expensive question about a position; `None` if the game doesn't accept the position.
pub(crate) fn cost(game: &dyn AnyGame, options: &Options, position: &str) -> Option<Cost> {
    let mut dearest = Dearest(Cost { units: 0, what: "nothing" });
    let table = dearest.ask("open", || game.open(options, Some(position))).ok()?;
    for viewer in viewers(game) {
        dearest.ask("scene", || table.scene(viewer));
    }
    if let Some(seat) = mover(&*table) {
        let offers = of_turn(&mut dearest, &*table, seat);
        dearest.ask("suggest", || table.suggest(seat, "", 25, &English(table.info())));
        for typed in ["zz", "e4", "a1b2/c3"] {
            let _ = dearest.ask("read", || table.read(seat, typed));
        }
        for offer in spread(&offers) {
            let _ = dearest.ask("read", || table.read(seat, &offer.text));
            dearest.ask("suggest", || table.suggest(seat, &offer.text, 25, &English(table.info())));
            let mut after = table.fork();
            let Ok(applied) = dearest.ask("step", || after.step(seat, &offer.text)) else { continue };
            dearest.ask("scene", || after.scene(Viewer::Public));
            if applied.progress != Progress::TurnOver {
                of_turn(&mut dearest, &*after, seat);
            }
        }
    }
    Some(dearest.0)
}

fn of_turn(dearest: &mut Dearest, table: &dyn AnyTable, seat: Seat) -> Vec<Offer> {
    dearest.ask("offers", || table.offers(Viewer::Seat(seat)))
}

/// Some of the offers, from all over the list.
fn spread(offers: &[Offer]) -> impl Iterator<Item = &Offer> {
    offers.iter().step_by((offers.len() / TAKEN).max(1)).take(TAKEN)
}
