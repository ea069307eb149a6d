//! Typed turns.

use engine::any_game::{Actor, AnyTable, Entry, Typed};
use engine::rules::English;
use engine::seat::{Seat, Viewer};

use super::promises::{readable, seen, sound};
use super::walk::Walk;

/// The most lines of an input.
const LINES: usize = 12;

/// Reads a game after some turns, `zombie SEED TURNS option=value`, then lines that are typed at it.
///
/// # Panics
/// When a promise is broken.
pub fn turns(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let mut lines = text.split('\n');
    let mut walk = Walk::begin(lines.next().unwrap_or_default());
    for line in lines.take(LINES) {
        typed(&mut walk, line);
    }
    sound(walk.game, &walk.options, &*walk.table);
    walk.replayed(None);
}

/// Types one line in every way in which it can arrive.
fn typed(walk: &mut Walk, line: &str) {
    let before = seen(walk.game, &*walk.table);
    let seats: Vec<Seat> = (0..walk.game.info().seats.len()).map(|seat| Seat(seat as u8)).collect();
    for seat in &seats {
        let read = walk.table.read(*seat, line);
        match &read {
            Ok(read) => accepted(&*walk.table, *seat, read),
            Err(refusal) => readable(&refusal.to_string()),
        }
        suggested(&*walk.table, *seat, line);
        if walk.game.info().secret.is_some() {
            let twin = walk.table.resample(Viewer::Seat(*seat), &mut walk.random);
            assert_eq!(twin.read(*seat, line), read, "an answer to {line:?} tells worlds apart: {before}");
            assert_eq!(
                twin.suggest(*seat, line, 25, &English(twin.info())),
                walk.table.suggest(*seat, line, 25, &English(twin.info())),
                "{line:?}: {before}"
            );
        }
    }
    let mut actors: Vec<Actor> = seats.iter().map(|seat| Actor::Seat(*seat)).collect();
    actors.extend([Actor::Chance, Actor::Referee]);
    for actor in &actors {
        let entry = Entry { actor: *actor, text: line.to_owned() };
        let mut fork = walk.table.fork();
        match fork.apply(&entry) {
            Ok(_) => {}
            Err(refusal) => {
                readable(&refusal.to_string());
                assert_eq!(seen(walk.game, &*fork), before, "a refusal of {line:?} changes something");
            }
        }
    }
    assert_eq!(seen(walk.game, &*walk.table), before, "looking at {line:?} changes something");
    go_on(walk, &seats, line);
}

/// Plays the line, if a seat can.
fn go_on(walk: &mut Walk, seats: &[Seat], line: &str) {
    let read = seats.iter().find_map(|seat| walk.table.read(*seat, line).ok());
    let raw = seats.iter().map(|seat| Entry { actor: Actor::Seat(*seat), text: line.to_owned() });
    let mut raw = raw.filter(|entry| walk.table.fork().apply(entry).is_ok());
    if let Some(entry) = read.map(|read| read.entry).or_else(|| raw.next()) {
        walk.take(&entry);
        walk.settle();
        sound(walk.game, &walk.options, &*walk.table);
    }
}

/// Checks that what was read is offered, possible, and read again as the same.
fn accepted(table: &dyn AnyTable, seat: Seat, read: &Typed) {
    let Typed { entry: first, rest } = read;
    assert_eq!(first.actor, Actor::Seat(seat), "{read:?}");
    let mut fork = table.fork();
    for part in first.text.split('/') {
        let offers = fork.offers(Viewer::Seat(seat));
        assert!(offers.iter().any(|offer| offer.text == part), "{part} was not offered: {}", fork.position());
        fork.step(seat, part).unwrap_or_else(|refusal| panic!("{part}: {refusal}: {}", fork.position()));
    }
    possible(table, first);
    let canonical = if rest.is_empty() { first.text.clone() } else { format!("{}/{rest}", first.text) };
    match table.read(seat, &canonical) {
        Ok(again) => assert_eq!(&again, read, "{canonical}"),
        Err(refusal) => panic!("{canonical} can't be read again: {refusal}: {}", table.position()),
    }
}

fn possible(table: &dyn AnyTable, entry: &Entry) {
    let applied = table.fork().apply(entry);
    applied.unwrap_or_else(|refusal| panic!("{}: {refusal}: {}", entry.text, table.position()));
}

/// Checks that suggestions can be played.
fn suggested(table: &dyn AnyTable, seat: Seat, line: &str) {
    let suggestions = table.suggest(seat, line, 25, &English(table.info()));
    assert!(suggestions.len() <= 25);
    for (text, label) in suggestions {
        assert!(!label.is_empty(), "{text}");
        let read = table.read(seat, &text);
        let read = read.unwrap_or_else(|refusal| panic!("{text}: {refusal}: {}", table.position()));
        possible(table, &read.entry);
    }
}
