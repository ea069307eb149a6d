//! Questions to Discord about servers, channels and their members, asked when needed.

use std::pin::Pin;

use model::ids::{ChannelId, GuildId, RoleId, UserId};

/// The kind of a place: each needs different permissions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlaceKind {
    /// A text channel.
    Channel,
    /// A thread.
    Thread,
    /// The chat of a voice or stage channel.
    Voice,
}

/// Discord's answer about a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finding {
    /// The bot's permissions there, as Discord's bits.
    Allowed {
        /// The bits.
        bits: u64,
        /// The kind of place.
        place: PlaceKind,
    },
    /// The bot can't see it.
    Unseen,
    /// It does not exist any more.
    Gone,
    /// Discord didn't answer in time.
    Unknown,
}

/// The bot's permissions in some places of a server, in their order.
pub type Findings<'a> = Pin<Box<dyn Future<Output = Vec<Finding>> + Send + 'a>>;

/// Whether a person may see some places of a server, in their order; `false` also if unknown.
pub type Visibility<'a> = Pin<Box<dyn Future<Output = Vec<bool>> + Send + 'a>>;

/// Whether the bot is a member of a server; `None`: unknown.
pub type Membership<'a> = Pin<Box<dyn Future<Output = Option<bool>> + Send + 'a>>;

/// A server's owner; `None`: unknown.
pub type Owner<'a> = Pin<Box<dyn Future<Output = Option<UserId>> + Send + 'a>>;

/// Asks Discord what the bot may do and what people may see. Bounded in time; never fails.
pub trait PermissionProbe: Send + Sync + 'static {
    /// Whether the bot is a member of a server: otherwise its commands work, but it can't post. `None`: unknown.
    fn is_member(&self, _: GuildId) -> Membership<'_> {
        Box::pin(std::future::ready(None))
    }

    /// Who owns a server, and so may always manage it.
    fn owner(&self, _: GuildId) -> Owner<'_> {
        Box::pin(std::future::ready(None))
    }

    /// The link by which the bot is invited, if it is known.
    fn invitation(&self) -> Option<String> {
        None
    }

    /// Looks up places of a server.
    fn look<'a>(&'a self, guild: GuildId, places: &'a [ChannelId]) -> Findings<'a>;

    /// Which places of a server a member with these roles certainly sees.
    fn sees<'a>(
        &'a self,
        guild: GuildId,
        person: UserId,
        roles: &'a [RoleId],
        places: &'a [ChannelId],
    ) -> Visibility<'a>;
}
