//! Channels and threads.

use axum::http::StatusCode;
use serde_json::Value;

use super::messages::channel;
use super::{Reply, done, ok};
use crate::api::error::ApiError;
use crate::api::route::Target;
use crate::world::message::Message;
use crate::world::permissions::{CREATE_PUBLIC_THREADS, MANAGE_THREADS, SEND_MESSAGES_IN_THREADS};
use crate::world::place::Kind;
use crate::world::sessions::intents;
use crate::world::{World, wire};

/// How long (ms) a typing indicator is shown.
const TYPING_MS: u64 = 10_000;
/// Discord's number for a public thread.
const PUBLIC_THREAD: u64 = 11;

pub(super) fn get(world: &World, target: &Target) -> Reply {
    let channel = channel(world, target)?;
    world.demand(channel, 0)?;
    let mut value = wire::channel(channel);
    // A private message is none of the channel; a deleted one stays its last.
    let public = |message: &&Message| message.channel == channel.id && message.only.is_none();
    let last = world.messages.values().rev().find(public);
    value["last_message_id"] = last.map_or(Value::Null, |message| Value::String(message.id.to_string()));
    ok(value)
}

/// Starts a thread from a message, with the message's id.
pub(super) fn start_thread_from_message(world: &mut World, target: &Target, json: &Value) -> Reply {
    let channel = channel(world, target)?.clone();
    world.demand(&channel, CREATE_PUBLIC_THREADS)?;
    let id = target.id("message_id");
    if world.message(id).is_none_or(|message| message.channel != channel.id || message.only.is_some()) {
        return Err(ApiError::of(10008));
    }
    if world.channels.contains_key(&id) {
        return Err(ApiError::of(160_004));
    }
    begin(world, channel.kind, channel.id, id, json)
}

/// Starts a public thread without a message. Private ones need a permission that the bot doesn't have.
pub(super) fn start_thread(world: &mut World, target: &Target, json: &Value) -> Reply {
    let channel = channel(world, target)?.clone();
    world.demand(&channel, CREATE_PUBLIC_THREADS)?;
    if json["type"].as_u64() != Some(PUBLIC_THREAD) {
        return Err(ApiError::of(50013));
    }
    let id = world.clock.snowflake();
    begin(world, channel.kind, channel.id, id, json)
}

fn begin(world: &mut World, kind: Kind, parent: u64, id: u64, json: &Value) -> Reply {
    match kind {
        Kind::Text => {}
        Kind::Dm(_) => return Err(ApiError::of(50003)),
        Kind::Thread { .. } => return Err(ApiError::of(50024)),
    }
    let name = json["name"].as_str().unwrap_or_default().to_owned();
    world.start_thread(id, parent, &name, json["auto_archive_duration"].as_u64().unwrap_or(4320));
    Ok((StatusCode::CREATED, Some(wire::channel(&world.channels[&id]))))
}

/// Renames, archives or locks a thread of the bot's own. Everything else needs permissions that it doesn't
/// have.
pub(super) fn edit(world: &mut World, target: &Target, json: &Value) -> Reply {
    let mut thread = channel(world, target)?.clone();
    world.demand(&thread, 0)?;
    // Opening an archived thread needs no more than writing there; a locked one needs a moderator.
    if thread.is_thread() && thread.archived {
        world.demand(&thread, SEND_MESSAGES_IN_THREADS)?;
        if thread.locked {
            return Err(ApiError::of(50013));
        }
    }
    if !thread.is_thread() {
        return Err(ApiError::of(50013));
    }
    let was_archived = thread.archived;
    if let Some(archived) = json["archived"].as_bool() {
        thread.archived = archived;
    }
    if was_archived && thread.archived && json["archived"].is_null() {
        return Err(ApiError::of(50083));
    }
    if let Some(locked) = json["locked"].as_bool() {
        thread.locked = locked;
    }
    if let Some(minutes) = json["auto_archive_duration"].as_u64() {
        thread.auto_archive = minutes;
    }
    if let Some(name) = json["name"].as_str() {
        name.clone_into(&mut thread.name);
    }
    if was_archived != thread.archived {
        thread.archive_changed_ms = world.clock.now_ms();
    }
    let (id, data) = (thread.id, wire::channel(&thread));
    world.channels.insert(id, thread);
    world.dispatch("THREAD_UPDATE", id, intents::GUILDS, &data);
    ok(data)
}

/// Deletes a thread, if the bot may manage threads. Channels belong to the server.
pub(super) fn delete(world: &mut World, target: &Target) -> Reply {
    let thread = channel(world, target)?.clone();
    world.demand(&thread, MANAGE_THREADS)?;
    if !thread.is_thread() {
        return Err(ApiError::of(50013));
    }
    world.remove_channel(thread.id);
    ok(wire::channel(&thread))
}

/// Shows a typing indicator in a channel for a while, or until the bot's next message.
pub(super) fn typing(world: &mut World, target: &Target) -> Reply {
    let place = channel(world, target)?.clone();
    world.demand(&place, 0)?;
    let until = world.clock.now_ms() + TYPING_MS;
    world.show_typing(place.id, until);
    done()
}
