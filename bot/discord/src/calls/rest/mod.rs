//! The REST client: every request to Discord's API, or to a playground's.
//!
//! - `routes`: all routes; `calls`: the bot's calls; `examining`: calls of the live examination only
//! - `key`: the rate limit key of a request; `limiter`: whether it may go
//! - `blocked`: refusals of everything; `buckets`: limits by route, from headers; `global`: the global limit; `invalid`: counts
//!   invalid requests; `opening`: direct messages, slowly
//! - `reply`: reads an answer; `witness`: reports exchanges
//!
//! A request waits here no longer than its caller's patience. The outbox has little: a limited message goes back into the
//! queue, and its worker serves another channel meanwhile.

mod blocked;
mod buckets;
mod calls;
mod examining;
mod global;
mod invalid;
mod key;
mod limiter;
mod opening;
mod reply;
mod routes;
mod witness;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use outbox::DeliveryError;
use reqwest::header::{AUTHORIZATION, CONTENT_TYPE, HeaderValue};
use reqwest::multipart::{Form, Part};
use reqwest::{Client, RequestBuilder};
use secrecy::{ExposeSecret, SecretString};
use serenity::all::ApplicationId;
use serenity::builder::CreateAttachment;
use tokio::sync::watch;
use tokio::time::{Instant, sleep, sleep_until};
use tokio_util::sync::CancellationToken;

use super::call::upload;
use super::failure::Failure;
use key::{Key, Kind};
use limiter::Limiter;
use opening::Pace;
use reply::Reply;
pub(crate) use routes::Route;
pub(crate) use witness::{Exchange, Witness};

/// Discord's address.
const DISCORD: &str = "https://discord.com";
/// How long an ordinary request waits for rate limits.
const PATIENCE: Duration = Duration::from_secs(20);
/// How long one of the outbox does: no longer than a retry would take.
const HURRY: Duration = Duration::from_millis(250);

/// A REST client with a token; clones share limits and connections.
#[derive(Clone, Debug)]
pub(crate) struct Rest {
    inner: Arc<Inner>,
    patience: Duration,
}

#[derive(Debug)]
struct Inner {
    client: Client,
    /// Marked as sensitive, so it isn't shown.
    authorization: HeaderValue,
    /// The base address, with `/api/v10`.
    base: String,
    application: AtomicU64,
    limiter: Limiter,
    /// Where exchanges are reported.
    witness: Option<Witness>,
    /// Cancelled once the token is not accepted any more.
    refused: CancellationToken,
}

/// A request before it is sent.
#[derive(Debug)]
struct Request {
    route: Route,
    path: String,
    body: Option<Vec<u8>>,
    file: Option<CreateAttachment>,
    /// The person whose direct messages it opens.
    whose: String,
}

impl Rest {
    /// A client for Discord, or for a playground at `api`.
    pub(crate) fn new(
        client: Client,
        token: &SecretString,
        api: Option<&str>,
        per_second: u32,
        processes: watch::Receiver<usize>,
    ) -> Self {
        Self::witnessed(client, token, api, (per_second, processes), None)
    }

    /// A client whose exchanges are reported to a witness.
    pub(crate) fn witnessed(
        client: Client,
        token: &SecretString,
        api: Option<&str>,
        (per_second, processes): (u32, watch::Receiver<usize>),
        witness: Option<Witness>,
    ) -> Self {
        let token = format!("Bot {}", token.expose_secret().trim());
        // A token that fits no header is invalid; Discord will say so.
        let mut authorization = HeaderValue::from_str(&token).unwrap_or(HeaderValue::from_static("Bot"));
        authorization.set_sensitive(true);
        let pace = if api.is_some() { Pace::BRISK } else { Pace::CALM };
        let inner = Inner {
            client,
            authorization,
            base: format!("{}/api/v10", api.unwrap_or(DISCORD)),
            application: AtomicU64::new(0),
            limiter: Limiter::new(per_second, pace, processes),
            witness,
            refused: CancellationToken::new(),
        };
        Self { inner: Arc::new(inner), patience: PATIENCE }
    }

    /// This client, for callers who would rather do something else than wait for limits.
    pub(crate) fn in_a_hurry(&self) -> Self {
        self.with_patience(HURRY)
    }

    /// This client, waiting at most this long for limits.
    pub(crate) fn with_patience(&self, patience: Duration) -> Self {
        Self { patience, ..self.clone() }
    }

    /// The application's id, once known.
    pub(crate) fn application_id(&self) -> Option<ApplicationId> {
        let id = self.inner.application.load(Ordering::Acquire);
        (id != 0).then(|| ApplicationId::new(id))
    }

    pub(crate) fn set_application_id(&self, id: ApplicationId) {
        self.inner.application.store(id.get(), Ordering::Release);
    }

