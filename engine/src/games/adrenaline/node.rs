//! What a step depends on but for repetition and clock: a board with checkers on it, and the turn that is running.

use std::ops::ControlFlow;

use super::ground::{Ground, Running};
use super::outlook::{goes_on, moves, runs};
use super::step::Step;
use crate::chess::DeadPositions;
use crate::search::Search;

/// A position to search.
#[derive(Clone, Copy, Debug)]
pub struct Node {
    /// The board.
    pub ground: Ground,
    /// The turn that is running, after its regular move.
    pub running: Option<Running>,
}

impl Node {
    fn is_dead(&self) -> bool {
        self.running.is_none() && DeadPositions::BareKings.contains(self.ground.base.placement())
    }
}

impl Search for Node {
    type Step = Step;

    fn continuations<B>(&self, mut listener: impl FnMut(Step, Self) -> ControlFlow<B>) -> ControlFlow<B> {
        let after = |ground: Ground, running: Option<Running>| Self {
            ground,
            running: running.filter(|running| goes_on(&ground, *running)),
        };
        if self.is_dead() {
            return ControlFlow::Continue(());
        }
        let Some(running) = self.running else {
            return moves(&self.ground)
                .try_for_each(|(mv, ground, running)| listener(Step::Move(mv), after(ground, running)));
        };
        let ends = !self.ground.owes(running);
        let given = |square| {
            let mut ground = self.ground;
            ground.stacks.add(square, 1);
            ground
        };
        runs(&self.ground, running)
            .try_for_each(|(step, ground, running)| listener(step, after(ground, Some(running))))?;
        self.ground
            .gifts(running)
            .try_for_each(|square| listener(Step::Give(square), after(given(square), None)))?;
        if ends { listener(Step::Done, after(self.ground, None)) } else { ControlFlow::Continue(()) }
    }

    fn is_running(&self) -> bool {
        self.running.is_some()
    }

    fn count_turns(&self) -> u64 {
        if self.is_dead() {
            return 0;
        }
        match self.running {
            Some(running) => ways_to_end(&self.ground, running),
            None => moves(&self.ground)
                .map(|(_, ground, running)| running.map_or(1, |running| ways_to_end(&ground, running)))
                .sum(),
        }
    }
}

/// In how many ways a turn that is running may end: as it stands, if nothing may follow.
fn ways_to_end(ground: &Ground, running: Running) -> u64 {
    let gifts = ground.gifts(running).count() as u64;
    let runs: u64 = runs(ground, running).map(|(_, ground, running)| ways_to_end(&ground, running)).sum();
    let ends = !ground.owes(running) || gifts + runs == 0;
    gifts + runs + u64::from(ends)
}
