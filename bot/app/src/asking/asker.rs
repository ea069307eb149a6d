//! Who asks, and from where: what the transport tells of a request.

use std::sync::Arc;

use model::ids::{ChannelId, GuildId, InteractionId, RoleId, UserId};
use words::Lang;

/// Who asks, and from where.
#[derive(Clone, Debug)]
pub struct Asker {
    /// What makes this request unlike any other: a repeated one has no second effect.
    pub interaction: InteractionId,
    /// The person.
    pub person: UserId,
    /// The channel, thread or direct-message channel.
    pub channel: ChannelId,
    /// The channel it belongs to, if it is a thread.
    pub parent: Option<ChannelId>,
    /// The server; `None` in direct messages.
    pub guild: Option<GuildId>,
    /// Whether the channel is the chat of a voice or stage channel.
    pub voice: bool,
    /// What they are called there, as they wrote it. Kept in memory alone.
    pub name: Option<Arc<str>>,
    /// Whether the person may manage that server.
    pub manages: bool,
    /// Their roles there.
    pub roles: Arc<[RoleId]>,
    /// What the bot may do in the channel, as Discord's bits; `None` where Discord doesn't say.
    pub allowed: Option<u64>,
    /// The language they read.
    pub lang: Lang,
}
