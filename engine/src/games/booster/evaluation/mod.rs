//! Evaluation of a world in which both hands are known: the pieces, and the checkers that boost or hobble them.
//!
//! - `world`: the search world

mod world;

use super::Booster;
use super::board::CheckerBoard;
use super::state::State;
use crate::board::{Role, Side};
use crate::cards::Cards;
use crate::chess::side_of;
use crate::evaluate::{Appraised, Score, Study, Worth, loot};
use crate::games::chess::evaluation::WORTHS;
use crate::seat::Seat;

/// The values of a checker under an own piece, and of a card in hand.
const BOOST: i32 = 28;
const CARD: i32 = 6;

fn price(role: Role) -> i32 {
    WORTHS.get(role as usize).copied().unwrap_or(Worth::PAWN).material.early
}

/// The cost of a hobbled piece: it moves like a pawn until the enemy's checkers are gone.
fn lost(role: Role) -> i32 {
    if role == Role::King { 60 } else { price(role) * 2 / 5 }
}

/// The evaluation of a board with its checkers, and of the hands.
fn study(board: &CheckerBoard, hands: &[Cards; 2]) -> Study {
    let placement = board.base.placement();
    let mut study = Study::EMPTY.with(placement, WORTHS);
    for owner in Side::BOTH {
        let checkers = board.checkers.squares(owner);
        for square in checkers & placement.side(owner) {
            let count = i32::from(board.checkers.on(square, owner));
            study = study.plus(owner, Score::even(BOOST + (count - 1) * BOOST / 2));
        }
        for square in board.hobbled(owner) {
            let role = placement.role_at(square).unwrap_or(Role::Pawn);
            study = study.plus(owner, Score::even(-lost(role)));
        }
        study = study.plus(owner, Score::even(CARD * hands[owner.index()].len() as i32));
    }
    study
}

impl Appraised for Booster {
    fn appraise(state: &State, seat: Seat) -> i32 {
        let (public, Some(side)) = (&state.public, side_of(seat)) else { return 0 };
        let mover = public.side();
        let placement = public.board.base.placement();
        let taking = if public.running.is_some() { 0 } else { loot(placement, WORTHS, mover) };
        let value = study(&public.board, &state.hands).value(mover) + taking * 2 / 3;
        if side == mover { value } else { -value }
    }
}
