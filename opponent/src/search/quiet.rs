//! The end of a line: only what wins something at once is looked at, until a position is quiet enough to be valued.

use engine::evaluate::Evaluate;

use super::table::Bound;
use super::{INFINITE, MATE, MAX_PLY, Searcher, ended};

/// By how much a step may miss what is needed, with what it wins, and still be looked at.
const SLACK: i32 = 180;
/// How many plies behind its beginning a quiet search still answers checks.
const ANSWERED: usize = 6;

impl<P: Evaluate> Searcher<'_, P> {
    /// The value of a position once it is quiet.
    pub(super) fn quiet(&mut self, position: &P, mut alpha: i32, beta: i32, ply: usize, plies: usize) -> i32 {
        self.count();
        self.lines[ply].clear();
        if let Some(result) = position.ending() {
            return ended(result, position.team(), ply);
        }
        if ply >= MAX_PLY || self.stopped {
            return position.value();
        }
        let key = position.key();
        let known = self.table.get(key);
        if let Some(entry) = known {
            let value = i32::from(entry.value);
            // What is said of the end of the game is not for here.
            let decides = match entry.bound {
                Bound::Exact => true,
                Bound::Least => value >= beta,
                Bound::Most => value <= alpha,
            };
            if decides && value.abs() < MATE - 1_000 {
                return value;
            }
        }
        let in_check = plies < ANSWERED && position.in_check();
        let mut best = -INFINITE;
        let standing = if in_check { -INFINITE } else { position.value() };
        if !in_check {
            if standing >= beta {
                return standing;
            }
            best = standing;
            alpha = alpha.max(standing);
        }
        let first = self.list(position, known.map_or(0, |entry| entry.slot), ply, !in_check);
        if in_check && first == self.candidates.len() {
            return ended(position.stuck(), position.team(), ply);
        }
        let mut at = first;
        while at < self.candidates.len() {
            self.pick(at);
            let candidate = &self.candidates[at];
            at += 1;
            if !in_check && !candidate.next.is_running() {
                // Captures that lose stand behind all others.
                if candidate.rank < 0 {
                    break;
                }
                if standing + candidate.gain + SLACK <= alpha {
                    continue;
                }
            }
            let (step, next) = (candidate.step, candidate.next.clone());
            let value = if next.team() == position.team() {
                self.quiet(&next, alpha, beta, ply + 1, plies + 1)
            } else {
                -self.quiet(&next, -beta, -alpha, ply + 1, plies + 1)
            };
            if value > best {
                best = value;
                if value > alpha {
                    alpha = value;
                    self.extend_line(ply, step);
                }
                if value >= beta {
                    break;
                }
            }
        }
        self.candidates.truncate(first);
        best
    }
}
