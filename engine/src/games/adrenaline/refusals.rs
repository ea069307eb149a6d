//! Refusals of Adrenaline Chess, beyond those of chess.

use crate::rules::{refusals, words_beside};

refusals! {
    words_beside!();
    /// A checker must be given for a capture first.
    GIVE_FIRST = "adrenaline/give-first";
    NOTHING_CAPTURED = "adrenaline/nothing-captured";
    CANNOT_FOLLOW = "adrenaline/cannot-follow" impossible;
    /// An added remark: where the running piece can step.
    CAN_STEP = "adrenaline/can-step";
    /// An added remark: which checkers may be given.
    HAS_TO_GIVE = "adrenaline/has-to-give";
    /// `checkers=` can't be read.
    CHECKERS = "adrenaline/checkers";
    /// There are not so many checkers.
    SUPPLY = "adrenaline/supply";
}
