//! [`Weighed`]: variants of chess with values for their pieces.

use std::ops::ControlFlow;

use super::exchange::exchange;
use super::{Evaluate, Study, Worth, fold};
use crate::board::Kind;
use crate::chess::{Move, Variant, seat_of};
use crate::duel::Playable;
use crate::rules::GameResult;
use crate::seat::Team;

/// A variant of chess whose positions have a value: by the worth of its kinds, and what else counts there.
pub trait Weighed: Variant {
    /// The worth of each kind, in the order of [`Kind::ALL`].
    const WORTHS: &'static [Worth];

    /// The evaluation: the board and what else counts in this game.
    fn study(&self) -> Study {
        Study::EMPTY.with(self.placement(), Self::WORTHS).tamed(self.placement())
    }

    /// Whether a move that captures something worth `taken` keeps its gain after the exchange on its square.
    fn keeps(&self, mv: Move<Self::Kind>, taken: i32, _next: &Self) -> bool {
        let Move::Normal { from, to, .. } = mv else { return true };
        let mover = self.placement().role_at(from).map_or(0, price::<Self>);
        taken >= mover || exchange(self.placement(), Self::WORTHS, self.turn(), (from, to), taken) >= 0
    }

    /// The team that decides next.
    fn team(&self) -> Team {
        Team(seat_of(self.turn()).0)
    }

    /// Whether a null move may be searched: not with a single piece left, where having to move is often what loses.
    fn may_pass(&self) -> bool {
        let (board, side) = (self.placement(), self.turn());
        (board.side(side) - board.pawns() - board.kings()).is_several()
    }
}

/// The value of a kind to the side that captures it.
fn price<V: Weighed>(kind: V::Kind) -> i32 {
    V::WORTHS.get(kind.index()).map_or(100, |worth| worth.material.early)
}

impl<V: Weighed> Evaluate for V {
    fn team(&self) -> Team {
        Weighed::team(self)
    }

    #[inline]
    fn key(&self) -> u64 {
        fold(&Variant::key(self))
    }

    fn clock(&self) -> u32 {
        self.halfmove_clock()
    }

    fn ending(&self) -> Option<GameResult> {
        let over = Variant::ending(self).map(|outcome| outcome.result);
        over.or_else(|| self.is_dead().then_some(GameResult::Drawn))
    }

    fn stuck(&self) -> GameResult {
        Playable::outcome(self).map_or(GameResult::Drawn, |outcome| outcome.result)
    }

    fn value(&self) -> i32 {
        self.study().value(self.turn())
    }

    fn gain(&self, mv: Move<V::Kind>, _next: &Self) -> i32 {
        let taken = self.captured_by(mv).map_or(0, |(_, piece)| price::<V>(piece.role));
        let promoted = match mv {
            Move::Normal { promotion: Some(kind), .. } => price::<V>(kind) - 80,
            Move::Normal { .. } | Move::Castle(_) => 0,
        };
        taken + promoted
    }

    fn is_sound(&self, mv: Move<V::Kind>, next: &Self) -> bool {
        self.keeps(mv, self.gain(mv, next), next)
    }

    fn in_check(&self) -> bool {
        Variant::in_check(self)
    }

    fn passed(&self) -> Option<Self> {
        let mut next = self.clone();
        next.base_mut().pass();
        (self.may_pass() && !Variant::in_check(self)).then_some(next)
    }

    fn gains<B>(&self, mut listener: impl FnMut(Self::Step, Self) -> ControlFlow<B>) -> ControlFlow<B> {
        self.captures(|mv, next| match mv {
            // A queen nearly always wins what a lesser promotion would.
            Move::Normal { promotion: Some(kind), .. } if price::<V>(kind) <= 800 => {
                ControlFlow::Continue(())
            }
            Move::Normal { .. } | Move::Castle(_) => listener(mv, next),
        })
    }
}
