//! Why a turn of Booster Chess can't go on as somebody wants, beyond what is so in chess.

use crate::rules::{refusals, words_beside};

refusals! {
    words_beside!();
    /// A card was typed before a move.
    MOVE_FIRST = "booster/move-first";
    /// No card of the hand can be played.
    NO_CARD = "booster/no-card" impossible;
    /// Another card, or another square.
    CARD_MISFIT = "booster/card-misfit" impossible;
    /// Where the piece that moved can step on to.
    STEPS_ON = "booster/steps-on" impossible;
    /// Said beside others: the piece stands on an enemy checker.
    HOBBLED = "booster/hobbled";
    CANNOT_FOLLOW = "booster/cannot-follow" impossible;
}
