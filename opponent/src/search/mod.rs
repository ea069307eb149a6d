//! Looking ahead where everything is on the table: alpha-beta over turns made of steps.
//!
//! A step counts as one ply, by the same team or another: in a turn of several steps the same team goes on, and values keep their
//! sign. Only where a turn begins are repetitions looked for and may the turn be passed.
//!
//! - `node`: the search itself; `quiet`, its end, where only what wins something is looked at; `root`, its beginning; `study`, the best step beside the others
//! - `table`: positions seen; `order`: which steps come first

mod node;
mod order;
mod quiet;
mod root;
mod study;
mod table;
#[cfg(test)]
mod tests;

use engine::evaluate::Evaluate;
use engine::rules::GameResult;
use engine::seat::Team;
use engine::work::Meter;

use crate::Budget;
use order::{Candidate, Memory};
pub(crate) use root::Root;
use table::Table;

/// How many steps ahead the search goes at most.
const MAX_PLY: usize = 96;
/// More than any value.
const INFINITE: i32 = 32_000;
/// What a game is worth that is won here.
pub(crate) const MATE: i32 = 30_000;
/// After so much work of the rules the stop is asked, however few positions that were: some ten milliseconds.
const PATIENCE: u64 = 100_000;
/// How many candidates there is room for at the beginning: more than lines have in all but the widest positions.
const ROOM: usize = 6_000;

/// A search with its tables.
pub(crate) struct Searcher<'a, P: Evaluate> {
    budget: Budget<'a>,
    nodes: u64,
    /// The work of the rules since the stop was asked for last.
    meter: Meter,
    /// Set when the budget is spent or nobody waits any longer: what is under way counts for nothing.
    stopped: bool,
    table: Table,
    memory: Memory,
    /// The candidates of all plies, one behind the other.
    candidates: Vec<Candidate<P>>,
    /// The slots of quiet steps tried in vain, ply by ply.
    vain: Vec<u16>,
    /// The keys of positions that have stood, those of the line that is looked at last.
    path: Vec<u64>,
    /// How many of them stood in the game itself.
    played: usize,
    /// The best line from each ply on.
    lines: Vec<Vec<P::Step>>,
}

impl<'a, P: Evaluate> Searcher<'a, P> {
    /// A search in a game in which these positions have stood, the one on the board last.
    pub(crate) fn new(past: &[u64], budget: &Budget<'a>) -> Self {
        let mut path = Vec::with_capacity(past.len() + MAX_PLY + 2);
        path.extend_from_slice(past);
        Self {
            budget: *budget,
            nodes: 0,
            meter: Meter::start(),
            stopped: false,
            table: Table::new(budget.bytes, budget.nodes),
            memory: Memory::new(),
            candidates: Vec::with_capacity(ROOM),
            vain: Vec::with_capacity(ROOM),
            // The one on the board begins every line.
            played: past.len().saturating_sub(1),
            path,
            lines: (0..MAX_PLY + 2).map(|_| Vec::with_capacity(MAX_PLY + 2)).collect(),
        }
    }

    /// How many positions were looked at.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The position after a step; `None` where there is no such step.
    pub(crate) fn after(&self, position: &P, step: P::Step) -> Option<P> {
        let mut found = None;
        let _ = position.continuations(|other, next| {
            if other == step {
                found = Some(next);
                return std::ops::ControlFlow::Break(());
            }
            std::ops::ControlFlow::Continue(())
        });
        found
    }

    /// Counts a position, and notices the end of the budget. The stop is asked every thousand positions, and sooner where the rules have
    /// much to do for each.
    #[inline]
    fn count(&mut self) {
        self.nodes += 1;
        if self.nodes >= self.budget.nodes {
            self.stopped = true;
        }
        if self.nodes & 1023 == 0 || self.meter.units() > PATIENCE {
            self.meter = Meter::start();
            self.stopped |= (self.budget.stop)();
        }
    }

    /// Puts the steps of a position on the list, and tells where they begin there.
    fn list(&mut self, position: &P, best: u16, ply: usize, loud: bool) -> usize {
        let first = self.candidates.len();
        let (memory, candidates) = (&self.memory, &mut self.candidates);
        let put = |step: P::Step, next: P| {
            let gain = position.gain(step, &next);
            let mut candidate = Candidate { step, next, slot: order::slot::<P>(step), gain, rank: 0 };
            candidate.rank = memory.rank(position, &candidate, best, ply);
            candidates.push(candidate);
            std::ops::ControlFlow::<()>::Continue(())
        };
        let _ = if loud { position.gains(put) } else { position.continuations(put) };
        first
    }

    /// Brings the best of the candidates from this place on to it.
    #[inline]
    fn pick(&mut self, at: usize) {
        let mut best = at;
        for other in at + 1..self.candidates.len() {
            if self.candidates[other].rank > self.candidates[best].rank {
                best = other;
            }
        }
        self.candidates.swap(at, best);
    }

    /// A step begins the best line of its ply, which goes on as found one ply later.
    fn extend_line(&mut self, ply: usize, step: P::Step) {
        let (upper, lower) = self.lines.split_at_mut(ply + 1);
        if let (Some(line), Some(rest)) = (upper.last_mut(), lower.first()) {
            line.clear();
            line.push(step);
            line.extend_from_slice(&rest[..rest.len().min(MAX_PLY)]);
        }
    }
}

/// What the end of a game is worth to a team.
pub(crate) fn ended(result: GameResult, team: Team, ply: usize) -> i32 {
    match result {
        GameResult::Won(winner) if winner == team => MATE - ply as i32,
        GameResult::Won(_) => ply as i32 - MATE,
        _ => 0,
    }
}
