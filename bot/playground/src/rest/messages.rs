//! Messages in channels, sent with the bot's own token.

use std::time::Instant;

use serde_json::Value;

use super::query::Query;
use super::{Reply, compose, done, ok};
use crate::api::Problem;
use crate::api::body::Upload;
use crate::api::error::ApiError;
use crate::api::route::Target;
use crate::api::snowflake;
use crate::heard::Heard;
use crate::world::message::{Author, Message};
use crate::world::permissions::{ATTACH_FILES, SEND_MESSAGES, SEND_MESSAGES_IN_THREADS};
use crate::world::place::{Channel, Kind};
use crate::world::{World, deviations, wire};

/// The most messages listed at once.
const PAGE: usize = 100;

/// The channel of a request.
pub(super) fn channel<'w>(world: &'w World, target: &Target) -> Result<&'w Channel, ApiError> {
    world.channels.get(&target.id("channel_id")).ok_or_else(|| ApiError::of(10003))
}

/// The message of a request; ephemeral ones can't be found this way.
fn message<'w>(world: &'w World, target: &Target) -> Result<&'w Message, ApiError> {
    let place = channel(world, target)?;
    world.demand(place, 0)?;
    let channel = place.id;
    world
        .message(target.id("message_id"))
        .filter(|message| message.channel == channel && message.only.is_none())
        .ok_or_else(|| ApiError::of(10008))
}

fn own<'w>(world: &'w World, target: &Target) -> Result<&'w Message, ApiError> {
    let message = message(world, target)?;
    if message.author == Author::Bot { Ok(message) } else { Err(ApiError::of(50005)) }
}

/// Lists messages, newest first, before, after or around one.
pub(super) fn list(world: &World, target: &Target, query: &Query) -> Reply {
    world.demand(channel(world, target)?, 0)?;
    let channel = channel(world, target)?.id;
    let limit = query.id("limit").map_or(50, |limit| limit as usize);
    if !(1..=PAGE).contains(&limit) {
        let problem = Problem::new("/limit", "NUMBER_TYPE_RANGE", "limit is 1 to 100");
        return Err(ApiError::invalid(&[problem]));
    }
    let all: Vec<&Message> = world
        .messages
        .values()
        .filter(|message| message.channel == channel && !message.gone && message.only.is_none())
        .collect();
    let place = |id: u64| all.partition_point(|message| message.id < id);
    let (from, to) = if let Some(id) = query.id("after") {
        let from = all.partition_point(|message| message.id <= id);
        (from, (from + limit).min(all.len()))
    } else if let Some(id) = query.id("around") {
        let from = place(id).saturating_sub(limit / 2);
        (from, (from + limit).min(all.len()))
    } else {
        let to = query.id("before").map_or(all.len(), place);
        (to.saturating_sub(limit), to)
    };
    let shown = |message: &&Message| {
        let mut shown = wire::message(world, message);
        if world.deviations.odd_messages && message.author != Author::Bot {
            deviations::strange(&mut shown);
        }
        shown
    };
    ok(all[from..to].iter().rev().map(shown).collect())
}

pub(super) fn create(world: &mut World, target: &Target, json: &Value, files: &[Upload]) -> Reply {
    let channel = channel(world, target)?.clone();
    let speak = if channel.is_thread() { SEND_MESSAGES_IN_THREADS } else { SEND_MESSAGES };
    world.demand(&channel, if files.is_empty() { speak } else { speak | ATTACH_FILES })?;
    if channel.locked {
        return Err(ApiError::of(160_005));
    }
    if let Kind::Dm(who) = channel.kind {
        if world.closed_dms.contains(&who) {
            return Err(ApiError::of(50007));
        }
        if !world.bot_is_here {
            return Err(ApiError::of(50278));
        }
        if !world.opened_dms.contains(&who) {
            return Err(ApiError::of(50001));
        }
        world.let_write_to(who)?;
    }
    let nonce = Some(&json["nonce"]).filter(|nonce| !nonce.is_null());
    let enforced = json["enforce_nonce"] == true && !world.deviations.forgets_nonces;
    if let Some(nonce) = nonce.filter(|_| enforced)
        && let Some(id) = world.by_nonce(nonce)
    {
        let known = world.message(id).ok_or_else(|| ApiError::of(10008))?;
        return ok(wire::message(world, known));
    }
    let reply_to = snowflake(&json["message_reference"]["message_id"]);
    let lost =
        reply_to.is_some_and(|id| world.message(id).is_none_or(|message| message.channel != channel.id));
    if lost && json["message_reference"]["fail_if_not_exists"] != false {
        let problem = Problem::new(
            "/message_reference",
            "REPLIES_UNKNOWN_MESSAGE",
            "the message replied to is not in this channel",
        );
        return Err(ApiError::invalid(&[problem]));
    }
    let id = world.clock.snowflake();
    let mut message = Message::new(id, channel.id, Author::Bot);
    message.reply_to = reply_to.filter(|_| !lost);
    message.nonce = nonce.cloned();
    compose::fill(world, &mut message, json, files)?;
    world.post(message);
    ok(wire::message(world, &world.messages[&id]))
}

pub(super) fn get(world: &World, target: &Target) -> Reply {
    ok(wire::message(world, message(world, target)?))
}

pub(super) fn edit(world: &mut World, target: &Target, json: &Value, files: &[Upload]) -> Reply {
    let id = own(world, target)?.id;
    let channel = channel(world, target)?.clone();
    if channel.archived {
        return Err(ApiError::of(50083));
    }
    // Editing own messages needs no permission to send; new files need that to attach.
    if !files.is_empty() {
        world.demand(&channel, ATTACH_FILES)?;
    }
    compose::alter(world, id, json, files)?;
    let message = &world.messages[&id];
    world.hear(|| Heard::Changed {
        message: id,
        content: message.content.clone(),
        components: message.components.clone(),
        at: Instant::now(),
    });
    ok(wire::message(world, message))
}

pub(super) fn delete(world: &mut World, target: &Target) -> Reply {
    let id = message(world, target).and_then(|message| {
        // Deleting other people's messages needs a permission that the bot doesn't have.
        if message.author == Author::Bot { Ok(message.id) } else { Err(ApiError::of(50013)) }
    })?;
    if channel(world, target)?.archived {
        return Err(ApiError::of(50083));
    }
    world.remove(id);
    done()
}
