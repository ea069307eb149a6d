//! Refusals of Chess Golf.

use crate::rules::{refusals, words_beside};

refusals! {
    words_beside!();
    BID_FIRST = "golf/bid-first";
    AMBIGUOUS = "golf/ambiguous";
    /// The bid is no number of moves, or too high a one.
    NO_BID = "golf/no-bid" unread;
    /// The moves that the neighbours lend don't get there.
    BORROWS = "golf/borrows" impossible;
    /// No neighbour is there to lend a move.
    ALONE = "golf/alone" impossible;
    /// A colour without neighbouring pieces makes kings' moves.
    SCATTERED = "golf/scattered" impossible;
    /// The hole doesn't ask to capture the piece there.
    NO_PREY = "golf/no-prey" impossible;
    /// One and the same piece must make all further captures.
    ANOTHER_TAKES = "golf/another-takes" impossible;
    /// No piece of the kind gets there.
    NOBODY = "golf/nobody" impossible;
}
