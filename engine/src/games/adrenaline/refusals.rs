//! Why a turn of Adrenaline Chess can't go on as somebody wants, beyond what is so in chess.

use crate::rules::{refusals, words_beside};

refusals! {
    words_beside!();
    /// A checker is owed for what was captured.
    GIVE_FIRST = "adrenaline/give-first";
    NOTHING_CAPTURED = "adrenaline/nothing-captured";
    CANNOT_FOLLOW = "adrenaline/cannot-follow" impossible;
    /// Said beside it: where the piece that runs can step.
    CAN_STEP = "adrenaline/can-step";
    /// Said beside it: which checkers may be given.
    HAS_TO_GIVE = "adrenaline/has-to-give";
}
