//! [`Step`]: one step, and its text.

use std::fmt;
use std::str::FromStr;

use super::disguise::Line;
use crate::chess::{Move, NoSuchMove};

/// One step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Step {
    /// A line of the table for the opponent's pieces: `KR`. Five of them are the turn that fills it in.
    Assign(Line),
    /// A move, or an attempt to capture the piece on its target: `e2e4`, `O-O`.
    Move(Move),
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Assign(line) => line.fmt(f),
            Self::Move(mv) => mv.fmt(f),
        }
    }
}

impl FromStr for Step {
    type Err = NoSuchMove;

    fn from_str(text: &str) -> Result<Self, NoSuchMove> {
        match text.parse() {
            Ok(line) => Ok(Self::Assign(line)),
            Err(_) => text.parse().map(Self::Move),
        }
    }
}
