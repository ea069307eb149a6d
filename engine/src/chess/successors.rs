//! Makes the position behind each legal move while the moves are generated ("copy-make"): all that a search needs.
//!
//! What all of them share (whose turn it is, the clocks) is changed once in a copy, from which each position is
//! then copied. The moving kind is known at compile time, and the target is cleared in every kind's set at once,
//! so that there are no lookups and no branches.

use std::ops::ControlFlow;

use super::movegen::Listener;
use super::pawns::{PawnWay, struck};
use super::{Move, PieceMoves, Position, counted};
use crate::board::{Kind, Pattern, Side, Square, SquareSet};

/// A listener that makes the position behind each move and passes both on.
struct Successors<'a, K: Kind, L> {
    before: &'a Position<K>,
    /// The position after a move without capture, before any piece has moved.
    handed_over: Position<K>,
    side: Side,
    enemies: SquareSet,
    /// The squares where enemy pawns could capture in passing.
    guarded: SquareSet,
    listener: L,
}

impl<K: Kind, L> Successors<'_, K, L> {
    /// The position after a move of a known kind without side effects other than a capture.
    #[inline(always)]
    fn after(&self, kind: K, from: Square, to: Square) -> Position<K> {
        let (mut next, target) = (self.handed_over, SquareSet::of(to));
        let squares = SquareSet::of(from) | target;
        next.placement = next.placement.carried(self.side, kind, target, squares);
        next.castling.touch(squares);
        if Some(kind) == K::KING {
            next.castling.end(self.side);
        }
        if self.enemies.contains(to) {
            next.halfmove_clock = 0;
        }
        next
    }

    /// The position after a pawn moved one of its ways, promoted if it is.
    #[inline(always)]
    fn advanced(&self, pawn: K, way: PawnWay, to: Square, promotion: Option<K>) -> Position<K> {
        let (mut next, target) = (self.handed_over, SquareSet::of(to));
        let from = SquareSet::of(way.origin(self.side, to));
        let cleared = if way.captures() { target } else { SquareSet::EMPTY };
        next.placement = match promotion {
            None => next.placement.carried(self.side, pawn, cleared, from | target),
            Some(kind) => {
                let lifted = next.placement.carried(self.side, pawn, cleared, from);
                lifted.carried(self.side, kind, SquareSet::EMPTY, target)
            }
        };
        next.castling.touch(cleared);
        next.halfmove_clock = 0;
        if way == PawnWay::DoubleStep {
            let passed = PawnWay::Step.origin(self.side, to);
            next.en_passant = if self.guarded.contains(passed) { Some(passed) } else { None };
        }
        next
    }
}

