//! Evaluation of the race: pieces, and how near both sides are to the boxes.

use super::board::{BODY, BOXES, GOALS};
use super::{Position, Step};
use crate::board::{Role, Side, Square, SquareSet};
use crate::chess::Move;
use crate::evaluate::{Evaluate, Worth, as_played, fold};
use crate::games::chess::evaluation::WORTHS;
use crate::rules::GameResult;

/// The value of a goal box that is held.
const HELD: i32 = 130;
/// The values of an entrance that is held, and of each piece that could move to one that isn't.
const ENTERED: i32 = 40;
const AIMED: i32 = 14;
/// The extra value of an entrance, held or in reach, when its box is the last one missing.
const LAST: i32 = 45;

/// The value of a kind.
fn price(role: Role) -> i32 {
    WORTHS.get(role as usize).copied().unwrap_or(Worth::PAWN).material.early
}

impl Position {
    /// The value of a side's pieces and prospects.
    fn prospects(&self, side: Side) -> i32 {
        let (board, mut value, mut reached) = (self.placement(), 0, SquareSet::EMPTY);
        let own = board.side(side);
        for from in own {
            let role = board.role_at(from).unwrap_or(Role::Pawn);
            let goes = self.reach(side, role, from);
            reached |= goes;
            value += price(role) + 3 * goes.len() as i32;
            if role == Role::Pawn {
                value += 7 * i32::from((from.rank() - side.rank(0)).abs());
            } else {
                value -= 4 * i32::from((2 * from.rank() - 7).abs());
            }
        }
        let held = (BOXES & own).len();
        for (goal, entrance) in GOALS {
            if own.contains(goal) {
                value += HELD;
                continue;
            }
            let weight = if held == 1 { LAST } else { 0 };
            if own.contains(entrance) {
                value += ENTERED + weight;
            } else if reached.contains(entrance) {
                value += AIMED * self.aimed(side, entrance) + weight;
            }
        }
        value
    }

    /// The number of a side's pieces that could move to a square.
    fn aimed(&self, side: Side, square: Square) -> i32 {
        let own = self.placement().side(side) & BODY;
        let goes = |from: &Square| {
            let role = self.placement().role_at(*from).unwrap_or(Role::Pawn);
            self.reach(side, role, *from).contains(square)
        };
        own.iter().filter(goes).count() as i32
    }
}

impl Evaluate for Position {
    as_played!();

    fn key(&self) -> u64 {
        fold(&self.base().key())
    }

    fn ending(&self) -> Option<GameResult> {
        Self::ending(self).map(|outcome| outcome.result)
    }

    fn value(&self) -> i32 {
        let side = self.turn();
        self.prospects(side) - self.prospects(side.other()) + 15
    }

    fn gain(&self, step: Step, _next: &Self) -> i32 {
        let taken = self.captured_by(step).map_or(0, |(_, piece)| price(piece.role));
        let (Step::Move(Move::Normal { promotion, .. }) | Step::Exchange { promotion, .. }) = step else {
            return taken;
        };
        let arrives = match step {
            Step::Move(Move::Normal { to, .. }) if BOXES.contains(to) => 60,
            _ => 0,
        };
        taken + promotion.map_or(0, |role| price(role) - 80) + arrives
    }

    /// Whether a capture keeps its gain: the capturer can't be captured by a cheaper piece.
    fn is_sound(&self, step: Step, next: &Self) -> bool {
        let Step::Move(Move::Normal { from, to, .. }) = step else { return true };
        let mover = self.placement().role_at(from).map_or(0, price);
        if !BODY.contains(to) || self.gain(step, next) >= mover {
            return true;
        }
        let board = next.placement();
        let walls = board.occupied() | !BODY;
        let attackers = board.attackers(to, next.turn(), walls) & BODY;
        attackers.is_empty()
    }

    /// Whether there is a threat: the other side is about to hold both boxes.
    fn in_check(&self) -> bool {
        let theirs = self.placement().side(self.turn().other());
        let [(one, beside_one), (two, beside_two)] = GOALS;
        theirs.contains(one) && theirs.contains(beside_two)
            || theirs.contains(two) && theirs.contains(beside_one)
    }

    fn passed(&self) -> Option<Self> {
        let mut next = *self;
        next.hand_over();
        (!Evaluate::in_check(self) && self.placement().side(self.turn()).len() > 3).then_some(next)
    }
}
