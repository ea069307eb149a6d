//! Refusals of Booster Chess, beyond those of chess.

use crate::rules::{refusals, words_beside};

refusals! {
    words_beside!();
    /// A card was typed before a move.
    MOVE_FIRST = "booster/move-first";
    /// A second card was typed behind the one that ends a turn.
    ONE_CARD = "booster/one-card";
    /// No card of the hand can be played.
    NO_CARD = "booster/no-card" impossible;
    /// Another card could be played there, or this card elsewhere.
    CARD_MISFIT = "booster/card-misfit" impossible;
    /// The letter of a red card was typed for a black one, or the other way round.
    CARD_COLOUR = "booster/card-colour";
    /// The piece that moved can step on, but not there.
    STEPS_ON = "booster/steps-on" impossible;
    /// An added remark: where the piece that moved can step on to.
    CAN_STEP = "booster/can-step";
    /// An added remark: the piece stands on an enemy checker.
    HOBBLED = "booster/hobbled";
    CANNOT_FOLLOW = "booster/cannot-follow" impossible;
    /// An added remark to an unreadable text: how a card that can be played now is written.
    CARD_LOOKS = "booster/card-looks";
    /// `checkers=` can't be read.
    CHECKERS = "booster/checkers";
    /// More checkers of a side lie on the board than it has.
    MANY_CHECKERS = "booster/many-checkers";
}
