//! The slash commands a bot registers.

use axum::http::StatusCode;
use serde_json::{Value, json};

use super::{Reply, done, ok};
use crate::api::error::ApiError;
use crate::api::route::Target;
use crate::api::snowflake;
use crate::world::World;
use crate::world::place::GUILD;

/// The server of a request; `None` for global commands.
fn scope(world: &World, target: &Target) -> Result<Option<String>, ApiError> {
    if target.id("application_id") != world.application {
        return Err(ApiError::of(50001));
    }
    match target.text("guild_id") {
        "" => Ok(None),
        _ if target.id("guild_id") == GUILD => Ok(Some(GUILD.to_string())),
        _ => Err(ApiError::of(50001)),
    }
}

fn is_in(command: &Value, scope: Option<&String>) -> bool {
    command["guild_id"].as_str() == scope.map(String::as_str)
}

pub(super) fn list(world: &World, target: &Target) -> Reply {
    let scope = scope(world, target)?;
    ok(world.commands.iter().filter(|command| is_in(command, scope.as_ref())).cloned().collect())
}

/// Replaces all commands of a scope; those with an unchanged name keep their id.
pub(super) fn set(world: &mut World, target: &Target, json: &Value) -> Reply {
    let scope = scope(world, target)?;
    let wanted = json.as_array().cloned().unwrap_or_default();
    let made: Vec<Value> =
        wanted.iter().map(|description| register(world, scope.as_ref(), description)).collect();
    world.commands.retain(|command| !is_in(command, scope.as_ref()));
    world.commands.extend(made.iter().cloned());
    world.commands_revision = world.revision;
    ok(Value::Array(made))
}

/// Adds a command, or replaces the one of the same name.
pub(super) fn create(world: &mut World, target: &Target, json: &Value) -> Reply {
    let scope = scope(world, target)?;
    let made = register(world, scope.as_ref(), json);
    let before = world.commands.len();
    world.commands.retain(|command| command["id"] != made["id"]);
    let status = if world.commands.len() < before { StatusCode::OK } else { StatusCode::CREATED };
    world.commands.push(made.clone());
    world.commands_revision = world.revision;
    Ok((status, Some(made)))
}

pub(super) fn get(world: &World, target: &Target) -> Reply {
    ok(world.commands[position(world, target)?].clone())
}

pub(super) fn edit(world: &mut World, target: &Target, json: &Value) -> Reply {
    let at = position(world, target)?;
    for (name, value) in json.as_object().into_iter().flatten() {
        world.commands[at][name.as_str()] = value.clone();
    }
    world.commands[at]["version"] = json!(world.clock.snowflake().to_string());
    world.commands_revision = world.revision;
    ok(world.commands[at].clone())
}

pub(super) fn delete(world: &mut World, target: &Target) -> Reply {
    let at = position(world, target)?;
    world.commands.remove(at);
    world.commands_revision = world.revision;
    done()
}

fn position(world: &World, target: &Target) -> Result<usize, ApiError> {
    let scope = scope(world, target)?;
    let id = target.id("command_id");
    world
        .commands
        .iter()
        .position(|command| is_in(command, scope.as_ref()) && snowflake(&command["id"]) == Some(id))
        .ok_or_else(|| ApiError::of(10063))
}

/// A description as Discord stores it: with defaults filled in.
fn register(world: &mut World, scope: Option<&String>, description: &Value) -> Value {
    let kind = description["type"].as_u64().unwrap_or(1);
    let known = world.commands.iter().find(|command| {
        is_in(command, scope)
            && command["name"] == description["name"]
            && command["type"].as_u64() == Some(kind)
    });
    let known = known.map(|command| command["id"].clone());
    let id = known.unwrap_or_else(|| json!(world.clock.snowflake().to_string()));
    let mut command = json!({
        "name_localizations": null, "description": "", "description_localizations": null,
        "default_member_permissions": null, "dm_permission": true, "nsfw": false, "options": [],
    });
    for (name, value) in description.as_object().into_iter().flatten() {
        command[name.as_str()] = value.clone();
    }
    command["id"] = id;
    command["type"] = json!(kind);
    command["application_id"] = json!(world.application.to_string());
    command["version"] = json!(world.clock.snowflake().to_string());
    if let Some(guild) = scope {
        command["guild_id"] = json!(guild);
    }
    command
}
