//! The cast: five people with constant ids, so that tests and pages can name them; and any number of guests.

use std::collections::BTreeSet;
use std::fmt;
use std::sync::LazyLock;

/// A person of the playground.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Who {
    /// A player.
    Ada,
    /// A player.
    Ben,
    /// A player.
    Cleo,
    /// A player.
    Dev,
    /// A member of the server who only watches.
    Spectator,
    /// An additional person, counted from 1.
    Guest(u16),
}

/// The first ids of guests, and their direct messages.
const GUEST_ID: u64 = 901_000_000_000_000_000;
const GUEST_DM: u64 = 1_287_503_000_000_000_000;
/// The difference between consecutive ids.
const APART: u64 = 1 << 22;

/// The names of all guests: display names and user names.
static GUEST_NAMES: LazyLock<Vec<(String, String)>> = LazyLock::new(|| {
    (1..=Who::MOST_GUESTS).map(|number| (format!("Guest {number}"), format!("guest{number}"))).collect()
});

/// The names of a guest; of a number out of range, the last guest's.
fn guest_names(number: u16) -> &'static (String, String) {
    let at = usize::from(number).saturating_sub(1);
    &GUEST_NAMES[at.min(GUEST_NAMES.len() - 1)]
}

impl Who {
    /// The five people, in the order of the page's seats.
    pub const ALL: [Self; 5] = [Self::Ada, Self::Ben, Self::Cleo, Self::Dev, Self::Spectator];
    /// The most guests.
    pub const MOST_GUESTS: u16 = 5_000;

    /// The five people and this many guests.
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

    /// The display name.
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

    /// The user name: the name in lower case, also in the page's address (`?seat=ada`).
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

    /// A mention of them in a message.
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

    /// The person with this user id.
    #[must_use]
    pub fn by_id(id: u64) -> Option<Self> {
        Self::ALL.into_iter().find(|who| who.id() == id).or_else(|| Self::guest_at(id, GUEST_ID))
    }

    /// The person with this direct message channel.
    #[must_use]
    pub fn by_dm(channel: u64) -> Option<Self> {
        Self::ALL.into_iter().find(|who| who.dm() == channel).or_else(|| Self::guest_at(channel, GUEST_DM))
    }

    /// The guest with an id that is counted from `first`.
    fn guest_at(id: u64, first: u64) -> Option<Self> {
        let beyond = id.checked_sub(first).filter(|beyond| beyond % APART == 0)?;
        let number = u16::try_from(beyond / APART).ok()?;
        (1..=Self::MOST_GUESTS).contains(&number).then_some(Self::Guest(number))
    }

    /// The people mentioned in a text, in the order of the seats.
    pub(crate) fn mentioned_in(text: &str) -> BTreeSet<Self> {
        let ids = text.split("<@").skip(1).filter_map(|rest| rest.split_once('>'));
        ids.filter_map(|(id, _)| Self::by_id(id.trim_start_matches('!').parse().ok()?)).collect()
    }

    /// The person with this user name or display name, in any case.
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
