//! Reports exchanges: the live examination gets each exchange with Discord as it was.

use std::time::Duration;

use serde_json::Value;
use tokio::sync::mpsc;

use super::reply::Reply;
use super::routes::Route;
use crate::calls::failure::Failure;

/// A request and its answer.
#[derive(Clone, Debug)]
pub(crate) struct Exchange {
    pub(crate) route: Route,
    /// The HTTP status; 0 without an answer.
    pub(crate) status: u16,
    /// Discord's error code; 0 without one.
    pub(crate) code: u32,
    pub(crate) took: Duration,
    /// The size of its rate limit, and how much of that was left.
    pub(crate) limit: Option<(u32, u32)>,
    /// The time until the limit is full again.
    pub(crate) reset_after: Option<Duration>,
    /// The scope of the limit that refused it, and the wait.
    pub(crate) too_fast: Option<(&'static str, Duration)>,
    /// The answer's JSON; null if there is none, or it is unreadable.
    pub(crate) body: Value,
}

/// Where exchanges are sent; clones send to the same.
#[derive(Clone, Debug)]
pub(crate) struct Witness(pub(crate) mpsc::UnboundedSender<Exchange>);

impl Witness {
    pub(super) fn tell(&self, route: Route, exchanged: &Result<Reply, Failure>, took: Duration) {
        let reply = exchanged.as_ref().ok();
        let headers = reply.map(|reply| &reply.headers);
        let exchange = Exchange {
            route,
            status: reply.map_or(0, |reply| reply.status),
            code: reply.filter(|reply| !reply.is_success()).map_or(0, |reply| reply.failure().code),
            took,
            limit: headers.and_then(|headers| headers.limit.zip(headers.remaining)),
            reset_after: headers.and_then(|headers| headers.reset_after),
            too_fast: reply
                .and_then(|reply| reply.refusal.as_ref())
                .map(|refusal| (refusal.scope(), refusal.wait)),
            body: reply.and_then(|reply| serde_json::from_slice(&reply.body).ok()).unwrap_or_default(),
        };
        // Nobody listens any more.
        let _ = self.0.send(exchange);
    }
}
