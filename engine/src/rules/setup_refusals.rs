//! Reasons why options of a table are refused, in every game.

use crate::rules::{Words, refusals};

refusals! {
    Words::COMMON;
    NO_OPTIONS = "setup/no-options";
    UNKNOWN_OPTION = "setup/unknown-option";
    OPTION_TWICE = "setup/option-twice";
    OPTION_NUMBER = "setup/option-number";
    OPTION_VALUES = "setup/option-values";
}
