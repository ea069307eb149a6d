//! The cast: five people whose ids never change, so that tests and pages can name them; and guests, as many as are asked for.

use std::collections::BTreeSet;
use std::fmt;
use std::sync::LazyLock;

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
    /// One of those who come when more people are needed, counted from 1.
    Guest(u16),
}

/// What stands for each guest: ids, and the names that the numbers make.
const GUEST_ID: u64 = 901_000_000_000_000_000;
const GUEST_DM: u64 = 1_287_503_000_000_000_000;
/// How far one id is from the next.
const APART: u64 = 1 << 22;

/// The names of all guests there can be: how they are shown, and their user names.
static GUEST_NAMES: LazyLock<Vec<(String, String)>> = LazyLock::new(|| {
    (1..=Who::MOST_GUESTS).map(|number| (format!("Guest {number}"), format!("guest{number}"))).collect()
});

/// The names of a guest's number; of one there can't be, the last.
fn guest_names(number: u16) -> &'static (String, String) {
    let at = usize::from(number).saturating_sub(1);
    &GUEST_NAMES[at.min(GUEST_NAMES.len() - 1)]
}

impl Who {
    /// Everybody who is always there, in the order of the page's seats.
    pub const ALL: [Self; 5] = [Self::Ada, Self::Ben, Self::Cleo, Self::Dev, Self::Spectator];
    /// How many guests there can be.
    pub const MOST_GUESTS: u16 = 5_000;

    /// Everybody, with so many guests.
    pub(crate) fn with_guests(guests: u16) -> impl Iterator<Item = Self> + Clone {
        Self::ALL.into_iter().chain((1..=guests.min(Self::MOST_GUESTS)).map(Self::Guest))
    }

    /// The user id, a snowflake.
    #[must_use]
    pub const fn id(self) -> u64 {
        match self {
            Self::Ada => 318_274_019_563_274_240,
            Self::Ben => 402_915_833_907_412_992,
            Self::Cleo => 559_021_774_380_269_568,
            Self::Dev => 683_440_127_295_946_752,
            Self::Spectator => 871_336_582_941_220_864,
            Self::Guest(number) => GUEST_ID + APART * number as u64,
        }
    }

    /// The name shown to others.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Ada => "Ada",
            Self::Ben => "Ben",
            Self::Cleo => "Cleo",
            Self::Dev => "Dev",
            Self::Spectator => "Spectator",
            Self::Guest(number) => &guest_names(number).0,
        }
    }

    /// The user name: the name in lower case, which also stands for a seat in addresses (`?seat=ada`).
    #[must_use]
    pub fn username(self) -> &'static str {
        match self {
            Self::Ada => "ada",
            Self::Ben => "ben",
            Self::Cleo => "cleo",
            Self::Dev => "dev",
            Self::Spectator => "spectator",
            Self::Guest(number) => &guest_names(number).1,
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
            Self::Guest(number) => GUEST_DM + APART * number as u64,
        }
    }

    /// Who has this user id.
    #[must_use]
    pub fn by_id(id: u64) -> Option<Self> {
        Self::ALL.into_iter().find(|who| who.id() == id).or_else(|| Self::guest_at(id, GUEST_ID))
    }

    /// Whose direct messages are in this channel.
    #[must_use]
    pub fn by_dm(channel: u64) -> Option<Self> {
        Self::ALL.into_iter().find(|who| who.dm() == channel).or_else(|| Self::guest_at(channel, GUEST_DM))
    }

    /// The guest with an id that is counted from another one.
    fn guest_at(id: u64, first: u64) -> Option<Self> {
        let beyond = id.checked_sub(first).filter(|beyond| beyond % APART == 0)?;
        let number = u16::try_from(beyond / APART).ok()?;
        (1..=Self::MOST_GUESTS).contains(&number).then_some(Self::Guest(number))
    }

    /// Who is mentioned in a text, in the order of the seats.
    pub(crate) fn mentioned_in(text: &str) -> BTreeSet<Self> {
        let ids = text.split("<@").skip(1).filter_map(|rest| rest.split_once('>'));
        ids.filter_map(|(id, _)| Self::by_id(id.trim_start_matches('!').parse().ok()?)).collect()
    }

    /// Who has this user name, in small or capital letters, or is shown so.
    #[must_use]
    pub fn by_name(name: &str) -> Option<Self> {
        Self::with_guests(Self::MOST_GUESTS)
            .find(|who| who.username().eq_ignore_ascii_case(name) || who.name() == name)
    }
}

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
