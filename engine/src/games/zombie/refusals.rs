//! Refusals of Zombie Chess about burials, and about its own fields of positions.

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
    /// One of the position's own fields is no list of squares.
    SQUARES = "zombie/squares";
    /// `zombies=` names a square where no body stands.
    NOBODY = "zombie/nobody";
    /// A living pawn on the first or the last rank.
    LIVING_PAWN = "zombie/living-pawn";
    /// `buried=` can't be read.
    BURIED = "zombie/buried";
    /// `dust=` can't be read.
    DUST = "zombie/dust";
}
