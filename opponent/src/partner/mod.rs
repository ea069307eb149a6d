//! The computer player of Cooperative Chess: a partner who plans for both.
//!
//! The other player's hand and the draw pile are imagined, and in each of these worlds the turns of both are
//! planned ahead as if one player made them, since both want the same. The turn with the best mean over worlds is
//! played.
//!
//! - `reading`: worlds that fit the other player's last turn; `plan`: plans the turns of both
//! - `ending`: the points that both can reach once all cards are known, for puzzles; `dealt`: deals the cards of those

mod dealt;
mod ending;
mod plan;
mod reading;
#[cfg(test)]
mod tests;

use engine::chance::Numbers;
use engine::games::cooperative::Cooperative;
use engine::games::cooperative::prospect::Prospect;
use engine::games::cooperative::state::View;
use engine::games::cooperative::step::Step;
use engine::rules::{Pending, Rules};
use engine::table::SeatView;
use rand_core::Rng;

use crate::choice::choose;
use crate::player::{AnyPlayer, numbers};
use crate::search::Root;
use crate::{Budget, Level, Study, Thought};
use dealt::dealt;
use ending::Ending;
use plan::{Plan, World};

/// The computer player of Cooperative Chess.
#[derive(Debug)]
pub struct Partner;

/// The depth and width of a level's plan.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Width {
    /// The number of imagined worlds.
    worlds: u64,
    /// The number of its own turns that it plans on from.
    turns: usize,
    /// The number of turns planned ahead.
    ahead: usize,
    /// The most by which a turn played now and then may be worse than the best.
    margin: i32,
    /// The most positions it searches, within the budget: nobody plays against it, so levels needn't be as far
    /// apart as in other games.
    nodes: u64,
}

impl Width {
    const fn of(level: Level) -> Self {
        match level {
            Level::Easy => Self { worlds: 1, turns: 4, ahead: 1, margin: 15, nodes: 1_000 },
            Level::Medium => Self { worlds: 3, turns: 4, ahead: 3, margin: 3, nodes: 12_000 },
            Level::Hard => Self { worlds: 12, turns: 6, ahead: 6, margin: 0, nodes: u64::MAX },
        }
    }
}

impl AnyPlayer for Partner {
    fn game(&self) -> &'static str {
        Cooperative::INFO.id
    }

    fn think(&self, view: &SeatView, level: Level, budget: &Budget<'_>, seed: u64) -> Option<Thought> {
        let (seen, seat) = (view.of::<Cooperative>()?, view.seat());
        let width = Width::of(level);
        let first = Cooperative::resample(seen, &mut numbers(seed, 0));
        if !matches!(Cooperative::pending(&first), Pending::Seats(asked) if asked.contains(seat)) {
            return None;
        }
        let worlds: Vec<World> =
            (0..width.worlds).map(|number| world(seen, &mut numbers(seed, number + 2))).collect();
        let budget = Budget { nodes: budget.nodes.min(width.nodes), ..*budget };
        let mut plan = Plan::new(budget);
        let roots: Vec<Root<Step>> = plan.rank(&worlds, width);
        let chosen = choose(roots, width.margin, &mut numbers(seed, 1))?;
        let steps: Vec<String> = chosen.line.iter().map(ToString::to_string).collect();
        Some(Thought { line: steps.clone(), steps, value: chosen.value, nodes: plan.nodes() })
    }

    /// Solved where all cards are known; `None` elsewhere, since other worlds kept having other best turns.
    fn study(&self, view: &SeatView, budget: &Budget<'_>, seed: u64) -> Option<Study> {
        let (seen, seat) = (view.of::<Cooperative>()?, view.seat());
        let state = Cooperative::resample(seen, &mut numbers(seed, 0));
        if !matches!(Cooperative::pending(&state), Pending::Seats(asked) if asked.contains(seat)) {
            return None;
        }
        Ending::new(budget.nodes).study(&Prospect::new(&state))
    }

    fn posed(&self, position: &str, budget: &Budget<'_>) -> Option<String> {
        dealt(position, budget.nodes)
    }
}

/// A random world that fits a view and the other player's turn, with an order in which its cards may be drawn.
fn world(seen: &View, numbers: &mut Numbers) -> World {
    let state = reading::likely(seen, numbers);
    let mut order: Vec<_> = state.deck.cards().iter().collect();
    shuffle(&mut order, numbers);
    World { start: Prospect::new(&state), order }
}

/// Shuffles a list by Fisher and Yates.
fn shuffle<T>(list: &mut [T], numbers: &mut Numbers) {
    for last in (1..list.len()).rev() {
        list.swap(last, numbers.next_u32() as usize % (last + 1));
    }
}
