//! What a move does to the board: captures, promotions, monsters that wake.

use super::board::Board;
use super::creature::{Creature, Kind};
use super::paths::AROUND;
use crate::board::{Side, Square, SquareSet};

/// What a move does to the board.
#[derive(Clone, Copy, Debug)]
pub struct Arrival {
    /// The board afterwards.
    pub board: Board,
    /// What was captured.
    pub captured: Option<Creature>,
    /// Whether a bat became a booh.
    pub promoted: bool,
    /// The monsters that woke, ate the mover, and are gone.
    pub eaters: SquareSet,
}

impl Arrival {
    /// Moves whatever stands on `from` for `side`.
    #[must_use]
    pub fn new(board: &Board, side: Side, from: Square, to: Square) -> Self {
        let mut board = *board;
        let promoted = promotes(&board, side, from, to);
        let mover = board.lift(from);
        let captured = board.lift(to);
        let eaters = AROUND[to.index()] & board.role(Kind::CookieMonster);
        // The game is over when a box is taken, before any monster wakes.
        let won = captured.is_some_and(|victim| victim.kind == Kind::Box);
        let eaters = if won { SquareSet::EMPTY } else { eaters };
        if eaters.is_empty() {
            let arrived = if promoted { Some(Creature::new(side, Kind::Booh)) } else { mover };
            board = arrived.map_or(board, |creature| board.with(to, creature));
        }
        board.clear(eaters);
        Self { board, captured, promoted, eaters }
    }
}

/// Whether the move takes a bat to its last rank.
#[must_use]
pub fn promotes(board: &Board, side: Side, from: Square, to: Square) -> bool {
    board.at(from).is_some_and(|mover| mover.kind == Kind::Bat) && to.rank() == side.rank(7)
}
