//! [`Node`]: a search position without history: a position, and the passes just before it.

use std::ops::ControlFlow;

use super::{Position, Step};
use crate::chess::Variant;
use crate::search::Search;

/// The number of passes in a row that ends the game.
pub(super) const MOST_PASSES: u8 = 4;

/// A search position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Node {
    /// The board and the seat to move.
    pub position: Position,
    /// The number of passes in a row.
    pub passes: u8,
}

impl Node {
    /// A position without passes before it.
    #[must_use]
    pub fn new(position: Position) -> Self {
        Self { position, passes: 0 }
    }

    fn is_over(&self) -> bool {
        self.passes >= MOST_PASSES || self.position.is_dead()
    }
}

impl Search for Node {
    type Step = Step;

    fn settled(&self) -> Self {
        let mut node = *self;
        node.position.settle();
        node
    }

    fn continuations<B>(&self, mut listener: impl FnMut(Step, Self) -> ControlFlow<B>) -> ControlFlow<B> {
        if self.is_over() {
            return ControlFlow::Continue(());
        }
        let mut movable = false;
        self.position.continuations(|mv, position| {
            movable = true;
            listener(Step::Move(mv), Self::new(position))
        })?;
        if movable || self.position.in_check() {
            return ControlFlow::Continue(());
        }
        let mut next = Self { passes: self.passes + 1, ..*self };
        next.position.pass();
        listener(Step::Pass, next)
    }

    fn count_turns(&self) -> u64 {
        if self.is_over() {
            return 0;
        }
        match self.position.count_moves() {
            0 => u64::from(!self.position.in_check()),
            moves => moves,
        }
    }
}
