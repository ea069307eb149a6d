//! Refusals of positions of Thinktank Chess, beyond those of chess.

use crate::rules::{refusals, words_beside};

refusals! {
    words_beside!();
    /// Another piece than the one that began there stands in a corner with a castling right.
    CORNER = "thinktank/corner";
}
