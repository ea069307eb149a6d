//! The kinds of people who try the rows.

use std::sync::Arc;

use model::ids::{ChannelId, GuildId, InteractionId, RoleId, UserId};
use words::Lang;

use app::Asker;

pub(crate) const ADA: UserId = UserId(11);
pub(crate) const BEN: UserId = UserId(12);
pub(crate) const CLEO: UserId = UserId(13);
pub(crate) const DEV: UserId = UserId(14);
/// An onlooker in the channel.
pub(crate) const ONLOOKER: UserId = UserId(21);
/// A person who may manage the server, in another channel of it.
pub(crate) const MANAGER: UserId = UserId(22);
/// A person in another channel of the server who may see the channel of the games.
pub(crate) const ELSEWHERE: UserId = UserId(23);
/// A person there who may not see it.
pub(crate) const SHUT_OUT: UserId = UserId(24);
/// A person in the channel whom the server doesn't let play.
pub(crate) const BANNED: UserId = UserId(25);
/// A person on another server.
pub(crate) const FOREIGN: UserId = UserId(26);
/// A person in direct messages.
pub(crate) const DIRECT: UserId = UserId(27);

pub(crate) const CHANNEL: ChannelId = ChannelId(7);
pub(crate) const OTHER: ChannelId = ChannelId(8);
pub(crate) const GUILD: GuildId = GuildId(5);
/// The role that the server requires for playing.
pub(crate) const ROLE: RoleId = RoleId(70);

/// A person in the channel of the games, with the role.
pub(crate) fn asker(person: UserId) -> Asker {
    Asker {
        interaction: InteractionId(0),
        person,
        channel: CHANNEL,
        parent: None,
        guild: Some(GUILD),
        voice: false,
        name: None,
        manages: false,
        roles: Arc::new([ROLE]),
        allowed: None,
        lang: Lang::En,
    }
}

/// A person in their direct messages, where Discord sends no roles.
pub(crate) fn directly(person: UserId) -> Asker {
    let channel = ChannelId(1000 + person.0);
    Asker { channel, guild: None, roles: Arc::new([]), ..asker(person) }
}

/// Everybody, each with their place and roles.
pub(crate) fn everybody() -> Vec<(&'static str, Asker)> {
    let elsewhere = |person| Asker { channel: OTHER, ..asker(person) };
    vec![
        ("Ada", asker(ADA)),
        ("Ben", asker(BEN)),
        ("Cleo", asker(CLEO)),
        ("Dev", asker(DEV)),
        ("Ada directly", directly(ADA)),
        ("Ben elsewhere", elsewhere(BEN)),
        ("an onlooker", asker(ONLOOKER)),
        ("a manager", Asker { manages: true, ..elsewhere(MANAGER) }),
        ("somebody elsewhere", elsewhere(ELSEWHERE)),
        ("somebody shut out", elsewhere(SHUT_OUT)),
        ("somebody banned", Asker { roles: Arc::new([]), ..asker(BANNED) }),
        (
            "somebody of another server",
            Asker { channel: ChannelId(99), guild: Some(GuildId(6)), manages: true, ..asker(FOREIGN) },
        ),
        ("somebody in direct messages", directly(DIRECT)),
    ]
}
