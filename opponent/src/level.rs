//! How well a computer plays.

use std::fmt;
use std::str::FromStr;

/// How well a computer plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Looks a turn or two ahead and is content with much less than the best.
    Easy,
    /// Looks a few turns ahead and sometimes takes the second best.
    Medium,
    /// As well as the budget allows.
    Hard,
}

impl Level {
    /// Every level, the easiest first.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Medium, Self::Hard];

    /// The word for it in settings and on the command line.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
        }
    }

    /// How many positions it looks at, however many it may: each level has a tenth of what the one above it has, or less (decision 124).
    #[must_use]
    pub(crate) const fn nodes(self) -> u64 {
        match self {
            Self::Easy => 400,
            Self::Medium => 4_000,
            Self::Hard => u64::MAX,
        }
    }

    /// By how much worse than the best a turn may be, in hundredths of a pawn, so that it is played now and then.
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
