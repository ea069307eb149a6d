//! White and Black as seats, and as winners.

use crate::board::Side;
use crate::rules::{GameResult, Outcome, Reason};
use crate::seat::{Seat, Team};

/// The seat that plays a side.
#[must_use]
pub const fn seat_of(side: Side) -> Seat {
    Seat(side.index() as u8)
}

/// The side a seat plays.
#[must_use]
pub fn side_of(seat: Seat) -> Option<Side> {
    Side::BOTH.into_iter().find(|side| seat_of(*side) == seat)
}

/// The outcome of a game that a side has won.
#[must_use]
pub const fn won_by(side: Side, reason: Reason) -> Outcome {
    Outcome { result: GameResult::Won(Team(seat_of(side).0)), reason }
}
