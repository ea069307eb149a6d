//! Why a move of Half Alice Chess isn't one, beyond what is so in chess: said beside where the piece can go.

use crate::rules::{refusals, words_beside};

refusals! {
    words_beside!();
    /// A piece on the other side of the mirror stands where the move would end.
    OTHER_SIDE = "half-alice/other-side";
    /// What is on the near side can't cross.
    NO_CHECKER = "half-alice/no-checker";
}
