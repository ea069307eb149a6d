//! Received interactions: only the few fields that are used, read by hand from JSON.
//!
//! Discord adds, drops and changes fields without notice, and a model of all of them fails over an unused one: all presses
//! of a person with a new kind of avatar would be lost. So what isn't read here can't be unreadable, what is read has a
//! default if it is missing, and only the person, the place and the request are indispensable. Without these [`Unread`] has
//! as much as is known, so that people get an answer.

use metrics::{self, Kind};
use model::ids::{ChannelId, GuildId, RoleId, UserId};
use serde_json::Value;
use serenity::all::InteractionId;
use words::Lang;

/// The permission bits `MANAGE_GUILD` and `ADMINISTRATOR`.
const MANAGES: u64 = 1 << 5 | 1 << 3;
/// The types of channels that are threads: of announcements, public, private.
const THREADS: [u64; 3] = [10, 11, 12];
/// The types of channels whose chat belongs to a voice or stage channel.
const VOICES: [u64; 2] = [2, 13];
/// The flag of messages that only one person sees.
const EPHEMERAL: u64 = 1 << 6;
/// The greatest depth of components that is searched.
const DEPTH: usize = 8;

/// An interaction.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Received {
    pub(crate) id: InteractionId,
    /// With it anybody can answer in the bot's name: never logged.
    pub(crate) token: String,
    pub(crate) from: From,
    pub(crate) asked: Asked,
}

/// The person and the place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct From {
    pub(crate) person: UserId,
    /// Their display name there, as sent: any text.
    pub(crate) name: Option<String>,
    pub(crate) channel: ChannelId,
    /// The channel of a thread.
    pub(crate) parent: Option<ChannelId>,
    pub(crate) guild: Option<GuildId>,
    /// Whether the channel is the chat of a voice or stage channel.
    pub(crate) voice: bool,
    /// Whether they may manage the server: each interaction has its sender's permissions.
    pub(crate) manages: bool,
    pub(crate) roles: Vec<RoleId>,
    /// The bot's permissions there, as Discord's bits.
    pub(crate) allowed: Option<u64>,
    pub(crate) lang: Option<Lang>,
}

/// The kind of an interaction.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Asked {
    /// A sent command.
    Command(Command),
    /// A command whose option is being typed.
    Typing(Command),
    /// A used control.
    Press(Press),
    /// A submitted form.
    Form(Press),
}

/// A command with its options.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Command {
    pub(crate) name: String,
    /// The subject of a context menu command.
    pub(crate) target: Option<u64>,
    pub(crate) options: Vec<Given>,
    /// The given people who are bots.
    pub(crate) bots: Vec<UserId>,
    /// Display names of the given people, as sent.
    pub(crate) names: Vec<(UserId, String)>,
}

/// An option of a command, or a subcommand with options of its own.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Given {
    pub(crate) name: String,
    pub(crate) value: Value,
    /// Whether it is being typed.
    pub(crate) focused: bool,
    /// `None`: an option; else a subcommand or a group of them.
    pub(crate) options: Option<Vec<Self>>,
}

/// A used control, or a form with what was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Press {
    pub(crate) custom_id: String,
    /// The chosen value, or the typed text.
    pub(crate) value: Option<String>,
    /// The message it belongs to.
    pub(crate) message: Option<Message>,
    /// All that was sent about it, by which equal presses are recognised.
    pub(crate) whole: String,
}

/// The message of a control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Message {
    pub(crate) id: u64,
    /// The interaction whose answer it began as.
    pub(crate) made_by: Option<u64>,
    /// Whether only one person sees it.
    pub(crate) private: bool,
}

/// An interaction that can't be understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Unread {
    /// Its id and token: without these no answer is possible.
    pub(crate) reply: Option<(InteractionId, String)>,
    /// Its kind, if known.
    pub(crate) kind: Option<Kind>,
    pub(crate) lang: Option<Lang>,
    /// What is missing, in words of ours alone.
    pub(crate) missing: &'static str,
}

impl Unread {
    /// Counts and logs it: nothing of its contents, only what it lacks.
    pub(crate) fn note(&self) {
        metrics::unread(self.kind);
        let id = self.reply.as_ref().map(|(id, _)| id.get());
        tracing::warn!(interaction = id, kind = ?self.kind, missing = self.missing, "an interaction can't be understood");
    }
}

/// An incoming request from Discord.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Incoming {
    /// Discord asks whether the endpoint works.
    Ping,
    Interaction(Box<Received>),
    Unread(Unread),
}

/// Reads an interaction.
pub(crate) fn read(json: &Value) -> Incoming {
    if json["type"] == 1 {
        return Incoming::Ping;
    }
    match understood(json) {
        Ok(received) => Incoming::Interaction(Box::new(received)),
        Err(missing) => {
            let token = text(&json["token"]);
            Incoming::Unread(Unread {
                reply: id(&json["id"]).map(InteractionId::new).zip(token),
                kind: kind(json),
                lang: lang(json),
                missing,
            })
        }
    }
}

fn understood(json: &Value) -> Result<Received, &'static str> {
    Ok(Received {
        id: id(&json["id"]).map(InteractionId::new).ok_or("no id")?,
        token: text(&json["token"]).ok_or("no token")?,
        from: from(json)?,
        asked: asked(json)?,
    })
}

fn kind(json: &Value) -> Option<Kind> {
    Some(match json["type"].as_u64()? {
        2 => Kind::Command,
        3 => Kind::Component,
        4 => Kind::Autocomplete,
        5 => Kind::Form,
        _ => return None,
    })
}

