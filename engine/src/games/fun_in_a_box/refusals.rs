//! Refusals of positions of Fun-in-a-Box Chess, beyond those of chess.

use crate::rules::{refusals, words_beside};

refusals! {
    words_beside!();
    /// `box=` can't be read.
    BOX = "fun-in-a-box/box";
    /// `latched=` can't be read.
    LATCHED = "fun-in-a-box/latched";
    /// A side has one Thing, or more than two.
    TWO_THINGS = "fun-in-a-box/two-things";
    /// A box is latched where captured Things leave the game.
    UNLATCH = "fun-in-a-box/unlatch";
    /// A latched box lacks a Thing.
    BOTH_IN = "fun-in-a-box/both-in";
}
