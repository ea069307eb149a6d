//! Refusals of exchanges in Goal Box Chess.

use crate::rules::{refusals, words_beside};

refusals! {
    words_beside!();
    UNREADABLE_EXCHANGE = "goal-box/unreadable-exchange" unread;
    /// The pawn that leaves the box is promoted: the kind must be named.
    PROMOTIONS = "goal-box/promotions" impossible;
    GOAL_EMPTY = "goal-box/goal-empty" impossible;
    NO_FRIEND = "goal-box/no-friend" impossible;
}
