//! Why a turn of Crowded House can't be played or passed, beyond what is so in chess.

use crate::rules::{refusals, words_beside};

refusals! {
    words_beside!();
    CANNOT_PASS = "crowded-house/cannot-pass" impossible;
    HAS_TO_PASS = "crowded-house/has-to-pass" impossible;
    /// Said beside others: which half of the board counts.
    FILES = "crowded-house/files";
}
