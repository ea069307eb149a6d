//! What a world is worth in which both tables are known: half of a piece is how it moves, half how it captures.

use super::Masquerade;
use super::state::State;
use crate::board::{Role, Side};
use crate::chess::side_of;
use crate::evaluate::{Appraised, Worth};
use crate::games::chess::evaluation::WORTHS;
use crate::seat::Seat;

/// What a piece is worth by how it moves or captures; a king's step isn't much.
fn price(role: Role) -> i32 {
    match role {
        Role::King => 160,
        _ => WORTHS.get(role as usize).copied().unwrap_or(Worth::PAWN).material.early,
    }
}

impl Appraised for Masquerade {
    fn is_unseen(state: &State) -> bool {
        !state.public.is_set_up()
    }

    fn appraise(state: &State, seat: Seat) -> i32 {
        let Some(side) = side_of(seat) else { return 0 };
        let position = &state.public.position;
        let board = position.placement();
        let mut value = 0;
        for (square, piece) in board.iter() {
            let captures = state.disguises[piece.side.index()].captures(piece.role);
            let worth = match (piece.role, captures) {
                (Role::Pawn, _) => 95 + 6 * i32::from((square.rank() - piece.side.rank(1)).abs()),
                (Role::King, ways) => ways.map_or(0, price) / 5,
                (role, ways) => (price(role) + ways.map_or(300, price)) / 2,
            };
            // Whoever reaches more may try more.
            let goes = piece.role.quiet().reach(piece.side, square, board.occupied()).len() as i32;
            let outward = i32::from((2 * square.file() - 7).abs() + (2 * square.rank() - 7).abs());
            let place = match piece.role {
                Role::King => 2 * i32::from((2 * square.rank() - 7).abs()),
                Role::Pawn => -outward,
                _ => 2 * goes - outward,
            };
            value += if piece.side == Side::White { worth + place } else { -(worth + place) };
        }
        value = if side == Side::White { value } else { -value };
        value + if position.turn() == side { 15 } else { -15 }
    }
}
