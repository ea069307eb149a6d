//! The REST API: a request is routed, faulted if ordered, checked, carried out and recorded.

pub(crate) mod account;
pub(crate) mod callback;
pub(crate) mod channels;
pub(crate) mod commands;
pub(crate) mod compose;
pub(crate) mod emojis;
pub(crate) mod messages;
pub(crate) mod query;
pub(crate) mod webhooks;

use std::sync::{Arc, PoisonError};

use axum::Json;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::Value;

use crate::Shared;
use crate::api::body::{self, Payload};
use crate::api::error::ApiError;
use crate::api::route::{self, NoRoute, Route, Target};
use crate::audit::Record;
use crate::faults::Effect;
use crate::limits::{self, Verdict};
use crate::world::{TOKEN, World, deviations};
use query::Query;

/// A route's answer: a status, and JSON if any.
pub(crate) type Reply = Result<(StatusCode, Option<Value>), ApiError>;

/// The usual answer.
pub(crate) fn ok(value: Value) -> Reply {
    Ok((StatusCode::OK, Some(value)))
}

/// The answer without contents.
pub(crate) fn done() -> Reply {
    Ok((StatusCode::NO_CONTENT, None))
}

/// Answers one request of the bot. What has arrived is carried out, also when the bot hangs up before the answer.
pub(crate) async fn handle(State(shared): State<Arc<Shared>>, request: Request) -> Response {
    let (parts, body) = request.into_parts();
    let payload = body::read(&parts.headers, body).await;
    let carried_out = tokio::spawn(async move { limited(&shared, &parts, payload).await });
    carried_out.await.unwrap_or_else(|ended| match ended.try_into_panic() {
        Ok(panic) => std::panic::resume_unwind(panic),
        // The playground is ending.
        Err(_) => cut(),
    })
}

/// Answers a request if its rate limits allow.
async fn limited(shared: &Arc<Shared>, parts: &Parts, payload: Result<Payload, ApiError>) -> Response {
    let method = &parts.method;
    let found = parts.uri.path().strip_prefix("/api/v10").map(|path| route::find(method, path));
    let (Some(limits), Some(Ok(target))) = (&shared.limits, found) else {
        return answer(shared, parts, payload).await;
    };
    let limits = || limits.lock().unwrap_or_else(PoisonError::into_inner);
    let now = || shared.look().clock.now_ms();
    let asked = now();
    let verdict = limits().look(&target, asked);
    let response = match verdict {
        Verdict::Go(headers) => limits::tell(answer(shared, parts, payload).await, headers),
        Verdict::Refused { response, told } => {
            let mut world = shared.look();
            world.audit.request(Record::new(method, &target, response.status().as_u16()));
            if told {
                world.audit.violation(format!("{method} {}: its headers said not yet", target.template));
            }
            response
        }
    };
    let answered = now();
    limits().answered(&target, &response, answered);
    response
}

async fn answer(shared: &Arc<Shared>, parts: &Parts, payload: Result<Payload, ApiError>) -> Response {
    let path = parts.uri.path();
    let Some(path) = path.strip_prefix("/api/v10") else {
        return match path.strip_prefix("/api") {
            Some(path) => unknown(shared, &parts.method, path, NoRoute::Path),
            None => respond(&Err(ApiError::plain(404))),
        };
    };
    let target = match route::find(&parts.method, path) {
        Ok(target) => target,
        Err(miss) => return unknown(shared, &parts.method, path, miss),
    };
    if !names_itself(&parts.headers) {
        let mut world = shared.look();
        world.audit.violation(format!("{} {}: no user agent of a bot", parts.method, target.template));
        world.audit.request(Record::new(&parts.method, &target, 403));
        return Effect::Code(40333).response();
    }
    if let Err(error) = authorise(&target, &parts.headers) {
        shared.look().audit.request(Record::new(&parts.method, &target, error.status.as_u16()));
        return respond(&Err(error));
    }
    let effect = {
        let mut world = shared.look();
        let now = world.clock.now_ms();
        world.orders.next(target.route, now)
    };
    let record = |status: u16| Record::new(&parts.method, &target, status).faulted(effect.as_ref());
    match &effect {
        None | Some(Effect::LoseReply) => {}
        Some(Effect::Delay(time)) => tokio::time::sleep(*time).await,
        Some(Effect::LoseRequest) => {
            shared.look().audit.request(record(0));
            return cut();
        }
        Some(other) => {
            let response = other.response();
            shared.look().audit.request(record(response.status().as_u16()));
            return response;
        }
    }
    let query = Query::new(parts.uri.query().unwrap_or_default());
    let mut record = record(0);
    match &payload {
        Ok(payload) => record = record.carrying(payload),
        Err(error) => {
            let what = format!("{} {}: {}", parts.method, target.template, error.body());
            shared.look().audit.violation(what);
        }
    }
    let reply = payload.and_then(|payload| perform(shared, &parts.method, &target, &query, &payload));
    record.status = reply.as_ref().map_or_else(|error| error.status, |(status, _)| *status).as_u16();
    shared.keep(record);
    if effect == Some(Effect::LoseReply) {
        return cut();
    }
    if shared.look().deviations.lean
        && let Ok((status, Some(value))) = reply
    {
        let value = shared.checker.required(&parts.method, &target, value);
        return respond(&Ok((status, Some(value))));
    }
    respond(&withheld(shared, target.route, reply))
}

