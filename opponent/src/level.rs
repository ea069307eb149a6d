//! [`Level`]: how well a computer plays.

use std::fmt;
use std::str::FromStr;

/// How well a computer plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Searches a turn or two ahead and accepts turns much worse than the best.
    Easy,
    /// Searches a few turns ahead and sometimes plays the second best.
    Medium,
    /// Plays as well as the budget allows.
    Hard,
}

impl Level {
    /// Every level, the easiest first.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Medium, Self::Hard];

    /// The word for settings and the command line.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
        }
    }

    /// The most positions it searches, within the budget: each level has a tenth of the one above it, or less
    /// (decision 124).
    #[must_use]
    pub(crate) const fn nodes(self) -> u64 {
        match self {
            Self::Easy => 400,
            Self::Medium => 4_000,
            Self::Hard => u64::MAX,
        }
    }

    /// The most by which a turn it plays now and then may be worse than the best, in hundredths of a pawn.
    #[must_use]
    pub(crate) const fn margin(self) -> i32 {
        match self {
            Self::Easy => 200,
            Self::Medium => 50,
            Self::Hard => 0,
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Level {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let level = Self::ALL.into_iter().find(|level| level.word() == text);
        level.ok_or_else(|| format!("“{text}” is no level: there are easy, medium and hard"))
    }
}
