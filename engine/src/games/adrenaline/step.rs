//! One decision of a turn, and its text.

use std::fmt;
use std::str::FromStr;

use crate::board::{Role, Square};
use crate::chess::{Move, NoSuchMove};

/// One decision of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Step {
    /// The regular move: `f1a6`.
    Move(Move),
    /// The piece that moved steps on like a king, for a checker: `b7`, `e8=Q`.
    Hop {
        /// Where it goes.
        to: Square,
        /// What a pawn becomes there.
        promotion: Option<Role>,
    },
    /// A checker goes under an enemy piece: `+h7`.
    Give(Square),
    /// No more steps. Writes nothing.
    Done,
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move(mv) => write!(f, "{mv}"),
            Self::Hop { to, promotion: None } => write!(f, "{to}"),
            Self::Hop { to, promotion: Some(role) } => write!(f, "{to}={}", role.code()),
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
        let (square, kind) = match text.split_once('=') {
            Some((square, kind)) => (square, Some(kind)),
            None => (text, None),
        };
        if square.len() != 2 {
            return text.parse().map(Self::Move);
        }
        let role =
            |kind| Role::from_code(kind).filter(|role| Role::PROMOTIONS.contains(role)).ok_or(NoSuchMove);
        Ok(Self::Hop { to: on_board(square)?, promotion: kind.map(role).transpose()? })
    }
}
