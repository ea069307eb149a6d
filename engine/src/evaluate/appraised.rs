//! Games with secrets and with cards, whose states are valued as they stand.

use crate::rules::Rules;
use crate::seat::Seat;

/// A game whose states can be valued without positions to search: what computers go by where something is hidden, dealt or
/// decided by several at once. They ask it of resampled worlds alone.
pub trait Appraised: Rules {
    /// Whether what is decided now is decided unseen by others, so that who always decides alike is seen through.
    fn is_unseen(_state: &Self::State) -> bool {
        false
    }

    /// What a state of a running game is worth to a seat, in hundredths of a pawn or what comes close to it; what the side to
    /// move may take at once included.
    fn appraise(state: &Self::State, seat: Seat) -> i32;
}
