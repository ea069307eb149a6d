//! Reasons why cards in a position text are refused, in every game with cards.

use super::Cards;
use crate::rules::{Refusal, Words, refusals};

refusals! {
    Words::COMMON;
    /// A letter is no card's.
    LETTERS = "cards/letters";
    /// White's and Black's cards are not given as two lists.
    TWO_LISTS = "cards/two-lists";
    /// The first cards of the deck are not all in it.
    DECK = "cards/deck";
    /// There are more cards of a kind than the pack has.
    TOO_MANY = "cards/too-many";
}

/// The refusal of more cards of a kind than a pack has.
pub(crate) fn too_many(pack: &Cards) -> Refusal {
    Refusal::of(TOO_MANY).with("pack", pack.to_string())
}
