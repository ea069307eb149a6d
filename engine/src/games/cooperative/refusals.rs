//! Refusals of Cooperative Chess, beyond those of chess.

use crate::rules::{refusals, words_beside};

refusals! {
    words_beside!();
    CARD_FIRST = "cooperative/card-first";
    NOT_HELD = "cooperative/not-held" impossible;
    WHICH_CARD = "cooperative/which-card";
    /// An added remark: captures come after the card.
    AFTER_CARD = "cooperative/after-card";
    /// An added remark: the partner's stack has no card to match.
    EMPTY_STACK = "cooperative/empty-stack";
    /// An added remark: what has to match which card.
    MATCH = "cooperative/match";
}