    /// Waits until Discord refuses the token.
    pub(crate) async fn token_refused(&self) {
        self.inner.refused.cancelled().await;
    }

    /// Sends a request, and repeats it as limits require while there is patience.
    async fn send(&self, request: &Request) -> Result<Reply, Failure> {
        let until = Instant::now() + self.patience;
        loop {
            if self.inner.refused.is_cancelled() {
                return Err(Failure::refused(401, 0, &[]));
            }
            let key = request.key();
            let now = Instant::now();
            let pass = match self.inner.limiter.ask(&key, &request.whose, now) {
                Ok(pass) => pass,
                Err(wait) => {
                    metrics::limiter_waited(key.kind.word(), wait);
                    if now + wait > until {
                        return Err(Failure::limited(wait, 0));
                    }
                    sleep(wait).await;
                    continue;
                }
            };
            if pass.at > now {
                metrics::limiter_waited("global", pass.at - now);
                sleep_until(pass.at).await;
            }
            let begun = Instant::now();
            let exchanged = self.exchange(request).await;
            let now = Instant::now();
            measure(&key, &exchanged, now - begun);
            if let Some(witness) = &self.inner.witness {
                witness.tell(request.route, &exchanged, now - begun);
            }
            let reply = exchanged?;
            self.inner.limiter.learn(&key, &reply, now);
            drop(pass);
            if let Some(refusal) = &reply.refusal {
                tracing::debug!(route = key.route, ?refusal, "too fast");
                if now + refusal.wait <= until {
                    continue;
                }
                return Err(Failure::limited(refusal.wait, refusal.code));
            }
            if reply.is_success() {
                return Ok(reply);
            }
            let failure = reply.failure();
            if reply.blocked {
                // People wait for answers to interactions: these are tried even during a pause.
                let closed = self.inner.limiter.blocked(now).filter(|_| key.kind != Kind::Interaction);
                return Err(closed.map_or_else(
                    || Failure::blocked(reply.status, failure.code),
                    |wait| Failure::limited(wait, failure.code),
                ));
            }
            if failure.error == DeliveryError::Unauthorised {
                return Err(self.unauthorised(failure).await);
            }
            return Err(failure);
        }
    }

    /// Checks whether the token is really refused, which ends the program, or one request by mistake: asks Discord for the
    /// bot's own user first. If that fails, the request is retried.
    async fn unauthorised(&self, failure: Failure) -> Failure {
        let asked = self.exchange(&Request::new(Route::GetCurrentUser, &[])).await;
        if asked.is_ok_and(|reply| reply.status == 401 && !reply.blocked) {
            self.inner.refused.cancel();
            return failure;
        }
        tracing::warn!("Discord refused the token once, and then not; it is tried again");
        Failure::in_doubt("401, though the token is accepted")
    }

    async fn exchange(&self, request: &Request) -> Result<Reply, Failure> {
        let response = self.build(request)?.send().await.map_err(|error| Failure::from(&error))?;
        Reply::read(response).await.map_err(|error| Failure::from(&error))
    }

    fn build(&self, request: &Request) -> Result<RequestBuilder, Failure> {
        let inner = &self.inner;
        let builder = inner
            .client
            .request(request.route.method(), format!("{}{}", inner.base, request.path))
            .header(AUTHORIZATION, inner.authorization.clone());
        let Some(body) = request.body.clone() else { return Ok(builder) };
        let Some(file) = &request.file else {
            return Ok(builder.header(CONTENT_TYPE, "application/json").body(body));
        };
        let kind = match file.filename.rsplit('.').next() {
            Some("png") => "image/png",
            Some("gif") => "image/gif",
            Some("txt" | "pgn" | "md") => "text/plain",
            Some("json") => "application/json",
            _ => "application/octet-stream",
        };
        let unmade = |error| Failure::from(&error);
        let builder = builder.timeout(upload(file.data.len()));
        let file = Part::bytes(file.data.clone()).file_name(file.filename.clone());
        let json = Part::bytes(body).mime_str("application/json").map_err(unmade)?;
        let form = Form::new().part("files[0]", file.mime_str(kind).map_err(unmade)?);
        Ok(builder.multipart(form.part("payload_json", json)))
    }
}

/// Counts a request by its result.
fn measure(key: &Key, exchanged: &Result<Reply, Failure>, took: Duration) {
    let Ok(reply) = exchanged else {
        metrics::rest(key.kind.word(), 0, 0, took);
        return;
    };
    let code = if reply.is_success() { 0 } else { reply.failure().code };
    metrics::rest(key.kind.word(), reply.status, code, took);
    if reply.status == 429
        && let Some(refusal) = &reply.refusal
    {
        metrics::rate_limited(refusal.scope());
    }
}

fn now_ms() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}
