//! [`Step`]: a turn, which is a move or an exchange of places.

use std::fmt;
use std::str::FromStr;

use crate::board::{Role, Square};
use crate::chess::{Move, NoSuchMove};

/// One turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Step {
    /// A piece moves: `e2e4`, `b4a4`.
    Move(Move),
    /// A piece in a goal box exchanges places with a friend: `a4<>d8`, `a4<>d8=Q`.
    Exchange {
        /// The goal box.
        goal: Square,
        /// The friend's square.
        with: Square,
        /// What a pawn from the box is promoted to.
        promotion: Option<Role>,
    },
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move(mv) => write!(f, "{mv}"),
            Self::Exchange { goal, with, promotion: None } => write!(f, "{goal}<>{with}"),
            Self::Exchange { goal, with, promotion: Some(role) } => {
                write!(f, "{goal}<>{with}={}", role.code())
            }
        }
    }
}

impl FromStr for Step {
    type Err = NoSuchMove;

    fn from_str(text: &str) -> Result<Self, NoSuchMove> {
        let Some((goal, rest)) = text.split_once("<>") else { return text.parse().map(Self::Move) };
        // The part behind the squares reads as in a move.
        match format!("{goal}{rest}").parse()? {
            Move::Normal { from, to, promotion } if from.to_string() == goal => {
                Ok(Self::Exchange { goal: from, with: to, promotion })
            }
            _ => Err(NoSuchMove),
        }
    }
}
