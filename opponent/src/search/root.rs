//! The root of a search: ranks every step of the position by iterative deepening.

use std::ops::ControlFlow;

use engine::evaluate::Evaluate;
use engine::rules::GameResult;

use super::node::Window;
use super::{INFINITE, MATE, Searcher};

/// A step of the root position, and its value.
#[derive(Clone, Debug)]
pub(crate) struct Root<S> {
    /// The line that begins with it, which has at least that step.
    pub(crate) line: Vec<S>,
    /// Its value for the team that decides.
    pub(crate) value: i32,
    /// Whether the value is exact, and not only a bound.
    pub(crate) exact: bool,
    /// Its index in the order of the game.
    pub(crate) place: usize,
}

/// The half-width of the first window around the last value.
const FIRST_WINDOW: i32 = 25;

impl<P: Evaluate> Searcher<'_, P> {
    /// Every step with its value, the best first, within the budget. Values within `margin` of the best are exact.
    pub(crate) fn rank(&mut self, position: &P, margin: i32) -> Vec<Root<P::Step>> {
        let (mut roots, nexts) = self.begin(position);
        if let [only] = roots.as_mut_slice() {
            (only.value, only.exact) = (position.value(), true);
        } else {
            wins_first(position, &nexts, &mut roots);
            self.dig(position, &nexts, &mut roots, margin);
        }
        roots
    }

    /// The legal steps, in search order, and the positions behind them.
    pub(super) fn begin(&mut self, position: &P) -> (Vec<Root<P::Step>>, Vec<P>) {
        self.candidates.clear();
        self.list(position, 0, 0, false);
        let mut candidates = std::mem::take(&mut self.candidates);
        let mut order: Vec<usize> = (0..candidates.len()).collect();
        order.sort_by_key(|at| -candidates[*at].rank);
        let root = |at: &usize| Root {
            line: vec![candidates[*at].step],
            value: -INFINITE,
            exact: false,
            place: *at,
        };
        let roots: Vec<_> = order.iter().map(root).collect();
        let nexts: Vec<P> = candidates.drain(..).map(|candidate| candidate.next).collect();
        self.candidates = candidates;
        (roots, nexts)
    }

    /// Ranks steps by iterative deepening; returns the number of positions searched when the final best step first
    /// became best.
    pub(super) fn dig(&mut self, position: &P, nexts: &[P], roots: &mut [Root<P::Step>], margin: i32) -> u64 {
        let Some(first) = roots.first_mut() else { return self.nodes };
        (first.value, first.exact) = (position.value(), true);
        let (mut leads, mut since) = (first.place, self.nodes);
        for depth in 1..MAX_DEPTH {
            let before = roots.first().map_or(0, |root| root.value);
            let whole = self.deepen(position, nexts, roots, depth, margin, before);
            let (best, leader) = roots.first().map_or((0, leads), |root| (root.value, root.place));
            if depth == 1 || leader != leads {
                (leads, since) = (leader, self.nodes);
            }
            // A win so near can't be improved by a deeper search.
            if !whole || best > MATE - depth || best < depth - MATE {
                break;
            }
        }
        since
    }

    /// Searches all steps to a depth; false when the budget ended before that.
    fn deepen(
        &mut self,
        position: &P,
        nexts: &[P],
        roots: &mut [Root<P::Step>],
        depth: i32,
        margin: i32,
        before: i32,
    ) -> bool {
        let mut width = if depth < 5 || margin > 0 { 2 * INFINITE } else { FIRST_WINDOW };
        let (mut low, mut high) = (before.saturating_sub(width), before.saturating_add(width));
        loop {
            let window = (low.max(-INFINITE), high.min(INFINITE));
            let found = self.look(position, nexts, roots, depth, margin, window);
            if self.stopped {
                return false;
            }
            width *= 3;
            if found <= window.0 && window.0 > -INFINITE {
                low = found - width;
            } else if found >= window.1 && window.1 < INFINITE {
                high = found + width;
            } else {
                return true;
            }
        }
    }

    /// Searches all steps once and ranks them. Results from before the end of the budget count.
    fn look(
        &mut self,
        position: &P,
        nexts: &[P],
        roots: &mut [Root<P::Step>],
        depth: i32,
        margin: i32,
        (low, high): (i32, i32),
    ) -> i32 {
        let mut best = -INFINITE;
        let mut seen = Vec::with_capacity(roots.len());
        for at in 0..roots.len() {
            let next = &nexts[roots[at].place];
            let floor = low.max(best.saturating_sub(margin + i32::from(margin > 0)));
            let full = Window { alpha: floor, beta: high, depth: depth - 1, ply: 1, may_pass: true };
            let value = if at == 0 || margin > 0 {
                self.descend(position, next, full)
            } else {
                let narrow = self.descend(position, next, Window { beta: floor + 1, ..full });
                if narrow > floor && narrow < high { self.descend(position, next, full) } else { narrow }
            };
            if self.stopped {
                break;
            }
            let exact = value > floor && value < high;
            if value > floor {
                let mut line = vec![roots[at].line[0]];
                line.extend_from_slice(&self.lines[1]);
                roots[at].line = line;
            }
            seen.push((value, exact));
            best = best.max(value);
            if best >= high {
                break;
            }
        }
        if self.stopped {
            self.keep(roots, &seen);
            return best;
        }
        for (root, (value, exact)) in roots.iter_mut().zip(&seen) {
            (root.value, root.exact) = (*value, *exact);
        }
        // Equal values may be mere bounds: the best comes before them.
        roots.sort_by_key(|root| (-root.value, !root.exact));
        best
    }

    /// After an unfinished iteration: puts a step first that proved better than the first one.
    fn keep(&self, roots: &mut [Root<P::Step>], seen: &[(i32, bool)]) {
        let Some(((first, true), rest)) = seen.split_first().map(|(first, rest)| (*first, rest)) else {
            return;
        };
        let better = rest.iter().enumerate().filter(|(_, (value, exact))| *exact && *value > first);
        let Some((at, (value, _))) = better.max_by_key(|(_, (value, _))| *value) else { return };
        if let Some(root) = roots.get_mut(at + 1) {
            (root.value, root.exact) = (*value, true);
        }
        let ceiling = *value;
        for other in roots.iter_mut().filter(|root| root.value > ceiling) {
            other.value = ceiling - 1;
        }
        roots[..=at + 1].rotate_right(1);
    }

    /// The steps of a line up to the end of its first turn; moves the position there. If the line is too short,
    /// the turn is completed by short searches.
    pub(crate) fn whole_turn(&mut self, position: &mut P, line: &[P::Step]) -> Option<Vec<String>> {
        let mut steps = Vec::new();
        let mut next = line.first().copied();
        let mut rest = line.iter().skip(1).copied();
        while let Some(step) = next {
            steps.push(step.to_string());
            *position = self.after(position, step)?;
            if !position.is_running() {
                break;
            }
            next = rest.next().or_else(|| self.quickly(position));
        }
        Some(steps)
    }

    /// The best step of a position within a turn, by a short search of its own.
    fn quickly(&mut self, position: &P) -> Option<P::Step> {
        const NODES: u64 = 400;
        self.stopped = false;
        self.budget.nodes = self.nodes + NODES;
        self.rank(position, 0).into_iter().next().map(|root| root.line[0])
    }
}

/// Puts a step that wins at once first, so that it is found with any budget.
fn wins_first<P: Evaluate>(position: &P, nexts: &[P], roots: &mut [Root<P::Step>]) {
    let own = GameResult::Won(position.team());
    let wins = |root: &Root<P::Step>| {
        let next = &nexts[root.place];
        let result = next.ending().or_else(|| {
            let goes_on = next.continuations(|_, _| ControlFlow::Break(())).is_break();
            (!goes_on).then(|| next.stuck())
        });
        result == Some(own)
    };
    if let Some(at) = roots.iter().position(wins) {
        roots[..=at].rotate_right(1);
    }
}

/// The most plies of iterative deepening, before extensions.
const MAX_DEPTH: i32 = 64;
