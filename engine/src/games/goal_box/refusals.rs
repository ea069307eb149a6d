//! Refusals of exchanges in Goal Box Chess.

use crate::rules::{refusals, words_beside};

refusals! {
    words_beside!();
    UNREADABLE_EXCHANGE = "goal-box/unreadable-exchange" unread;
    /// The pawn that leaves the box is promoted: the kind must be named.
    PROMOTIONS = "goal-box/promotions" impossible;
    GOAL_EMPTY = "goal-box/goal-empty" impossible;
    NO_FRIEND = "goal-box/no-friend" impossible;
    /// A rank of a position has too few or too many places.
    RANK_LENGTH = "goal-box/rank-length";
    /// A letter of the board is no piece of this game.
    LETTER = "goal-box/letter";
    /// An added remark to an unreadable board: the first position.
    FIRST = "goal-box/first";
    PAWN = "goal-box/pawn";
    NO_CASTLING = "goal-box/no-castling";
}
