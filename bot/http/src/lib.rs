//! An HTTP/1 server with bounds: on the number of connections, and on the time that each part of a request may take.
//!
//! `axum::serve` waits for ever for the rest of half a request, and accepts any number of connections. Here each part has its
//! time limit ([`Bounds`]), and when every place is taken, the connection that has been silent or half-sent for longest gives
//! its place up: a client that opens many and sends nothing keeps nobody else out.
//!
//! | file | what is in it |
//! |---|---|
//! | `lib.rs` | the bounds; taking connections in |
//! | `places.rs` | the places that there are, and who gives one up |
//! | `progress.rs` | how far a connection's request is |
//! | `connection.rs` | one connection, ended when a part takes too long |
//!
//! It knows no route of its own, and no TLS: that is for a proxy in front of it.
//!
//! ```
//! use std::time::Duration;
//!
//! use axum::{Router, routing::get};
//! use bounded_http::{Bounds, serve};
//! use tokio::net::TcpListener;
//! use tokio_util::sync::CancellationToken;
//!
//! # tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(async {
//! let second = Duration::from_secs(1);
//! let bounds = Bounds { connections: 100, head: second, body: second, answer: 10 * second, idle: 60 * second };
//! let routes = Router::new().route("/healthz", get(async || "ok"));
//! let stop = CancellationToken::new();
//! let serving = tokio::spawn(serve(TcpListener::bind("127.0.0.1:0").await?, routes, bounds, stop.clone()));
//! stop.cancel();
//! serving.await?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! # })?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod connection;
mod places;
mod progress;

use std::io::ErrorKind;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use tokio::net::{TcpListener, TcpStream};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use places::Places;

/// Limits: how many connections there may be, and how long each part of a request may take. A connection that
/// takes longer is closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// The most connections at a time. Upgraded ones (WebSockets) don't count.
    pub connections: usize,
    /// The limit from the first byte of a request's head to its last one, and from the connection to its first request.
    pub head: Duration,
    /// The limit from the end of the head to the end of the body.
    pub body: Duration,
    /// The limit from the end of the request to the end of its answer.
    pub answer: Duration,
    /// The limit from an answer to the next request on the same connection. Balancers keep connections open for a minute, and
    /// what they send while one is closed is lost.
    pub idle: Duration,
}

/// The delay before accepting again when the process has no file descriptor left.
const RETRY: Duration = Duration::from_millis(500);

/// Serves until `stop`; then finishes running requests, and accepts no more.
pub async fn serve(listener: TcpListener, routes: Router, bounds: Bounds, stop: CancellationToken) {
    let places = Arc::new(Places::new(bounds.connections));
    let open = TaskTracker::new();
    let taking_in = async {
        loop {
            let stream = next(&listener).await;
            let place = places.take().await;
            open.spawn(connection::serve(stream, routes.clone(), bounds, place, stop.clone()));
        }
    };
    tokio::select! {
        () = taking_in => {}
        () = stop.cancelled() => {}
    }
    drop(listener);
    open.close();
    open.wait().await;
}

/// The next connection.
async fn next(listener: &TcpListener) -> TcpStream {
    loop {
        match listener.accept().await {
            Ok((stream, _)) => {
                // An answer is one small packet; without this it may wait for the one before to be acknowledged.
                if let Err(error) = stream.set_nodelay(true) {
                    tracing::debug!(%error, "a connection will be slow");
                }
                return stream;
            }
            // The connection was closed before it was accepted.
            Err(error) if is_the_connections(error.kind()) => {}
            Err(error) => {
                tracing::error!(%error, "no connection can be taken in");
                tokio::time::sleep(RETRY).await;
            }
        }
    }
}

fn is_the_connections(kind: ErrorKind) -> bool {
    matches!(kind, ErrorKind::ConnectionRefused | ErrorKind::ConnectionAborted | ErrorKind::ConnectionReset)
}
