//! [`Step`]: one step of a turn, and its text.

use std::fmt;
use std::str::FromStr;

use crate::board::{Role, Square};
use crate::chess::{Move, NoSuchMove};

/// One step of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Step {
    /// A piece moves: `e2e4`, `O-O`.
    Move(Move),
    /// A zombie pawn on its last rank is promoted, and must move next: `a8=Q`.
    Promote {
        /// The pawn's square.
        square: Square,
        /// The kind it is promoted to.
        role: Role,
    },
    /// The next captured piece is buried here: `@b2`.
    Bury(Square),
    /// No more zombies move this turn. Writes nothing.
    Done,
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move(mv) => write!(f, "{mv}"),
            Self::Promote { square, role } => write!(f, "{square}={}", role.code()),
            Self::Bury(square) => write!(f, "@{square}"),
            Self::Done => Ok(()),
        }
    }
}

impl FromStr for Step {
    type Err = NoSuchMove;

    fn from_str(text: &str) -> Result<Self, NoSuchMove> {
        if text.is_empty() {
            return Ok(Self::Done);
        }
        if let Some(square) = text.strip_prefix('@') {
            return on_board(square).map(Self::Bury);
        }
        match text.split_once('=') {
            Some((square, letter)) if square.len() == 2 => {
                let role = Role::PROMOTIONS.into_iter().find(|role| letter == role.code());
                Ok(Self::Promote { square: on_board(square)?, role: role.ok_or(NoSuchMove)? })
            }
            _ => text.parse().map(Self::Move),
        }
    }
}

fn on_board(text: &str) -> Result<Square, NoSuchMove> {
    text.parse().ok().filter(|square: &Square| square.on_board()).ok_or(NoSuchMove)
}
