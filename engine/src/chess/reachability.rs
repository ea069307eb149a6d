//! Reachability for pieces that step on like a king: each step costs a checker, and captures may give some back.
//! Can such a piece reach a square, such as the enemy king's?
//!
//! Steps are followed as floods over sets of squares: a flood of *n* steps costs *n* shifts, independent of the
//! number of paths. Paths differ only by victims on checkers, which give or cost some: for those the flood starts
//! again from the victim, unless it was followed from there before with at least as good prospects, or a generous
//! bound shows that the goal is out of reach. The rest of the search is cut off after a fixed number of states and
//! of shifts.

use crate::board::{Square, SquareSet};
use crate::work;

/// The most states a question may look at; a question that needs more counts as reaching the goal. Only positions
/// made for it do.
const MOST_STATES: u32 = 2_000;
/// The most shifts a question may make: enough to follow hundreds of victims.
const MOST_SHIFTS: u32 = 20_000;
/// The number of shifts that take as long as making a board.
const SHIFTS_A_UNIT: u32 = 32;

/// The squares within one king step of a set, itself included.
#[inline]
fn spread(set: SquareSet) -> SquareSet {
    const NOT_A: u64 = 0xfefe_fefe_fefe_fefe;
    const NOT_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;
    let bits = set.bits();
    let row = bits | (bits << 1) & NOT_A | (bits >> 1) & NOT_H;
    SquareSet::from_bits(row | row << 8 | row >> 8)
}

/// A question whether one goal can be reached.
pub struct Reachability<G> {
    goal: Square,
    /// Victims on checkers that the walker gains.
    prey: SquareSet,
    /// Victims on checkers that cost the walker some of its own.
    thorns: SquareSet,
    /// The number of checkers a victim gives, or costs if negative.
    gain: G,
    /// The number of states that may still be looked at.
    states: u32,
    /// The number of shifts that may still be made.
    shifts: u32,
}

/// A piece that steps towards the goal.
pub struct Walker<'a, G> {
    question: &'a mut Reachability<G>,
    /// Squares it can't step on: those of its own side's pieces.
    walls: SquareSet,
    /// Searched states: the square, the victims taken before, and the most checkers it had there.
    followed: Vec<(Square, SquareSet, u8)>,
}

impl<G> Drop for Reachability<G> {
    fn drop(&mut self) {
        work::spend(u64::from(1 + (MOST_SHIFTS - self.shifts) / SHIFTS_A_UNIT));
    }
}

impl<G: Fn(Square) -> i8> Reachability<G> {
    /// A question about `goal`. `gain` says how many checkers a victim gives or costs: `prey` gives, `thorns` cost.
    pub fn new(goal: Square, prey: SquareSet, thorns: SquareSet, gain: G) -> Self {
        let (prey, thorns) = (prey.without(goal), thorns.without(goal));
        Self { goal, prey, thorns, gain, states: MOST_STATES, shifts: MOST_SHIFTS }
    }

    /// A walker that can't step on the `walls`.
    pub fn walker(&mut self, walls: SquareSet) -> Walker<'_, G> {
        Walker { question: self, walls, followed: Vec::new() }
    }

    /// Whether the limits of the question are used up.
    fn is_cut_off(&self) -> bool {
        self.states == 0 || self.shifts == 0
    }

    fn count(&mut self, shifts: u32) {
        self.shifts = self.shifts.saturating_sub(shifts);
    }
}

impl<G: Fn(Square) -> i8> Walker<'_, G> {
    /// Whether it reaches the goal from any of these squares with this many checkers, some victims being taken already.
    pub fn reaches(&mut self, starts: SquareSet, checkers: u8, taken: SquareSet) -> bool {
        match starts.first() {
            None => false,
            Some(_) if starts.is_several() => self.floods(starts, checkers, taken),
            Some(start) => self.goes_on(start, checkers, taken),
        }
    }

    fn floods(&mut self, starts: SquareSet, checkers: u8, taken: SquareSet) -> bool {
        let special = (self.question.prey | self.question.thorns) - taken;
        let (mut reached, mut met) = (starts, SquareSet::EMPTY);
        for left in (0..checkers).rev() {
            self.question.count(1);
            let wider = spread(reached) - self.walls;
            if wider.contains(self.question.goal) {
                return true;
            }
            for victim in (wider & special) - met {
                let after = left.saturating_add_signed((self.question.gain)(victim));
                if after > 0 && self.goes_on(victim, after, taken.with(victim)) {
                    return true;
                }
            }
            met |= wider & special;
            if wider - special == reached {
                return false;
            }
            reached = wider - special;
        }
        false
    }

    /// Whether the goal can be reached from a victim just taken.
    fn goes_on(&mut self, from: Square, checkers: u8, taken: SquareSet) -> bool {
        if self.was_followed(from, checkers, taken) || !self.might_reach(from, checkers, taken) {
            return false;
        }
        if self.question.is_cut_off() {
            return true;
        }
        self.question.states -= 1;
        self.floods(SquareSet::of(from), checkers, taken)
    }

    /// A quick upper bound: as if all prey could be had for the one step it costs at least, nothing else had a
    /// cost, and the way could go on from each victim with all checkers.
    fn might_reach(&mut self, from: Square, checkers: u8, taken: SquareSet) -> bool {
        let prey = self.question.prey - taken;
        let surplus =
            |square: Square| u32::from((self.question.gain)(square).unsigned_abs()).saturating_sub(1);
        let most = u32::from(checkers) + prey.iter().map(surplus).sum::<u32>();
        let mut starts = SquareSet::of(from);
        let mut shifts = 0;
        let might = loop {
            let mut reached = starts;
            for _ in 0..most {
                shifts += 1;
                let wider = spread(reached) - self.walls;
                if wider == reached {
                    break;
                }
                reached = wider;
            }
            if reached.contains(self.question.goal) {
                break true;
            }
            let more = starts | (reached & prey);
            if more == starts {
                break false;
            }
            starts = more;
        };
        self.question.count(shifts);
        might
    }

    /// Whether a state at least as good was searched before: no fewer checkers, no less prey left, no more thorns.
    /// Records this one.
    fn was_followed(&mut self, from: Square, checkers: u8, taken: SquareSet) -> bool {
        let (prey, thorns) = (self.question.prey, self.question.thorns);
        let known = |(square, set, most): &(Square, SquareSet, u8)| {
            *square == from
                && *most >= checkers
                && (*set & prey).is_within(taken)
                && (taken & thorns).is_within(*set)
        };
        // Searching the list costs work, too.
        self.question.count(self.followed.len() as u32 / 16);
        if self.followed.iter().any(known) {
            return true;
        }
        self.followed.push((from, taken, checkers));
        false
    }
}
