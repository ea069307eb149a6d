//! Plans the turns of both players in worlds in which all cards are known.

use engine::cards::Card;
use engine::games::cooperative::prospect::Prospect;
use engine::games::cooperative::step::Step;

use super::Width;
use crate::Budget;
use crate::search::Root;

/// The approximate number of turns in a position.
const TURNS: u64 = 150;
/// The number of positions kept per turn ahead (beam width).
const KEPT: std::ops::RangeInclusive<u64> = 2..=400;

/// A world with an order of its draw pile.
pub(super) struct World {
    pub(super) start: Prospect,
    pub(super) order: Vec<Card>,
}

/// A beam search: the best positions are kept for each turn ahead.
pub(super) struct Plan<'a> {
    budget: Budget<'a>,
    nodes: u64,
    stopped: bool,
    /// The positions kept for a turn, the best first, each with its value.
    now: Vec<(i32, Prospect)>,
    /// The positions of the turn after it.
    next: Vec<(i32, Prospect)>,
}

impl<'a> Plan<'a> {
    pub(super) fn new(budget: Budget<'a>) -> Self {
        Self { budget, nodes: 0, stopped: false, now: Vec::new(), next: Vec::new() }
    }

    /// The number of positions searched.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The turns with their mean values, the best first: all by the positions behind them, or the best of them by
    /// what both players may do then.
    pub(super) fn rank(&mut self, worlds: &[World], width: Width) -> Vec<Root<Step>> {
        let roots = self.first(worlds);
        let Some(world) = worlds.first().filter(|_| roots.len() > 1 && !self.stopped) else { return roots };
        // Without a pile the missing cards are the other hand: there is only one world, and more time for it.
        let certain = world.start.pile == 0;
        let (worlds, most) = if certain { (&worlds[..1], width.turns * 2) } else { (worlds, width.turns) };
        let ahead = width.ahead.min(world.start.turns_left());
        let share = self.budget.nodes.saturating_sub(self.nodes) / (most * worlds.len()) as u64;
        let kept = (share / (ahead.max(1) as u64 * TURNS)).clamp(*KEPT.start(), *KEPT.end()) as usize;
        let mut best: Vec<Root<Step>> = roots.iter().take(most).cloned().collect();
        let (mut sums, mut planned) = (vec![0; best.len()], 0);
        for world in worlds {
            let mut starts = Vec::new();
            world.start.turns(&world.order, |_, next| starts.push(*next));
            let start = |root: &Root<Step>| starts.get(root.place).copied();
            let values: Vec<i32> = best
                .iter()
                .map(|root| start(root).map_or(0, |start| self.look_ahead(start, &world.order, ahead, kept)))
                .collect();
            if self.stopped {
                break;
            }
            sums.iter_mut().zip(values).for_each(|(sum, value)| *sum += value);
            planned += 1;
        }
        if planned == 0 {
            return roots;
        }
        best.iter_mut().zip(sums).for_each(|(root, sum)| root.value = sum / planned);
        best.sort_by_key(|root| (-root.value, root.place));
        best
    }

    /// The turns by the positions behind them. Which there are, and in what order, is the same in all worlds: it
    /// depends on what the seat knows.
    pub(super) fn first(&mut self, worlds: &[World]) -> Vec<Root<Step>> {
        let mut roots: Vec<Root<Step>> = Vec::new();
        let mut looked = 0;
        for world in worlds {
            let mut place = 0;
            world.start.turns(&world.order, |line, next| {
                if looked == 0 {
                    roots.push(Root { line: line.to_vec(), value: 0, exact: true, place });
                }
                if let Some(root) = roots.get_mut(place) {
                    root.value += next.worth();
                }
                place += 1;
            });
            looked += 1;
            self.count(place);
            if self.stopped {
                break;
            }
        }
        roots.iter_mut().for_each(|root| root.value /= looked.max(1));
        roots.sort_by_key(|root| (-root.value, root.place));
        roots
    }

    fn count(&mut self, positions: usize) {
        self.nodes += positions as u64;
        self.stopped |= self.nodes >= self.budget.nodes || (self.budget.stop)();
    }

    /// The value of a position if both players do their best from there on, as far as is planned.
    fn look_ahead(&mut self, start: Prospect, order: &[Card], ahead: usize, kept: usize) -> i32 {
        if start.ended.is_some() {
            return start.worth();
        }
        let mut best = 0;
        self.now.clear();
        self.now.push((start.worth(), start));
        for _ in 0..ahead {
            self.next.clear();
            let mut count = 0;
            let next = &mut self.next;
            for (_, position) in &self.now {
                position.turns(order, |_, after| {
                    count += 1;
                    let value = after.worth();
                    if after.ended.is_some() {
                        best = best.max(value);
                    } else {
                        next.push((value, *after));
                    }
                });
            }
            next.sort_by_key(|(value, _)| -value);
            next.dedup();
            next.truncate(kept);
            std::mem::swap(&mut self.now, &mut self.next);
            self.count(count);
            if self.stopped || self.now.is_empty() {
                break;
            }
        }
        best.max(self.now.first().map_or(0, |(value, _)| *value))
    }
}
