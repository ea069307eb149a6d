//! Compares the fast generator of a game with its offers, along random games.

use engine::any_game::{Actor, AnyGame, AnyTable, Entry};
use engine::rules::{Options, Pending, Progress, Reason};
use engine::seat::Viewer;
use rand::SeedableRng;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;

use super::{choose, mover, settle};

/// Positions with more turns are skipped: several zombies have millions.
const LISTED: usize = 4_000;
/// How many turns of a position are also played at the table: in some games there are thousands.
const PLAYED: usize = 40;
/// If a position has at most this many turns all are played, to count the turns after each.
const FEW: usize = 24;
/// Ends that positions without history can't know.
const BY_HISTORY: [Reason; 2] = [Reason::FIVEFOLD, Reason::SEVENTY_FIVE_MOVES];

/// Plays random games of at most this many turns, one from the start and from each of these positions in turn. At each position the
/// generator has exactly the offered turns, each once, with the table's position after each, and its counts agree, also in the
/// middle of turns. Returns at how many positions the turns were compared.
pub(crate) fn agree(game: &dyn AnyGame, from: &[String], games: usize, most: usize) -> usize {
    let starts: Vec<Option<&str>> =
        std::iter::once(None).chain(from.iter().map(|text| Some(&**text))).collect();
    let mut compared = 0;
    for (seed, start) in starts.iter().cycle().take(games.max(starts.len())).enumerate() {
        let mut rng = StdRng::seed_from_u64(seed as u64);
        let mut table = game.open(&Options::default(), *start).expect("a start");
        for _ in 0..most {
            settle(table.as_mut(), &mut rng);
            compared += usize::from(compare(game, table.as_ref(), &mut rng));
            if !play_turn(table.as_mut(), &mut rng) {
                break;
            }
        }
    }
    compared
}

/// Plays a random turn step by step, and counts the ways to end it after each step; returns whether there was one.
fn play_turn(table: &mut dyn AnyTable, rng: &mut StdRng) -> bool {
    let Some(seat) = mover(table) else { return false };
    loop {
        let offers = table.offers(Viewer::Seat(seat));
        let offer = choose(&offers, rng).expect("something is offered");
        let applied = table.step(seat, &offer.text).expect("it was offered");
        if applied.progress == Progress::TurnOver {
            return true;
        }
        if let Some(turns) = table.turns_within(LISTED) {
            assert!(counts(table, &turns), "{} after {}", table.position(), offer.text);
        }
    }
}

/// Whether the generator counts this many turns. If several seats decide at once, one is counted.
fn counts(table: &dyn AnyTable, turns: &[String]) -> bool {
    table.may_act().iter().count() > 1 || table.perft(1) == turns.len() as u64
}

/// Compares one position; returns whether its turns were compared.
fn compare(game: &dyn AnyGame, table: &dyn AnyTable, rng: &mut StdRng) -> bool {
    let here = table.position();
    if let Pending::Over(outcome) = table.pending() {
        let found = table.fast_turns();
        let none = found.as_ref().is_none_or(Vec::is_empty);
        assert!(none || BY_HISTORY.contains(&outcome.reason), "{here}: {outcome:?}");
        return found.is_some();
    }
    let Some(turns) = table.turns_within(LISTED) else { return false };
    assert!(counts(table, &turns), "{here}");
    let Some(found) = table.fast_turns() else { return false };
    assert_eq!(found.iter().map(|(turn, _)| turn.clone()).collect::<Vec<_>>(), turns, "{here}");
    let seat = mover(table).expect("somebody is to move");
    let after = |turn: &String| {
        let mut next = table.fork();
        next.apply(&Entry { actor: Actor::Seat(seat), text: turn.clone() }).expect(turn);
        next
    };
    for (turn, text) in found.sample(rng, PLAYED) {
        let there = after(turn).position();
        if *text != there {
            // Useless rights go when the game reads it.
            let read = game.open(&Options::default(), Some(text)).expect(text);
            assert_eq!(read.position(), there, "{here}: {turn}");
        }
    }
    if turns.len() <= FEW {
        let further = |turn| further(after(turn).as_ref(), true);
        if let Some(lines) = turns.iter().map(further).sum::<Option<u64>>() {
            assert_eq!(table.perft(2), lines, "{here}");
        }
    }
    true
}

/// How many turns may follow, with all outcomes of chance before them, if chance decides only once; `None` if there are too many to
/// list.
fn further(table: &dyn AnyTable, may_draw: bool) -> Option<u64> {
    if table.pending() != Pending::Chance {
        return table.turns_within(LISTED).map(|turns| turns.len() as u64);
    }
    let after = |(text, _)| {
        let mut next = table.fork();
        next.apply(&Entry { actor: Actor::Chance, text }).expect("an outcome");
        further(next.as_ref(), false)
    };
    may_draw.then(|| table.outcomes().into_iter().map(after).sum::<Option<u64>>())?
}
