//! Search of positions without secrets: alpha-beta over turns made of steps.
//!
//! A step counts as one ply, by the same team or another: in a turn of several steps the same team goes on, and
//! values keep their sign. Repetitions and null moves are considered only where a turn begins.
//!
//! - `node`: inner nodes; `quiet`: quiescence search; `root`: the root; `study`: compares the best step with the
//!   others
//! - `table`: the transposition table; `order`: move ordering

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

/// The most plies of a line.
const MAX_PLY: usize = 96;
/// A bound above any value.
const INFINITE: i32 = 32_000;
/// The value of a win; each ply until it costs 1.
pub(crate) const MATE: i32 = 30_000;
/// The work of the rules after which the stop is asked, however few positions that were: about ten milliseconds.
const PATIENCE: u64 = 100_000;
/// The initial capacity for candidates: more than lines have in all but the widest positions.
const ROOM: usize = 6_000;

/// A search and its tables.
pub(crate) struct Searcher<'a, P: Evaluate> {
    budget: Budget<'a>,
    nodes: u64,
    /// The work of the rules since the stop was last asked.
    meter: Meter,
    /// Whether the budget is spent or the stop was requested: unfinished results are discarded.
    stopped: bool,
    table: Table,
    memory: Memory,
    /// The candidates of all plies, one after the other.
    candidates: Vec<Candidate<P>>,
    /// The slots of quiet steps that failed, ply by ply.
    vain: Vec<u16>,
    /// The keys of earlier positions, those of the current line last.
    path: Vec<u64>,
    /// The number of keys that are from the game itself.
    played: usize,
    /// The best line from each ply on.
    lines: Vec<Vec<P::Step>>,
}

impl<'a, P: Evaluate> Searcher<'a, P> {
    /// A search in a game with these earlier positions, the one on the board last.
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
            // The position on the board begins every line.
            played: past.len().saturating_sub(1),
            path,
            lines: (0..MAX_PLY + 2).map(|_| Vec::with_capacity(MAX_PLY + 2)).collect(),
        }
    }

    /// The number of positions searched.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The position after a step; `None` if the step isn't legal.
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

    /// Counts a position, and notices the end of the budget. The stop is asked every thousand positions, and
    /// sooner where the rules need much work for each.
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

    /// Lists the steps of a position, and returns the index of the first one.
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

    /// Swaps the best of the candidates from this index on to it.
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

    /// Makes a step the head of its ply's best line, which continues as found one ply later.
    fn extend_line(&mut self, ply: usize, step: P::Step) {
        let (upper, lower) = self.lines.split_at_mut(ply + 1);
        if let (Some(line), Some(rest)) = (upper.last_mut(), lower.first()) {
            line.clear();
            line.push(step);
            line.extend_from_slice(&rest[..rest.len().min(MAX_PLY)]);
        }
    }
}

/// The value of a game's result for a team.
pub(crate) fn ended(result: GameResult, team: Team, ply: usize) -> i32 {
    match result {
        GameResult::Won(winner) if winner == team => MATE - ply as i32,
        GameResult::Won(_) => ply as i32 - MATE,
        _ => 0,
    }
}
