//! Every sentence of the rules with a position; a slow second implementation; random games.

mod brute;
mod deduce;
mod random;
mod rules;

use super::Zombie;
use crate::rules::{Event, Options, Pending, Rules};
use crate::seat::{Seat, Viewer};
use crate::table::Game;
use crate::table::any_game::{Actor, AnyGame, AnyTable, Entry};

/// The line of the rules: a white pawn rises on c6.
const LINE: &str = "e2e4 e7e5 g1f3 b8c6 d2d4 e5d4/@c6 f3d4/@b2 c6d4/@g7";
/// The position after [`LINE`].
const AFTER_LINE: &str =
    "r1bqkbnr/pppp1ppp/2P5/8/3nP3/8/PPP2PPP/RNBQKB1R w KQkq - 0 5 zombies=c6 buried=w:b2p|b:g7N";

/// A table at the start.
fn start() -> Box<dyn AnyTable> {
    Game::<Zombie>::NEW.open(&Options::default(), None).expect("the start")
}

/// A table from a position text, which must be canonical.
fn from(position: &str) -> Box<dyn AnyTable> {
    by_edition(Zombie::INFO.edition, position)
}

/// Like [`from`], by an edition of the rules.
fn by_edition(edition: u32, position: &str) -> Box<dyn AnyTable> {
    let options = Options::default().in_edition(&Zombie::INFO, edition).expect("an edition");
    let table = Game::<Zombie>::NEW.open(&options, Some(position)).expect(position);
    assert_eq!(table.position(), position);
    table
}

/// The sentence by which a position text is refused.
fn refused(position: &str) -> String {
    match Game::<Zombie>::NEW.open(&Options::default(), Some(position)) {
        Ok(_) => panic!("{position} is taken"),
        Err(error) => error.to_string(),
    }
}

/// The seat to move.
fn mover(table: &dyn AnyTable) -> Seat {
    match table.pending() {
        Pending::Seats(seats) => seats.iter().next().expect("somebody"),
        other => panic!("nobody is to move: {other:?}"),
    }
}

/// Plays whole turns, and returns the events of the last one.
fn play(table: &mut dyn AnyTable, turns: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for turn in turns.split_whitespace() {
        let text = turn.to_owned();
        let applied = table.apply(&Entry { actor: Actor::Seat(mover(table)), text });
        events = applied.unwrap_or_else(|refusal| panic!("{turn}: {refusal} in {}", table.position())).events;
    }
    events
}

/// The sentences of the public events.
fn sentences(events: &[Event]) -> Vec<String> {
    let public = events.iter().filter(|event| event.audience.includes(Viewer::Public));
    public.map(|event| event.sentence(&Zombie::INFO)).collect()
}

/// The steps offered to the side to move, by their texts.
fn offered(table: &dyn AnyTable) -> Vec<String> {
    table.offers(Viewer::Seat(mover(table))).into_iter().map(|offer| offer.text).collect()
}

/// The position text after some turns.
fn after(position: &str, turns: &str) -> String {
    let mut table = from(position);
    play(&mut *table, turns);
    table.position()
}
