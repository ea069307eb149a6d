//! [`SeatView`]: a seat's view behind one type, for a computer player.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use rand_core::Rng;

use super::Table;
use crate::chance::{Imagination, Numbers};
use crate::rules::Rules;
use crate::seat::{Seat, Viewer};
use crate::table::any_game::AnyTable;

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

/// Worlds that fit what a viewer knows, and the view of a seat, for computer players: a part of [`AnyTable`].
pub trait Imagined {
    /// A seat's knowledge, for a computer player to think from: never more, even when the game is over.
    fn view_of(&self, seat: Seat) -> SeatView;

    /// Sets the key from which worlds are imagined. Without one it is [`Imagination::OPEN`].
    fn imagine_by(&mut self, imagination: Imagination);

    /// The random numbers for world number `world` at this state.
    fn imagination(&self, world: u64) -> Numbers;

    /// A table in a random world that fits what the viewer knows, log not included.
    fn resample(&self, viewer: Viewer, rng: &mut dyn Rng) -> Box<dyn AnyTable>;
}

impl<R: Rules> Imagined for Table<R> {
    fn view_of(&self, seat: Seat) -> SeatView {
        SeatView::new::<R>(seat, R::view(&self.state, Viewer::Seat(seat)))
    }

    fn imagine_by(&mut self, imagination: Imagination) {
        self.imagination = imagination;
    }

    fn imagination(&self, world: u64) -> Numbers {
        self.imagination.numbers(self.turns_completed, world)
    }

    fn resample(&self, viewer: Viewer, rng: &mut dyn Rng) -> Box<dyn AnyTable> {
        let mut twin = Self { state: R::resample(&R::view(&self.state, viewer), rng), ..self.clone() };
        twin.begin_here();
        Box::new(twin)
    }
}
