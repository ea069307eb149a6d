//! Capture and promotion generator for a quiescence search: the usual traversal without quiet targets.

use std::ops::ControlFlow;

use super::movegen::Listener;
use super::pawns::PawnWay;
use super::{Move, PieceMoves, Position};
use crate::board::{Kind, SquareSet};

/// A listener that passes on only captures and promotions.
struct Captures<L> {
    /// The squares where something may be captured.
    prey: SquareSet,
    /// The squares where pawns promote, or capture in passing.
    by_pawns: SquareSet,
    listener: L,
}

impl<K: Kind, L: Listener<K>> Listener<K> for Captures<L> {
    type Break = L::Break;

    #[inline(always)]
    fn piece(&mut self, piece_moves: PieceMoves<K>) -> ControlFlow<L::Break> {
        let wanted = if piece_moves.role.is_pawn() { self.prey | self.by_pawns } else { self.prey };
        let piece_moves = piece_moves.within(wanted);
        if piece_moves.targets.is_empty() {
            ControlFlow::Continue(())
        } else {
            self.listener.piece(piece_moves)
        }
    }

    #[inline(always)]
    fn pawns(&mut self, pawn: K, way: PawnWay, targets: SquareSet) -> ControlFlow<L::Break> {
        let wanted = if way.captures() { targets } else { targets & self.by_pawns };
        self.listener.pawns(pawn, way, wanted)
    }
}

impl<K: Kind> Position<K> {
    /// Like [`Position::successors`], but only moves that capture or promote.
    ///
    /// # Errors
    /// `Break` when the listener broke off.
    #[inline]
    pub fn captures<B>(&self, listener: impl FnMut(Move<K>, Self) -> ControlFlow<B>) -> ControlFlow<B> {
        let (enemy, last) = (self.turn.other(), SquareSet::rank(self.turn.rank(7)));
        self.tell(&mut Captures {
            prey: self.placement.side(enemy),
            by_pawns: last | self.en_passant_set(),
            listener: self.making(listener),
        })
    }
}
