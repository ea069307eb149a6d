//! Receives interactions by HTTP, instead of the gateway: signed requests, answered "accepted" at once. Acknowledgements and
//! answers go by the API, so one dispatcher serves both. Nothing is kept between requests: any number of processes may stand
//! behind a load balancer.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, post};
use bounded_http::Bounds;
use model::Clock;
use serde_json::Value;
use tokio::net::TcpListener;
use tokio::sync::Semaphore;
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use super::dispatch::Dispatcher;
use super::gateway::{self, GatewayError};
use super::signature::{Claim, NoPublicKey, PublicKey};
use crate::Answers;
use crate::calls::received::{self, Incoming};
use crate::endpoint::Endpoint;
use crate::house;

/// The most bytes of a request. The largest interactions, forms with long texts and messages with many controls, have tens of
/// thousands.
const BODY: usize = 512 * 1024;
/// How long a request may take to arrive.
const ARRIVAL: Duration = Duration::from_secs(3);
/// The server's limits: anybody may send requests. Balancers keep connections open for a minute; each may hold a body in
/// memory.
const BOUNDS: Bounds = Bounds {
    connections: 256,
    head: Duration::from_secs(5),
    body: Duration::from_secs(5),
    answer: Duration::from_secs(10),
    idle: Duration::from_secs(75),
};
/// The most interactions under way at a time.
const UNDER_WAY: usize = 512;

/// Where to listen, and the key to verify requests with.
pub struct Listening {
    /// Bound already, so that a taken address is known at the start.
    pub listener: TcpListener,
    /// The application's key; fetched from Discord if unknown.
    pub key: Option<PublicKey>,
    /// The clock for the age of requests.
    pub clock: Clock,
}

