//! Reasons why a table refuses turns and decisions about the game, in every game.

use crate::rules::{Words, refusals};

refusals! {
    Words::COMMON;
    NOTHING_TYPED = "step/empty";
    /// The turn has too many possibilities to be read at once.
    TOO_TANGLED = "step/too-tangled";
    /// A position whose offers take too much work.
    POSITION_TOO_TANGLED = "setup/too-tangled";
    /// A letter means one piece in English and another one in the language of the player who typed it.
    LETTERS = "step/letters";
    SEVERAL_TURNS = "step/several-turns";
    INCOMPLETE = "step/incomplete";
    DRAW_OFFERED = "draw/offered";
    DRAW_STANDING = "draw/standing";
    DRAW_ONCE = "draw/once";
    NO_DRAW_OFFER = "draw/none";
    NO_CLAIM = "draw/no-claim";
    NO_TURN_TO_TAKE_BACK = "takeback/nothing";
    /// Something was revealed since.
    REVEALED = "takeback/revealed";
}
