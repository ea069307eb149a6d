//! The cast: five people whose ids never change, so that tests and pages can name them.

use std::fmt;

/// Somebody who lives in the playground.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Who {
    /// Plays.
    Ada,
    /// Plays.
    Ben,
    /// Plays.
    Cleo,
    /// Plays.
    Dev,
    /// Is on the server, too, and only watches.
    Spectator,
}

impl Who {
    /// Everybody, in the order of the page's seats.
    pub const ALL: [Self; 5] = [Self::Ada, Self::Ben, Self::Cleo, Self::Dev, Self::Spectator];

    /// The user id, a snowflake.
    #[must_use]
    pub const fn id(self) -> u64 {
        match self {
            Self::Ada => 318_274_019_563_274_240,
            Self::Ben => 402_915_833_907_412_992,
            Self::Cleo => 559_021_774_380_269_568,
            Self::Dev => 683_440_127_295_946_752,
            Self::Spectator => 871_336_582_941_220_864,
        }
    }

    /// The name shown to others.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Ada => "Ada",
            Self::Ben => "Ben",
            Self::Cleo => "Cleo",
            Self::Dev => "Dev",
            Self::Spectator => "Spectator",
        }
    }

    /// The user name: the name in lower case, which also stands for a seat in addresses (`?seat=ada`).
    #[must_use]
    pub const fn username(self) -> &'static str {
        match self {
            Self::Ada => "ada",
            Self::Ben => "ben",
            Self::Cleo => "cleo",
            Self::Dev => "dev",
            Self::Spectator => "spectator",
        }
    }

    /// How a message mentions them.
    #[must_use]
    pub fn mention(self) -> String {
        format!("<@{}>", self.id())
    }

    /// The channel of the direct messages between them and the bot.
    #[must_use]
    pub const fn dm(self) -> u64 {
        match self {
            Self::Ada => 1_287_502_336_791_085_056,
            Self::Ben => 1_287_502_411_030_429_696,
            Self::Cleo => 1_287_502_498_368_532_480,
            Self::Dev => 1_287_502_577_707_913_216,
            Self::Spectator => 1_287_502_644_971_380_736,
        }
    }

    /// Who has this user id.
    #[must_use]
    pub fn by_id(id: u64) -> Option<Self> {
        Self::ALL.into_iter().find(|who| who.id() == id)
    }

    /// Who has this user name, in whatever case.
    #[must_use]
    pub fn by_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|who| who.username().eq_ignore_ascii_case(name))
    }
}

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
