//! Which steps are looked at first: the sooner the best one comes, the fewer others have to be.

use engine::evaluate::{Evaluate, fold};
use engine::seat::Team;

use super::MAX_PLY;

/// Places for what quiet steps have achieved.
const SLOTS: usize = 1 << 13;
/// More than any step is worth by what it has achieved.
const TOP: i32 = 1 << 14;

/// What stands for a step in tables; never 0.
#[inline]
pub(super) fn slot<P: Evaluate>(step: P::Step) -> u16 {
    (fold(&step) as u16).max(1)
}

/// A step that may be taken, and what it leads to.
#[derive(Clone, Debug)]
pub(super) struct Candidate<P: Evaluate> {
    pub(super) step: P::Step,
    pub(super) next: P,
    pub(super) slot: u16,
    /// What it wins at once.
    pub(super) gain: i32,
    /// The higher, the sooner.
    pub(super) rank: i32,
}

/// What quiet steps have been good for so far.
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

    /// What a quiet step has been good for.
    #[inline]
    pub(super) fn history(&self, team: Team, slot: u16) -> i32 {
        self.history[Self::place(team, slot)]
    }

    /// A quiet step refuted what came before it; those tried in vain are put back.
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

    /// When a step is looked at: the one remembered, sound captures, killers, quiet steps, captures that lose.
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
