//! Why a turn of Booster Chess can't go on as somebody wants, beyond what is so in chess.

use crate::rules::{refusals, words_beside};

refusals! {
    words_beside!();
    /// A card was typed before a move.
    MOVE_FIRST = "booster/move-first";
    /// A second card was typed behind the one that ends a turn.
    ONE_CARD = "booster/one-card";
    /// No card of the hand can be played.
    NO_CARD = "booster/no-card" impossible;
    /// Another card, or another square.
    CARD_MISFIT = "booster/card-misfit" impossible;
    /// The letter of a red card was typed for a black one, or the other way round.
    CARD_COLOUR = "booster/card-colour";
    /// The piece that moved can step on, but not there.
    STEPS_ON = "booster/steps-on" impossible;
    /// Said beside others: where the piece that moved can step on to.
    CAN_STEP = "booster/can-step";
    /// Said beside others: the piece stands on an enemy checker.
    HOBBLED = "booster/hobbled";
    CANNOT_FOLLOW = "booster/cannot-follow" impossible;
    /// Said beside what can't be read: how a card that can be played now is written.
    CARD_LOOKS = "booster/card-looks";
}
