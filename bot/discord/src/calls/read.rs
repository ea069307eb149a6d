//! Discord's answers: only the few fields that are used.
//!
//! So an unused field can't make an answer unreadable, however it changes, and an unreadable item is dropped from a list
//! without losing the list. (What Discord's description calls required may be missing all the same: the permissions of a team's
//! members once were.) Fields that decide who may see something are the exception: if unreadable they count as unknown, and
//! less is shown.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer};
use serde_json::Value;
use serenity::all::{
    ApplicationId, ChannelId, CommandId, EmojiId, GuildId, MessageId, Permissions, RoleId, UserId,
};

use super::received::{bits, id};

/// An object with an id.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(crate) struct Made<T> {
    pub(crate) id: T,
}

/// The bot's application.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Application {
    pub(crate) id: ApplicationId,
    /// The public key for interactions by HTTP.
    pub(crate) verify_key: Option<String>,
}

/// The gateway's address.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Gateway {
    pub(crate) url: String,
    /// The recommended number of shards.
    #[serde(default = "one")]
    pub(crate) shards: u32,
}

fn one() -> u32 {
    1
}

/// An emoji of the application.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub(crate) struct Emoji {
    pub(crate) id: EmojiId,
    pub(crate) name: String,
}

/// The application's emoji.
#[derive(Debug, Deserialize)]
pub(crate) struct Emojis {
    #[serde(deserialize_with = "each")]
    pub(crate) items: Vec<Emoji>,
}

/// A registered command.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Command {
    pub(crate) id: CommandId,
    pub(crate) name: String,
}

/// The registered commands.
#[derive(Debug, Deserialize)]
#[serde(transparent)]
pub(crate) struct Commands(#[serde(deserialize_with = "each")] pub(crate) Vec<Command>);

/// A server: its owner and its roles' permissions.
#[derive(Debug, Deserialize)]
pub(crate) struct Guild {
    pub(crate) owner_id: UserId,
    #[serde(deserialize_with = "each")]
    pub(crate) roles: Vec<Role>,
}

/// A role of a server.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(crate) struct Role {
    pub(crate) id: RoleId,
    #[serde(deserialize_with = "permissions")]
    pub(crate) permissions: Permissions,
}

/// A member of a server.
#[derive(Debug, Deserialize)]
pub(crate) struct Member {
    #[serde(deserialize_with = "each")]
    pub(crate) roles: Vec<RoleId>,
}

/// The readable items of a list.
fn each<'de, D: Deserializer<'de>, T: DeserializeOwned>(from: D) -> Result<Vec<T>, D::Error> {
    let all = Vec::<Value>::deserialize(from)?;
    Ok(all.into_iter().filter_map(|one| serde_json::from_value(one).ok()).collect())
}

fn permissions<'de, D: Deserializer<'de>>(from: D) -> Result<Permissions, D::Error> {
    let value = Value::deserialize(from)?;
    let bits = bits(&value).ok_or_else(|| serde::de::Error::custom("permissions are a number"))?;
    Ok(Permissions::from_bits_truncate(bits))
}

/// A channel or thread.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Place {
    /// `None` in direct messages.
    pub(crate) guild: Option<GuildId>,
    /// The channel of a thread.
    pub(crate) parent: Option<ChannelId>,
    pub(crate) kind: PlaceKind,
    /// Its last message, which may be deleted; `None` if not given.
    pub(crate) last: Option<MessageId>,
    /// Its permission overwrites; `None` if they are missing or unreadable.
    pub(crate) overwrites: Option<Vec<Overwrite>>,
}

/// The kind of a place, as far as it matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PlaceKind {
    /// A channel of any kind: text, forum, media, future ones.
    Channel,
    /// The chat of a voice or stage channel.
    Voice,
    /// A thread, with the permissions of its channel.
    Thread,
    /// A thread that only its members see.
    PrivateThread,
}

/// A channel's permission overwrite.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Overwrite {
    pub(crate) of: Subject,
    pub(crate) allow: Permissions,
    pub(crate) deny: Permissions,
}

/// The subject of an overwrite.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Subject {
    Role(RoleId),
    Member(UserId),
    /// An unknown kind of subject: what it denies may concern anybody.
    Unknown,
}

impl Place {
    /// Reads a channel; unreadable fields count as missing.
    pub(crate) fn of(json: &Value) -> Self {
        let kind = match json["type"].as_u64() {
            Some(10 | 11) => PlaceKind::Thread,
            Some(12) => PlaceKind::PrivateThread,
            Some(2 | 13) => PlaceKind::Voice,
            _ => PlaceKind::Channel,
        };
        let overwrites = json["permission_overwrites"].as_array();
        Self {
            guild: id(&json["guild_id"]).map(GuildId::new),
            parent: id(&json["parent_id"])
                .map(ChannelId::new)
                .filter(|_| matches!(kind, PlaceKind::Thread | PlaceKind::PrivateThread)),
            kind,
            last: id(&json["last_message_id"]).map(MessageId::new),
            overwrites: overwrites.and_then(|all| all.iter().map(Overwrite::of).collect()),
        }
    }
}

