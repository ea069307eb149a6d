//! What people do: plain functions that know neither Discord nor SQL.

pub mod request;
pub mod screen;

use crate::ids::{ChannelId, GuildId, InteractionId, UserId};

/// Who asks, and from where.
#[derive(Clone, Copy, Debug)]
pub struct Asker {
    /// What makes this request unlike any other: a repeated one has no second effect.
    pub interaction: InteractionId,
    /// The person.
    pub person: UserId,
    /// The channel, thread or direct-message channel.
    pub channel: ChannelId,
    /// The server; `None` in direct messages.
    pub guild: Option<GuildId>,
}
