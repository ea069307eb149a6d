//! Why something can't be moved or made in Captain Spalding Chess.

use crate::rules::{refusals, words_beside};

refusals! {
    words_beside!();
    AMBIGUOUS = "captain-spalding/ambiguous";
    UNREADABLE = "captain-spalding/unreadable" unread;
    UNREADABLE_CREATION = "captain-spalding/unreadable-creation" unread;
    /// Another creature than was named.
    ANOTHER_KIND = "captain-spalding/another-kind" impossible;
    MOVE_FIRST = "captain-spalding/move-first" impossible;
    MAKE_FIRST = "captain-spalding/make-first" impossible;
    NOTHING_THERE = "captain-spalding/nothing-there" impossible;
    NOT_YOURS = "captain-spalding/not-yours" impossible;
    NEVER_MOVES = "captain-spalding/never-moves" impossible;
    NO_PROMOTION = "captain-spalding/no-promotion" impossible;
    BECOMES_BOOH = "captain-spalding/becomes-booh" impossible;
    /// A maker has to make something.
    MAKES_NOTHING = "captain-spalding/makes-nothing" impossible;
    /// No position may come back.
    REPEATS = "captain-spalding/repeats";
    MONSTER_NEAR = "captain-spalding/monster-near" impossible;
    /// Where the creature can go.
    REACH = "captain-spalding/reach" impossible;
    STUCK = "captain-spalding/stuck" impossible;
    /// That maker doesn't make it.
    NOT_INSIDE = "captain-spalding/not-inside" impossible;
    ONCE_ONLY = "captain-spalding/once-only" impossible;
    ONE_ELEPHANT = "captain-spalding/one-elephant" impossible;
    NO_ROOM = "captain-spalding/no-room" impossible;
    /// Where it can be put.
    PLACES = "captain-spalding/places" impossible;
}
