//! [`Step`]: one step of a turn, and its text.

use std::fmt;
use std::str::FromStr;

use crate::board::Square;
use crate::chess::{Move, NoSuchMove};
use crate::duel::Hop;

/// One step of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Step {
    /// The regular move: `f1a6`.
    Move(Move),
    /// The piece that moved steps on like a king, for a checker: `b7`, `e8=Q`.
    Hop(Hop),
    /// A checker goes under an enemy piece: `+h7`.
    Give(Square),
    /// No more steps. Writes nothing.
    Done,
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move(mv) => write!(f, "{mv}"),
            Self::Hop(hop) => write!(f, "{hop}"),
            Self::Give(square) => write!(f, "+{square}"),
            Self::Done => Ok(()),
        }
    }
}

impl FromStr for Step {
    type Err = NoSuchMove;

    fn from_str(text: &str) -> Result<Self, NoSuchMove> {
        let on_board =
            |name: &str| name.parse().ok().filter(|square: &Square| square.on_board()).ok_or(NoSuchMove);
        if text.is_empty() {
            return Ok(Self::Done);
        }
        if let Some(square) = text.strip_prefix('+') {
            return on_board(square).map(Self::Give);
        }
        if Hop::is_meant(text) { text.parse().map(Self::Hop) } else { text.parse().map(Self::Move) }
    }
}
