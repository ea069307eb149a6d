//! Gateway events that matter, whether serenity can read them or not.
//!
//! An event that it can't read comes as [`Event::Unknown`] with its JSON, and would be lost: one field of a new kind would cost
//! all presses of a person. So all events are received raw. Interactions are always read from JSON by
//! [`crate::calls::received`], even if serenity understood them; of other events only the ids are needed.

use model::ids::{ChannelId, GuildId};
use serde_json::{Value, json};
use serenity::all::{Event, Interaction};
use words::Lang;

use app::GuildEvent;

/// The user whom serenity reports as the sender of an interaction without one. Nobody may act as them.
const NOBODY: &str = "1";

/// The meaning of an event.
#[derive(Debug, PartialEq)]
pub(crate) enum Heard {
    /// An interaction.
    Interaction(Value),
    /// A shard is connected, with the event for the app.
    Ready { shard: u32, happened: GuildEvent },
    /// A connection was resumed.
    Resumed,
    /// The bot is on this server; with the time it joined, if readable.
    There { guild: GuildId, joined: Option<GuildEvent> },
    /// An event about a server or a channel.
    GuildEvent(GuildEvent),
}

/// The meaning of an event; `None` for those that don't matter.
pub(crate) fn heard(event: Event) -> Option<Heard> {
    Some(match event {
        Event::InteractionCreate(event) => Heard::Interaction(raw(&event.interaction)),
        Event::Ready(event) => {
            let (shard, shards) = event.ready.shard.map_or((0, 1), |shard| (shard.id.0, shard.total));
            let guilds = event.ready.guilds.iter().map(|guild| GuildId(guild.id.get() as i64)).collect();
            Heard::Ready { shard, happened: GuildEvent::Connected { guilds, shard, shards } }
        }
        Event::Resumed(_) => Heard::Resumed,
        Event::GuildCreate(event) => {
            let guild = event.guild;
            let joined = GuildEvent::Joined {
                guild: GuildId(guild.id.get() as i64),
                since_ms: guild.joined_at.unix_timestamp().saturating_mul(1000),
                system: guild.system_channel_id.map(|id| ChannelId(id.get() as i64)),
                lang: Lang::of_locale(&guild.preferred_locale).unwrap_or_default(),
            };
            there(guild.id.get() as i64, Some(joined))
        }
        // An outage of Discord's comes as an unavailable server, and passes.
        Event::GuildDelete(event) if event.guild.unavailable => return None,
        Event::GuildDelete(event) => {
            Heard::GuildEvent(GuildEvent::GuildGone(GuildId(event.guild.id.get() as i64)))
        }
        Event::ChannelDelete(event) => gone(event.channel.id.get() as i64, None),
        Event::ThreadDelete(event) => {
            gone(event.thread.id.get() as i64, Some(event.thread.parent_id.get() as i64))
        }
        Event::ChannelUpdate(event) => changed(event.channel.guild_id.get() as i64),
        Event::GuildRoleUpdate(event) => changed(event.role.guild_id.get() as i64),
        Event::Unknown(event) => {
            let read = unread(&event.kind, event.value);
            if read.is_some() {
                tracing::warn!(event = event.kind, "an event has a shape that is new to the client library");
            }
            return read;
        }
        _ => return None,
    })
}

/// The meaning of an event that serenity can't read, or doesn't know.
fn unread(kind: &str, value: Value) -> Option<Heard> {
    let id = |name: &str| value[name].as_str()?.parse::<i64>().ok().filter(|id| *id > 0);
    Some(match kind {
        "INTERACTION_CREATE" => Heard::Interaction(value),
        "GUILD_CREATE" => {
            let joined = value["joined_at"].as_str().and_then(|at| at.parse::<jiff::Timestamp>().ok());
            let guild = id("id")?;
            let joined = joined.map(|joined| GuildEvent::Joined {
                guild: GuildId(guild),
                since_ms: joined.as_millisecond(),
                system: id("system_channel_id").map(ChannelId),
                lang: value["preferred_locale"].as_str().and_then(Lang::of_locale).unwrap_or_default(),
            });
            there(guild, joined)
        }
        "GUILD_DELETE" if value["unavailable"] == true => return None,
        "GUILD_DELETE" => Heard::GuildEvent(GuildEvent::GuildGone(GuildId(id("id")?))),
        "CHANNEL_DELETE" => gone(id("id")?, None),
        "THREAD_DELETE" => gone(id("id")?, id("parent_id")),
        "CHANNEL_UPDATE" | "GUILD_ROLE_UPDATE" => changed(id("guild_id")?),
        _ => return None,
    })
}

/// An interaction as Discord would send it.
pub(crate) fn raw(interaction: &Interaction) -> Value {
    let kind = match interaction {
        Interaction::Ping(_) => 1,
        Interaction::Command(_) => 2,
        Interaction::Component(_) => 3,
        Interaction::Autocomplete(_) => 4,
        Interaction::Modal(_) => 5,
        // A type that serenity knows and we don't.
        _ => 0,
    };
    let mut value = serde_json::to_value(interaction).unwrap_or_default();
    value["type"] = json!(kind);
    if value["user"]["id"] == NOBODY
        && let Some(fields) = value.as_object_mut()
    {
        fields.remove("user");
    }
    value
}

fn there(guild: i64, joined: Option<GuildEvent>) -> Heard {
    Heard::There { guild: GuildId(guild), joined }
}

fn gone(place: i64, parent: Option<i64>) -> Heard {
    Heard::GuildEvent(GuildEvent::PlaceGone { place: ChannelId(place), parent: parent.map(ChannelId) })
}

fn changed(guild: i64) -> Heard {
    Heard::GuildEvent(GuildEvent::PermissionsChanged(GuildId(guild)))
}
