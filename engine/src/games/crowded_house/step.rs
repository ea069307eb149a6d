//! [`Step`]: a turn, which is a move, or a pass when there is none.

use std::fmt;
use std::str::FromStr;

use crate::chess::{Move, NoSuchMove};

/// One turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Step {
    /// A piece moves.
    Move(Move),
    /// A pass, when no move is legal: `--`.
    Pass,
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move(mv) => write!(f, "{mv}"),
            Self::Pass => f.write_str("--"),
        }
    }
}

impl FromStr for Step {
    type Err = NoSuchMove;

    fn from_str(text: &str) -> Result<Self, NoSuchMove> {
        if text == "--" { Ok(Self::Pass) } else { text.parse().map(Self::Move) }
    }
}
