//! Receives interactions: by a gateway connection beside the bot's own, or by HTTP in the bot's place.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use serde_json::Value;
use serenity::all::{Context, Event, GatewayIntents, RawEventHandler, ShardManager};
use serenity::async_trait;
use serenity::client::ClientBuilder;
use tokio::net::TcpListener;
use tokio::sync::mpsc;
use tokio::time::Instant;
use tokio_util::sync::{CancellationToken, DropGuard};

use crate::calls::received::{self, Incoming, Received};
use crate::endpoint::{Endpoint, is_loopback};
use crate::incoming::events::{self, Heard as Told};
use crate::incoming::listener::{self, Door};

use super::Hearing;
use super::controls::custom_id;
use super::start::Scene;
use crate::incoming::examined::{COMMAND, is_examined};

/// How long the gateway may take until it is ready.
pub(super) const READY: Duration = Duration::from_secs(20);
/// Discord takes an answer for three seconds: a press that waited longer here, because of limits, is not answered but asked
/// for again.
pub(super) const FRESH: Duration = Duration::from_millis(2_000);

/// A received event.
pub(super) enum Heard {
    /// The connection is ready, for the first time or with a new session.
    Ready,
    /// A broken connection was resumed.
    Resumed,
    /// An interaction of this examination, with the time it came.
    Interaction(Box<Received>, Value, Instant),
    /// An interaction of this examination that can't be read: what is missing.
    Unread(&'static str),
    /// The connection has ended.
    Ended(String),
}

/// Receives until it is dropped.
pub(super) struct Ears {
    heard: mpsc::UnboundedReceiver<Heard>,
    shards: Option<Arc<ShardManager>>,
    _stop: DropGuard,
}

impl Ears {
    /// The next event.
    pub(super) async fn hear(&mut self) -> Heard {
        self.heard.recv().await.unwrap_or_else(|| Heard::Ended("it was given up".to_owned()))
    }

    /// Closes the gateway connection.
    pub(super) async fn close(self) {
        if let Some(shards) = &self.shards {
            shards.shutdown_all().await;
        }
    }

    /// Begins to receive.
    ///
    /// # Errors
    /// Why nothing can be heard.
    pub(super) async fn open(endpoint: &Endpoint, scene: &Scene, hearing: Hearing) -> Result<Self, String> {
        let (tell, heard) = mpsc::unbounded_channel();
        let stop = CancellationToken::new();
        let shards = match hearing {
            Hearing::Gateway => Some(gateway(endpoint, scene, tell, stop.clone()).await?),
            Hearing::Endpoint { listen, key } => {
                let key = match key {
                    Some(key) => key,
                    None => scene
                        .key
                        .parse()
                        .map_err(|_| "Discord names no public key; set discord.public_key")?,
                };
                let listener = TcpListener::bind(listen).await.map_err(|_| {
                    "the address of discord.listen is taken: interactions come to the running bot; stop it for this part"
                })?;
                by_http(listener, Door { key, clock: Arc::new(now_ms) }, tell, stop.clone());
                None
            }
        };
        Ok(Self { heard, shards, _stop: stop.drop_guard() })
    }
}

fn now_ms() -> i64 {
    jiff::Timestamp::now().as_millisecond()
}

/// Passes an interaction on, if it belongs to this examination.
fn take(tell: &mpsc::UnboundedSender<Heard>, interaction: Value) {
    let heard = match received::read(&interaction) {
        Incoming::Interaction(received) if is_examined(&received.asked) => {
            Heard::Interaction(received, interaction, Instant::now())
        }
        Incoming::Unread(unread) if is_ours(&interaction) => Heard::Unread(unread.missing),
        // It is the bot's.
        Incoming::Interaction(_) | Incoming::Unread(_) | Incoming::Ping => return,
    };
    // Nobody listens any more.
    let _ = tell.send(heard);
}

/// Whether an unreadable interaction names a control or command of this examination.
fn is_ours(interaction: &Value) -> bool {
    let data = &interaction["data"];
    let control = data["custom_id"].as_str().is_some_and(|id| id.starts_with(&custom_id("")));
    control || data["name"] == COMMAND
}

/// Connects the one shard that has the server's events.
async fn gateway(
    endpoint: &Endpoint,
    scene: &Scene,
    tell: mpsc::UnboundedSender<Heard>,
    stop: CancellationToken,
) -> Result<Arc<ShardManager>, String> {
    let (url, total) = (&scene.gateway.url, scene.gateway.shards.max(1));
    if endpoint.is_loopback() && !is_loopback(url, "ws") {
        return Err("the API on loopback names a gateway that is not on this machine".to_owned());
    }
    let built = ClientBuilder::new_with_http(endpoint.another_http(), GatewayIntents::empty())
        .raw_event_handler(Listener(tell.clone()))
        .await;
    let mut client = built.map_err(|_| "the client of the gateway can't be made".to_owned())?;
    // It has asked for the address again, and silently takes Discord's own if that failed; ours is the one checked.
    (*client.ws_url.lock().await).clone_from(url);
    let shards = Arc::clone(&client.shard_manager);
    let shard = u32::try_from((scene.guild.get() >> 22) % u64::from(total)).unwrap_or(0);
    tokio::spawn(stop.run_until_cancelled_owned(async move {
        let ended = client.start_shard(shard, total).await;
        let why = match ended {
            Ok(()) => "it was closed".to_owned(),
            Err(serenity::Error::Gateway(error)) => error.to_string(),
            Err(_) => "the connection broke".to_owned(),
        };
        let _ = tell.send(Heard::Ended(why));
    }));
    Ok(shards)
}

struct Listener(mpsc::UnboundedSender<Heard>);

#[async_trait]
impl RawEventHandler for Listener {
    async fn raw_event(&self, _: Context, event: Event) {
        let heard = match events::heard(event) {
            Some(Told::Interaction(interaction)) => return take(&self.0, interaction),
            Some(Told::Ready { .. }) => Heard::Ready,
            Some(Told::Resumed) => Heard::Resumed,
            _ => return,
        };
        let _ = self.0.send(heard);
    }
}

type Post = Arc<(Door, mpsc::UnboundedSender<Heard>)>;

fn by_http(listener: TcpListener, door: Door, tell: mpsc::UnboundedSender<Heard>, stop: CancellationToken) {
    let _ = tell.send(Heard::Ready);
    let routes = listener::routes(post(receive), Arc::new((door, tell)));
    tokio::spawn(listener::serve(listener, routes, stop));
}

async fn receive(State(post): State<Post>, request: Request) -> Response {
    let (door, tell) = &*post;
    match door.admit(request).await {
        Ok(interaction) if received::read(&interaction) == Incoming::Ping => listener::pong(),
        Ok(interaction) => {
            take(tell, interaction);
            StatusCode::ACCEPTED.into_response()
        }
        Err(status) => status.into_response(),
    }
}
