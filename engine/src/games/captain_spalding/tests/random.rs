//! Random games and random boards, compared with the second implementation.

use std::collections::BTreeSet;

use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use super::brute::Plain;
use super::{ending, from, mover, start};
use crate::rules::Pending;
use crate::seat::Viewer;
use crate::table::any_game::{Actor, AnyTable, Entry};

/// Compares all whole turns by the engine and by the second implementation, and the positions behind them.
fn compare(table: &dyn AnyTable, past: &[String], look: bool) -> usize {
    let text = table.position();
    let expected = Plain::read(&text).turns(past);
    let turns = table.turns();
    let names: Vec<&String> = expected.iter().map(|(turn, _)| turn).collect();
    let missing: Vec<_> = names.iter().filter(|turn| !turns.contains(turn)).collect();
    let surplus: Vec<_> = turns.iter().filter(|turn| !names.contains(turn)).collect();
    assert!(missing.is_empty() && surplus.is_empty(), "{text}\nmissing: {missing:?}\nsurplus: {surplus:?}");
    assert_eq!(table.perft(1), turns.len() as u64, "{text}");
    for (turn, result) in expected.iter().filter(|_| look) {
        let mut next = table.fork();
        next.apply(&Entry { actor: Actor::Seat(mover(table)), text: turn.clone() }).expect(turn);
        assert_eq!(next.position(), result.write(), "{text}: {turn}");
        let white = text.contains(" w ");
        let winner = if white { "White" } else { "Black" };
        let stuck = || result.turns(&[past, &[result.standing()]].concat()).is_empty();
        let end = if result.boxless() {
            format!("{winner} wins: box captured.")
        } else if stuck() {
            format!("{winner} wins: stalemate.")
        } else {
            "ongoing".to_owned()
        };
        assert_eq!(ending(&*next), end, "{text}: {turn}");
    }
    turns.len()
}

/// A random board with all kinds of creatures, on which the game isn't over.
fn board(rng: &mut StdRng, creatures: usize) -> Box<dyn AnyTable> {
    loop {
        let mut grid = [['.'; 8]; 8];
        let letters: Vec<char> =
            "PJRHVWCMLE".chars().flat_map(|letter| [letter, letter.to_ascii_lowercase()]).collect();
        let often: Vec<char> = "NBDCcMmVvWwBD".chars().collect();
        let mut put = |letter: char, rng: &mut StdRng| {
            let (file, rank): (usize, usize) = (rng.random_range(0..8), rng.random_range(0..8));
            grid[rank][file] = letter;
        };
        for _ in 0..creatures {
            let letter = if rng.random_bool(0.5) { often.choose(rng) } else { letters.choose(rng) };
            put(*letter.expect("there are some"), rng);
        }
        put('X', rng);
        put('x', rng);
        let rows: Vec<String> = grid
            .iter()
            .map(|row| {
                let row: String = row.iter().collect();
                (1..=8).rev().fold(row, |row, empty| row.replace(&".".repeat(empty), &empty.to_string()))
            })
            .collect();
        let placement = rows.join("/");
        let gone: Vec<String> = "RHErhe"
            .chars()
            .filter(|letter| placement.contains(*letter) || rng.random_bool(0.2))
            .map(String::from)
            .collect();
        let gone = if gone.is_empty() { String::new() } else { format!(" gone={}", gone.join(",")) };
        let side = if rng.random_bool(0.5) { 'w' } else { 'b' };
        let text = format!("{placement} {side} - - {} 7{gone}", rng.random_range(0..30));
        let game: &dyn crate::table::any_game::AnyGame = &crate::table::Game::<super::CaptainSpalding>::NEW;
        if let Ok(table) = game.open(&crate::rules::Options::default(), Some(&text)) {
            assert_eq!(table.position(), text);
            if matches!(table.pending(), Pending::Seats(_)) {
                return table;
            }
        }
    }
}

