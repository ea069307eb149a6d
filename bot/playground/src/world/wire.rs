//! The world as Discord's JSON, in the form that serenity, and every other client, expects.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::World;
use super::clock::{iso, made_ms};
use super::emoji::Emoji;
use super::message::{Author, Message};
use super::people::Who;
use super::permissions;
use super::place::{CHESS_CLUB, Channel, GUILD, GUILD_NAME, Kind};

/// People's permissions: the bot's, and adding reactions.
const PERMISSIONS: u64 = permissions::BOT | 1 << 6;
/// The server's owner.
const OWNER: Who = Who::Ada;
/// The owner's permissions: also managing the server.
const OWNER_PERMISSIONS: u64 = PERMISSIONS | 1 << 5;
/// The largest file, in bytes.
pub(crate) const FILE_LIMIT: usize = 10 * 1024 * 1024;
/// The bot's name.
pub(crate) const BOT_NAME: &str = "Menagerie";

/// A person.
pub(crate) fn user(who: Who) -> Value {
    user_of(who.id(), who.username(), who.name(), false)
}

/// The bot as a user.
pub(crate) fn bot(application: u64) -> Value {
    user_of(application, "menagerie", BOT_NAME, true)
}

/// An emoji of the application.
pub(crate) fn emoji(world: &World, emoji: &Emoji) -> Value {
    json!({
        "id": emoji.id.to_string(), "name": emoji.name, "user": bot(world.application), "roles": [],
        "require_colons": true, "managed": false, "animated": false, "available": true,
    })
}

fn user_of(id: u64, username: &str, name: &str, bot: bool) -> Value {
    json!({
        "id": id.to_string(), "username": username, "discriminator": "0", "global_name": name, "avatar": null,
        "bot": bot, "system": false, "mfa_enabled": false, "banner": null, "accent_color": null, "locale": "en-US",
        "verified": true, "email": null, "flags": 0, "public_flags": 0, "premium_type": 0,
    })
}

/// The author of a message.
fn author(world: &World, author: Author) -> Value {
    match author {
        Author::Bot => bot(world.application),
        Author::Person(who) => user(who),
    }
}

/// A member of the server, with or without the user inside.
pub(crate) fn member(who: Who, with_user: bool) -> Value {
    let permissions = if who == OWNER { OWNER_PERMISSIONS } else { PERMISSIONS };
    let mut member = json!({
        "nick": null, "avatar": null, "banner": null, "roles": [], "joined_at": iso(made_ms(GUILD)),
        "premium_since": null, "deaf": false, "mute": false, "flags": 0, "pending": false,
        "permissions": permissions.to_string(), "communication_disabled_until": null,
    });
    if with_user {
        member["user"] = user(who);
    }
    member
}

/// A channel or thread.
pub(crate) fn channel(channel: &Channel) -> Value {
    let mut value = json!({
        "id": channel.id.to_string(), "type": channel.type_number(), "flags": 0, "last_message_id": null,
    });
    match channel.kind {
        Kind::Dm(who) => value["recipients"] = json!([user(who)]),
        Kind::Text => {
            value["guild_id"] = json!(GUILD.to_string());
            value["name"] = json!(channel.name);
            value["position"] = json!(0);
            value["permission_overwrites"] = overwrites(channel);
            value["parent_id"] = Value::Null;
            value["topic"] = Value::Null;
            value["nsfw"] = json!(false);
            value["rate_limit_per_user"] = json!(0);
        }
        Kind::Thread { parent, owner } => {
            value["guild_id"] = json!(GUILD.to_string());
            value["name"] = json!(channel.name);
            value["parent_id"] = json!(parent.to_string());
            value["owner_id"] = json!(owner.to_string());
            value["message_count"] = json!(0);
            value["member_count"] = json!(1);
            value["total_message_sent"] = json!(0);
            value["rate_limit_per_user"] = json!(0);
            value["thread_metadata"] = json!({
                "archived": channel.archived, "locked": channel.locked,
                "auto_archive_duration": channel.auto_archive,
                "archive_timestamp": iso(channel.archive_changed_ms),
                "create_timestamp": iso(made_ms(channel.id)),
            });
        }
    }
    value
}

/// The permission overwrites of a channel: denials for everybody, and the role it is kept for.
fn overwrites(channel: &Channel) -> Value {
    let denied = channel.denied | channel.only.map_or(0, |_| permissions::VIEW_CHANNEL);
    let one = |id: u64, kind: u8, allow: u64, deny: u64| json!({ "id": id.to_string(), "type": kind, "allow": allow.to_string(), "deny": deny.to_string() });
    let mut all = Vec::new();
    if denied != 0 {
        all.push(one(GUILD, 0, 0, denied));
    }
    if let Some((role, bot)) = channel.only {
        all.push(one(role, 0, permissions::VIEW_CHANNEL, 0));
        all.push(one(bot, 1, permissions::VIEW_CHANNEL & !channel.denied, 0));
    }
    json!(all)
}

