//! Why a card or a capture of Cooperative Chess is refused, beyond what is so in chess.

use crate::rules::{refusals, words_beside};

refusals! {
    words_beside!();
    CARD_FIRST = "cooperative/card-first";
    NOT_HELD = "cooperative/not-held" impossible;
    WHICH_CARD = "cooperative/which-card";
    /// Said beside others: captures come after the card.
    AFTER_CARD = "cooperative/after-card";
    /// Said beside others: there is no card of the partner's to match.
    EMPTY_STACK = "cooperative/empty-stack";
    /// Said beside others: what has to match which card.
    MATCH = "cooperative/match";
}
