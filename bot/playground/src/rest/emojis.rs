//! The application's emoji, and checks that controls name only existing ones.

use std::sync::Arc;

use axum::http::StatusCode;
use serde_json::Value;

use super::{Reply, done, ok};
use crate::api::Problem;
use crate::api::error::ApiError;
use crate::api::route::Target;
use crate::api::snowflake;
use crate::check::picture;
use crate::world::emoji::{Emoji, MOST};
use crate::world::{World, wire};

pub(super) fn list(world: &World, target: &Target) -> Reply {
    own(world, target)?;
    let items: Vec<Value> = world.emojis.values().map(|emoji| wire::emoji(world, emoji)).collect();
    ok(serde_json::json!({ "items": items }))
}

pub(super) fn create(world: &mut World, target: &Target, json: &Value) -> Reply {
    own(world, target)?;
    let name = free(world, json)?;
    if world.emojis.len() >= MOST {
        return Err(ApiError::of(30008));
    }
    let picture = json["image"].as_str().and_then(picture).unwrap_or_default();
    let id = world.clock.snowflake();
    let emoji = Emoji { id, name, picture: Arc::from(picture) };
    let made = wire::emoji(world, &emoji);
    world.emojis.insert(id, emoji);
    Ok((StatusCode::CREATED, Some(made)))
}

pub(super) fn get(world: &World, target: &Target) -> Reply {
    ok(wire::emoji(world, find(world, target)?))
}

/// Only the name can be changed.
pub(super) fn edit(world: &mut World, target: &Target, json: &Value) -> Reply {
    let mut emoji = find(world, target)?.clone();
    if json["name"].as_str().is_some_and(|name| name != emoji.name) {
        emoji.name = free(world, json)?;
    }
    let changed = wire::emoji(world, &emoji);
    world.emojis.insert(emoji.id, emoji);
    ok(changed)
}

pub(super) fn delete(world: &mut World, target: &Target) -> Reply {
    let id = find(world, target)?.id;
    world.emojis.remove(&id);
    done()
}

fn own(world: &World, target: &Target) -> Result<(), ApiError> {
    if target.id("application_id") == world.application { Ok(()) } else { Err(ApiError::of(50001)) }
}

fn find<'w>(world: &'w World, target: &Target) -> Result<&'w Emoji, ApiError> {
    own(world, target)?;
    world.emojis.get(&target.id("emoji_id")).ok_or_else(|| ApiError::of(10014))
}

/// Reads a name that no emoji has yet.
fn free(world: &World, json: &Value) -> Result<String, ApiError> {
    let name = json["name"].as_str().unwrap_or_default();
    if world.emoji_called(name).is_none() {
        return Ok(name.to_owned());
    }
    let taken = "an application has no two emoji of one name";
    Err(ApiError::invalid(&[Problem::new("/name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", taken)]))
}

/// Checks that every emoji id in controls is one of the application's: Discord has the same error code for menus and
/// buttons.
///
/// # Errors
/// With every place where one is named that isn't there.
pub(super) fn check(world: &World, components: &Value) -> Result<(), ApiError> {
    let mut problems = Vec::new();
    look(world, components, "/components", &mut problems);
    if problems.is_empty() { Ok(()) } else { Err(ApiError::invalid(&problems)) }
}

fn look(world: &World, value: &Value, path: &str, problems: &mut Vec<Problem>) {
    match value {
        Value::Array(items) => {
            for (at, item) in items.iter().enumerate() {
                look(world, item, &format!("{path}/{at}"), problems);
            }
        }
        Value::Object(fields) => {
            for (name, field) in fields {
                let path = format!("{path}/{name}");
                let id = if name == "emoji" { snowflake(&field["id"]) } else { None };
                if id.is_some_and(|id| !world.emojis.contains_key(&id)) {
                    problems.push(Problem::new(&path, "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji"));
                } else {
                    look(world, field, &path, problems);
                }
            }
        }
        _ => {}
    }
}
