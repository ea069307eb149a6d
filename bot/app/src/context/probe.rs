//! What only Discord can say of servers, channels and their members, asked when it matters.

use std::pin::Pin;

use model::ids::{ChannelId, GuildId, RoleId, UserId};

/// What kind of place it is: different things are needed in each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlaceKind {
    /// A text channel.
    Channel,
    /// A thread.
    Thread,
    /// The chat of a voice or stage channel.
    Voice,
}

/// What Discord says of a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finding {
    /// What the bot may do there, as Discord's bits.
    Allowed {
        /// The bits.
        bits: u64,
        /// What kind of place it is.
        place: PlaceKind,
    },
    /// It can't even be seen.
    Unseen,
    /// There is no such place any more.
    Gone,
    /// Discord didn't say in time.
    Unknown,
}

/// What the bot may do in some places of a server, in their order.
pub type Findings<'a> = Pin<Box<dyn Future<Output = Vec<Finding>> + Send + 'a>>;

/// Whether somebody may see some places of a server, in their order; `false` also where nobody can say.
pub type Visibility<'a> = Pin<Box<dyn Future<Output = Vec<bool>> + Send + 'a>>;

/// Whether the bot is a member of a server; `None`: nobody can say.
pub type Membership<'a> = Pin<Box<dyn Future<Output = Option<bool>> + Send + 'a>>;

/// Who owns a server; `None`: nobody can say.
pub type Owner<'a> = Pin<Box<dyn Future<Output = Option<UserId>> + Send + 'a>>;

/// Asks Discord what the bot may do, and what people may see. Bounded in time; never fails.
pub trait PermissionProbe: Send + Sync + 'static {
    /// Whether the bot is a member of a server: its commands work without, but it can post nothing. `None`: nobody can say.
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

    /// Looks at places of a server.
    fn look<'a>(&'a self, guild: GuildId, places: &'a [ChannelId]) -> Findings<'a>;

    /// Which places of a server a member with these roles may see beyond doubt.
    fn sees<'a>(
        &'a self,
        guild: GuildId,
        person: UserId,
        roles: &'a [RoleId],
        places: &'a [ChannelId],
    ) -> Visibility<'a>;
}
