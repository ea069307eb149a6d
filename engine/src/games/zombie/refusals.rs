//! Why something can't be buried in Zombie Chess, or has to be first.

use crate::rules::{refusals, words_beside};

refusals! {
    words_beside!();
    BURY_FIRST = "zombie/bury-first";
    NOTHING_TO_BURY = "zombie/nothing-to-bury";
    UNREADABLE_GRAVE = "zombie/unreadable-grave";
    /// Every own piece covers something.
    ALL_COVER = "zombie/all-cover" impossible;
    /// Not there, but elsewhere.
    NO_GRAVE = "zombie/no-grave" impossible;
    /// Said beside others: the king could be taken by what rises.
    RISES = "zombie/rises";
}
