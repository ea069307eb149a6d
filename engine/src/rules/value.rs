//! [`Value`]: an argument of a sentence as data, without a language.

use crate::board::{Kind, Piece, Side, Square, SquareSet};
use crate::printable;
use crate::seat::Seat;

use super::{Outcome, Refusal};

/// One argument of a sentence. Names of kinds are the stable ones of scenes, `knight`, `dust bunny`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// A seat.
    Seat(Seat),
    /// A piece, with its owner where that is to be said.
    Piece(&'static str, Option<Side>),
    /// A playing card by what it stands for: the red ones are White's.
    Card(&'static str, Side),
    /// Squares.
    Squares(SquareSet),
    /// A number.
    Count(u32),
    /// Several values, in order.
    List(Vec<Value>),
    /// A seat with a number: a bid, a score.
    Score(Seat, u32),
    /// Notation, which is the same in every language.
    Text(String),
    /// Notation with the letters of pieces, `Nf3`: each language writes its own.
    Move(String),
    /// An outcome, without the full stop.
    Outcome(Outcome),
    /// A seat by its name, where a sentence has no table to look it up: `White`.
    Name(&'static str),
    /// A case: the word selects a variant of the sentence and is never shown.
    Case(&'static str),
    /// A value followed by its notation: a card and its letter.
    Noted(Box<Value>, String),
    /// A piece and its square: `the knight on f3`.
    On(&'static str, Square),
    /// Reasons within a sentence, each worded as a clause.
    Clauses(Vec<Refusal>),
}

impl Value {
    /// A kind of piece, of either side.
    #[must_use]
    pub const fn kind(name: &'static str) -> Self {
        Self::Piece(name, None)
    }

    /// A quotation of typed text, made printable and short.
    #[must_use]
    pub fn typed(text: &str) -> Self {
        Self::Text(printable::quoted(text))
    }

    /// The notations of several steps.
    pub fn notations(steps: impl IntoIterator<Item = String>) -> Self {
        Self::List(steps.into_iter().map(Self::Text).collect())
    }
}

impl From<Seat> for Value {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl From<Side> for Value {
    fn from(side: Side) -> Self {
        Self::Seat(Seat(side.index() as u8))
    }
}

impl<K: Kind> From<Piece<K>> for Value {
    fn from(piece: Piece<K>) -> Self {
        Self::Piece(piece.role.name(), Some(piece.side))
    }
}

impl From<Square> for Value {
    fn from(square: Square) -> Self {
        // Sets hold squares of the board only; a box stands off the board.
        if square.on_board() {
            Self::Squares(SquareSet::EMPTY.with(square))
        } else {
            Self::Text(square.to_string())
        }
    }
}

impl From<SquareSet> for Value {
    fn from(squares: SquareSet) -> Self {
        Self::Squares(squares)
    }
}

impl From<Outcome> for Value {
    fn from(outcome: Outcome) -> Self {
        Self::Outcome(outcome)
    }
}

impl From<u32> for Value {
    fn from(number: u32) -> Self {
        Self::Count(number)
    }
}

impl From<String> for Value {
    fn from(notation: String) -> Self {
        Self::Text(notation)
    }
}