/// An answer without the paths that its route is to lack.
fn withheld(shared: &Shared, route: Route, reply: Reply) -> Reply {
    let (status, value) = reply?;
    let paths = shared.look().deviations.withheld.clone();
    let value = value.map(|mut value| {
        let own = paths.iter().filter(|(of, _)| *of == route);
        own.for_each(|(_, path)| deviations::withhold(&mut value, path));
        value
    });
    Ok((status, value))
}

/// Whether a request has a user agent, as Discord requires of bots: others may be blocked.
fn names_itself(headers: &HeaderMap) -> bool {
    let agent = headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok());
    agent.is_some_and(|agent| agent.starts_with("DiscordBot (https://") && agent.ends_with(')'))
}

fn perform(shared: &Shared, method: &Method, target: &Target, query: &Query, payload: &Payload) -> Reply {
    let problems =
        if shared.checks() { shared.checker.problems(method, target, payload) } else { Vec::new() };
    if !problems.is_empty() {
        let mut world = shared.look();
        for problem in &problems {
            world.audit.violation(format!("{method} {}: {problem}", target.template));
        }
        return Err(ApiError::invalid(&problems));
    }
    shared.change(|world| {
        world.expire();
        let reply = apply(world, target, query, payload);
        if let Err(error) = &reply
            && error.code == 50035
        {
            world.audit.violation(format!("{method} {}: {}", target.template, error.body()));
        }
        reply
    })
}

/// Carries a request out that passed all checks independent of the world.
fn apply(world: &mut World, target: &Target, query: &Query, payload: &Payload) -> Reply {
    let nothing = Value::Null;
    let json = payload.json.as_ref().unwrap_or(&nothing);
    match target.route {
        Route::GetGateway => ok(account::gateway(world)),
        Route::GetBotGateway => ok(account::bot_gateway(world)),
        Route::GetCurrentUser => ok(crate::world::wire::bot(world.application)),
        Route::GetApplication => ok(crate::world::wire::application(world)),
        Route::ListEmojis => emojis::list(world, target),
        Route::CreateEmoji => emojis::create(world, target, json),
        Route::GetEmoji => emojis::get(world, target),
        Route::EditEmoji => emojis::edit(world, target, json),
        Route::DeleteEmoji => emojis::delete(world, target),
        Route::GetGuild => account::guild(world, target),
        Route::GetMember => account::member(world, target),
        Route::CreateDm => account::open_dm(world, json),
        Route::ListCommands => commands::list(world, target),
        Route::SetCommands => commands::set(world, target, json),
        Route::CreateCommand => commands::create(world, target, json),
        Route::GetCommand => commands::get(world, target),
        Route::EditCommand => commands::edit(world, target, json),
        Route::DeleteCommand => commands::delete(world, target),
        Route::Callback => callback::acknowledge(world, target, query, json, &payload.files),
        Route::CreateFollowup => webhooks::create(world, target, json, &payload.files),
        Route::GetOriginal | Route::GetFollowup => webhooks::get(world, target),
        Route::EditOriginal | Route::EditFollowup => webhooks::edit(world, target, json, &payload.files),
        Route::DeleteOriginal | Route::DeleteFollowup => webhooks::delete(world, target),
        Route::ListMessages => messages::list(world, target, query),
        Route::CreateMessage => messages::create(world, target, json, &payload.files),
        Route::GetMessage => messages::get(world, target),
        Route::EditMessage => messages::edit(world, target, json, &payload.files),
        Route::DeleteMessage => messages::delete(world, target),
        Route::StartThreadFromMessage => channels::start_thread_from_message(world, target, json),
        Route::StartThread => channels::start_thread(world, target, json),
        Route::Typing => channels::typing(world, target),
        Route::GetChannel => channels::get(world, target),
        Route::EditChannel => channels::edit(world, target, json),
        Route::DeleteChannel => channels::delete(world, target),
    }
}

fn authorise(target: &Target, headers: &HeaderMap) -> Result<(), ApiError> {
    let given = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    match given.map(|given| given.strip_prefix("Bot ").unwrap_or(given)) {
        Some(TOKEN) => Ok(()),
        None if !target.route.needs_token() => Ok(()),
        _ => Err(ApiError::plain(401)),
    }
}

fn unknown(shared: &Shared, method: &Method, path: &str, miss: NoRoute) -> Response {
    // Only the path's first parts: what follows may be a token.
    let place: Vec<&str> = path.split('/').take(3).collect();
    shared.look().audit.violation(format!("unknown route: {method} {}", place.join("/")));
    respond(&Err(ApiError::plain(match miss {
        NoRoute::Path => 404,
        NoRoute::Method => 405,
    })))
}

fn respond(reply: &Reply) -> Response {
    match reply {
        Ok((status, Some(value))) => (*status, Json(value)).into_response(),
        Ok((status, None)) => status.into_response(),
        Err(error) => (error.status, Json(error.body())).into_response(),
    }
}

/// An answer that never arrives: its body fails before the first byte is written, so the connection is closed instead.
fn cut() -> Response {
    let broken = futures_util::stream::once(std::future::ready(Err::<Vec<u8>, _>(Cut)));
    Response::new(Body::from_stream(broken))
}

/// The error that cuts a connection, as ordered.
#[derive(Debug, thiserror::Error)]
#[error("cut as ordered")]
struct Cut;
