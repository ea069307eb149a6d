//! Quiescence search: at the end of a line, only steps with an immediate gain are searched until the position is quiet.

use engine::evaluate::Evaluate;

use super::table::Bound;
use super::{INFINITE, MATE, MAX_PLY, Searcher, ended};

/// The margin by which a step, with its gain, may miss the window and still be searched.
const SLACK: i32 = 180;
/// The number of plies of a quiescence search in which checks are still answered.
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
            // Values about the game's end are not used here.
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
                // Losing captures come after all others.
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
