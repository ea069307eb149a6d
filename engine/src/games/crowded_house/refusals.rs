//! Refusals of Crowded House, beyond those of chess.

use crate::rules::{refusals, words_beside};

refusals! {
    words_beside!();
    CANNOT_PASS = "crowded-house/cannot-pass" impossible;
    HAS_TO_PASS = "crowded-house/has-to-pass" impossible;
    /// An added remark: which half of the board counts.
    FILES = "crowded-house/files";
    /// The second field of a position names no player.
    PLAYER = "crowded-house/player";
}
