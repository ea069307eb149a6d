//! Attached files, for the page and for the bot.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

use crate::Shared;

/// Serves one file. Ids never come again, so a browser may keep it.
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
    let headers = [
        (header::CONTENT_TYPE, file.content_type()),
        (header::CACHE_CONTROL, "private, max-age=86400, immutable"),
    ];
    (headers, file.bytes.to_vec()).into_response()
}
