//! Helpers that the suites over the whole catalogue share.
#![allow(dead_code, reason = "not every suite needs all of it")]

pub(crate) mod generator;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

use engine::any_game::{Actor, AnyGame, AnyTable, Entry, Offer};
use engine::catalogue;
use engine::rules::{Effort, Options, Pending, Progress};
use engine::seat::{Seat, Viewer};
use rand::RngExt;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;

/// The referee's effort in tests: very low.
const NODES: u64 = 2_000;

/// Notation with the letters of pieces as a language writes them: capitals anywhere, a small letter only if it stands alone, as on
/// cards.
pub(crate) fn lettered(notation: &str, language: &str) -> String {
    let letters: &[(char, char)] = match language {
        "de" => &[('Q', 'D'), ('R', 'T'), ('B', 'L'), ('N', 'S')],
        "es" => &[('K', 'R'), ('Q', 'D'), ('R', 'T'), ('B', 'A'), ('N', 'C')],
        _ => &[],
    };
    let own =
        |letter: char| letters.iter().find(|(english, _)| *english == letter).map_or(letter, |(_, own)| *own);
    let all: Vec<char> = notation.chars().collect();
    let ends = |letter: Option<&char>| letter.is_none_or(|letter| " /,@".contains(*letter));
    let lettered = all.iter().enumerate().map(|(at, letter)| {
        let before = at.checked_sub(1).and_then(|at| all.get(at));
        let alone = (ends(before) || before == Some(&'+')) && ends(all.get(at + 1));
        match letter.is_ascii_lowercase() {
            true if alone => own(letter.to_ascii_uppercase()).to_ascii_lowercase(),
            true => *letter,
            false => own(*letter),
        }
    });
    lettered.collect()
}

/// A table at its start; chance has not decided anything yet.
pub(crate) fn open(game: &dyn AnyGame, options: &Options) -> Box<dyn AnyTable> {
    game.open(options, None).expect("the start")
}

/// The folder with a game's data for tests.
pub(crate) fn data_of(game: &dyn AnyGame) -> PathBuf {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games");
    games.join(game.info().id.replace('-', "_")).join("data")
}

/// The positions of a game's perft table, each with its numbers of turns: they cover everything special about the game.
pub(crate) fn perft_table(game: &dyn AnyGame) -> Vec<(String, Vec<u64>)> {
    let path = data_of(game).join("perft.txt");
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("write {}: {error}", path.display()));
    let rows = text.lines().filter(|line| !line.starts_with('#')).map(|line| {
        let (position, numbers) = line.split_once(" ; ").expect("a position, then numbers");
        (position.to_owned(), numbers.split(' ').map(|number| number.parse().expect("a number")).collect())
    });
    rows.collect()
}

/// The options for trying a game: the defaults, and several players in games that can also be played alone.
pub(crate) fn usual(game: &dyn AnyGame) -> Options {
    let company = (game.info().fewest < game.info().seats.len()).then_some(("players", "3"));
    Options::new(game.info(), company).expect("three can play")
}

/// Given options in every edition of the rules but the newest.
pub(crate) fn older_editions(game: &dyn AnyGame, options: &Options) -> Vec<Options> {
    let by = |edition| options.clone().in_edition(game.info(), edition).expect("an edition");
    (1..game.info().edition).map(by).collect()
}

/// Every viewer of a game: each seat, and the public.
pub(crate) fn viewers(game: &dyn AnyGame) -> Vec<Viewer> {
    let seats = (0..game.info().seats.len()).map(|seat| Viewer::Seat(Seat(seat as u8)));
    seats.chain([Viewer::Public]).collect()
}

/// A seat that is to act.
pub(crate) fn mover(table: &dyn AnyTable) -> Option<Seat> {
    match table.pending() {
        Pending::Seats(seats) => seats.iter().next(),
        Pending::Chance | Pending::Referee | Pending::Over(_) => None,
    }
}

/// The next decision of chance or the referee, if one of them is asked.
pub(crate) fn house(table: &dyn AnyTable, rng: &mut StdRng) -> Option<Entry> {
    match table.pending() {
        Pending::Chance => {
            let outcomes = table.outcomes();
            let (text, _) = outcomes.choose(rng).expect("chance has something to choose from");
            Some(Entry { actor: Actor::Chance, text: text.clone() })
        }
        Pending::Referee => {
            let game = catalogue::find(table.info().id).expect("a game of the catalogue");
            let question = table.question().expect("the referee is asked something");
            let effort = Effort { nodes: NODES, bytes: 1 << 20, stop: &AtomicBool::new(false) };
            let text = game.work_out(&question, &effort).expect("an answer");
            Some(Entry { actor: Actor::Referee, text })
        }
        Pending::Seats(_) | Pending::Over(_) => None,
    }
}

/// Lets chance and the referee decide for as long as they are asked, and returns their decisions.
pub(crate) fn settle(table: &mut dyn AnyTable, rng: &mut StdRng) -> Vec<Entry> {
    let mut decided = Vec::new();
    while let Some(entry) = house(table, rng) {
        table.apply(&entry).unwrap_or_else(|refusal| panic!("{}: {refusal}", entry.text));
        decided.push(entry);
    }
    decided
}

/// An offered step; captures, which lead to most special cases, are preferred.
pub(crate) fn choose<'a>(offers: &'a [Offer], rng: &mut StdRng) -> Option<&'a Offer> {
    let captures: Vec<&Offer> = offers.iter().filter(|offer| offer.capture).collect();
    match captures.choose(rng) {
        Some(capture) if rng.random_bool(0.5) => Some(capture),
        _ => offers.choose(rng),
    }
}

/// Plays a whole random turn of the seat to act; returns its log entries, `None` if no seat can act.
pub(crate) fn random_turn(table: &mut dyn AnyTable, rng: &mut StdRng) -> Option<Vec<String>> {
    settle(table, rng);
    let seat = mover(table)?;
    turn_of(table, seat, rng)
}

/// Plays a whole random turn of a seat step by step.
pub(crate) fn turn_of(table: &mut dyn AnyTable, seat: Seat, rng: &mut StdRng) -> Option<Vec<String>> {
    let mut entries = Vec::new();
    let mut open = String::new();
    loop {
        let offers = table.offers(Viewer::Seat(seat));
        let text = choose(&offers, rng)?.text.clone();
        let applied = table.step(seat, &text).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
        let listed = table.info().events;
        assert!(applied.events.iter().all(|event| listed.contains(&event.code)), "{text}: {applied:?}");
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
