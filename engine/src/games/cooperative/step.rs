//! [`Step`]: one step of a turn or a drawn card, and its text.

use std::fmt;
use std::str::FromStr;

use crate::cards::{Card, Drawn, Face};
use crate::chess::{Move, NoSuchMove};

/// One step of a turn, or a drawn card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Step {
    /// A piece moves: without a capture before the card is played, with one afterwards.
    Move(Move),
    /// A card goes on the player's own stack: `b`.
    Play(Card),
    /// No more captures. Writes nothing.
    Done,
    /// Chance: a player's new card, `w+N`.
    Draw(Drawn),
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move(mv) => write!(f, "{mv}"),
            Self::Play(card) => write!(f, "{card}"),
            Self::Done => Ok(()),
            Self::Draw(drawn) => drawn.fmt(f),
        }
    }
}

impl FromStr for Step {
    type Err = NoSuchMove;

    fn from_str(text: &str) -> Result<Self, NoSuchMove> {
        let card = |text: &str| {
            text.parse().ok().filter(|card: &Card| card.face != Face::Checkers).ok_or(NoSuchMove)
        };
        if text.is_empty() {
            return Ok(Self::Done);
        }
        if text.contains('+') {
            let plain = |drawn: &Drawn| drawn.card.face != Face::Checkers;
            return text.parse().ok().filter(plain).map(Self::Draw).ok_or(NoSuchMove);
        }
        card(text).map(Self::Play).or_else(|NoSuchMove| text.parse().map(Self::Move))
    }
}
