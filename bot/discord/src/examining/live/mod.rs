//! The live examination, `menagerie doctor --live`: every kind of call that the bot makes, and every kind of interaction, once
//! against the real API.
//!
//! The playground follows Discord's documentation; this shows whether Discord does. Calls are made by the bot's own client with
//! the bot's own payloads and read by its own structs, so what works here works in the bot. It needs no database and may run
//! beside the bot, which ignores everything of this examination: see [`is_examined`](crate::incoming::examined::is_examined).
//!
//! - `start`: checks whether it is possible; `bench`: makes one call and compares it with what is expected; `row`: the result
//! - `registered`, `messages`, `threads`: the calls; `samples`: sample pictures
//! - `ears`: receives interactions; `guide`: guides the person; `steps`, `presses`, `asking`: each step
//! - `controls`: the custom ids and the command of this examination
//! - `questions`: open questions about Discord
//! - `cleanup`: deletes everything that was made; `report`: the report

mod asking;
mod bench;
mod cleanup;
mod controls;
mod ears;
mod guide;
mod messages;
mod presses;
mod questions;
mod registered;
mod report;
mod row;
mod samples;
mod start;
mod steps;
#[cfg(test)]
mod tests;
mod threads;

use std::net::SocketAddr;
use std::panic::AssertUnwindSafe;
use std::time::Duration;

use futures_util::FutureExt;
use tokio_util::sync::CancellationToken;

use crate::endpoint::Endpoint;
use crate::incoming::signature::PublicKey;
use bench::{Bench, End};
use guide::Guide;
use row::Part;
use start::Scene;

pub use report::LiveReport;

/// Options of a live examination.
pub struct ToExamine {
    /// The text channel of a server to use.
    pub channel: u64,
    /// How interactions come in; `None`: there is nobody to press anything.
    pub guided: Option<Hearing>,
    /// How long the person has for each step.
    pub step: Duration,
}

/// A way for interactions to come in.
pub enum Hearing {
    /// By the gateway.
    Gateway,
    /// By HTTP.
    Endpoint {
        /// The address to listen on.
        listen: SocketAddr,
        /// The application's key; fetched from Discord if unknown.
        key: Option<PublicKey>,
    },
}

/// Why there is no report.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct CannotExamine(pub String);

/// Runs the examination; `tell` is called for each thing tried. Everything it makes is deleted again, also when `stop` is
/// cancelled.
///
/// # Errors
/// When it can't be begun: the token is not accepted, there is no such channel, or the bot may not write there.
pub async fn examine_live(
    endpoint: &Endpoint,
    wanted: ToExamine,
    stop: CancellationToken,
    mut tell: impl FnMut(&str),
) -> Result<LiveReport, CannotExamine> {
    let by_http = matches!(wanted.guided, Some(Hearing::Endpoint { .. }));
    let mut bench = Bench::new(endpoint, stop, &mut tell);
    let scene = match start::start(&mut bench, wanted.channel).await {
        Ok(scene) => scene,
        Err(End::Cannot(why)) => return Err(CannotExamine(why)),
        Err(End::Stopped) => return Err(CannotExamine("stopped before anything was tried".to_owned())),
    };
    if let Some(application) = bench.http.application_id() {
        endpoint.http.set_application_id(application);
    }
    let went = AssertUnwindSafe(all(endpoint, &mut bench, &scene, wanted)).catch_unwind().await;
    let end = match went {
        Ok(Ok(())) => None,
        Ok(Err(_)) => Some("It was stopped before its end: what is not in the tables was not tried."),
        // The log has the place of the panic.
        Err(_) => Some("It ended early by a mistake of the program: please report it with this page."),
    };
    cleanup::clean(&mut bench, &scene).await;
    Ok(LiveReport::new(bench.finish(), endpoint.is_loopback(), by_http, end))
}

async fn all(
    endpoint: &Endpoint,
    bench: &mut Bench<'_>,
    scene: &Scene,
    wanted: ToExamine,
) -> Result<(), End> {
    bench.part = Part::Calls;
    let samples = samples::make().await;
    registered::commands(bench).await?;
    let board = samples.as_ref().map(|samples| &samples.board);
    let emoji = registered::emoji(bench, board).await?;
    let message = messages::run(bench, scene, &samples, emoji.as_ref()).await?;
    threads::thread(bench, scene, message).await?;
    threads::direct(bench, scene).await?;
    bench.part = Part::Interactions;
    match wanted.guided {
        None => guide::left_out(bench, "nobody was there to press anything (--unattended)"),
        Some(hearing) => match Guide::open(endpoint, bench, scene, hearing, wanted.step).await? {
            Some(guide) => guide.lead(&samples).await?,
            None => guide::left_out(bench, "no interaction can be heard"),
        },
    }
    Ok(())
}

/// The bot's routes, as method and path of Discord's description.
#[must_use]
pub fn requests_of_the_bot() -> Vec<String> {
    crate::calls::rest::Route::of_the_bot().map(crate::calls::rest::Route::name).collect()
}