/// Why interactions can't be received.
#[derive(Debug, thiserror::Error)]
pub enum ListenError {
    /// The address can't be listened on.
    #[error("discord.listen: can't listen on {addr}: {error}")]
    Address {
        /// The address.
        addr: SocketAddr,
        /// Why not.
        error: std::io::Error,
    },
    /// Discord answered an invalid key.
    #[error("Discord names no public key; set discord.public_key as the application's page shows it")]
    Key(#[from] NoPublicKey),
    /// Discord didn't answer.
    #[error(transparent)]
    Discord(#[from] GatewayError),
}

impl Listening {
    /// Takes an address.
    ///
    /// # Errors
    /// When somebody else has it, or it is none of this machine's.
    pub async fn on(addr: SocketAddr, key: Option<PublicKey>, clock: Clock) -> Result<Self, ListenError> {
        let listener = TcpListener::bind(addr).await.map_err(|error| ListenError::Address { addr, error })?;
        Ok(Self { listener, key, clock })
    }
}

/// Verifies that requests are signed by Discord.
pub(crate) struct Door {
    pub(crate) key: PublicKey,
    pub(crate) clock: Clock,
}

struct Receiver<A> {
    dispatcher: Arc<Dispatcher<A>>,
    door: Door,
    under_way: Arc<Semaphore>,
    tasks: TaskTracker,
}

/// Receives and answers interactions until `shutdown`; those under way are finished.
///
/// # Errors
/// When the token is refused, or no key is to be had.
pub async fn listen<A: Answers>(
    answers: Arc<A>,
    endpoint: &Endpoint,
    listening: Listening,
    shutdown: CancellationToken,
) -> Result<(), ListenError> {
    let Some(named) = gateway::find_key(&endpoint.http, &shutdown).await? else { return Ok(()) };
    let key = match listening.key {
        Some(key) => key,
        None => named.parse()?,
    };
    let tasks = TaskTracker::new();
    let keeping = shutdown.child_token();
    house::keep(&tasks, &answers, endpoint, &keeping);
    let dispatcher = Arc::new(Dispatcher::new(answers, endpoint, keeping.clone()));
    let receiver = Arc::new(Receiver {
        dispatcher,
        door: Door { key, clock: listening.clock },
        under_way: Arc::new(Semaphore::new(UNDER_WAY)),
        tasks: tasks.clone(),
    });
    let routes = routes(post(receive::<A>), receiver);
    tracing::info!("interactions are received");
    let stop = shutdown.clone();
    let serving = serve(listening.listener, routes, stop);
    let result = tokio::select! {
        () = serving => Ok(()),
        // The token was replaced: nothing can be answered any more.
        () = endpoint.http.token_refused() => Err(GatewayError::Token.into()),
        // Connections that a balancer keeps open are not waited for.
        () = async { shutdown.cancelled().await; tokio::time::sleep(Duration::from_secs(1)).await } => Ok(()),
    };
    keeping.cancel();
    gateway::finish(&tasks).await;
    result
}

/// The route to which interactions are posted.
pub(crate) fn routes<S: Clone + Send + Sync + 'static>(receive: MethodRouter<S>, state: S) -> Router {
    Router::new().route("/", receive.clone()).route("/interactions", receive).with_state(state)
}

/// Listens until `stop`.
pub(crate) async fn serve(listener: TcpListener, routes: Router, stop: CancellationToken) {
    bounded_http::serve(listener, routes, BOUNDS, stop).await;
}

/// The answer to a ping of Discord's.
pub(crate) fn pong() -> Response {
    ([(header::CONTENT_TYPE, "application/json")], r#"{"type":1}"#).into_response()
}

async fn receive<A: Answers>(State(receiver): State<Arc<Receiver<A>>>, request: Request) -> Response {
    receiver.receive(request).await.unwrap_or_else(IntoResponse::into_response)
}

impl<A: Answers> Receiver<A> {
    async fn receive(&self, request: Request) -> Result<Response, StatusCode> {
        let incoming = received::read(&self.door.admit(request).await?);
        if incoming == Incoming::Ping {
            return Ok(pong());
        }
        if let Incoming::Unread(unread) = &incoming
            && unread.reply.is_none()
        {
            // No answer was possible.
            unread.note();
            return Err(StatusCode::BAD_REQUEST);
        }
        let permit = Arc::clone(&self.under_way).try_acquire_owned().map_err(|_| {
            tracing::warn!("more interactions than can be answered; another process may take this one");
            StatusCode::SERVICE_UNAVAILABLE
        })?;
        let dispatcher = Arc::clone(&self.dispatcher);
        self.tasks.spawn(async move {
            dispatcher.take_in(incoming).await;
            drop(permit);
        });
        // The acknowledgement itself goes by the API.
        Ok(StatusCode::ACCEPTED.into_response())
    }
}

impl Door {
    /// Verifies and reads a request.
    ///
    /// # Errors
    /// With the status to answer anything else with.
    pub(crate) async fn admit(&self, request: Request) -> Result<Value, StatusCode> {
        let (parts, body) = request.into_parts();
        let claim = self.claim(&parts.headers)?;
        let body = read(body).await?;
        if !self.key.verifies(&claim, &body) {
            return Err(StatusCode::UNAUTHORIZED);
        }
        // It is from Discord, but in an unknown form. Its text stays out of the log.
        serde_json::from_slice(&body).map_err(|error| {
            tracing::warn!(line = error.line(), column = error.column(), "an interaction is no JSON");
            StatusCode::BAD_REQUEST
        })
    }

    /// Checks the headers before reading the body: an unsigned, too long or non-JSON request costs nothing more.
    fn claim<'a>(&self, headers: &'a HeaderMap) -> Result<Claim<'a>, StatusCode> {
        let signature = text(headers, "x-signature-ed25519");
        let timestamp = text(headers, "x-signature-timestamp");
        let claim = Claim::read(signature, timestamp, (self.clock)()).ok_or(StatusCode::UNAUTHORIZED)?;
        let length = headers.get(header::CONTENT_LENGTH).map(|_| text(headers, "content-length").parse());
        if !matches!(length, None | Some(Ok(0..=BODY))) {
            return Err(StatusCode::PAYLOAD_TOO_LARGE);
        }
        let kind = headers.get(header::CONTENT_TYPE).map(|_| text(headers, "content-type"));
        let essence = kind.map(|kind| kind.split(';').next().unwrap_or_default().trim());
        if essence.is_some_and(|essence| !essence.eq_ignore_ascii_case("application/json")) {
            return Err(StatusCode::UNSUPPORTED_MEDIA_TYPE);
        }
        Ok(claim)
    }
}

/// Reads a body of unknown length.
async fn read(body: Body) -> Result<Bytes, StatusCode> {
    let reading = timeout(ARRIVAL, to_bytes(body, BODY)).await;
    reading.map_err(|_| StatusCode::REQUEST_TIMEOUT)?.map_err(|_| StatusCode::PAYLOAD_TOO_LARGE)
}

fn text<'a>(headers: &'a HeaderMap, name: &str) -> &'a str {
    headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
}
