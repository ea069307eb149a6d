//! From the state of a game to a searchable position.

use super::{Evaluate, fold};
use crate::duel::Chesslike;
use crate::rules::Rules;

/// A search position with the history that counts.
#[derive(Clone, Debug)]
pub struct Standing<P> {
    /// The position.
    pub position: P,
    /// The [keys](Evaluate::key) of positions that have stood and may come back, this one last.
    pub past: Vec<u64>,
}

/// A game whose states lead to searchable positions; with secrets, each world that fits a view does.
pub trait Searched: Rules {
    /// The type of its positions.
    type Position: Evaluate;

    /// The position of a state in which a seat must make a turn; `None` where something else is decided.
    fn standing(state: &Self::State) -> Option<Standing<Self::Position>>;
}

impl<C: Chesslike> Searched for C
where
    C::Position: Evaluate,
{
    type Position = C::Position;

    fn standing(state: &Self::State) -> Option<Standing<C::Position>> {
        Some(Standing { position: state.position().clone(), past: state.past().map(fold).collect() })
    }
}

/// Forwards the common methods of [`Evaluate`] to those of a [`Playable`](crate::duel::Playable) position.
macro_rules! as_played {
    () => {
        fn team(&self) -> $crate::seat::Team {
            $crate::seat::Team($crate::duel::Playable::mover(self).0 % 2)
        }

        fn clock(&self) -> u32 {
            $crate::duel::Playable::clock(self)
        }

        fn stuck(&self) -> $crate::rules::GameResult {
            $crate::duel::Playable::outcome(self)
                .map_or($crate::rules::GameResult::Drawn, |outcome| outcome.result)
        }
    };
}

pub(crate) use as_played;
