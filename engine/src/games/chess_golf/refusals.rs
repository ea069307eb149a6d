//! Why a line or a bid of Chess Golf isn't taken.

use crate::rules::{refusals, words_beside};

refusals! {
    words_beside!();
    BID_FIRST = "golf/bid-first";
    AMBIGUOUS = "golf/ambiguous";
    /// No number of moves, or too high a one.
    NO_BID = "golf/no-bid";
}
