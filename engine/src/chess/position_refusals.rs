//! Refusal codes for position texts, in every game: what can't be read, and what no game can come to.

use super::FenError;
use crate::board::PlacementError;
use crate::rules::{Refusal, SetupError, Value, Words, refusals};

refusals! {
    Words::COMMON;
    FIELDS = "position/fields";
    RANKS = "position/ranks";
    RANK_LENGTH = "position/rank-length";
    /// A number counts places that are no squares.
    GAP = "position/gap";
    /// `*` for a square, or no `*` for a place without one.
    HOLE = "position/hole";
    LETTER = "position/letter";
    BRACKET = "position/bracket";
    /// A kind of piece that the game does not have.
    KIND = "position/kind";
    SIDE = "position/side";
    CASTLING = "position/castling";
    /// A castling right without its king or rook.
    CASTLING_RIGHT = "position/castling-right";
    EN_PASSANT = "position/en-passant";
    /// No double step can have passed the en-passant square.
    EN_PASSANT_SQUARE = "position/en-passant-square";
    NUMBERS = "position/numbers";
    /// Something without `=` behind the six fields.
    EXTRA = "position/extra";
    UNKNOWN_EXTRA = "position/unknown-extra";
    KINGS = "position/kings";
    PAWN = "position/pawn";
    /// The king of the side that is not to move could be captured.
    WAITING_KING = "position/waiting-king";
    /// One of a game's own fields is no sorted list of squares.
    SQUARES = "position/squares";
}

impl From<&PlacementError> for Refusal {
    fn from(error: &PlacementError) -> Self {
        match error {
            PlacementError::Ranks(count) => Self::of(RANKS).with("count", count.to_string()),
            PlacementError::Squares(rank) => Self::of(RANK_LENGTH).with("rank", rank.to_string()),
            PlacementError::Gap => Self::of(GAP),
            PlacementError::Hole(square) => Self::of(HOLE).with("square", *square),
            PlacementError::Letter(letter) => Self::of(LETTER).with("typed", typed_letter(*letter)),
            PlacementError::Bracket(letters) => Self::of(BRACKET).with("typed", Value::typed(letters)),
            PlacementError::Kind(name) => Self::of(KIND).with("piece", Value::kind(name)),
        }
    }
}

impl From<&FenError> for Refusal {
    fn from(error: &FenError) -> Self {
        match error {
            FenError::Missing(count) => Self::of(FIELDS).with("count", count.to_string()),
            FenError::Placement(error) => error.into(),
            FenError::Side => Self::of(SIDE),
            FenError::Castling => Self::of(CASTLING),
            FenError::CastlingRight { side, letter, needs } => Self::of(CASTLING_RIGHT)
                .with("side", Value::Name(side))
                .with("typed", typed_letter(*letter))
                .with("needs", Value::Case(needs)),
            FenError::EnPassant => Self::of(EN_PASSANT),
            FenError::EnPassantSquare(square) => Self::of(EN_PASSANT_SQUARE).with("square", *square),
            FenError::Number => Self::of(NUMBERS).with("most", super::fields::HIGHEST_NUMBER),
            FenError::Extra => Self::of(EXTRA),
            FenError::UnknownExtra(key) => Self::of(UNKNOWN_EXTRA).with("typed", Value::typed(key)),
            FenError::Kings(side) => Self::of(KINGS).with("side", Value::Name(side)),
            FenError::Pawn(square) => Self::of(PAWN).with("square", *square),
            FenError::WaitingKing(side) => Self::of(WAITING_KING).with("side", Value::Name(side)),
        }
    }
}

impl From<FenError> for SetupError {
    fn from(error: FenError) -> Self {
        Refusal::from(&error).into()
    }
}

/// A letter of a typed text, to be quoted.
pub(crate) fn typed_letter(letter: char) -> Value {
    Value::typed(letter.encode_utf8(&mut [0; 4]))
}
