//! [`Hindsight`]: the disclosed state of a finished game, for a review.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use crate::rules::Rules;

/// The full state of a finished game at one point. Only
/// [`Disclosed::hindsight`](super::any_game::Disclosed::hindsight) makes one, by the proof that this very game is
/// over: a running game has none, so no player can get it.
///
/// Code that knows the rules reads it by [`Hindsight::of`].
#[derive(Clone)]
pub struct Hindsight {
    game: &'static str,
    state: Arc<dyn Any + Send + Sync>,
}

impl Hindsight {
    /// Wraps a disclosed state.
    pub(super) fn new<R: Rules>(state: R::State) -> Self {
        Self { game: R::INFO.id, state: Arc::new(state) }
    }

    /// The id of the game.
    #[must_use]
    pub fn game(&self) -> &'static str {
        self.game
    }

    /// The state as its own game's type; `None` for another game's rules.
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
