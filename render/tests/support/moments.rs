//! Games played at random from fixed seeds, for measuring their pictures.

use std::sync::atomic::AtomicBool;

use engine::any_game::{Actor, AnyGame, AnyTable, Entry};
use engine::catalogue;
use engine::rules::{Effort, Options, Pending, Progress};
use engine::seat::{Seat, Viewer};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

/// Every viewer of a game: each seat, and the public.
pub(crate) fn viewers(game: &dyn AnyGame) -> Vec<Viewer> {
    let seats = (0..game.info().seats.len()).map(|seat| Viewer::Seat(Seat(seat as u8)));
    seats.chain([Viewer::Public]).collect()
}

/// Plays a game with as many people as possible, and visits each of its moments with the number of turns before it.
pub(crate) fn play(game: &dyn AnyGame, seed: u64, turns: usize, mut show: impl FnMut(usize, &dyn AnyTable)) {
    let seats = game.info().seats.len().to_string();
    let company = (game.info().fewest < game.info().seats.len()).then_some(("players", seats.as_str()));
    let options = Options::new(game.info(), company).expect("everybody can play");
    let mut table = game.open(&options, None).expect("the start");
    let mut rng = StdRng::seed_from_u64(seed);
    for number in 0..=turns {
        settle(&mut *table, &mut rng);
        show(number, &*table);
        if turn(&mut *table, &mut rng).is_none() {
            break;
        }
    }
}

/// A random turn of a seat that may act; `None` if none can.
fn turn(table: &mut dyn AnyTable, rng: &mut StdRng) -> Option<()> {
    let Pending::Seats(seats) = table.pending() else { return None };
    let seat = seats.iter().next()?;
    loop {
        let offers = table.offers(Viewer::Seat(seat));
        let captures: Vec<_> = offers.iter().filter(|offer| offer.capture).collect();
        let preferred = captures.choose(rng).copied().filter(|_| rng.random_bool(0.4));
        let text = preferred.or_else(|| offers.choose(rng))?.text.clone();
        if table.step(seat, &text).ok()?.progress == Progress::TurnOver {
            return Some(());
        }
    }
}

/// Lets chance and the referee decide as long as they are asked.
fn settle(table: &mut dyn AnyTable, rng: &mut StdRng) {
    loop {
        let entry = match table.pending() {
            Pending::Chance => {
                let (text, _) = table.outcomes().choose(rng).expect("chance has a choice").clone();
                Entry { actor: Actor::Chance, text }
            }
            Pending::Referee => {
                let effort = Effort { nodes: 2_000, bytes: 1 << 20, stop: &AtomicBool::new(false) };
                let game = catalogue::find(table.info().id).expect("a game of the catalogue");
                let question = table.question().expect("a question");
                Entry { actor: Actor::Referee, text: game.work_out(&question, &effort).expect("an answer") }
            }
            Pending::Seats(_) | Pending::Over(_) => return,
        };
        table.apply(&entry).expect("what was offered can be done");
    }
}
