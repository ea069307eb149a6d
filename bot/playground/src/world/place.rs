//! Places: the server, its channels, threads and everybody's direct messages.

use super::people::Who;

/// The server's id.
pub const GUILD: u64 = 1_287_431_905_873_920_042;
/// The channel `#chess-club`.
pub const CHESS_CLUB: u64 = 1_287_432_118_604_828_757;
/// The channel `#tea-room`.
pub const TEA_ROOM: u64 = 1_287_432_176_331_718_699;
/// The first id of the further channels, and the difference between consecutive ids.
const FURTHER: u64 = 1_287_600_000_000_000_000;
const APART: u64 = 1 << 22;

/// The id of a further channel of the server, counted from 1: see [`crate::Config::channels`].
#[must_use]
pub const fn further(number: u16) -> u64 {
    FURTHER + APART * number as u64
}

/// The server's name.
pub(crate) const GUILD_NAME: &str = "The Menagerie";

/// The kind of a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A text channel of the server: everybody can read it.
    Text,
    /// Direct messages between the bot and one person.
    Dm(Who),
    /// A public thread of a text channel: everybody can read it.
    Thread {
        /// The channel it belongs to.
        parent: u64,
        /// The person who started it.
        owner: u64,
    },
}

#[derive(Clone, Debug)]
pub(crate) struct Channel {
    pub(crate) id: u64,
    pub(crate) kind: Kind,
    pub(crate) name: String,
    pub(crate) archived: bool,
    pub(crate) locked: bool,
    /// Permissions denied to the bot here.
    pub(crate) denied: u64,
    /// The only role that sees it, and the bot's id, which sees it, too.
    pub(crate) only: Option<(u64, u64)>,
    /// Minutes without a message until a thread is archived.
    pub(crate) auto_archive: u64,
    /// When it was last archived or brought back.
    pub(crate) archive_changed_ms: u64,
    /// Until when a typing indicator of the bot is shown.
    pub(crate) typing_until_ms: u64,
}

impl Channel {
    pub(crate) fn new(id: u64, kind: Kind, name: &str, now_ms: u64) -> Self {
        Self {
            id,
            kind,
            name: name.to_owned(),
            archived: false,
            locked: false,
            denied: 0,
            only: None,
            auto_archive: 4320,
            archive_changed_ms: now_ms,
            typing_until_ms: 0,
        }
    }

    /// The server it is on.
    pub(crate) fn guild(&self) -> Option<u64> {
        (!matches!(self.kind, Kind::Dm(_))).then_some(GUILD)
    }

    pub(crate) fn is_thread(&self) -> bool {
        matches!(self.kind, Kind::Thread { .. })
    }

    /// Discord's channel type.
    pub(crate) fn type_number(&self) -> u64 {
        match self.kind {
            Kind::Text => 0,
            Kind::Dm(_) => 1,
            Kind::Thread { .. } => 11,
        }
    }
}
