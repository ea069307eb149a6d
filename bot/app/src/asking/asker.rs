//! The asker: who makes a request, and from where, as the transport reports it.

use std::sync::Arc;

use model::ids::{ChannelId, GuildId, InteractionId, RoleId, UserId};
use words::Lang;

/// The person who asks, and from where.
#[derive(Clone, Debug)]
pub struct Asker {
    /// The id of the interaction: a repeated one has no second effect.
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
    /// Their display name there, as they wrote it. Kept in memory alone.
    pub name: Option<Arc<str>>,
    /// Whether the person may manage that server.
    pub manages: bool,
    /// Their roles there.
    pub roles: Arc<[RoleId]>,
    /// The bot's permissions in the channel, as Discord's bits; `None` where Discord doesn't report them.
    pub allowed: Option<u64>,
    /// Their language.
    pub lang: Lang,
}
