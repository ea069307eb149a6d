//! [`Arrival`]: the effects of a move on the board: captures, promotions, monsters that wake.

use super::board::Board;
use super::creature::{Creature, Kind};
use super::paths::AROUND;
use crate::board::{Side, Square, SquareSet};

/// The effects of a move on the board.
#[derive(Clone, Copy, Debug)]
pub struct Arrival {
    /// The board after it.
    pub board: Board,
    /// The captured creature.
    pub captured: Option<Creature>,
    /// Whether a bat became a booh.
    pub promoted: bool,
    /// The monsters that woke, ate the mover, and are gone.
    pub eaters: SquareSet,
}

impl Arrival {
    /// The effects of `side` moving the creature on `from`.
    #[must_use]
    pub fn new(board: &Board, side: Side, from: Square, to: Square) -> Self {
        let (mover, captured) = (board.at(from), board.at(to));
        let promoted = mover.is_some_and(|mover| becomes_booh(mover, side, to));
        // The game is over when a box is captured, before any monster wakes.
        let won = captured.is_some_and(|victim| victim.kind == Kind::Box);
        let awake = AROUND[to.index()] & board.role(Kind::CookieMonster);
        let eaters = if won { SquareSet::EMPTY } else { awake };
        let mut board = *board;
        board.clear(eaters.with(from));
        match if promoted { Some(Creature::new(side, Kind::Booh)) } else { mover } {
            Some(creature) if eaters.is_empty() => board = board.with(to, creature),
            _ => board.clear(SquareSet::of(to)),
        }
        Self { board, captured, promoted, eaters }
    }
}

/// Whether the move takes a bat to its last rank.
#[must_use]
pub fn promotes(board: &Board, side: Side, from: Square, to: Square) -> bool {
    board.at(from).is_some_and(|mover| becomes_booh(mover, side, to))
}

fn becomes_booh(mover: Creature, side: Side, to: Square) -> bool {
    mover.kind == Kind::Bat && to.rank() == side.rank(7)
}
