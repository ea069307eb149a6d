//! What goes into a sentence, as data: who puts it into words knows the language, and this knows none.

use crate::board::{Kind, Piece, Side, Square, SquareSet};
use crate::printable;
use crate::seat::Seat;

use super::{Outcome, Refusal};

/// One argument of a sentence. Names of kinds are the stable ones of scenes, `knight`, `dust bunny`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// Somebody at the table.
    Seat(Seat),
    /// A piece, and whose it is where that is to be said.
    Piece(&'static str, Option<Side>),
    /// A playing card by what it stands for: the red ones are White's.
    Card(&'static str, Side),
    /// Where.
    Squares(SquareSet),
    /// How many.
    Count(u32),
    /// Several of them, in their order.
    List(Vec<Value>),
    /// A seat's number of something: a bid, a score.
    Score(Seat, u32),
    /// Notation, which is the same in every language.
    Text(String),
    /// Notation with the letters of pieces, `Nf3`: each language writes its own.
    Move(String),
    /// How a game ended, without the full stop.
    Outcome(Outcome),
    /// Somebody at the table by the name of the seat, where a sentence has no table to look it up: `White`.
    Name(&'static str),
    /// Which of a few ways a sentence goes; it chooses by this word and never shows it.
    Case(&'static str),
    /// Something with its notation behind it: a card and its letter.
    Noted(Box<Value>, String),
    /// A piece where it stands: `the knight on f3`.
    On(&'static str, Square),
    /// Reasons within a sentence, each worded as a clause.
    Clauses(Vec<Refusal>),
}

impl Value {
    /// A kind of pieces of either side.
    #[must_use]
    pub const fn kind(name: &'static str) -> Self {
        Self::Piece(name, None)
    }

    /// What somebody typed, said back: nothing in it that can't be printed, and not too much of it.
    #[must_use]
    pub fn typed(text: &str) -> Self {
        Self::Text(printable::quoted(text))
    }

    /// Notations of several steps.
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
        // Sets are those of the board; a box stands beside it.
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
