//! Suggestions while somebody types: at every key of a playable turn, something that continues it is suggested. In every game, and
//! within counted work.

use crate::support::{choose, mover, open, settle, usual};
use engine::any_game::{Actor, AnyGame, AnyTable, Entry};
use engine::catalogue;
use engine::rules::{English, Progress};
use engine::seat::{Seat, Viewer};
use engine::work;
use rand::SeedableRng;
use rand::rngs::StdRng;

/// How many beginnings of turns are typed in each game.
const TYPED: usize = 120;
/// A game is left after this many of them.
const LONGEST: usize = 60;
/// As many suggestions as Discord shows.
const SHOWN: usize = 25;
/// The most work for a key, in units: twice the limit at which suggestions stop, for the step in progress.
const MOST: u64 = 60_000;

/// A random turn of a seat up to its first commit point, as text.
fn opening(table: &dyn AnyTable, seat: Seat, rng: &mut StdRng) -> Option<String> {
    let mut fork = table.fork();
    let mut steps: Vec<String> = Vec::new();
    loop {
        let offers = fork.offers(Viewer::Seat(seat));
        let step = choose(&offers, rng)?.text.clone();
        let progress = fork.step(seat, &step).expect("it was offered").progress;
        steps.extend(Some(step).filter(|step| !step.is_empty()));
        if progress != Progress::Draft {
            return Some(steps.join("/")).filter(|text| !text.is_empty());
        }
    }
}

/// Types a turn key by key; returns the beginnings without a suggestion that continues them.
fn type_it(table: &dyn AnyTable, seat: Seat, turn: &str) -> Vec<String> {
    let voice = English(table.info());
    let ends = (0..=turn.len()).filter(|end| turn.is_char_boundary(*end));
    let is_lost = |typed: &&str| {
        let (found, units) = work::measured(|| table.suggest(seat, typed, SHOWN, &voice));
        assert!(units < MOST, "{}: {typed} of {turn}: {units}", table.position());
        assert!(found.len() <= SHOWN);
        !found.iter().any(|(text, _)| text.starts_with(typed))
    };
    ends.map(|end| &turn[..end]).filter(is_lost).map(str::to_owned).collect()
}

/// The beginnings in random games without a suggestion that continues them.
fn typed_through(game: &dyn AnyGame) -> Vec<String> {
    let mut rng = StdRng::seed_from_u64(21);
    let (mut typed, mut lost) = (0, Vec::new());
    while typed < TYPED {
        let mut table = open(game, &usual(game));
        for _ in 0..LONGEST {
            settle(&mut *table, &mut rng);
            let Some(seat) = mover(&*table) else { break };
            let Some(turn) = opening(&*table, seat, &mut rng) else {
                // Only the end of a turn is left, which needs no typing.
                table
                    .apply(&Entry { actor: Actor::Seat(seat), text: String::new() })
                    .expect("the end of a turn");
                continue;
            };
            // A suggestion for the answer to a puzzle would solve it.
            let answers = game.puzzles().is_some() && turn.contains('/');
            let lost_now = if answers { Vec::new() } else { type_it(&*table, seat, &turn) };
            lost.extend(lost_now.into_iter().map(|at| format!("{at:?} of {turn}")));
            table.apply(&Entry { actor: Actor::Seat(seat), text: turn }).expect("it was offered");
            typed += 1;
        }
    }
    lost
}

#[test]
fn whatever_is_typed_of_a_turn_something_goes_on_with_it_in_every_game() {
    for game in catalogue::all() {
        let lost = typed_through(*game);
        assert!(lost.is_empty(), "{}: {} of {TYPED}: {lost:#?}", game.info().id, lost.len());
    }
}
