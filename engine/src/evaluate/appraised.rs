//! Static evaluation of games with secrets and with cards.

use crate::rules::Rules;
use crate::seat::Seat;

/// A game whose states have a static value: what computers use where something is hidden, dealt or decided by
/// several at once. They ask only about resampled worlds.
pub trait Appraised: Rules {
    /// Whether others can't see what is decided now, so that a player who always decides alike becomes predictable.
    fn is_unseen(_state: &Self::State) -> bool {
        false
    }

    /// The value of a running game's state for a seat, in hundredths of a pawn or similar units, including what
    /// the side to move may capture at once.
    fn appraise(state: &Self::State, seat: Seat) -> i32;
}
