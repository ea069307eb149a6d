//! Inner nodes of the search.

use engine::evaluate::Evaluate;

use super::order::Candidate;
use super::table::Bound;
use super::{INFINITE, MATE, MAX_PLY, Searcher, ended};

/// The half-moves without progress after which a draw can be claimed.
const DRAW_CLOCK: u32 = 100;

/// The search window, the depth left, and the ply.
#[derive(Clone, Copy, Debug)]
pub(super) struct Window {
    pub(super) alpha: i32,
    pub(super) beta: i32,
    pub(super) depth: i32,
    pub(super) ply: usize,
    /// Whether a null move may be tried here.
    pub(super) may_pass: bool,
}

impl<P: Evaluate> Searcher<'_, P> {
    /// The value of a position that follows on one of a team, from that team's point of view.
    pub(super) fn descend(&mut self, from: &P, next: &P, window: Window) -> i32 {
        if next.team() == from.team() {
            return self.node(next, window);
        }
        -self.node(next, Window { alpha: -window.beta, beta: -window.alpha, ..window })
    }

    /// Whether a position counts as a draw by history: it repeats one of this line, or one that has occurred twice.
    pub(super) fn is_drawn(&self, position: &P, key: u64) -> bool {
        let clock = position.clock();
        if clock >= DRAW_CLOCK {
            return true;
        }
        let mut seen = 0;
        for (at, other) in self.path.iter().enumerate().rev() {
            if *other == key {
                seen += 1;
                if at >= self.played || seen == 2 {
                    return true;
                }
            }
        }
        false
    }

    /// The value of a position for the team that decides there.
    pub(super) fn node(&mut self, position: &P, mut window: Window) -> i32 {
        let Window { ply, .. } = window;
        if let Some(result) = position.ending() {
            self.lines[ply].clear();
            return ended(result, position.team(), ply);
        }
        let begins = !position.is_running();
        let in_check = begins && position.in_check();
        if in_check && ply < MAX_PLY / 2 {
            window.depth += 1;
        }
        if window.depth <= 0 || ply >= MAX_PLY {
            return self.quiet(position, window.alpha, window.beta, ply, 0);
        }
        self.count();
        self.lines[ply].clear();
        if self.stopped {
            return 0;
        }
        let key = position.key();
        if begins && self.is_drawn(position, key) {
            return 0;
        }
        // Mate distance: a shorter win was found already, or a longer loss isn't possible.
        window.alpha = window.alpha.max(ply as i32 - MATE);
        window.beta = window.beta.min(MATE - ply as i32 - 1);
        if window.alpha >= window.beta {
            return window.alpha;
        }
        if begins {
            self.path.push(key);
        }
        let value = self.inside(position, key, window, in_check);
        if begins {
            self.path.pop();
        }
        value
    }

    /// The value of a position by searching its steps.
    fn inside(&mut self, position: &P, key: u64, window: Window, in_check: bool) -> i32 {
        let Window { mut alpha, beta, mut depth, ply, may_pass } = window;
        let wide = beta - alpha > 1;
        let known = self.table.get(key);
        if let Some(entry) = known.filter(|entry| !wide && i32::from(entry.depth) >= depth) {
            let value = from_table(i32::from(entry.value), ply);
            let decides = match entry.bound {
                Bound::Exact => true,
                Bound::Least => value >= beta,
                Bound::Most => value <= alpha,
            };
            if decides {
                return value;
            }
        }
        let begins = !position.is_running();
        let standing = if in_check { -INFINITE } else { position.value() };
        if begins && !wide && !in_check && alpha.abs() < MATE - 1_000 && beta.abs() < MATE - 1_000 {
            if depth <= 6 && standing - 80 * depth >= beta {
                return standing;
            }
            if depth <= 2 && standing + 260 * depth < alpha {
                let value = self.quiet(position, alpha, beta, ply, 0);
                if value < alpha {
                    return value;
                }
            }
            if may_pass
                && depth >= 3
                && standing >= beta
                && let Some(passed) = position.passed()
            {
                let less = 3 + depth / 4 + ((standing - beta) / 200).min(3);
                let rest =
                    Window { alpha: beta - 1, beta, depth: depth - less, ply: ply + 1, may_pass: false };
                let value = self.descend(position, &passed, rest);
                if self.stopped {
                    return 0;
                }
                if value >= beta {
                    return if value > MATE - 1_000 { beta } else { value };
                }
            }
        }
        if known.is_none() && depth >= 5 {
            depth -= 1;
        }

        let first = self.list(position, known.map_or(0, |entry| entry.slot), ply, false);
        let count = self.candidates.len() - first;
        if count == 0 {
            return ended(position.stuck(), position.team(), ply);
        }
        let vain = self.vain.len();
        let (mut best, mut best_slot, start) = (-INFINITE, 0, alpha);
        for at in first..first + count {
            self.pick(at);
            let Candidate { step, slot, gain, rank, .. } = self.candidates[at];
            let tried = at - first;
            let quiet = gain <= 0;
            let expendable = begins && !wide && best > 1_000 - MATE && alpha < MATE - 1_000;
            if expendable && !in_check {
                // Near the end of a line, late quiet steps and losing captures are pruned, unless they give check.
                let late = 4 + (depth * depth) as usize;
                let hopeless = if quiet {
                    depth <= 4 && tried >= late || depth <= 5 && standing + 110 + 90 * depth <= alpha
                } else {
                    rank < -(1 << 19) && depth <= 3
                };
                if hopeless && !self.candidates[at].next.in_check() {
                    continue;
                }
            }
            let next = self.candidates[at].next.clone();
            let deeper = Window { alpha, beta, depth: depth - 1, ply: ply + 1, may_pass: true };
            let narrow = Window { beta: alpha + 1, ..deeper };
            let value = if tried == 0 {
                self.descend(position, &next, deeper)
            } else {
                let less = self.reduction(position, slot, depth, tried, quiet && !in_check, wide);
                let mut value = self.descend(position, &next, Window { depth: depth - 1 - less, ..narrow });
                if value > alpha && less > 0 {
                    value = self.descend(position, &next, narrow);
                }
                if value > alpha && value < beta {
                    value = self.descend(position, &next, deeper);
                }
                value
            };
            if self.stopped {
                self.candidates.truncate(first);
                self.vain.truncate(vain);
                return 0;
            }
            if value > best {
                best = value;
                if value > alpha {
                    alpha = value;
                    best_slot = slot;
                    self.extend_line(ply, step);
                }
                if value >= beta {
                    if quiet {
                        let tried_in_vain = self.vain[vain..].iter();
                        self.memory.praise(position.team(), slot, ply, depth, tried_in_vain);
                    }
                    break;
                }
            }
            if quiet {
                self.vain.push(slot);
            }
        }
        self.candidates.truncate(first);
        self.vain.truncate(vain);
        let bound = if best >= beta {
            Bound::Least
        } else if best > start {
            Bound::Exact
        } else {
            Bound::Most
        };
        self.table.put(key, depth, to_table(best, ply), bound, best_slot);
        best
    }

    /// The depth by which a late step is first searched less (late move reduction).
    fn reduction(&self, position: &P, slot: u16, depth: i32, tried: usize, quiet: bool, wide: bool) -> i32 {
        if depth < 3 || tried < 2 + usize::from(wide) {
            return 0;
        }
        if !quiet {
            return i32::from(tried > 6);
        }
        let mut less = (eighths(depth as u32) * eighths(tried as u32) + 130) / 290;
        less -= self.memory.history(position.team(), slot) / 6_000;
        less -= i32::from(wide);
        less.clamp(0, depth - 2)
    }
}

/// The logarithm to base two, in eighths: in integers, so that it is the same everywhere.
fn eighths(number: u32) -> i32 {
    let whole = number.max(1).ilog2();
    let rest = (number << 3 >> whole) & 7;
    (whole * 8 + rest) as i32
}

/// A value for the table: distances to the game's end are counted from the position.
fn to_table(value: i32, ply: usize) -> i32 {
    match value {
        _ if value > MATE - 1_000 => value + ply as i32,
        _ if value < 1_000 - MATE => value - ply as i32,
        _ => value,
    }
}

/// A value from the table: distances to the game's end are counted from the root.
fn from_table(value: i32, ply: usize) -> i32 {
    match value {
        _ if value > MATE - 1_000 => value - ply as i32,
        _ if value < 1_000 - MATE => value + ply as i32,
        _ => value,
    }
}
