//! Why pieces of Goal Box Chess can't change places.

use crate::rules::{refusals, words_beside};

refusals! {
    words_beside!();
    UNREADABLE_EXCHANGE = "goal-box/unreadable-exchange" unread;
    /// The pawn that comes out of it becomes something, which has to be said.
    PROMOTIONS = "goal-box/promotions" impossible;
    GOAL_EMPTY = "goal-box/goal-empty" impossible;
    NO_FRIEND = "goal-box/no-friend" impossible;
}
