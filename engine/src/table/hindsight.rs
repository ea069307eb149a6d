//! A moment of a finished game with everything open, for an onlooker who looks back on it.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use super::Table;
use super::disclosure::Disclosure;
use crate::rules::Rules;

/// The whole truth of a moment of a game that is over. Only [`AnyTable::hindsight`](super::any_game::AnyTable::hindsight) makes one, by the
/// proof that this very game is over: of a running game there is none, so nobody who plays can have it.
///
/// Who knows the rules reads it by [`Hindsight::of`].
#[derive(Clone)]
pub struct Hindsight {
    game: &'static str,
    state: Arc<dyn Any + Send + Sync>,
}

impl Hindsight {
    /// The id of the game.
    #[must_use]
    pub fn game(&self) -> &'static str {
        self.game
    }

    /// The state by the rules of its game; `None` for those of another one.
    #[must_use]
    pub fn of<R: Rules>(&self) -> Option<&R::State> {
        self.state.downcast_ref().filter(|_| self.game == R::INFO.id)
    }
}

impl fmt::Debug for Hindsight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a moment of {}", self.game)
    }
}

impl<R: Rules> Table<R> {
    /// This moment with everything open, if the proof is one of this game's end.
    pub(super) fn in_hindsight(&self, disclosure: &Disclosure) -> Option<Hindsight> {
        let shut = disclosure.of(R::INFO.id, &self.log)?;
        Some(Hindsight { game: R::INFO.id, state: Arc::new(self.without(shut)) })
    }
}
