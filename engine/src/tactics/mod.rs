//! Tactics: positions with one good turn, which computer players found and checked.
//!
//! A game has them as text ([`Info::puzzles`](crate::rules::Info::puzzles)), one per line, which `menagerie
//! puzzles` writes. They are stored with the full state, and asked from a seat: the solver is shown what that seat
//! sees. (Holes of golf, which a game offers beside itself to be solved alone, are
//! [`Puzzles`](crate::rules::Puzzles).)
//!
//! - [`Tactic`]: a puzzle; `text`: writes and reads it
//! - [`posed`](crate::lesson::posed): the puzzles of the installed games, as lesson steps

mod text;

use std::fmt::{self, Display};
use std::str::FromStr;

use crate::seat::Seat;

pub use text::{Broken, read, write};

/// A tactic: a position, the seat to move, and the turn that is clearly better than all others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tactic {
    /// The position with all its secrets.
    pub position: String,
    /// The seat to move, which solves it.
    pub seat: Seat,
    /// The good turn up to its first commit point; for a [`Worth::Par`], one line with that number of turns.
    pub turn: String,
    /// The steps of the turns that are expected after it, joined by `/`; empty if it ends the game, and where secrets would show.
    pub line: String,
    /// The part of the turn that counts, where any way to go on is as good; `None` for the whole turn.
    pub start: Option<String>,
    /// The value of the good turn.
    pub worth: Worth,
    /// The difficulty.
    pub grade: Grade,
    /// The number of positions searched until the good turn was found for good.
    pub effort: u64,
    /// The number of legal turns, or of first steps of them.
    pub choices: usize,
}

/// The value of the good turn: points, or hundredths of a pawn and similar units.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// It wins by force.
    Won {
        /// The value of the next best turn.
        next: i32,
    },
    /// It is better than all other turns.
    Better {
        /// The value of the good turn.
        value: i32,
        /// The value of the next best turn.
        next: i32,
    },
    /// It is solved in this number of turns and no fewer: any such line is right.
    Par(u32),
    /// All players together can reach more points with it than with the next best turn: worked out, not estimated.
    Points {
        /// The points that are still to be had.
        points: u32,
        /// The points that the next best turn comes to.
        next: u32,
    },
}

impl Worth {
    /// The value from which a position counts as a gain; below its negative, as nearly lost.
    pub const GAIN: i32 = 150;

    /// The word for the effect of the good turn, for texts.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Won { .. } => "wins",
            Self::Better { value, .. } if value >= Self::GAIN => "gains",
            Self::Better { next, .. } if next <= -Self::GAIN => "saves",
            Self::Better { .. } => "better",
            Self::Par(_) => "par",
            Self::Points { .. } => "points",
        }
    }
}

/// The difficulty of a puzzle among those of its game, a third each, by positions searched and turns to choose from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Grade {
    /// Found at a glance.
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
    /// The part of the good turn that counts.
    #[must_use]
    pub fn key(&self) -> &str {
        self.start.as_deref().unwrap_or(&self.turn)
    }

    /// The entries of the good turn, as it is played.
    pub fn entries(&self) -> impl Iterator<Item = &str> {
        // A line is one turn per move; any other turn is one entry.
        let (line, turn) = match self.worth {
            Worth::Par(_) => (self.turn.as_str(), None),
            Worth::Won { .. } | Worth::Better { .. } | Worth::Points { .. } => ("", Some(self.turn.as_str())),
        };
        turn.into_iter().chain(line.split('/').filter(|entry| !entry.is_empty()))
    }

    /// The stable id: derived from the position alone, so that a regenerated file keeps what was solved.
    #[must_use]
    pub fn id(&self) -> String {
        format!("{:012x}", crate::evaluate::fold(&self.position.as_bytes()) >> 16)
    }
}
