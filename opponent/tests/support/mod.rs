//! Tables for computer players, and random turns against them.
#![allow(dead_code, reason = "each test uses its part")]

use engine::any_game::{Actor, AnyTable, Entry};
use engine::catalogue;
use engine::rules::{Options, Pending};
use engine::seat::{Seat, Viewer};
use opponent::{AnyPlayer, Players};

/// Every player of the engine's games.
pub(crate) fn players() -> impl Iterator<Item = &'static dyn AnyPlayer> {
    let players = Players::new();
    catalogue::all().iter().filter_map(move |game| players.find(game.info().id))
}

/// Numbers that are the same in every run.
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    pub(crate) fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        ((self.0 >> 33) as usize) % count.max(1)
    }
}

/// A fresh table, all seats taken.
pub(crate) fn open(game: &str, dice: &mut Dice) -> Box<dyn AnyTable> {
    let game = catalogue::find(game).expect("a game of the catalogue");
    let mut table = game.open(&Options::default(), None).expect("the usual start");
    settle(table.as_mut(), dice);
    table
}

/// Lets chance and the referee do their part.
pub(crate) fn settle(table: &mut dyn AnyTable, dice: &mut Dice) {
    loop {
        let (actor, text) = match table.pending() {
            Pending::Chance => {
                let outcomes = table.outcomes();
                (Actor::Chance, outcomes[dice.below(outcomes.len())].0.clone())
            }
            Pending::Referee => {
                let stop = std::sync::atomic::AtomicBool::new(false);
                let effort = engine::rules::Effort { nodes: 200_000, bytes: 1 << 22, stop: &stop };
                let game = catalogue::find(table.info().id).expect("a game of the catalogue");
                let question = table.question().expect("the referee is asked something");
                (Actor::Referee, game.work_out(&question, &effort).expect("it can be worked out"))
            }
            Pending::Seats(_) | Pending::Over(_) => return,
        };
        table.apply(&Entry { actor, text }).expect("it was asked for");
    }
}

/// Plays an entry of a seat.
pub(crate) fn play(table: &mut dyn AnyTable, seat: Seat, entry: &str) {
    let before = table.position();
    let played = table.apply(&Entry { actor: Actor::Seat(seat), text: entry.to_owned() });
    played.unwrap_or_else(|refusal| panic!("{}: {entry:?} on {before}: {refusal:?}", table.info().id));
}

/// Plays random steps up to a commit point or the end of a turn.
pub(crate) fn random_turn(table: &mut dyn AnyTable, seat: Seat, dice: &mut Dice) {
    let mut draft = table.fork();
    let mut steps = Vec::new();
    loop {
        let offers = draft.offers(Viewer::Seat(seat));
        let offer = &offers[dice.below(offers.len())];
        let applied = draft.step(seat, &offer.text).expect("it was offered");
        if !offer.text.is_empty() {
            steps.push(offer.text.clone());
        }
        if applied.progress != engine::rules::Progress::Draft {
            break;
        }
    }
    play(table, seat, &steps.join("/"));
}
