//! Why a turn was better: only reasons that the search and the board can show.

use std::collections::BTreeMap;

use engine::any_game::AnyTable;
use engine::rules::Pending;
use engine::scene::Tint;
use engine::seat::{Seat, Viewer};
use opponent::{Comparison, Thought};

use super::page::kind;
use crate::games::study::Why;

/// The value, in hundredths of a pawn, from which a side is ahead.
const AHEAD: i32 = 100;
/// The least gain, in hundredths of a pawn, of a turn that is said to win something.
const GAIN: i32 = 80;

/// Why the best turn is better than the one played. `before` is the table before it, `start` the game's first.
pub(super) fn why(before: &dyn AnyTable, start: &dyn AnyTable, seat: Seat, comparison: &Comparison) -> Why {
    let Comparison { best, played } = comparison;
    if best.value >= Thought::WON {
        return Why::Wins;
    }
    if *played <= -Thought::WON && best.value > -Thought::WON {
        return Why::Saves;
    }
    // Where something is hidden, a capture may have been luck.
    if before.info().secret.is_none() && best.value - played >= GAIN {
        let taken = taken(before, seat, &best.line);
        if !taken.is_empty() && taken.iter().all(|name| kind(start, name).is_some()) {
            return Why::Takes(taken);
        }
    }
    match best.value {
        value if value > AHEAD => Why::Ahead,
        value if value < -AHEAD => Why::LessBad,
        _ => Why::Even,
    }
}

/// The pieces that the other side loses on a line for nothing: none is captured in return, and the line goes on for at least a
/// turn after the last capture. Empty if that can't be said.
fn taken(before: &dyn AnyTable, seat: Seat, line: &[String]) -> Vec<String> {
    let own = before.info().seats.get(usize::from(seat.0)).map(|seat| seat.tint);
    let first = count(before);
    let (mut table, mut last, mut quiet) = (before.fork(), count(before), 0);
    for step in line {
        let Pending::Seats(asked) = table.pending() else { break };
        let Some(mover) = asked.iter().next() else { break };
        if table.step(mover, step).is_err() {
            break;
        }
        let now = count(&*table);
        quiet = if now == last { quiet + 1 } else { 0 };
        last = now;
    }
    let is_own = |(tint, _): &(Tint, &str)| Some(*tint) == own;
    let difference = |key: &(Tint, &'static str)| {
        first.get(key).copied().unwrap_or(0) - last.get(key).copied().unwrap_or(0)
    };
    let changed = first.keys().chain(last.keys()).any(|key| is_own(key) && difference(key) != 0);
    let gained = last.keys().any(|key| difference(key) < 0);
    if changed || gained || quiet == 0 {
        return Vec::new();
    }
    let lost = first.keys().filter(|key| !is_own(key));
    lost.flat_map(|key| std::iter::repeat_n(key.1.to_owned(), difference(key).max(0) as usize)).collect()
}

/// How many pieces of each kind and colour are on the board.
fn count(table: &dyn AnyTable) -> BTreeMap<(Tint, &'static str), i32> {
    let mut count = BTreeMap::new();
    for token in table.scene(Viewer::Public).cells.iter().filter_map(|cell| cell.token.as_ref()) {
        *count.entry((token.tint, token.name)).or_insert(0) += 1;
    }
    count
}