/// A role of the server, with everybody's permissions.
fn role(world: &World, id: u64, name: &str) -> Value {
    json!({
        "id": id.to_string(), "name": name, "color": 0, "hoist": false, "position": 0, "managed": false,
        "colors": { "primary_color": 0, "secondary_color": null, "tertiary_color": null },
        "permissions": ((permissions::BOT | world.granted) & !world.denied).to_string(), "mentionable": false, "flags": 0, "icon": null,
        "unicode_emoji": null,
    })
}

/// The bot as a member of the server.
pub(crate) fn bot_member(world: &World) -> Value {
    let mut own = member(OWNER, false);
    own["user"] = bot(world.application);
    own
}

/// The server.
pub(crate) fn guild(world: &World) -> Value {
    let members = world_members(world);
    let mut roles = vec![role(world, GUILD, "@everyone")];
    roles.extend(
        world.roles.values().collect::<BTreeSet<_>>().into_iter().map(|id| role(world, *id, "friends")),
    );
    json!({
        "id": GUILD.to_string(), "name": GUILD_NAME, "owner_id": OWNER.id().to_string(), "icon": null,
        "icon_hash": null, "splash": null, "discovery_splash": null, "afk_channel_id": null, "afk_timeout": 300,
        "widget_enabled": false, "widget_channel_id": null, "verification_level": 1,
        "default_message_notifications": 1, "explicit_content_filter": 0, "roles": roles, "emojis": [],
        "features": [], "mfa_level": 0, "application_id": null,
        "system_channel_id": world.fresh_ms.map(|_| CHESS_CLUB.to_string()),
        "system_channel_flags": 0, "rules_channel_id": null, "max_presences": null, "max_members": 500_000,
        "vanity_url_code": null, "description": null, "banner": null, "premium_tier": 0,
        "premium_subscription_count": 0, "preferred_locale": world.language, "public_updates_channel_id": null,
        "max_video_channel_users": 25, "approximate_member_count": members,
        "approximate_presence_count": members, "nsfw_level": 0, "stickers": [],
        "premium_progress_bar_enabled": false, "safety_alerts_channel_id": null,
    })
}

/// The server in the gateway's event.
pub(crate) fn guild_create(world: &World) -> Value {
    let mut value = guild(world);
    let of = |threads: bool| -> Vec<Value> {
        let own = |one: &&Channel| one.guild().is_some() && one.is_thread() == threads && !one.archived;
        world.channels.values().filter(own).map(channel).collect()
    };
    value["joined_at"] = json!(iso(world.fresh_ms.unwrap_or(made_ms(GUILD))));
    value["large"] = json!(false);
    value["member_count"] = json!(world_members(world));
    value["channels"] = json!(of(false));
    value["threads"] = json!(of(true));
    value["members"] = json!([bot_member(world)]);
    for empty in
        ["voice_states", "presences", "stage_instances", "guild_scheduled_events", "soundboard_sounds"]
    {
        value[empty] = json!([]);
    }
    value
}

/// The number of members, the bot included.
fn world_members(world: &World) -> usize {
    world.people().count() + 1
}

/// The application: a team's, as public ones are, and with a server for its people. The team's members lack `permissions`, and
/// the server is partial, as Discord sends both.
pub(crate) fn application(world: &World) -> Value {
    let id = world.application.to_string();
    let person = |who: Who| json!({ "id": who.id().to_string(), "username": who.username(), "discriminator": "0", "avatar": null });
    let team = json!({
        "id": id, "icon": null, "name": "The keepers", "owner_user_id": OWNER.id().to_string(),
        "members": [{ "membership_state": 2, "team_id": id, "role": "admin", "user": person(OWNER) }],
    });
    json!({
        "id": id, "name": BOT_NAME, "icon": null, "description": "Strange games of chess", "summary": "", "rpc_origins": [],
        "bot_public": true, "bot_require_code_grant": false, "owner": person(OWNER), "team": team, "flags": 0,
        "guild_id": GUILD.to_string(), "guild": { "id": GUILD.to_string(), "name": GUILD_NAME, "icon": null, "features": [] },
        "verify_key": world.public_key, "bot": bot(world.application), "tags": [],
        "integration_types_config": { "0": {}, "1": {} }, "approximate_guild_count": 1,
        "approximate_user_install_count": 0, "redirect_uris": [], "interactions_endpoint_url": null,
        "role_connections_verification_url": null,
    })
}

