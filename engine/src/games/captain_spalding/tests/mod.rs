//! Every sentence of the rules with a position; the inventor's analysis; a slow second implementation; random games.

mod brute;
mod creatures;
mod lines;
mod monsters;
mod random;
mod rules;
mod words;

use super::CaptainSpalding;
use crate::rules::{Event, Options, Pending, Refusal, Rules};
use crate::seat::{Seat, Viewer};
use crate::table::Game;
use crate::table::any_game::{Actor, AnyGame, AnyTable, Entry};

/// A table at the start.
fn start() -> Box<dyn AnyTable> {
    Game::<CaptainSpalding>::NEW.open(&Options::default(), None).expect("the start")
}

/// A table from a position text, which must be canonical.
fn from(position: &str) -> Box<dyn AnyTable> {
    let table = Game::<CaptainSpalding>::NEW.open(&Options::default(), Some(position)).expect(position);
    assert_eq!(table.position(), position);
    table
}

/// The sentence by which a position text is refused.
fn refused(position: &str) -> String {
    match Game::<CaptainSpalding>::NEW.open(&Options::default(), Some(position)) {
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

/// Tries a whole turn; a refusal must change nothing.
fn attempt(table: &mut dyn AnyTable, turn: &str) -> Result<Vec<Event>, Refusal> {
    let before = table.position();
    let applied = table.apply(&Entry { actor: Actor::Seat(mover(table)), text: turn.to_owned() });
    if applied.is_err() {
        assert_eq!(table.position(), before);
    }
    applied.map(|applied| applied.events)
}

/// The sentence by which a turn is refused.
fn why_not(position: &str, turn: &str) -> String {
    attempt(&mut *from(position), turn).expect_err(turn).to_string()
}

/// Plays whole turns, and returns the events of the last one.
fn play(table: &mut dyn AnyTable, turns: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for turn in turns.split_whitespace() {
        events = attempt(table, turn)
            .unwrap_or_else(|refusal| panic!("{turn}: {refusal} in {}", table.position()));
    }
    events
}

/// The sentences of the events.
fn sentences(events: &[Event]) -> Vec<String> {
    events.iter().map(|event| event.sentence(&CaptainSpalding::INFO)).collect()
}

/// The steps offered to the side to act, by their texts.
fn offered(table: &dyn AnyTable) -> Vec<String> {
    table.offers(Viewer::Seat(mover(table))).into_iter().map(|offer| offer.text).collect()
}

/// The targets of the creature on a square, as a list.
fn reach(position: &str, square: &str) -> String {
    let moves = offered(&*from(position));
    let targets = moves.iter().filter_map(|step| step.strip_prefix(square));
    targets.collect::<Vec<_>>().join(" ")
}

/// The creatures that may be made after a move, as a list.
fn made(position: &str, mv: &str) -> String {
    let mut table = from(position);
    let seat = mover(&*table);
    table.step(seat, mv).unwrap_or_else(|refusal| panic!("{mv}: {refusal}"));
    offered(&*table).join(" ")
}

/// The position text after some turns.
fn after(position: &str, turns: &str) -> String {
    let mut table = from(position);
    play(&mut *table, turns);
    table.position()
}

/// The outcome as a sentence, or `ongoing`.
fn ending(table: &dyn AnyTable) -> String {
    match table.pending() {
        Pending::Over(outcome) => outcome.sentence(table.info().seats),
        _ => "ongoing".to_owned(),
    }
}
