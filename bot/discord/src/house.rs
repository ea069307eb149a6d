//! Singleton tasks: registering commands and learning their ids, synchronising and learning the application's emoji.
//!
//! Of several processes one does them for all: the one with the lease, which it renews for as long as it runs. So processes
//! that start beside it hardly ask Discord anything; when it ends, the next one checks everything again. Should two do so at
//! once, no harm is done: both make the same.

use std::future::pending;
use std::sync::Arc;
use std::time::Duration;

use store::{Store, StoreError};
use tokio::time::sleep;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use super::calls::call::longer;
use super::calls::rest::Rest;
use super::commands::Mentions;
use super::endpoint::Endpoint;
use super::{Answers, commands, emoji};

/// How long (ms) a task stays leased without a heartbeat. Nobody waits for it: commands and emoji outlive every process.
const LEASE_MS: i64 = 20_000;
/// How often a process checks who has the lease.
const LOOK: Duration = Duration::from_secs(5);
/// How often a process updates its mentions of commands.
const MENTIONS: Duration = Duration::from_secs(300);
/// The longest wait between two attempts to register the commands.
const LONGEST_WAIT: Duration = Duration::from_secs(30);

/// Runs all tasks until `shutdown`.
pub(super) fn keep<A: Answers>(
    tasks: &TaskTracker,
    answers: &Arc<A>,
    endpoint: &Endpoint,
    shutdown: &CancellationToken,
) {
    let (http, store) = (endpoint.http.clone(), answers.store().clone());
    let registering = {
        let mentions = endpoint.mentions.clone();
        async move {
            one_for_all(&store, "commands", || register(&http, &store, &mentions)).await;
        }
    };
    let (http, mentions, store) = (endpoint.http.clone(), endpoint.mentions.clone(), answers.store().clone());
    let mentioning = async move { mention(&http, &store, &mentions).await };
    let (http, emojis, store) = (endpoint.http.clone(), endpoint.emojis.clone(), answers.store().clone());
    let making = async move {
        one_for_all(&store, "emoji", || emoji::make(&http, &emojis)).await;
    };
    let (http, emojis) = (endpoint.http.clone(), endpoint.emojis.clone());
    let knowing = async move { emoji::keep(&http, &emojis).await };
    tasks.spawn(shutdown.clone().run_until_cancelled_owned(registering));
    tasks.spawn(shutdown.clone().run_until_cancelled_owned(mentioning));
    if endpoint.makes_emoji {
        tasks.spawn(shutdown.clone().run_until_cancelled_owned(making));
    }
    tasks.spawn(shutdown.clone().run_until_cancelled_owned(knowing));
}

/// Runs a task while no other process has its lease: once each time this process gets it.
async fn one_for_all<F: Future<Output = ()>>(store: &Store, name: &str, work: impl Fn() -> F) {
    if !store.is_shared() {
        // There is no other process.
        return work().await;
    }
    loop {
        while !matches!(take(store, name).await, Ok(true)) {
            sleep(LOOK).await;
        }
        let done = async {
            work().await;
            pending::<()>().await;
        };
        tokio::select! {
            () = lost(store, name) => tracing::info!(name, "another process has taken this over"),
            () = done => {}
        }
    }
}

/// Holds a task's lease until another process has it. A database that is away for a while doesn't end it.
async fn lost(store: &Store, name: &str) {
    loop {
        sleep(LOOK).await;
        if let Ok(false) = take(store, name).await {
            return;
        }
    }
}

async fn take(store: &Store, name: &str) -> Result<bool, StoreError> {
    let now = jiff::Timestamp::now().as_millisecond();
    store.take_lease(name, store.name(), now, now + LEASE_MS).await
}

/// Updates mentions of commands now and then: another process may have registered them.
async fn mention(http: &Rest, store: &Store, mentions: &Mentions) {
    loop {
        if let Err(error) = commands::remember(http, store, mentions).await {
            tracing::warn!(%error, "how commands are mentioned is not known yet");
        }
        sleep(MENTIONS).await;
    }
}

/// Registers the commands; retries failures that may pass.
async fn register(http: &Rest, store: &Store, mentions: &Mentions) {
    let mut wait = Duration::from_secs(1);
    loop {
        match commands::register(http, store).await {
            Ok(()) => {
                if let Err(error) = commands::remember(http, store, mentions).await {
                    tracing::warn!(%error, "how commands are mentioned is not known yet");
                }
                return;
            }
            Err(error) => {
                tracing::error!(%error, "the commands could not be registered; until then the old ones stay");
                if !error.may_pass() {
                    return;
                }
            }
        }
        sleep(wait).await;
        wait = longer(wait, LONGEST_WAIT);
    }
}