/// A message.
pub(crate) fn message(world: &World, message: &Message) -> Value {
    let mentions: Vec<Value> = message.mentions.iter().copied().map(user).collect();
    let files: Vec<Value> = message
        .files
        .iter()
        .map(|file| {
            let url = world.file_url(message.channel, file.id, &file.name);
            let mut value = json!({
                "id": file.id.to_string(), "filename": file.name, "size": file.bytes.len(), "url": url,
                "proxy_url": url, "content_type": file.content_type(),
            });
            if !file.alt.is_empty() {
                value["description"] = json!(file.alt);
            }
            if let Some((width, height)) = file.size() {
                value["width"] = json!(width);
                value["height"] = json!(height);
            }
            if message.only.is_some() {
                value["ephemeral"] = json!(true);
            }
            value
        })
        .collect();
    let mut value = json!({
        "id": message.id.to_string(), "channel_id": message.channel.to_string(),
        "author": author(world, message.author), "content": message.content,
        "timestamp": iso(made_ms(message.id)), "edited_timestamp": message.edited_ms.map(iso), "tts": false,
        "mention_everyone": false, "mentions": mentions, "mention_roles": [], "attachments": files,
        "embeds": message.embeds, "components": message.components, "pinned": false,
        "type": message.type_number(), "flags": message.flags,
    });
    if let Some(nonce) = &message.nonce {
        value["nonce"] = nonce.clone();
    }
    if let Some(reply) = message.reply_to {
        value["message_reference"] = json!({
            "type": 0, "message_id": reply.to_string(), "channel_id": message.channel.to_string(),
            "guild_id": world.guild_of(message.channel).map(|id| id.to_string()),
        });
    }
    if let Some(cause) = message.cause {
        value["application_id"] = json!(world.application.to_string());
        value["webhook_id"] = json!(world.application.to_string());
        let mut metadata = json!({
            "id": cause.interaction.to_string(), "type": cause.kind, "user": user(cause.who),
            "authorizing_integration_owners": owners(world, message.channel),
        });
        match cause.source {
            Some(source) if cause.kind == 3 => metadata["interacted_message_id"] = json!(source.to_string()),
            _ if cause.kind == 5 => {
                metadata["triggering_interaction_metadata"] = json!({
                    "id": cause.interaction.to_string(), "type": 2, "user": user(cause.who),
                    "authorizing_integration_owners": owners(world, message.channel),
                });
            }
            _ => {}
        }
        value["interaction_metadata"] = metadata;
    }
    if let Some(thread) = world.channels.get(&message.id) {
        value["thread"] = channel(thread);
    }
    value
}

/// The installation that authorised an interaction: the server's id, or 0 in direct messages with the bot.
pub(crate) fn owners(world: &World, channel: u64) -> Value {
    json!({ "0": world.guild_of(channel).map_or_else(|| "0".to_owned(), |id| id.to_string()) })
}

/// The common part of every interaction's event.
pub(crate) fn interaction_frame(
    world: &World,
    interaction: &super::interaction::Interaction,
    data: &Value,
) -> Value {
    let at = interaction.channel;
    let may = world.channels.get(&at).map_or(0, |channel| world.said_to_be_allowed(channel));
    let mut value = json!({
        "id": interaction.id.to_string(), "application_id": world.application.to_string(),
        "type": interaction.kind as u64, "token": interaction.token, "version": 1, "data": data,
        "channel_id": at.to_string(), "channel": world.channels.get(&at).map(channel),
        "locale": world.locales.get(&interaction.who).unwrap_or(&"en-US"),
        "app_permissions": may.to_string(), "entitlements": [], "entitlement_sku_ids": [],
        "attachment_size_limit": FILE_LIMIT, "authorizing_integration_owners": owners(world, at),
    });
    if let Some(guild) = world.guild_of(at) {
        value["guild_id"] = json!(guild.to_string());
        value["guild"] = json!({ "id": guild.to_string(), "locale": world.language, "features": [] });
        value["guild_locale"] = json!(world.language);
        value["member"] = member(interaction.who, true);
        if let Some(role) = world.roles.get(&interaction.who) {
            value["member"]["roles"] = json!([role.to_string()]);
        }
        value["context"] = json!(0);
    } else {
        value["user"] = user(interaction.who);
        value["context"] = json!(1);
    }
    if let Some(source) = interaction.source.and_then(|id| world.messages.get(&id)) {
        value["message"] = message(world, source);
    }
    value
}
