//! Lists the turns that a seat may play, up to their commit point.

use engine::rules::{Progress, Rules};
use engine::seat::{Seat, Viewer};

/// The most turns tried, shared evenly among their first steps.
const MOST: usize = 500;
/// The most steps of a turn before it is cut off.
const LONGEST: usize = 12;

/// The turns of a seat in a state, each up to its commit point or its end. Made from the seat's view at every
/// step, so that they are the same in all worlds that fit a view. Where there are very many, some of each first
/// step.
pub(super) fn entries<R: Rules>(state: &R::State, seat: Seat) -> Vec<Vec<R::Step>> {
    let mut first = Vec::new();
    R::offers(&R::view(state, Viewer::Seat(seat)), &mut first);
    let share = MOST / first.len().max(1) + 1;
    let mut all = Vec::new();
    for step in first {
        let end = all.len() + share;
        extend::<R>(state, seat, &mut vec![step], end, &mut all);
    }
    all
}

/// Adds the turns that begin with this line, up to `end` of them in all.
fn extend<R: Rules>(
    state: &R::State,
    seat: Seat,
    line: &mut Vec<R::Step>,
    end: usize,
    all: &mut Vec<Vec<R::Step>>,
) {
    if all.len() >= end {
        return;
    }
    let Some(step) = line.last().copied() else { return };
    let mut next = state.clone();
    match R::apply(&mut next, seat, step) {
        Ok(applied) if applied.progress == Progress::Draft => {}
        Ok(_) => {
            all.push(line.clone());
            return;
        }
        Err(_) => return,
    }
    let mut offers = Vec::new();
    R::offers(&R::view(&next, Viewer::Seat(seat)), &mut offers);
    // The step that ends the turn comes first, so that long turns are cut off at their end and not before.
    offers.sort_by_key(|step| !step.to_string().is_empty());
    if line.len() >= LONGEST {
        offers.truncate(1);
    }
    for step in offers {
        line.push(step);
        extend::<R>(&next, seat, line, end, all);
        line.pop();
    }
}
