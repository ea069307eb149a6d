//! Refusals of Zombie Chess about burials.

use crate::rules::{refusals, words_beside};

refusals! {
    words_beside!();
    BURY_FIRST = "zombie/bury-first";
    NOTHING_TO_BURY = "zombie/nothing-to-bury";
    UNREADABLE_GRAVE = "zombie/unreadable-grave";
    /// Every own piece covers a burial.
    ALL_COVER = "zombie/all-cover" impossible;
    /// The piece can't be buried there, but elsewhere.
    NO_GRAVE = "zombie/no-grave" impossible;
    /// An added remark: a rising piece could capture the king.
    RISES = "zombie/rises";
}
