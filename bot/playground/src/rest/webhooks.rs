//! Follow-ups to an interaction's first answer, for fifteen minutes: `@original` and further messages.

use serde_json::Value;

use super::{Reply, callback, compose, done, ok};
use crate::api::body::Upload;
use crate::api::error::ApiError;
use crate::api::route::Target;
use crate::world::interaction::{Interaction, TOKEN_MS};
use crate::world::message::Message;
use crate::world::{World, wire};

/// The acknowledged interaction of a request.
fn interaction(world: &mut World, target: &Target) -> Result<Interaction, ApiError> {
    if target.id("webhook_id") != world.application {
        return Err(ApiError::of(10015));
    }
    let now = world.clock.now_ms();
    let interaction = world
        .interaction_by_token(target.text("webhook_token"))
        .filter(|interaction| interaction.ack.is_some())
        .ok_or_else(|| ApiError::of(10015))?;
    if now > interaction.begun_ms + TOKEN_MS {
        return Err(ApiError::of(50027));
    }
    Ok(interaction.clone())
}

/// The message of a request, if it still exists and is this interaction's.
fn find(world: &World, interaction: &Interaction, target: &Target) -> Result<u64, ApiError> {
    let id = match target.text("message_id") {
        "" => interaction.original,
        _ => Some(target.id("message_id"))
            .filter(|id| interaction.original == Some(*id) || interaction.followups.contains(id)),
    };
    id.filter(|id| world.message(*id).is_some()).ok_or_else(|| ApiError::of(10008))
}

pub(super) fn create(world: &mut World, target: &Target, json: &Value, files: &[Upload]) -> Reply {
    let interaction = interaction(world, target)?;
    // The first message after "thinking …" replaces it, and is as private.
    if let Some(id) = interaction.original
        && world.message(id).is_some_and(Message::is_thinking)
    {
        return change(world, &interaction, id, json, files);
    }
    let mut message = callback::answer(world, &interaction, json);
    message.reply_to = interaction.original.filter(|id| world.message(*id).is_some());
    message.command = None;
    compose::fill(world, &mut message, json, files)?;
    let id = message.id;
    world.post(message);
    if let Some(interaction) = world.interactions.get_mut(&interaction.id) {
        interaction.followups.push(id);
    }
    ok(wire::message(world, &world.messages[&id]))
}

pub(super) fn get(world: &mut World, target: &Target) -> Reply {
    let interaction = interaction(world, target)?;
    let id = find(world, &interaction, target)?;
    ok(wire::message(world, &world.messages[&id]))
}

pub(super) fn edit(world: &mut World, target: &Target, json: &Value, files: &[Upload]) -> Reply {
    let interaction = interaction(world, target)?;
    let id = find(world, &interaction, target)?;
    change(world, &interaction, id, json, files)
}

fn change(world: &mut World, interaction: &Interaction, id: u64, json: &Value, files: &[Upload]) -> Reply {
    let archived = world.channels.get(&interaction.channel).is_some_and(|channel| channel.archived);
    if archived && world.messages[&id].only.is_none() {
        return Err(ApiError::of(50083));
    }
    compose::alter(world, id, json, files)?;
    if let Some(interaction) = world.interactions.get_mut(&interaction.id)
        && interaction.original == Some(id)
    {
        interaction.updates += 1;
    }
    ok(wire::message(world, &world.messages[&id]))
}

pub(super) fn delete(world: &mut World, target: &Target) -> Reply {
    let interaction = interaction(world, target)?;
    let id = find(world, &interaction, target)?;
    world.remove(id);
    done()
}