fn lang(json: &Value) -> Option<Lang> {
    json["locale"].as_str().and_then(Lang::of_locale)
}

fn from(json: &Value) -> Result<From, &'static str> {
    let (channel, member) = (&json["channel"], &json["member"]);
    // On servers the user is a part of the member.
    let user = if member["user"].is_object() { &member["user"] } else { &json["user"] };
    let thread = channel["thread_metadata"].is_object()
        || channel["type"].as_u64().is_some_and(|kind| THREADS.contains(&kind));
    let roles = member["roles"].as_array().into_iter().flatten();
    Ok(From {
        person: number(&user["id"]).map(UserId).ok_or("nobody who asks")?,
        name: name(member, user),
        channel: number(&json["channel_id"])
            .or_else(|| number(&channel["id"]))
            .map(ChannelId)
            .ok_or("no channel")?,
        parent: Some(&channel["parent_id"]).filter(|_| thread).and_then(number).map(ChannelId),
        guild: number(&json["guild_id"]).map(GuildId),
        voice: channel["type"].as_u64().is_some_and(|kind| VOICES.contains(&kind)),
        manages: bits(&member["permissions"]).is_some_and(|bits| bits & MANAGES != 0),
        roles: roles.filter_map(number).map(RoleId).collect(),
        allowed: bits(&json["app_permissions"]),
        lang: lang(json),
    })
}

/// A display name: on this server, everywhere, or at least the account's.
fn name(member: &Value, user: &Value) -> Option<String> {
    let names = [&member["nick"], &user["global_name"], &user["username"]];
    names.into_iter().filter_map(text).find(|name| !name.trim().is_empty())
}

fn asked(json: &Value) -> Result<Asked, &'static str> {
    let data = &json["data"];
    Ok(match kind(json).ok_or("a kind that is not known")? {
        Kind::Command => Asked::Command(command(data)?),
        Kind::Autocomplete => Asked::Typing(command(data)?),
        Kind::Component => {
            let value = data["values"].as_array().and_then(|values| text(values.first()?));
            Asked::Press(press(json, value)?)
        }
        Kind::Form => Asked::Form(press(json, typed(&data["components"], DEPTH))?),
    })
}

fn command(data: &Value) -> Result<Command, &'static str> {
    let people = || data["resolved"]["users"].as_object().into_iter().flatten();
    let person = |key: &str| key.parse().ok().filter(|id| *id > 0).map(UserId);
    let named =
        |(key, user): (&String, &Value)| Some((person(key)?, name(&data["resolved"]["members"][key], user)?));
    Ok(Command {
        name: text(&data["name"]).ok_or("no command")?,
        target: id(&data["target_id"]),
        options: options(&data["options"], DEPTH),
        bots: people().filter(|(_, user)| user["bot"] == true).filter_map(|(key, _)| person(key)).collect(),
        names: people().filter_map(named).collect(),
    })
}

fn options(list: &Value, depth: usize) -> Vec<Given> {
    let all = list.as_array().into_iter().flatten().filter(|_| depth > 0);
    all.filter_map(|one| {
        // A subcommand has options, even if none were given; an option has a value.
        let inner = one["options"].is_array() || matches!(one["type"].as_u64(), Some(1 | 2));
        Some(Given {
            name: text(&one["name"])?,
            value: text(&one["value"]).map_or_else(|| one["value"].clone(), Value::String),
            focused: one["focused"] == true,
            options: inner.then(|| options(&one["options"], depth - 1)),
        })
    })
    .collect()
}

fn press(json: &Value, value: Option<String>) -> Result<Press, &'static str> {
    let data = &json["data"];
    Ok(Press {
        custom_id: text(&data["custom_id"]).ok_or("no control")?,
        value,
        message: message(&json["message"]),
        whole: data.to_string(),
    })
}

fn message(json: &Value) -> Option<Message> {
    Some(Message {
        id: id(&json["id"])?,
        made_by: id(&json["interaction_metadata"]["id"]),
        private: json["flags"].as_u64().is_some_and(|flags| flags & EPHEMERAL != 0),
    })
}

/// The text typed into a form: the first one, at any depth. (Rows have `components`, labels a `component`.)
fn typed(components: &Value, depth: usize) -> Option<String> {
    let all: &[Value] = match components {
        Value::Array(all) => all,
        one @ Value::Object(_) => std::slice::from_ref(one),
        _ => return None,
    };
    all.iter().filter(|_| depth > 0).find_map(|one| {
        text(&one["value"])
            .or_else(|| typed(&one["components"], depth - 1))
            .or_else(|| typed(&one["component"], depth - 1))
    })
}

/// A text without NUL, which nobody types and PostgreSQL stores in no text.
fn text(value: &Value) -> Option<String> {
    value.as_str().map(|text| text.replace('\0', ""))
}

/// An id, which Discord sends as text. None is zero.
pub(crate) fn id(value: &Value) -> Option<u64> {
    value.as_u64().or_else(|| value.as_str()?.parse().ok()).filter(|id| *id > 0)
}

fn number(value: &Value) -> Option<i64> {
    id(value).and_then(|id| i64::try_from(id).ok())
}

/// Permissions: a number as text, of which the lowest 64 bits count.
pub(crate) fn bits(value: &Value) -> Option<u64> {
    value.as_u64().or_else(|| value.as_str()?.parse::<u128>().ok().map(|bits| bits as u64))
}

#[cfg(test)]
mod tests;
