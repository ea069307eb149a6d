//! Tries turns in worlds: each turn in every world, the best with all immediate replies, and the mean counts.

use engine::chance::Numbers;
use engine::evaluate::Appraised;
use engine::rules::Rules;
use engine::seat::Seat;

use crate::Budget;
use crate::search::{MATE, Root};

/// The most worlds in which turns are tried without a reply.
pub(super) const GLANCES: usize = 4;
/// The number of turns tried with replies in the first world, and in all of them.
pub(super) const REPLIES: usize = 16;
pub(super) const FINALISTS: usize = 4;
/// All turns are tried in the first one of so many worlds before any are dropped.
const PATIENCE: i64 = 16;

/// A trial of a seat's turns.
pub(super) struct Trial<'a, R: Rules> {
    pub(super) seat: Seat,
    pub(super) worlds: Vec<R::State>,
    pub(super) budget: Budget<'a>,
    pub(super) nodes: u64,
    pub(super) stopped: bool,
    /// The random numbers for outcomes of chance in imagined worlds.
    pub(super) numbers: Numbers,
}

impl<R: Appraised> Trial<'_, R> {
    /// The turns with their values, the best first: all by the states they lead to, the best `replies` of them
    /// after replies.
    pub(super) fn rank(&mut self, entries: Vec<Vec<R::Step>>, replies: usize) -> Vec<Root<R::Step>> {
        let root = |(place, line)| Root { line, value: -MATE, exact: false, place };
        let mut roots: Vec<Root<R::Step>> = entries.into_iter().enumerate().map(root).collect();
        if roots.len() < 2 {
            return roots;
        }
        self.weigh(&mut roots);
        roots.sort_by_key(|root| (!root.exact, -root.value, root.place));
        let best: Vec<Root<R::Step>> = roots.iter().take(replies).cloned().collect();
        self.answered(best).unwrap_or(roots)
    }

    /// Gives turns their mean value over the worlds, without replies; those beyond the budget stay as they are.
    fn weigh(&mut self, roots: &mut [Root<R::Step>]) {
        for root in roots {
            let (mut sum, mut count) = (0_i64, 0);
            for world in 0..self.worlds.len().min(GLANCES) {
                let Some(value) = self.try_out(world, &root.line, false) else { break };
                sum += i64::from(value);
                count += 1;
            }
            if self.stopped {
                return;
            }
            if count > 0 {
                (root.value, root.exact) = ((sum / count) as i32, true);
            }
        }
    }

    /// The turns with their mean value over the worlds after replies, the best first. After each world the worse
    /// half of them is dropped, so that time is spent on close ones; with many worlds, only after a sixteenth of
    /// them. `None` when the budget is spent before that.
    pub(super) fn answered(&mut self, best: Vec<Root<R::Step>>) -> Option<Vec<Root<R::Step>>> {
        let mut left: Vec<(i64, Root<R::Step>)> = best.into_iter().map(|root| (0, root)).collect();
        let mut looked = 0;
        for world in 0..self.worlds.len() {
            let values: Vec<Option<i32>> =
                left.iter().map(|(_, root)| self.try_out(world, &root.line, true)).collect();
            if self.stopped || left.is_empty() {
                break;
            }
            for ((sum, _), value) in left.iter_mut().zip(values) {
                *sum += i64::from(value.unwrap_or(-MATE));
            }
            left.sort_by_key(|(sum, root)| (-sum, root.place));
            looked += 1;
            if looked >= self.worlds.len() as i64 / PATIENCE {
                left.truncate(FINALISTS.max(left.len().div_ceil(2)));
            }
        }
        let mean = |(sum, root)| Root { value: (sum / looked) as i32, exact: true, ..root };
        (looked > 0).then(|| left.into_iter().map(mean).collect())
    }
}
