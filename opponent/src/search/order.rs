//! Move ordering: the sooner the best step is searched, the fewer others need to be.

use engine::evaluate::{Evaluate, fold};
use engine::seat::Team;

use super::MAX_PLY;

/// The number of slots for the history of quiet steps.
const SLOTS: usize = 1 << 13;
/// A bound above any history value.
const TOP: i32 = 1 << 14;

/// The hash of a step in tables; never 0.
#[inline]
pub(super) fn slot<P: Evaluate>(step: P::Step) -> u16 {
    (fold(&step) as u16).max(1)
}

/// A legal step, and the position behind it.
#[derive(Clone, Debug)]
pub(super) struct Candidate<P: Evaluate> {
    pub(super) step: P::Step,
    pub(super) next: P,
    pub(super) slot: u16,
    /// Its immediate gain.
    pub(super) gain: i32,
    /// Its rank: the highest is searched first.
    pub(super) rank: i32,
}

/// Killer steps and the history of quiet steps.
#[derive(Debug)]
pub(super) struct Memory {
    killers: [[u16; 2]; MAX_PLY + 2],
    history: Vec<i32>,
}

impl Memory {
    pub(super) fn new() -> Self {
        Self { killers: [[0; 2]; MAX_PLY + 2], history: vec![0; 2 * SLOTS] }
    }

    fn place(team: Team, slot: u16) -> usize {
        usize::from(team.0 & 1) * SLOTS + (usize::from(slot) & (SLOTS - 1))
    }

    /// The history value of a quiet step.
    #[inline]
    pub(super) fn history(&self, team: Team, slot: u16) -> i32 {
        self.history[Self::place(team, slot)]
    }

    /// Records that a quiet step caused a cutoff, and lowers those that failed before it.
    pub(super) fn praise<'a>(
        &mut self,
        team: Team,
        slot: u16,
        ply: usize,
        depth: i32,
        vain: impl Iterator<Item = &'a u16>,
    ) {
        let killers = &mut self.killers[ply.min(MAX_PLY)];
        if killers[0] != slot {
            *killers = [slot, killers[0]];
        }
        let bonus = (depth * depth * 16).min(TOP / 8);
        self.learn(team, slot, bonus);
        for other in vain {
            self.learn(team, *other, -bonus);
        }
    }

    fn learn(&mut self, team: Team, slot: u16, bonus: i32) {
        let value = &mut self.history[Self::place(team, slot)];
        *value += bonus - *value * bonus.abs() / TOP;
    }

    /// The rank of a step: the one from the table, sound captures, killers, quiet steps, losing captures.
    #[inline]
    pub(super) fn rank<P: Evaluate>(
        &self,
        position: &P,
        candidate: &Candidate<P>,
        best: u16,
        ply: usize,
    ) -> i32 {
        let Candidate { step, next, slot, gain, .. } = candidate;
        if *slot == best {
            return 1 << 28;
        }
        if *gain > 0 {
            let first = if position.is_sound(*step, next) { 1 << 20 } else { -(1 << 20) };
            return first + *gain * 16;
        }
        match self.killers[ply.min(MAX_PLY)].iter().position(|killer| killer == slot) {
            Some(0) => 1 << 18,
            Some(_) => 1 << 17,
            None => self.history(position.team(), *slot),
        }
    }
}
