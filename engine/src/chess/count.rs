//! Legal moves, counted without telling them: pawns by the rank, all others by the sets they reach.

use std::convert::Infallible;
use std::ops::ControlFlow;

use super::Position;
use super::movegen::Duties;
use crate::board::{Kind, Pattern, Side, SquareSet, Visitor};

/// Counts the moves of all pieces but the king.
struct Counter<'a, K: Kind> {
    position: &'a Position<K>,
    own: SquareSet,
    occupied: SquareSet,
    duties: Duties,
    count: usize,
}

impl<K: Kind> Counter<'_, K> {
    /// How many moves so many pawns' targets are.
    #[inline(always)]
    fn pawn_moves(&self, targets: SquareSet) -> usize {
        let last = SquareSet::rank(0) | SquareSet::rank(7);
        let kinds = self.position.army.promotions.len();
        targets.len() + (targets & last).len() * kinds.saturating_sub(1)
    }

    /// The moves of pawns of chess that shield nothing, all at once.
    #[inline(always)]
    fn march(&self, side: Side, pawns: SquareSet) -> usize {
        let relief = self.duties.relief;
        let prey = (self.occupied - self.own) & relief;
        let ahead = pawns.forward(side);
        let once = ahead - self.occupied;
        let twice = (once & SquareSet::rank(side.rank(2))).forward(side) - self.occupied;
        self.pawn_moves(once & relief)
            + (twice & relief).len()
            + self.pawn_moves(ahead.west() & prey)
            + self.pawn_moves(ahead.east() & prey)
    }
}

impl<K: Kind> Visitor<K> for Counter<'_, K> {
    type Break = Infallible;

    #[inline(always)]
    fn visit(&mut self, kind: K, quiet: Pattern, capturing: Pattern) -> ControlFlow<Infallible> {
        if Some(kind) == K::KING {
            return ControlFlow::Continue(());
        }
        let side = self.position.turn;
        let mut pieces = self.position.placement.role(kind) & self.own;
        if quiet == Pattern::PawnStep && capturing == Pattern::PawnCapture {
            self.count += self.march(side, pieces - self.duties.pinned);
            pieces &= self.duties.pinned;
        }
        for from in pieces {
            let targets = self.position.targets(from, (quiet, capturing), &self.duties);
            self.count += if quiet.is_pawns() { self.pawn_moves(targets) } else { targets.len() };
        }
        ControlFlow::Continue(())
    }
}

impl<K: Kind> Position<K> {
    /// How many legal moves there are: as many as [`Position::generate`] tells, sooner.
    #[must_use]
    pub fn count_moves(&self) -> u64 {
        let king = self.placement.king(self.turn);
        let mut counter = Counter {
            position: self,
            own: self.placement.side(self.turn),
            occupied: self.placement.occupied(),
            duties: self.duties(king),
            count: self.en_passant_captors().len(),
        };
        let in_check = counter.duties.relief != SquareSet::ALL;
        if !counter.duties.relief.is_empty() {
            let ControlFlow::Continue(()) = K::visit(&mut counter);
        }
        let mut count = counter.count;
        if let Some(king) = king {
            let _: ControlFlow<()> = self.king_moves(king, in_check, &mut |fan| {
                count += fan.count();
                ControlFlow::Continue(())
            });
        }
        count as u64
    }
}
