//! Puzzles of tactics: positions with one good turn, which computer players found and checked.
//!
//! A game brings them as text ([`Info::puzzles`](crate::rules::Info::puzzles)), a line a puzzle, which `menagerie puzzles` writes. They are kept with the
//! whole truth, and asked from a seat: what its solver is shown is what that seat sees. (What a game offers beside itself to be
//! solved alone, as holes of golf, is [`Puzzles`](crate::rules::Puzzles).)
//!
//! - [`Tactic`]: a puzzle; `text`, how it is written and read
//! - [`posed`](crate::lesson::posed): those of the games in force, as somebody is asked them

mod text;

use std::fmt::{self, Display};
use std::str::FromStr;

use crate::seat::Seat;

pub use text::{Broken, read, write};

/// A puzzle: a position, who is to move, and the turn that is clearly better than all others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tactic {
    /// The position with the whole truth.
    pub position: String,
    /// Who is to move, and solves it.
    pub seat: Seat,
    /// The good turn up to its first commit point; of a [`Worth::Par`], one line of so many turns.
    pub turn: String,
    /// The beginning of it that counts, where any way to go on is as good; `None`: all of it.
    pub start: Option<String>,
    /// What it is worth.
    pub worth: Worth,
    /// How hard it is.
    pub grade: Grade,
    /// How many positions were looked at until the good turn was seen for good.
    pub effort: u64,
    /// How many turns, or first steps of them, there were to choose from.
    pub choices: usize,
}

/// What the good turn is worth, in hundredths of a pawn or what comes close to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// It wins by force; the next best turn is worth so much.
    Won {
        /// The value of the next best turn.
        next: i32,
    },
    /// It is worth so much, the next best turn so much.
    Better {
        /// The value of the good turn.
        value: i32,
        /// The value of the next best one.
        next: i32,
    },
    /// It is solved in so many turns and no fewer: any such line is right.
    Par(u32),
}

impl Worth {
    /// From so much on it is good to have: who has less is glad not to be lost.
    pub const GAIN: i32 = 150;

    /// What the good turn does, as a word for texts.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Won { .. } => "wins",
            Self::Better { value, .. } if value >= Self::GAIN => "gains",
            Self::Better { next, .. } if next <= -Self::GAIN => "saves",
            Self::Better { .. } => "better",
            Self::Par(_) => "par",
        }
    }
}

/// How hard a puzzle is among those of its game: a third of them each, by the positions looked at and the turns to choose from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Grade {
    /// Seen at a glance.
    Easy,
    /// Takes some looking.
    Medium,
    /// Well hidden.
    Hard,
}

impl Grade {
    /// Every grade, the easiest first.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Medium, Self::Hard];

    /// Its word in files, options and keys.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
        }
    }
}

impl Display for Grade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Grade {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let grade = Self::ALL.into_iter().find(|grade| grade.word() == text);
        grade.ok_or_else(|| format!("“{text}” is no grade: there are easy, medium and hard"))
    }
}

impl Tactic {
    /// What counts of the good turn.
    #[must_use]
    pub fn key(&self) -> &str {
        self.start.as_deref().unwrap_or(&self.turn)
    }

    /// The good turn entry by entry, as it is played.
    pub fn entries(&self) -> impl Iterator<Item = &str> {
        // A line has a turn for each of its moves; any other turn is one entry.
        let (line, turn) = match self.worth {
            Worth::Par(_) => (self.turn.as_str(), None),
            Worth::Won { .. } | Worth::Better { .. } => ("", Some(self.turn.as_str())),
        };
        turn.into_iter().chain(line.split('/').filter(|entry| !entry.is_empty()))
    }

    /// What it is kept by: a short word that comes of the position alone, so that a file written anew keeps what was solved.
    #[must_use]
    pub fn id(&self) -> String {
        format!("{:012x}", crate::evaluate::fold(&self.position.as_bytes()) >> 16)
    }
}
