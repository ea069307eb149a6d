//! [`Node`]: a search position without history, in which both tables are known.

use std::ops::ControlFlow;

use super::disguise::Disguise;
use super::moves;
use super::state::State;
use super::step::Step;
use crate::chess::{Move, Position};
use crate::search::Search;

/// A search position: one world among those that fit what a player knows.
#[derive(Clone, Copy, Debug)]
pub struct Node {
    /// The board.
    pub position: Position,
    /// The table of each side's pieces.
    pub disguises: [Disguise; 2],
}

impl State {
    /// The search position of this state, once both tables are filled in.
    #[must_use]
    pub fn node(&self) -> Option<Node> {
        let node = Node { position: self.public.position, disguises: self.secrets };
        (self.public.is_set_up() && self.public.ended.is_none()).then_some(node)
    }
}

impl Node {
    /// Whether the king of the side to move was captured.
    fn is_over(&self) -> bool {
        self.position.placement().king(self.position.turn()).is_none()
    }

    /// The position after a move, or after an attempt that failed.
    fn after(&self, mv: Move) -> Self {
        let mut next = *self;
        let disguise = self.disguises[self.position.turn().index()];
        let fails =
            |(role, ways): (_, Vec<_>)| disguise.captures(role).is_none_or(|way| !ways.contains(&way));
        if moves::attempt(&self.position, mv).is_some_and(fails) {
            next.position.pass();
        } else {
            next.position.make(mv);
        }
        next
    }
}

impl Search for Node {
    type Step = Step;

    fn continuations<B>(&self, mut listener: impl FnMut(Step, Self) -> ControlFlow<B>) -> ControlFlow<B> {
        if self.is_over() {
            return ControlFlow::Continue(());
        }
        moves::each(&self.position).try_for_each(|mv| listener(Step::Move(mv), self.after(mv)))
    }

    fn count_turns(&self) -> u64 {
        if self.is_over() { 0 } else { moves::count(&self.position) }
    }
}
