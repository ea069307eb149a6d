//! Attached files and emoji, for the page and for the bot.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

use crate::Shared;

/// Serves a file. Ids are never reused, so a browser may cache it.
pub(super) async fn attachment(
    State(shared): State<Arc<Shared>>,
    Path((channel, id, _name)): Path<(u64, u64, String)>,
) -> Response {
    let found = {
        let world = shared.look();
        let mut messages = world.messages.values().filter(|message| message.channel == channel);
        messages.find_map(|message| message.files.iter().find(|file| file.id == id).cloned())
    };
    let Some(file) = found else { return StatusCode::NOT_FOUND.into_response() };
    kept(file.content_type(), file.bytes.to_vec())
}

/// Serves an emoji by its id: `/emojis/1234.png`, as in Discord.
pub(super) async fn emoji(State(shared): State<Arc<Shared>>, Path(name): Path<String>) -> Response {
    let id = name.strip_suffix(".png").and_then(|id| id.parse::<u64>().ok());
    let found = id.and_then(|id| shared.look().emojis.get(&id).map(|emoji| emoji.picture.to_vec()));
    match found {
        Some(bytes) => kept("image/png", bytes),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// A file that a browser may cache.
fn kept(kind: &'static str, bytes: Vec<u8>) -> Response {
    let headers =
        [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "private, max-age=86400, immutable")];
    (headers, bytes).into_response()
}
