//! Whether a king could be taken in a whole turn: a regular move and as many king steps as there are checkers.
//!
//! Steps are followed as floods over sets of squares: a flood of *n* steps costs *n* shifts, whatever the number of
//! paths. Only checkers gained on the way make paths differ: for those the flood starts again from the victim, unless it
//! was followed from there before with as much prey left and no fewer checkers, or a generous bound says that the king is
//! out of reach. What is left of the search is cut off after a fixed number of states.

use super::{Ground, Stacks};
use crate::board::{Pattern, Side, Square, SquareSet};
use crate::chess::pseudo_targets;

/// All squares one king step from a set, itself included.
#[inline]
fn spread(set: SquareSet) -> SquareSet {
    const NOT_A: u64 = 0xfefe_fefe_fefe_fefe;
    const NOT_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;
    let bits = set.bits();
    let row = bits | (bits << 1) & NOT_A | (bits >> 1) & NOT_H;
    SquareSet::from_bits(row | row << 8 | row >> 8)
}

/// States a question about a king may look at; what takes more counts as reaching it. Only positions made for it do.
const MOST_STATES: u32 = 2_000;

/// A piece that runs towards a king.
struct Run<'a> {
    stacks: &'a Stacks,
    /// Squares it can't step on: those of its own side.
    walls: SquareSet,
    /// Pieces on checkers that it may take on the way.
    prey: SquareSet,
    king: Square,
    /// From where, with what taken before, the most checkers it was followed with.
    followed: Vec<(Square, SquareSet, u8)>,
    /// How many states may still be looked at.
    left: &'a mut u32,
}

impl Run<'_> {
    /// Whether the king can be reached from a square with so many checkers under the piece, some of the prey taken
    /// before.
    fn reaches(&mut self, from: Square, checkers: u8, taken: SquareSet) -> bool {
        if self.was_followed(from, checkers, taken) || !self.might_reach(from, checkers, taken) {
            return false;
        }
        if *self.left == 0 {
            return true;
        }
        *self.left -= 1;
        let prey = self.prey - taken;
        let mut reached = SquareSet::of(from);
        for left in (0..checkers).rev() {
            let wider = spread(reached) - self.walls;
            if wider.contains(self.king) {
                return true;
            }
            for victim in wider & (prey - reached) {
                if self.reaches(victim, left + self.stacks.on(victim), taken.with(victim)) {
                    return true;
                }
            }
            if wider == reached {
                return false;
            }
            reached = wider;
        }
        false
    }

    /// A quick upper bound: as if all prey could be had for the one step it costs at least, and from each victim one
    /// could go on with all of that.
    fn might_reach(&self, from: Square, checkers: u8, taken: SquareSet) -> bool {
        let prey = self.prey - taken;
        let surplus = |square: Square| u32::from(self.stacks.on(square)) - 1;
        let most = u32::from(checkers) + prey.iter().map(surplus).sum::<u32>();
        let mut starts = SquareSet::of(from);
        loop {
            let mut reached = starts;
            for _ in 0..most {
                let wider = spread(reached) - self.walls;
                if wider == reached {
                    break;
                }
                reached = wider;
            }
            if reached.contains(self.king) {
                return true;
            }
            let more = starts | (reached & prey);
            if more == starts {
                return false;
            }
            starts = more;
        }
    }

    /// Whether it was followed from there with no fewer checkers and no less prey left; notes that it is now.
    fn was_followed(&mut self, from: Square, checkers: u8, taken: SquareSet) -> bool {
        let known = |(square, set, most): &(Square, SquareSet, u8)| {
            *square == from && set.is_within(taken) && *most >= checkers
        };
        if self.followed.iter().any(known) {
            return true;
        }
        self.followed.push((from, taken, checkers));
        false
    }
}

/// Whether `by` could take the other side's king in its next turn.
pub(super) fn exposed(ground: &Ground, by: Side) -> bool {
    let board = ground.base.placement();
    let Some(king) = board.king(by.other()) else { return false };
    if board.is_attacked(king, by, board.occupied()) {
        return true;
    }
    let stacks = &ground.stacks;
    let own = board.side(by);
    let prey = (stacks.squares() & board.side(by.other())).without(king);
    let en_passant = if ground.base.turn() == by {
        ground.base.en_passant().map_or(SquareSet::EMPTY, SquareSet::of)
    } else {
        SquareSet::EMPTY
    };
    // Without checkers of its own a piece runs only on what it captures.
    let runners = if prey.is_empty() { own & stacks.squares() } else { own };
    let mut left = MOST_STATES;
    runners.iter().any(|from| {
        let Some(role) = board.role_at(from) else { return false };
        let under = stacks.on(from);
        let targets = pseudo_targets(board, by, role, from, en_passant);
        let targets = if under == 0 { targets & (prey | en_passant) } else { targets };
        let mut run =
            Run { stacks, walls: own.without(from), prey, king, followed: Vec::new(), left: &mut left };
        targets.iter().any(|to| {
            let victim = if en_passant.contains(to) && role.is_pawn() && from.file() != to.file() {
                Square::at(to.file(), from.rank()).unwrap_or(to)
            } else {
                to
            };
            let checkers = under + if prey.contains(victim) { stacks.on(victim) } else { 0 };
            let taken = SquareSet::of(victim) & prey;
            checkers > 0 && run.reaches(to, checkers, taken)
        })
    })
}

/// Where a piece may step.
pub(super) fn steps(ground: &Ground, side: Side, from: Square) -> SquareSet {
    Pattern::King.reach(side, from, SquareSet::EMPTY) - ground.base.placement().side(side)
}
