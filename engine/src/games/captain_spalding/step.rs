//! [`Step`]: one step of a turn, and its text.

use std::fmt;
use std::str::FromStr;

use super::creature::Kind;
use crate::board::{Kind as _, Square};

/// One step of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Step {
    /// A creature moves: `e1e2`; `e7e8=W` when a bat comes to its last rank.
    Move {
        /// The starting square.
        from: Square,
        /// The target square.
        to: Square,
        /// Whether it becomes a booh there.
        promotes: bool,
    },
    /// The maker that has just moved makes something: `Rd3`. The letter is of the creature that stands there afterwards.
    Create {
        /// The new creature.
        kind: Kind,
        /// The square.
        square: Square,
    },
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move { from, to, promotes } => {
                write!(f, "{from}{to}{}", if *promotes { "=W" } else { "" })
            }
            Self::Create { kind, square } => write!(f, "{}{square}", kind.code()),
        }
    }
}

/// Error: the text is no step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a move is written e1e2, a bat's promotion e7e8=W, a new creature Rd3")]
pub struct NoSuchStep;

impl FromStr for Step {
    type Err = NoSuchStep;

    fn from_str(text: &str) -> Result<Self, NoSuchStep> {
        let square = |name: &str| {
            let square: Square = name.parse().map_err(|_| NoSuchStep)?;
            if square.on_board() { Ok(square) } else { Err(NoSuchStep) }
        };
        if text.len() == 3 {
            let (letter, place) = text.split_at_checked(1).ok_or(NoSuchStep)?;
            let kind = Kind::from_code(letter).filter(|kind| !kind.is_maker()).ok_or(NoSuchStep)?;
            return Ok(Self::Create { kind, square: square(place)? });
        }
        let plain = text.strip_suffix("=W");
        let (from, to) = plain.unwrap_or(text).split_at_checked(2).ok_or(NoSuchStep)?;
        Ok(Self::Move { from: square(from)?, to: square(to)?, promotes: plain.is_some() })
    }
}
