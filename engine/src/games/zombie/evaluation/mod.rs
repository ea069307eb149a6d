//! Evaluation of a world in which all graves are known: the board, zombies that may crumble, and buried pieces
//! that may come back.
//!
//! - `world`: the search world

mod world;

use super::Zombie;
use super::state::State;
use super::turn_state::TurnState;
use crate::board::{Board, Piece, Role, Side, Square};
use crate::chess::side_of;
use crate::evaluate::{Appraised, Score, Study, Worth, loot};
use crate::games::chess::evaluation::WORTHS;
use crate::seat::Seat;

/// The divisor for the share of its value that a zombie may lose: it crumbles when others of the side move.
const CRUMBLES: i32 = 3;

fn price(role: Role) -> i32 {
    WORTHS.get(role as usize).copied().unwrap_or(Worth::PAWN).material.early
}

/// The divisor for the value that a piece buried under another has for its own side, to which it returns when that
/// piece moves: the more likely that is, the smaller.
fn part(above: Option<Piece>, owner: Side, square: Square) -> i32 {
    match above.filter(|above| above.side == owner) {
        Some(above) => match above.role {
            Role::King => 9,
            Role::Pawn => {
                if square.rank() == owner.rank(1) {
                    10
                } else {
                    6
                }
            }
            Role::Queen => 3,
            _ if square.rank() == owner.rank(0) => 5,
            _ => 3,
        },
        None => 12,
    }
}

/// The evaluation of a board and of what is buried under it.
fn study(turn: &TurnState, graves: &[Board; 2]) -> Study {
    let placement = &turn.board.placement;
    let mut study = Study::EMPTY.with(placement, WORTHS);
    for owner in Side::BOTH {
        for square in turn.board.zombies_of(owner) {
            let role = placement.role_at(square).unwrap_or(Role::Pawn);
            study = study.plus(owner.other(), Score::even(price(role) / CRUMBLES));
        }
        for (square, buried) in graves[owner.index()].iter() {
            let part = part(placement.piece_at(square), owner, square);
            study = study.plus(owner.other(), Score::even(price(buried.role) / part));
        }
    }
    study
}

impl Appraised for Zombie {
    fn appraise(state: &State, seat: Seat) -> i32 {
        let (public, Some(side)) = (&state.public, side_of(seat)) else { return 0 };
        let mover = public.side();
        let taking = if public.burying { 0 } else { loot(public.placement(), WORTHS, mover) };
        let value = study(&public.turn, &state.secrets).value(mover) + taking * 2 / 3;
        if side == mover { value } else { -value }
    }
}
