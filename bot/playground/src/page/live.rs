//! Pushes changes to a page as they happen.

use std::sync::Arc;

use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;

use super::view;
use crate::Shared;
use crate::api::socket::{Message, Socket, Upgrade};
use crate::world::people::Who;

#[derive(Deserialize)]
pub(super) struct Seat {
    seat: String,
}

/// Accepts a page's connection.
pub(super) async fn connect(
    State(shared): State<Arc<Shared>>,
    Query(seat): Query<Seat>,
    upgrade: Upgrade,
) -> Response {
    match Who::by_name(&seat.seat) {
        Some(who) => upgrade.on_upgrade(move |socket| push(shared, who, socket)),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// Sends everything at first, and then what is new.
async fn push(shared: Arc<Shared>, who: Who, mut socket: Socket) {
    let mut changed = shared.watch();
    let mut since = None;
    loop {
        changed.mark_unchanged();
        let (text, revision) = {
            let world = shared.look();
            (view::news(&world, who, since).to_string(), world.revision)
        };
        since = Some(revision);
        if socket.send(Message::Text(text)).await.is_err() {
            return;
        }
        loop {
            tokio::select! {
                change = changed.changed() => match change {
                    Ok(()) => break,
                    Err(_) => return,
                },
                // The page sends nothing here; it can only close.
                said = socket.next() => match said {
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                    Some(Ok(_)) => {}
                },
                () = shared.stop.cancelled() => return,
            }
        }
    }
}
