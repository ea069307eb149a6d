//! Reasons why options of a table are refused, in every game.

use crate::rules::{Words, refusals};

refusals! {
    Words::COMMON;
    NO_OPTIONS = "setup/no-options";
    UNKNOWN_OPTION = "setup/unknown-option";
    OPTION_TWICE = "setup/option-twice";
    OPTION_NUMBER = "setup/option-number";
    OPTION_VALUES = "setup/option-values";
    EDITION = "setup/edition";
    /// A record's line about the edition has no number.
    EDITION_NUMBER = "setup/edition-number";
    /// An order of cards for a game without a draw pile.
    NO_CARDS = "setup/no-cards";
}
