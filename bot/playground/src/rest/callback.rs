//! The first answer to an interaction: within three seconds, once, and of a matching kind.

use std::time::Instant;

use serde_json::{Value, json};

use super::query::Query;
use super::{Reply, compose, done, ok};
use crate::api::Problem;
use crate::api::body::Upload;
use crate::api::error::ApiError;
use crate::api::route::Target;
use crate::heard::Heard;
use crate::world::interaction::{Ack, Choice, Interaction};
use crate::world::message::{Author, Cause, EPHEMERAL, LOADING, Message};
use crate::world::{World, wire};

pub(super) fn acknowledge(
    world: &mut World,
    target: &Target,
    query: &Query,
    json: &Value,
    files: &[Upload],
) -> Reply {
    let now = world.clock.now_ms();
    let id = target.id("interaction_id");
    let interaction = world
        .interactions
        .get(&id)
        .filter(|interaction| interaction.token == target.text("interaction_token"))
        .cloned()
        .ok_or_else(|| ApiError::of(10062))?;
    if interaction.ack.is_some() {
        return Err(ApiError::of(40060));
    }
    if interaction.failed || now > interaction.begun_ms + world.ack_ms {
        return Err(ApiError::of(10062));
    }
    let ack = json["type"]
        .as_u64()
        .and_then(Ack::by_number)
        .filter(|ack| ack.fits(interaction.kind, interaction.source.is_some()))
        .ok_or_else(|| {
            let message = format!("this kind of interaction can't be answered with type {}", json["type"]);
            ApiError::invalid(&[Problem::new("/type", "INTERACTION_CALLBACK_TYPE", &message)])
        })?;
    let original = carry_out(world, &interaction, ack, &json["data"], files)?;
    if let Some(interaction) = world.interactions.get_mut(&id) {
        interaction.ack = Some((ack, now));
        interaction.original = original;
        match ack {
            Ack::Choices => interaction.choices = Some(choices(&json["data"])),
            Ack::Modal => interaction.modal = Some(json["data"].clone()),
            Ack::Update => interaction.updates += 1,
            Ack::Message | Ack::DeferredMessage | Ack::DeferredUpdate => {}
        }
    }
    world.hear(|| Heard::Acknowledged { interaction: id, at: Instant::now() });
    if !query.is_true("with_response") {
        return done();
    }
    let mut response = json!({
        "interaction": {
            "id": id.to_string(), "type": interaction.kind as u64,
            "response_message_id": original.map(|id| id.to_string()),
            "response_message_loading": ack == Ack::DeferredMessage,
            "response_message_ephemeral": original.is_some_and(|id| world.messages[&id].only.is_some()),
        },
    });
    if let Some(id) = original.filter(|_| matches!(ack, Ack::Message | Ack::DeferredMessage | Ack::Update)) {
        let message = wire::message(world, &world.messages[&id]);
        response["resource"] = json!({ "type": ack as u64, "message": message });
    }
    ok(response)
}

/// Carries an answer out; sets the message `@original`.
fn carry_out(
    world: &mut World,
    interaction: &Interaction,
    ack: Ack,
    data: &Value,
    files: &[Upload],
) -> Result<Option<u64>, ApiError> {
    match ack {
        Ack::Message => {
            let mut message = answer(world, interaction, data);
            compose::fill(world, &mut message, data, files)?;
            let id = message.id;
            world.post(message);
            Ok(Some(id))
        }
        Ack::DeferredMessage => {
            let mut message = answer(world, interaction, data);
            message.flags = data["flags"].as_u64().unwrap_or(0) | LOADING;
            let id = message.id;
            world.post(message);
            Ok(Some(id))
        }
        Ack::DeferredUpdate => Ok(interaction.source),
        Ack::Update => {
            let source = interaction.source.ok_or_else(|| ApiError::of(10008))?;
            compose::alter(world, source, data, files)?;
            Ok(Some(source))
        }
        Ack::Choices => {
            let note: Vec<_> =
                choices(data).iter().map(|choice| json!([choice.name, choice.value])).collect();
            world.note_to(interaction.who, json!({ "choices": note }));
            Ok(None)
        }
        Ack::Modal => {
            world.note_to(interaction.who, json!({ "form": data }));
            Ok(None)
        }
    }
}

/// An empty message that answers an interaction.
pub(super) fn answer(world: &mut World, interaction: &Interaction, data: &Value) -> Message {
    let mut message = Message::new(world.clock.snowflake(), interaction.channel, Author::Bot);
    message.cause = Some(Cause {
        interaction: interaction.id,
        kind: interaction.kind as u64,
        who: interaction.who,
        source: interaction.source,
    });
    message.command.clone_from(&interaction.command);
    if data["flags"].as_u64().unwrap_or(0) & EPHEMERAL != 0 {
        message.only = Some(interaction.who);
    }
    message
}

fn choices(data: &Value) -> Vec<Choice> {
    let list = data["choices"].as_array().into_iter().flatten();
    list.map(|choice| Choice {
        name: choice["name"].as_str().unwrap_or_default().to_owned(),
        value: choice["value"].clone(),
    })
    .collect()
}
