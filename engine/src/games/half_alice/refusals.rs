//! Refusals of Half Alice Chess, beyond those of chess: remarks beside the targets of a piece.

use crate::rules::{refusals, words_beside};

refusals! {
    words_beside!();
    /// A piece on the other side of the mirror occupies the target.
    OTHER_SIDE = "half-alice/other-side";
    /// No checker is left, so a piece on the near side can't cross.
    NO_CHECKER = "half-alice/no-checker";
    /// `far=` names a square without a piece.
    FAR_EMPTY = "half-alice/far-empty";
    /// More pieces stand on checkers than the side has.
    FAR_MANY = "half-alice/far-many";
    /// A castling right of a king or rook on the far side.
    FAR_CASTLES = "half-alice/far-castles";
}