#[test]
fn turns_equal_those_of_the_second_implementation_on_random_boards() {
    let mut rng = StdRng::seed_from_u64(1);
    let mut turns = 0;
    for round in 0..200 {
        let creatures = [6, 12, 20, 35, 60][round % 5];
        let table = board(&mut rng, creatures);
        let past = [Plain::read(&table.position()).standing()];
        turns += compare(&*table, &past, round % 40 < 5);
    }
    assert!(turns > 10_000, "{turns} turns were compared");
}

#[test]
fn the_perft_table_is_the_second_implementations_too() {
    // Two turns deep: every turn, then the number of turns after it.
    let table = include_str!("../data/perft.txt");
    for line in table.lines().filter(|line| !line.starts_with('#')) {
        let (text, numbers) = line.split_once(" ; ").expect("a position, then numbers");
        let start = Plain::read(text);
        let past = [start.standing()];
        let turns = start.turns(&past);
        let mut lines = 0;
        for (_, next) in turns.iter().filter(|(_, next)| !next.boxless()) {
            lines += next.turns(&[past[0].clone(), next.standing()]).len();
        }
        assert!(numbers.starts_with(&format!("{} {lines} ", turns.len())), "{line}: {} {lines}", turns.len());
        assert_eq!(from(text).perft(2), lines as u64, "{text}");
    }
}

#[test]
fn random_games_never_come_back_and_make_everything_once() {
    let mut rng = StdRng::seed_from_u64(2);
    let (mut turns, mut repeats, mut over) = (0, 0, 0);
    let mut seen_letters = BTreeSet::new();
    for game in 0..30 {
        let mut table = start();
        let mut past = vec![Plain::read(&table.position()).standing()];
        let mut makings = Vec::new();
        for number in 0..250 {
            if !matches!(table.pending(), Pending::Seats(_)) {
                over += 1;
                break;
            }
            let text = table.position();
            // Without history more may be legal: exactly what would repeat a position.
            let free = Plain::read(&text).turns(&[]).len();
            let allowed = table.perft(1) as usize;
            repeats += free - allowed;
            if game < 6 && number % 10 == 0 || free > allowed && repeats < 60 {
                compare(&*table, &past, number % 50 == 0);
            }
            let seat = mover(&*table);
            let offers = table.offers(Viewer::Seat(seat));
            // Moves of bunnies and makers lead to games with repetitions; boxes are spared for a while.
            let quiet: Vec<_> = offers.iter().filter(|offer| !offer.capture).collect();
            let bunnies: Vec<_> = offers
                .iter()
                .filter(|offer| offer.label.in_english(table.info()).starts_with(['B', 'D']))
                .collect();
            let step = match bunnies.choose(&mut rng) {
                Some(step) if game % 2 == 0 && rng.random_bool(0.6) => (*step).clone(),
                _ if quiet.is_empty() || rng.random_bool(0.1) => {
                    offers.choose(&mut rng).expect("some").clone()
                }
                _ => (*quiet.choose(&mut rng).expect("some")).clone(),
            };
            table.step(seat, &step.text).expect("it was offered");
            if let Pending::Seats(seats) = table.pending()
                && seats.contains(seat)
            {
                let offers = table.offers(Viewer::Seat(seat));
                let making = offers.choose(&mut rng).expect("a maker that moved can make something");
                makings.push((seat, making.text[..1].to_owned()));
                table.step(seat, &making.text).expect("it was offered");
            }
            turns += 1;
            let board = Plain::read(&table.position());
            assert!(!past.contains(&board.standing()), "{} came back", board.standing());
            past.push(board.standing());
            seen_letters.extend(table.position().split(' ').next().expect("a board").to_uppercase().chars());
        }
        for letter in ["R", "H", "E"] {
            for seat in [crate::seat::Seat(0), crate::seat::Seat(1)] {
                let times = makings.iter().filter(|making| **making == (seat, letter.to_owned())).count();
                assert!(times <= 1, "{letter} was made {times} times");
            }
        }
    }
    for letter in "XPJRHVWCMLENBD".chars() {
        assert!(seen_letters.contains(&letter), "no {letter} was ever on the board");
    }
    assert!(turns > 2_000 && repeats > 50 && over > 2, "{turns} turns, {repeats} repeats, {over} ended");
}
