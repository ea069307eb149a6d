//! Refusals of Captain Spalding Chess.

use crate::rules::{refusals, words_beside};

refusals! {
    words_beside!();
    AMBIGUOUS = "captain-spalding/ambiguous";
    UNREADABLE = "captain-spalding/unreadable" unread;
    UNREADABLE_CREATION = "captain-spalding/unreadable-creation" unread;
    /// Another creature than the named one stands there.
    ANOTHER_KIND = "captain-spalding/another-kind" impossible;
    MOVE_FIRST = "captain-spalding/move-first" impossible;
    MAKE_FIRST = "captain-spalding/make-first" impossible;
    NOTHING_THERE = "captain-spalding/nothing-there" impossible;
    NOT_YOURS = "captain-spalding/not-yours" impossible;
    NEVER_MOVES = "captain-spalding/never-moves" impossible;
    NO_PROMOTION = "captain-spalding/no-promotion" impossible;
    BECOMES_BOOH = "captain-spalding/becomes-booh" impossible;
    /// A maker that could make nothing may not move.
    MAKES_NOTHING = "captain-spalding/makes-nothing" impossible;
    /// No position may occur again.
    REPEATS = "captain-spalding/repeats";
    MONSTER_NEAR = "captain-spalding/monster-near" impossible;
    /// The targets of the creature.
    REACH = "captain-spalding/reach" impossible;
    STUCK = "captain-spalding/stuck" impossible;
    /// That maker doesn't make this kind.
    NOT_INSIDE = "captain-spalding/not-inside" impossible;
    ONCE_ONLY = "captain-spalding/once-only" impossible;
    ONE_ELEPHANT = "captain-spalding/one-elephant" impossible;
    NO_ROOM = "captain-spalding/no-room" impossible;
    /// The squares it can be put on.
    PLACES = "captain-spalding/places" impossible;
}
