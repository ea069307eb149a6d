//! Evaluation of boards with checkers: the pieces, and how far those with checkers may step on.

use super::{Node, Step};
use crate::board::{Role, Side};
use crate::chess::Move;
use crate::duel::Laden;
use crate::evaluate::{Evaluate, Score, Study, Worth, as_played, fold};
use crate::games::chess::evaluation::WORTHS;

/// The value of the first checker under a piece, and of each more; by pawn, knight, bishop, rook, queen, king.
const FIRST: [i32; 6] = [14, 34, 36, 40, 30, 18];
const MORE: [i32; 6] = [8, 16, 16, 18, 14, 6];

fn price(role: Role) -> i32 {
    WORTHS.get(role as usize).copied().unwrap_or(Worth::PAWN).material.early
}

impl Evaluate for Node {
    as_played!();

    fn key(&self) -> u64 {
        fold(&(self.board.base.key(), self.board.stacks, self.running))
    }

    fn value(&self) -> i32 {
        let (board, stacks) = (self.board.base.placement(), &self.board.stacks);
        let mut study = Study::EMPTY.with(board, WORTHS);
        for side in Side::BOTH {
            for square in stacks.squares() & board.side(side) {
                let kind = board.role_at(square).unwrap_or(Role::Pawn) as usize;
                let more = i32::from(stacks.on(square)) - 1;
                study = study.plus(side, Score::even(FIRST[kind] + more * MORE[kind]));
            }
        }
        study.value(self.side())
    }

    fn gain(&self, step: Step, _next: &Self) -> i32 {
        let base = &self.board.base;
        match step {
            Step::Move(mv) => {
                let promoted = match mv {
                    Move::Normal { promotion: Some(role), .. } => price(role) - 80,
                    Move::Normal { .. } | Move::Castle(_) => 0,
                };
                promoted + base.captured_by(mv).map_or(0, |(_, piece)| price(piece.role))
            }
            Step::Hop(hop) => {
                let prey = base.placement().side(self.side().other());
                let taken = base.placement().role_at(hop.to).filter(|_| prey.contains(hop.to));
                taken.map_or(0, price)
            }
            Step::Give(_) | Step::Done => 0,
        }
    }

    fn in_check(&self) -> bool {
        self.running.is_none() && self.board.in_check(self.side())
    }

    fn passed(&self) -> Option<Self> {
        let mut next = *self;
        next.board.base.pass();
        let board = self.board.base.placement();
        let pieces = board.side(self.side()) - board.pawns() - board.kings();
        (self.running.is_none() && pieces.is_several() && !Evaluate::in_check(self)).then_some(next)
    }
}
