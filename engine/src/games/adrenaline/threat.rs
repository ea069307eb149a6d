//! Whether a king could be taken in a whole turn: a regular move and as many king steps as there are checkers.
//!
//! Steps are followed as floods over sets of squares: a flood of *n* steps costs *n* shifts, whatever the number of
//! paths. Only checkers gained on the way make paths differ: for those the flood starts again from the victim, unless it
//! was followed from there before with the same prey taken and no fewer checkers, or the king is too far for all that
//! could still be gained. There are 24 checkers, so the work is bounded.

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
}

impl Run<'_> {
    /// Whether the king can be reached from a square with so many checkers under the piece, some of the prey taken
    /// before.
    fn reaches(&mut self, from: Square, checkers: u8, taken: SquareSet) -> bool {
        let prey = self.prey - taken;
        let most =
            u32::from(checkers) + prey.iter().map(|square| u32::from(self.stacks.on(square))).sum::<u32>();
        if distance(from, self.king) > most || self.was_followed(from, checkers, taken) {
            return false;
        }
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

    /// Whether it was followed from there with no fewer checkers; notes that it is now.
    fn was_followed(&mut self, from: Square, checkers: u8, taken: SquareSet) -> bool {
        match self.followed.iter_mut().find(|(square, set, _)| *square == from && *set == taken) {
            Some((_, _, most)) if *most >= checkers => true,
            Some((_, _, most)) => {
                *most = checkers;
                false
            }
            None => {
                self.followed.push((from, taken, checkers));
                false
            }
        }
    }
}

/// How many king steps lie between two squares.
fn distance(a: Square, b: Square) -> u32 {
    u32::from(a.file().abs_diff(b.file()).max(a.rank().abs_diff(b.rank())))
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
    runners.iter().any(|from| {
        let Some(role) = board.role_at(from) else { return false };
        let under = stacks.on(from);
        let targets = pseudo_targets(board, by, role, from, en_passant);
        let targets = if under == 0 { targets & (prey | en_passant) } else { targets };
        let mut run = Run { stacks, walls: own.without(from), prey, king, followed: Vec::new() };
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
