//! Who looks on: the live examination gets each exchange with Discord as it was.

use std::time::Duration;

use serde_json::Value;
use tokio::sync::mpsc;

use super::reply::Reply;
use super::routes::Route;
use crate::calls::failure::Failure;

/// A request and what came back.
#[derive(Clone, Debug)]
pub(crate) struct Exchange {
    pub(crate) route: Route,
    /// 0 when nothing came back.
    pub(crate) status: u16,
    /// Discord's error code; 0 without one.
    pub(crate) code: u32,
    pub(crate) took: Duration,
    /// How many fit into the limit it counted against, and how many of them were left.
    pub(crate) limit: Option<(u32, u32)>,
    /// When all of them are there again.
    pub(crate) reset_after: Option<Duration>,
    /// Whose limit refused it, and how long it asks to wait.
    pub(crate) too_fast: Option<(&'static str, Duration)>,
    /// Null where there is none, or none that can be read.
    pub(crate) body: Value,
}

/// Where exchanges are passed on to; clones pass on to the same.
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
        // Nobody looks on any more.
        let _ = self.0.send(exchange);
    }
}
