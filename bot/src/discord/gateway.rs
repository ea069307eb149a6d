//! Events in: the connection to Discord's gateway, from start to a clean stop.

use std::sync::Arc;
use std::time::Duration;

use serenity::all::{Context, EventHandler, GatewayIntents, Interaction, Ready};
use serenity::async_trait;
use serenity::client::ClientBuilder;
use serenity::http::Http;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::app::App;
use crate::outbox::Fate;

use super::dispatch::Dispatcher;
use super::endpoint::{Endpoint, is_loopback};
use super::{commands, fate};

/// How long interactions under way may take at the end.
const GRACE: Duration = Duration::from_secs(8);

/// Why there is no connection.
#[derive(Debug, thiserror::Error)]
pub enum GatewayError {
    /// Discord does not accept the token.
    #[error(
        "Discord does not accept the token; reset it on the application's page and put the new one in place"
    )]
    Token,
    /// The playground named a gateway elsewhere.
    #[error("the API on loopback names a gateway that is not on this machine")]
    NotLoopback,
    /// The connection could not be made or kept.
    #[error("the connection to Discord ended: {0}")]
    Ended(String),
}

/// Connects and answers interactions until `shutdown`.
///
/// # Errors
/// When the token is refused or the connection can't be kept.
pub async fn run(
    app: Arc<App>,
    endpoint: &Endpoint,
    shutdown: CancellationToken,
) -> Result<(), GatewayError> {
    let http = Arc::clone(&endpoint.http);
    let Some(gateway) = gateway_address(&http, endpoint.is_loopback(), &shutdown).await? else {
        return Ok(());
    };
    let tasks = TaskTracker::new();
    let handler = Handler {
        dispatcher: Arc::new(Dispatcher { app: Arc::clone(&app), http: Arc::clone(&http) }),
        tasks: tasks.clone(),
    };
    // GUILDS is not privileged: it tells of channels and threads that go away. Interactions need no intent.
    let own = endpoint.another_http().map_err(|error| GatewayError::Ended(error.to_string()))?;
    let client =
        ClientBuilder::new_with_http(own, GatewayIntents::GUILDS).event_handler_arc(Arc::new(handler)).await;
    let mut client = client.map_err(|error| ended(&error))?;
    // If asking for the address failed, serenity silently takes Discord's own; ours is the one that was checked.
    *client.ws_url.lock().await = gateway;
    let shards = Arc::clone(&client.shard_manager);
    let stop = shutdown.clone();
    let stopper = tokio::spawn(async move {
        stop.cancelled().await;
        shards.shutdown_all().await;
    });
    let result = client.start_autosharded().await;
    stopper.abort();
    tasks.close();
    if tokio::time::timeout(GRACE, tasks.wait()).await.is_err() {
        tracing::warn!("some answers were still under way at the end");
    }
    match result {
        Ok(()) => Ok(()),
        Err(_) if shutdown.is_cancelled() => Ok(()),
        Err(error) => Err(ended(&error)),
    }
}

/// The gateway's address, asked for until there is an answer; `None` when stopped meanwhile.
async fn gateway_address(
    http: &Http,
    loopback: bool,
    shutdown: &CancellationToken,
) -> Result<Option<String>, GatewayError> {
    let mut wait = Duration::from_millis(200);
    loop {
        match identify(http).await {
            Ok(url) if loopback && !is_loopback(&url, "ws") => return Err(GatewayError::NotLoopback),
            Ok(url) => return Ok(Some(url)),
            Err(error) => match fate::fate(&error) {
                Fate::Unauthorised => return Err(GatewayError::Token),
                why => tracing::warn!(%why, "Discord can't be reached; trying again"),
            },
        }
        tokio::select! {
            () = tokio::time::sleep(wait) => wait = (wait * 2).min(Duration::from_secs(30)),
            () = shutdown.cancelled() => return Ok(None),
        }
    }
}

/// Learns who we are, and where the gateway is.
async fn identify(http: &Http) -> serenity::Result<String> {
    let application = http.get_current_application_info().await?;
    http.set_application_id(application.id);
    Ok(http.get_gateway().await?.url)
}

fn ended(error: &serenity::Error) -> GatewayError {
    match fate::fate(error) {
        Fate::Unauthorised => GatewayError::Token,
        why => match error {
            serenity::Error::Gateway(gateway) => GatewayError::Ended(gateway.to_string()),
            _ => GatewayError::Ended(why.to_string()),
        },
    }
}

struct Handler {
    dispatcher: Arc<Dispatcher>,
    tasks: TaskTracker,
}

#[async_trait]
impl EventHandler for Handler {
    async fn ready(&self, _: Context, ready: Ready) {
        tracing::info!(shard = ?ready.shard.map(|shard| shard.id.0), "connected");
        let dispatcher = Arc::clone(&self.dispatcher);
        self.tasks.spawn(async move {
            if let Err(error) = commands::register(&dispatcher.http, dispatcher.app.store()).await {
                tracing::error!(%error, "the commands could not be registered; the old ones stay");
            }
        });
    }

    async fn interaction_create(&self, _: Context, interaction: Interaction) {
        let dispatcher = Arc::clone(&self.dispatcher);
        // Tracked, so that a stop waits for it; a task of its own, so that a panic ends it alone.
        self.tasks.spawn(async move { dispatcher.handle(&interaction).await });
    }
}
