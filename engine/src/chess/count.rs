//! Counts legal moves without listing them: by the sizes of their target sets ("bulk counting").

use std::convert::Infallible;
use std::ops::ControlFlow;

use super::movegen::Listener;
use super::pawns::PawnWay;
use super::{PieceMoves, Position};
use crate::board::{Kind, SquareSet};

/// A listener that counts moves.
struct Counter {
    /// The number of kinds a pawn may become.
    promotions: usize,
    count: usize,
}

impl<K: Kind> Listener<K> for Counter {
    type Break = Infallible;

    #[inline(always)]
    fn piece(&mut self, piece_moves: PieceMoves<K>) -> ControlFlow<Infallible> {
        self.count += piece_moves.count();
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn pawns(&mut self, _pawn: K, way: PawnWay, targets: SquareSet) -> ControlFlow<Infallible> {
        self.count += targets.len();
        if way != PawnWay::DoubleStep {
            let last = SquareSet::rank(0) | SquareSet::rank(7);
            self.count += (targets & last).len() * self.promotions.saturating_sub(1);
        }
        ControlFlow::Continue(())
    }
}

impl<K: Kind> Position<K> {
    /// The number of legal moves: the same as [`Position::generate`] lists, but faster.
    #[must_use]
    pub fn count_moves(&self) -> u64 {
        let mut counter = Counter { promotions: self.army.promotions.len(), count: 0 };
        let ControlFlow::Continue(()) = self.tell(&mut counter);
        counter.count as u64
    }
}
