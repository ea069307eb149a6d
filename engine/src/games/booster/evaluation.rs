//! What a world is worth in which both hands are known: the pieces, and the checkers that boost or hobble them.

use super::Booster;
use super::state::State;
use crate::board::{Role, Side};
use crate::chess::side_of;
use crate::evaluate::{Appraised, Score, Study, Worth, loot};
use crate::games::chess::evaluation::WORTHS;
use crate::seat::Seat;

/// What a checker under an own piece is worth, and a card in hand.
const BOOST: i32 = 28;
const CARD: i32 = 6;

fn price(role: Role) -> i32 {
    WORTHS.get(role as usize).copied().unwrap_or(Worth::PAWN).material.early
}

impl Appraised for Booster {
    fn appraise(state: &State, seat: Seat) -> i32 {
        let (public, Some(side)) = (&state.public, side_of(seat)) else { return 0 };
        let board = public.ground.base.placement();
        let mut study = Study::EMPTY.with(board, WORTHS);
        for owner in Side::BOTH {
            let checkers = public.ground.checkers.squares(owner);
            for square in checkers & board.side(owner) {
                let count = i32::from(public.ground.checkers.on(square, owner));
                study = study.plus(owner, Score::even(BOOST + (count - 1) * BOOST / 2));
            }
            // A hobbled piece moves like a pawn until it is rid of them.
            for square in checkers & board.side(owner.other()) {
                let role = board.role_at(square).unwrap_or(Role::Pawn);
                let lost = if role == Role::King { 60 } else { price(role) * 2 / 5 };
                study = study.plus(owner, Score::even(lost));
            }
            study = study.plus(owner, Score::even(CARD * state.hands[owner.index()].len() as i32));
        }
        let mover = public.side();
        let taking = if public.running.is_some() { 0 } else { loot(board, WORTHS, mover) };
        let value = study.value(mover) + taking * 2 / 3;
        if side == mover { value } else { -value }
    }
}
