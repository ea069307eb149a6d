//! [`SeatView`]: a seat's view behind one type, for a computer player.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use crate::rules::Rules;
use crate::seat::Seat;

/// A seat's knowledge of a game and nothing else: there is no way from here to the state.
///
/// Code that knows the rules reads it by [`SeatView::of`].
#[derive(Clone)]
pub struct SeatView {
    game: &'static str,
    seat: Seat,
    view: Arc<dyn Any + Send + Sync>,
}

impl SeatView {
    /// Wraps a seat's view.
    pub(super) fn new<R: Rules>(seat: Seat, view: R::View) -> Self {
        Self { game: R::INFO.id, seat, view: Arc::new(view) }
    }

    /// The id of the game.
    #[must_use]
    pub fn game(&self) -> &'static str {
        self.game
    }

    /// The seat whose view it is.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The view as its own game's type; `None` for another game's rules.
    #[must_use]
    pub fn of<R: Rules>(&self) -> Option<&R::View> {
        self.view.downcast_ref().filter(|_| self.game == R::INFO.id)
    }
}

impl fmt::Debug for SeatView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a view of {} of {}", self.game, self.seat.0)
    }
}