impl<K: Kind, B, L> Listener<K> for Successors<'_, K, L>
where
    L: FnMut(Move<K>, Position<K>) -> ControlFlow<B>,
{
    type Break = B;

    #[inline(always)]
    fn piece(&mut self, piece_moves: PieceMoves<K>) -> ControlFlow<B> {
        if piece_moves.role.is_pawn() {
            return self.rare(piece_moves);
        }
        for to in piece_moves.targets {
            let next = self.after(piece_moves.role, piece_moves.from, to);
            (self.listener)(Move::new(piece_moves.from, to), next)?;
        }
        if piece_moves.castles == [false; 2] {
            ControlFlow::Continue(())
        } else {
            self.rare(piece_moves.only_castling())
        }
    }

    #[inline(always)]
    fn pawns(&mut self, pawn: K, way: PawnWay, targets: SquareSet) -> ControlFlow<B> {
        let last = SquareSet::rank(self.side.rank(7));
        for to in targets - last {
            let next = self.advanced(pawn, way, to, None);
            (self.listener)(Move::new(way.origin(self.side, to), to), next)?;
        }
        if way != PawnWay::DoubleStep {
            for to in targets & last {
                for kind in self.before.army.promotions.iter().rev() {
                    let (from, promotion) = (way.origin(self.side, to), Some(*kind));
                    let next = self.advanced(pawn, way, to, promotion);
                    (self.listener)(Move::Normal { from, to, promotion }, next)?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

impl<K: Kind, B, L> Successors<'_, K, L>
where
    L: FnMut(Move<K>, Position<K>) -> ControlFlow<B>,
{
    /// Makes rare moves in the general way: castling, captures in passing, pawns that are pinned or slant.
    #[inline(never)]
    fn rare(&mut self, piece_moves: PieceMoves<K>) -> ControlFlow<B> {
        for mv in piece_moves.moves() {
            let mut next = *self.before;
            next.make_as(piece_moves.role, mv);
            (self.listener)(mv, next)?;
        }
        ControlFlow::Continue(())
    }
}

impl<K: Kind> Position<K> {
    /// Calls the listener with each legal move and the position behind it, as [`Position::make`] would make it.
    ///
    /// # Errors
    /// `Break` when the listener broke off.
    #[inline]
    pub fn successors<B>(&self, listener: impl FnMut(Move<K>, Self) -> ControlFlow<B>) -> ControlFlow<B> {
        self.tell(&mut self.making(listener))
    }

    /// A listener that makes the position behind each move and passes both on.
    #[inline(always)]
    pub(super) fn making<B, L>(&self, listener: L) -> impl Listener<K, Break = B>
    where
        L: FnMut(Move<K>, Self) -> ControlFlow<B>,
    {
        let (side, enemy) = (self.turn, self.turn.other());
        let enemies = self.placement.side(enemy);
        let mut handed_over = *self;
        handed_over.turn = enemy;
        handed_over.en_passant = None;
        handed_over.halfmove_clock = counted(self.halfmove_clock, 1);
        handed_over.move_number = counted(self.move_number, side.index() as u32);
        let guarded = struck(enemy, enemies & self.placement.capturing(Pattern::PawnCapture));
        Successors { before: self, handed_over, side, enemies, guarded, listener }
    }
}

#[cfg(test)]
mod tests {
    use std::ops::ControlFlow;

    use rand::rngs::StdRng;
    use rand::seq::IndexedRandom;
    use rand::{RngExt, SeedableRng};

    use super::*;
    use crate::board::Role;
    use crate::chess::{Arrays, Variant};
    use crate::duel::Chesslike;
    use crate::games::chess960::ArrayNumber;
    use crate::games::thinktank::Thinktank;
    use crate::rules::Options;

    /// Plays a random game, and compares the successors with the made moves at every position.
    fn wander<K: Kind>(mut position: Position<K>, rng: &mut StdRng) {
        for _ in 0..150 {
            let legal = position.legal_moves();
            let mut heard = Vec::new();
            let _: ControlFlow<()> = position.successors(|mv, next| {
                let mut made = position;
                made.make(mv);
                assert_eq!(next, made, "{position}: {mv}");
                heard.push(mv);
                ControlFlow::Continue(())
            });
            heard.sort_unstable();
            assert_eq!(heard, legal, "{position}");
            let mut loud = Vec::new();
            let _: ControlFlow<()> = position.captures(|mv, next| {
                let mut made = position;
                made.make(mv);
                assert_eq!(next, made, "{position}: {mv}");
                loud.push(mv);
                ControlFlow::Continue(())
            });
            loud.sort_unstable();
            heard.retain(|mv| position.captured_by(*mv).is_some() || mv.promotes());
            assert_eq!(loud, heard, "{position}");
            assert_eq!(position.count_moves(), legal.len() as u64, "{position}");
            let Some(mv) = legal.choose(rng) else { break };
            // Sometimes with a useless en-passant square.
            if rng.random_bool(0.5) {
                position.make(*mv)
            } else {
                position.play(*mv)
            };
        }
    }

    #[test]
    fn successors_are_what_the_moves_make() {
        let mut rng = StdRng::seed_from_u64(23);
        let thinktank = Thinktank::start(&Options::default()).expect("it has no options");
        for _ in 0..60 {
            let number = ArrayNumber::new(rng.random_range(0..960)).expect("below 960");
            wander(Position::from_array(number.pieces()), &mut rng);
            wander(thinktank, &mut rng);
        }
    }

    #[test]
    fn what_a_listener_breaks_off_with_comes_back() {
        let start = Position::from_array(ArrayNumber::new(518).expect("below 960").pieces());
        let first: ControlFlow<(Move, Position)> =
            start.successors(|mv, next| ControlFlow::Break((mv, next)));
        assert!(first.is_break());
        let mate = "3R2k1/5ppp/8/8/8/8/8/6K1 b - - 0 1";
        let mate: Position<Role> = Position::parse(mate, Arrays::Usual).expect(mate);
        assert!(Variant::successors(&mate, |_, _| ControlFlow::Break(())).is_continue());
    }
}
