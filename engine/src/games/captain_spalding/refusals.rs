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
    /// A position text with castling rights or an en-passant square.
    NO_CASTLING = "captain-spalding/no-castling";
    /// A letter of the board is no creature's.
    NO_CREATURE = "captain-spalding/no-creature";
    /// `gone=` can't be read.
    GONE = "captain-spalding/gone";
    NEEDS_BOX = "captain-spalding/needs-box";
    /// A side has several creatures of a kind of which there is but one at a time.
    SINGLE = "captain-spalding/single";
    BATS_ON_FILE = "captain-spalding/bats-on-file";
    BAT_AT_END = "captain-spalding/bat-at-end";
    /// A creature that can be made but once stands there, and `gone=` does not name it.
    NOT_GONE = "captain-spalding/not-gone";
}
