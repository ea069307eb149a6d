//! The bot's own account: its gateway, its direct messages.

use crate::api::snowflake;
use serde_json::{Value, json};

use super::{Reply, ok};
use crate::api::error::ApiError;
use crate::api::route::Target;
use crate::world::people::Who;
use crate::world::place::GUILD;
use crate::world::{World, wire};

/// The gateway's address.
pub(crate) fn gateway_url(world: &World) -> String {
    format!("ws://{}/gateway", world.addr)
}

pub(super) fn gateway(world: &World) -> Value {
    json!({ "url": gateway_url(world) })
}

pub(super) fn bot_gateway(world: &World) -> Value {
    json!({
        "url": gateway_url(world),
        "shards": world.shards,
        "session_start_limit": { "total": 1000, "remaining": 999, "reset_after": 86_400_000, "max_concurrency": 1 },
    })
}

pub(super) fn guild(world: &World, target: &Target) -> Reply {
    of_guild(world, target)?;
    ok(wire::guild(world))
}

/// A member of the server.
pub(super) fn member(world: &World, target: &Target) -> Reply {
    of_guild(world, target)?;
    let id = target.id("user_id");
    match Who::by_id(id) {
        Some(who) => ok(wire::member(who, true)),
        None if id == world.application => ok(wire::bot_member(world)),
        None => Err(ApiError::of(10007)),
    }
}

fn of_guild(world: &World, target: &Target) -> Result<(), ApiError> {
    let known = target.id("guild_id") == GUILD && world.bot_is_here;
    if known { Ok(()) } else { Err(ApiError::of(10004)) }
}

/// Opens direct messages; that works for everybody who exists. Only sending may be refused.
pub(super) fn open_dm(world: &mut World, json: &Value) -> Reply {
    let id = snowflake(&json["recipient_id"]);
    let there = |who: &Who| world.has(*who);
    let who = id.and_then(Who::by_id).filter(there).ok_or_else(|| ApiError::of(10013))?;
    world.let_write_to(who)?;
    world.opened_dms.insert(who);
    // Works for everybody who exists, whether or not a message would be accepted.
    ok(wire::channel(&world.channels[&who.dm()]))
}
