//! [`Step`]: one step of a turn or a drawn card, and its text.

use std::fmt;
use std::str::FromStr;

use crate::board::Square;
use crate::cards::{Card, Drawn};
use crate::chess::{Move, NoSuchMove};
use crate::duel::Hop;

/// One step of a turn, or a drawn card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Step {
    /// The regular move: `f1a6`.
    Move(Move),
    /// The piece that moved steps on like a king, for a checker of its own side: `b7`, `e8=Q`.
    Hop(Hop),
    /// A card puts a checker of the player's under a piece: `+n@f6`.
    Play {
        /// The card.
        card: Card,
        /// The piece's square.
        on: Square,
    },
    /// No more steps and no card. Writes nothing.
    Done,
    /// Chance: a player's new card, `w+N`.
    Draw(Drawn),
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move(mv) => write!(f, "{mv}"),
            Self::Hop(hop) => write!(f, "{hop}"),
            Self::Play { card, on } => write!(f, "+{card}@{on}"),
            Self::Done => Ok(()),
            Self::Draw(drawn) => drawn.fmt(f),
        }
    }
}

impl FromStr for Step {
    type Err = NoSuchMove;

    fn from_str(text: &str) -> Result<Self, NoSuchMove> {
        let square =
            |name: &str| name.parse().ok().filter(|square: &Square| square.on_board()).ok_or(NoSuchMove);
        let card = |letter: &str| letter.parse().map_err(|_| NoSuchMove);
        if text.is_empty() {
            return Ok(Self::Done);
        }
        if let Some((owner, drawn)) = text.split_once('+') {
            if owner.is_empty() {
                let (played, on) = drawn.split_once('@').ok_or(NoSuchMove)?;
                return Ok(Self::Play { card: card(played)?, on: square(on)? });
            }
            return text.parse().map(Self::Draw).map_err(|_| NoSuchMove);
        }
        if Hop::is_meant(text) { text.parse().map(Self::Hop) } else { text.parse().map(Self::Move) }
    }
}