impl Overwrite {
    fn of(json: &Value) -> Option<Self> {
        let id = id(&json["id"])?;
        let of = match json["type"].as_u64() {
            Some(0) => Subject::Role(RoleId::new(id)),
            Some(1) => Subject::Member(UserId::new(id)),
            _ => Subject::Unknown,
        };
        let may = |name: &str| bits(&json[name]).map(Permissions::from_bits_truncate);
        Some(Self { of, allow: may("allow")?, deny: may("deny")? })
    }
}

/// A message in a channel, by any author.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Posted {
    pub(crate) id: MessageId,
    pub(crate) author: Option<u64>,
    pub(crate) text: String,
    /// The custom ids of all its controls, in order.
    pub(crate) controls: Vec<String>,
    /// The name of its first file.
    pub(crate) file: Option<String>,
}

impl Posted {
    /// Reads a message; `None` for one without an id. Messages of others may contain anything.
    pub(crate) fn of(json: &Value) -> Option<Self> {
        let mut controls = Vec::new();
        collect(&json["components"], &mut controls);
        Some(Self {
            id: MessageId::new(id(&json["id"])?),
            author: id(&json["author"]["id"]),
            text: json["content"].as_str().unwrap_or_default().to_owned(),
            controls,
            file: json["attachments"][0]["filename"].as_str().map(str::to_owned),
        })
    }
}

/// All custom ids within a message's components, in order.
fn collect(components: &Value, found: &mut Vec<String>) {
    match components {
        Value::Array(items) => items.iter().for_each(|item| collect(item, found)),
        Value::Object(fields) => {
            found.extend(fields.get("custom_id").and_then(Value::as_str).map(str::to_owned));
            if let Some(inner) = fields.get("components") {
                collect(inner, found);
            }
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_is_needed_is_read_and_the_rest_may_be_anything() {
        let team = json!({ "members": [{ "role": "admin" }] });
        let application = json!({ "id": "5", "verify_key": "ab", "team": team, "guild": {}, "flags": "x" });
        let read: Application = serde_json::from_value(application).expect("readable");
        assert_eq!((read.id.get(), read.verify_key.as_deref()), (5, Some("ab")));
        let gateway: Gateway = serde_json::from_value(json!({ "url": "wss://x" })).expect("readable");
        assert_eq!((gateway.url.as_str(), gateway.shards), ("wss://x", 1));
        let list = json!({ "items": [{ "id": "1", "name": "m_a" }, { "id": "x", "name": "m_b" }, 7, { "id": "2" }] });
        let list: Emojis = serde_json::from_value(list).expect("readable");
        assert_eq!(list.items, [Emoji { id: EmojiId::new(1), name: "m_a".to_owned() }]);
        let guild = json!({ "owner_id": "9", "features": 7, "roles": [
            { "id": "3", "permissions": "340282366920938463463374607431768211455", "colors": "?" },
            { "id": "4", "permissions": {} },
        ] });
        let guild: Guild = serde_json::from_value(guild).expect("readable");
        assert_eq!(guild.roles.len(), 1);
        assert!(guild.roles[0].permissions.contains(Permissions::VIEW_CHANNEL));
    }

    #[test]
    fn a_channel_of_any_kind_is_read_and_permissions_that_cannot_be_are_unknown() {
        let media = json!({ "id": "1", "type": 16, "guild_id": "5", "permission_overwrites": [
            { "id": "5", "type": 0, "allow": "0", "deny": "1024" }, { "id": "6", "type": 9, "allow": "0", "deny": 1024 },
        ] });
        let read = Place::of(&media);
        let overwrites = read.overwrites.expect("readable");
        assert_eq!(
            overwrites.iter().map(|one| one.of).collect::<Vec<_>>(),
            [Subject::Role(RoleId::new(5)), Subject::Unknown]
        );
        assert!(overwrites.iter().all(|one| one.deny == Permissions::VIEW_CHANNEL));
        let mut odd = media;
        odd["permission_overwrites"][0]["deny"] = json!("all");
        assert_eq!(Place::of(&odd).overwrites, None);
        assert_eq!(Place::of(&json!({ "id": "1" })).overwrites, None);
        let thread = Place::of(&json!({ "type": 12, "guild_id": "5", "parent_id": "7" }));
        assert_eq!((thread.kind, thread.parent), (PlaceKind::PrivateThread, Some(ChannelId::new(7))));
        assert_eq!(
            Place::of(&json!({ "type": 0, "parent_id": "7" })).parent,
            None,
            "a category is no channel"
        );
    }

    #[test]
    fn messages_of_anybody_are_read_as_far_as_they_go() {
        let strange =
            json!({ "id": "3", "author": { "id": "9", "avatar": "clyde" }, "type": 177, "embeds": 7 });
        let read = Posted::of(&strange).expect("it has an id");
        assert_eq!((read.author, read.text.as_str(), read.file), (Some(9), "", None));
        let ours = json!({ "id": "4", "author": { "id": "1" }, "content": "x", "attachments": [{ "filename": "board.png" }],
            "components": [{ "type": 1, "components": [{ "custom_id": "a" }, { "custom_id": "b" }] }, 7, { "type": 177 }] });
        let read = Posted::of(&ours).expect("it has an id");
        assert_eq!(
            (read.controls, read.file),
            (vec!["a".to_owned(), "b".to_owned()], Some("board.png".to_owned()))
        );
        assert_eq!(Posted::of(&json!({ "author": { "id": "1" } })), None);
    }
}
