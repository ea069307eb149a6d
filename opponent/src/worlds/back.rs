//! Reviews of games with secrets: a turn by what its seat could know, a state by everything.

use engine::evaluate::Appraised;
use engine::rules::{GameResult, Pending};
use engine::seat::Seat;

use super::entries::entries;
use super::trial::{REPLIES, Trial};
use crate::player::numbers;
use crate::search::{MATE, Root};
use crate::thought::written;
use crate::{Budget, Comparison, Thought};

/// Compares a turn with the best one found in the same worlds. `None` where it is decided unseen by others: there
/// an unpredictable turn is worth more than one that is good against everything.
pub(super) fn compare<R: Appraised>(
    worlds: Vec<R::State>,
    seat: Seat,
    played: &str,
    budget: &Budget<'_>,
    seed: u64,
) -> Option<Comparison> {
    let first = worlds.first()?;
    let Pending::Seats(asked) = R::pending(first) else { return None };
    if asked.iter().ne([seat]) || R::is_unseen(first) {
        return None;
    }
    let turns = entries::<R>(first, seat);
    let own = turns.iter().find(|line| written(line) == played).cloned();
    let own = own.or_else(|| played.split('/').map(|step| step.parse().ok()).collect())?;
    let mut trial = trial::<R>(worlds, seat, budget, seed);
    let best = trial.rank(turns, REPLIES).into_iter().next()?;
    if best.line == own {
        return Some(Comparison { played: best.value, best: thought(&best, trial.nodes) });
    }
    // Both are tried once more side by side: values from different numbers of worlds can't be compared.
    trial.budget.nodes = trial.nodes + budget.nodes;
    trial.stopped = false;
    let place = usize::MAX;
    let pair = vec![best.clone(), Root { line: own.clone(), value: best.value, exact: true, place }];
    let pair = trial.answered(pair)?;
    let value = |line: &[R::Step]| pair.iter().find(|root| root.line == line).map(|root| root.value);
    let (found, played) = (value(&best.line)?, value(&own)?);
    let best = Root { value: found.max(played), ..best };
    Some(Comparison { played, best: thought(&best, trial.nodes) })
}

/// The value of a fully known state for a seat.
pub(super) fn worth<R: Appraised>(
    state: &R::State,
    seat: Seat,
    budget: &Budget<'_>,
    seed: u64,
) -> Option<i32> {
    let own = R::INFO.seats.get(usize::from(seat.0))?.team;
    match R::pending(state) {
        Pending::Over(outcome) => Some(match outcome.result {
            GameResult::Won(team) if team == own => MATE - 1,
            GameResult::Won(_) | GameResult::Lost => 1 - MATE,
            GameResult::Scored(_) | GameResult::Shared(_) | GameResult::Drawn | GameResult::Void => 0,
        }),
        Pending::Seats(asked) => {
            let mut movers = asked.iter();
            let (Some(mover), None) = (movers.next(), movers.next()) else {
                return Some(R::appraise(state, seat));
            };
            let mut trial = trial::<R>(vec![state.clone()], mover, budget, seed);
            let turns = entries::<R>(state, mover);
            let Some(best) = trial.rank(turns, REPLIES).into_iter().next() else {
                return Some(R::appraise(state, seat));
            };
            // A turn without an alternative was not searched.
            let value = if best.exact { best.value } else { R::appraise(state, mover) };
            let same = R::INFO.seats.get(usize::from(mover.0))?.team == own;
            Some(if same { value } else { -value })
        }
        Pending::Chance | Pending::Referee => Some(R::appraise(state, seat)),
    }
}

fn trial<'a, R: Appraised>(
    worlds: Vec<R::State>,
    seat: Seat,
    budget: &Budget<'a>,
    seed: u64,
) -> Trial<'a, R> {
    Trial { seat, worlds, budget: *budget, nodes: 0, stopped: false, numbers: numbers(seed, 0) }
}

fn thought<S: ToString>(best: &Root<S>, nodes: u64) -> Thought {
    let steps: Vec<String> = best.line.iter().map(ToString::to_string).collect();
    Thought { line: steps.clone(), steps, value: best.value, nodes }
}
