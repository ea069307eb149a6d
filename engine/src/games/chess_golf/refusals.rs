//! Why a line or a bid of Chess Golf isn't taken.

use crate::rules::{refusals, words_beside};

refusals! {
    words_beside!();
    BID_FIRST = "golf/bid-first";
    AMBIGUOUS = "golf/ambiguous";
    /// No number of moves, or too high a one.
    NO_BID = "golf/no-bid" unread;
    /// The neighbours lend moves, none of which gets there.
    BORROWS = "golf/borrows" impossible;
    /// Nobody is there to lend a move.
    ALONE = "golf/alone" impossible;
    /// A colour without neighbours makes kings' moves.
    SCATTERED = "golf/scattered" impossible;
    /// What stands there isn't what the hole asks for.
    NO_PREY = "golf/no-prey" impossible;
    /// One and the same piece has to take all the rest.
    ANOTHER_TAKES = "golf/another-takes" impossible;
    /// No piece of the kind gets there.
    NOBODY = "golf/nobody" impossible;
}
