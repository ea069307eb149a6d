//! Positions a second of each search, beside the lines a second that the rules tell.
//!
//! By the processor's time of this program, since machines are shared.

use std::fs;

use engine::any_game::{Actor, AnyGame, AnyTable, Entry};
use engine::catalogue;
use engine::rules::{Options, Pending};
use opponent::{AnyPlayer, Budget, Level, Players};

use crate::arena::{Dice, settle};
use crate::{ALONE, NODES, TOGETHER, Wanted};

/// So many turns are played, and it is looked at after each so many.
const TURNS: u32 = 24;
const EACH: u32 = 8;
/// Each is done for so many seconds at least: the processor's time is told in steps of milliseconds.
const A_WHILE: f64 = 0.15;
/// So many lines are told at least, or all of so many turns.
const LINES: u64 = 100_000;
const DEEPEST: u32 = 6;

/// Seconds that this program has had of a processor.
fn processor() -> f64 {
    let taken = fs::read_to_string("/proc/self/schedstat").unwrap_or_default();
    let nanoseconds = taken.split(' ').next().and_then(|first| first.parse::<f64>().ok());
    nanoseconds.unwrap_or_default() / 1e9
}

/// What is done again and again for a while, and how long that took.
fn timed(what: impl Fn() -> u64) -> (u64, f64) {
    let (began, mut count) = (processor(), 0);
    loop {
        count += what();
        let taken = processor() - began;
        if taken > A_WHILE {
            return (count, taken);
        }
    }
}

/// The moments of a game between two computers at which is measured.
fn moments(game: &'static dyn AnyGame, player: &dyn AnyPlayer, seed: u64) -> Vec<Box<dyn AnyTable>> {
    let (mut dice, mut found) = (Dice(seed), Vec::new());
    let mut table = game.open(&Options::default(), None).expect("the usual start");
    while table.turns_completed() <= TURNS {
        settle(table.as_mut(), game, &mut dice);
        let Pending::Seats(asked) = table.pending() else { break };
        let seat = asked.iter().next().expect("somebody is asked");
        if table.may_act().iter().count() == 1 && table.turns_completed() >= found.len() as u32 * EACH {
            found.push(table.fork());
        }
        let thought = player.think(&table.view_of(seat), Level::Easy, &Budget::nodes(1_000), dice.seed());
        let text = thought.expect("who is asked has an answer").entry();
        table.apply(&Entry { actor: Actor::Seat(seat), text }).expect("it is allowed");
    }
    found
}

/// Prints positions and lines a second, in thousands, of the games that are wanted.
pub(crate) fn table(wanted: &Wanted) -> Result<(), String> {
    let nodes = wanted.nodes.unwrap_or(NODES);
    println!("{nodes} nodes, seed {}, in thousands a second of the processor\n", wanted.seed);
    println!("| game | searched | lines of the rules |");
    println!("|---|---|---|");
    for game in catalogue::all() {
        let id = game.info().id;
        let left_out = wanted.names.len() > 1 && !wanted.names.iter().any(|name| name == id);
        let Some(player) = Players::new().find(id).filter(|_| !left_out && ![TOGETHER, ALONE].contains(&id))
        else {
            continue;
        };
        let (mut searched, mut told) = ((0, 0.0), (0, 0.0));
        for table in moments(*game, player, wanted.seed) {
            let Pending::Seats(asked) = table.pending() else { continue };
            let Some(seat) = asked.iter().next() else { continue };
            let view = table.view_of(seat);
            let think = || {
                player.think(&view, Level::Hard, &Budget::nodes(nodes), 1).map_or(0, |thought| thought.nodes)
            };
            let depth = (1..DEEPEST).find(|depth| table.perft(*depth) >= LINES).unwrap_or(DEEPEST);
            let (one, other) = (timed(think), timed(|| table.perft(depth)));
            searched = (searched.0 + one.0, searched.1 + one.1);
            told = (told.0 + other.0, told.1 + other.1);
        }
        let thousands = |(count, seconds): (u64, f64)| count as f64 / seconds / 1_000.0;
        println!("| {id} | {:.0} | {:.0} |", thousands(searched), thousands(told));
    }
    Ok(())
}
