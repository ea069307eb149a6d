//! The history of positions, none of which may ever come back.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::board::Board;
use super::create::Gone;
use crate::board::{Side, SquareSet};

/// The identity of a position: exact, not a hash.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Key {
    board: Board,
    turn: Side,
    gone: Gone,
}

impl Key {
    /// The key of a board on which `turn` is to move.
    #[must_use]
    pub fn new(board: &Board, turn: Side, gone: Gone) -> Self {
        Self { board: *board, turn, gone }
    }
}

/// The number of latest positions that each copy of a game keeps for itself.
const RECENT: usize = 16;

/// Every position since the game began: exact keys, not hashes.
///
/// A game is copied for every turn that is looked at, so older positions are shared between copies.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Past {
    settled: Arc<BTreeSet<Key>>,
    recent: Vec<Key>,
}

impl Past {
    /// Records the position on the board.
    pub fn record(&mut self, key: Key) {
        self.recent.push(key);
        if self.recent.len() == RECENT {
            Arc::make_mut(&mut self.settled).extend(self.recent.drain(..));
        }
    }

    /// Whether there was a position with this side to move and its creatures on these squares: a quick test before
    /// the exact one.
    #[must_use]
    pub fn knows(&self, turn: Side, creatures: SquareSet) -> bool {
        let alike = |key: &Key| key.turn == turn && key.board.side(turn) == creatures;
        self.recent.iter().any(alike) || self.settled.iter().any(alike)
    }

    /// Whether this position has occurred.
    #[must_use]
    pub fn contains(&self, key: &Key) -> bool {
        self.recent.contains(key) || self.settled.contains(key)
    }
}
