//! What a world is worth in which all graves are known: the board, zombies that may crumble, and dead who may come back.

use super::Zombie;
use super::state::State;
use crate::board::{Role, Side};
use crate::chess::side_of;
use crate::evaluate::{Appraised, Score, Study, Worth, loot};
use crate::games::chess::evaluation::WORTHS;
use crate::seat::Seat;

/// Which part of its worth a zombie may lose: it crumbles when others of the side move.
const CRUMBLES: i32 = 3;

fn price(role: Role) -> i32 {
    WORTHS.get(role as usize).copied().unwrap_or(Worth::PAWN).material.early
}

impl Appraised for Zombie {
    fn appraise(state: &State, seat: Seat) -> i32 {
        let (public, Some(side)) = (&state.public, side_of(seat)) else { return 0 };
        let board = public.placement();
        let mut study = Study::EMPTY.with(board, WORTHS);
        for owner in Side::BOTH {
            for square in public.march.ground.horde(owner) {
                let role = board.role_at(square).unwrap_or(Role::Pawn);
                study = study.plus(owner.other(), Score::even(price(role) / CRUMBLES));
            }
            // What is buried comes back to the other side when the piece above it goes: sooner under one that wants to move.
            for (square, buried) in state.graves[owner.index()].iter() {
                let part = match board.piece_at(square).filter(|above| above.side == owner) {
                    Some(above) => match above.role {
                        Role::King => 9,
                        Role::Pawn => if square.rank() == owner.rank(1) { 10 } else { 6 },
                        Role::Queen => 3,
                        _ if square.rank() == owner.rank(0) => 5,
                        _ => 3,
                    },
                    None => 12,
                };
                study = study.plus(owner.other(), Score::even(price(buried.role) / part));
            }
        }
        let mover = public.side();
        let value = study.value(mover) + if public.burying { 0 } else { loot(board, WORTHS, mover) * 2 / 3 };
        if side == mover { value } else { -value }
    }
}
