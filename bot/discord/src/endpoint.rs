//! The API to talk to: Discord's, or a playground's on loopback. Neither ever gets the other's token.

use std::net::IpAddr;
use std::time::Duration;

use pool::Pool;
use secrecy::{ExposeSecret, SecretString};
use serenity::http::{Http, HttpBuilder};
use tokio::sync::watch;

use crate::shards::Shards;

use super::calls::rest::{Rest, Witness};
use super::commands::Mentions;
use super::emoji::{self, Emojis};
use super::guilds::{self, Guilds, PLAYGROUND};
use super::{GuildProbe, Sender, SyncError, Synced, TypingSign};

/// The user agent of every request, as Discord requires of bots: others may be blocked as attackers.
pub(super) const USER_AGENT: &str =
    concat!("DiscordBot (", env!("CARGO_PKG_REPOSITORY"), ", ", env!("CARGO_PKG_VERSION"), ")");

/// Discord's default limit of requests per second for a bot.
pub(crate) const PER_SECOND: u32 = 50;

/// An API with a token for it.
pub struct Endpoint {
    pub(super) http: Rest,
    client: reqwest::Client,
    token: SecretString,
    /// The playground's address; `None` for Discord itself.
    api: Option<String>,
    /// The application's emoji, as far as known.
    pub(super) emojis: Emojis,
    /// Mentions of commands, as far as known.
    pub(super) mentions: Mentions,
    /// The servers of which the bot is a member, as far as the gateway tells.
    pub(super) guilds: Guilds,
    /// Whether the emoji are synchronised when the connection begins.
    pub(super) makes_emoji: bool,
    /// The gateway shards served here.
    pub(super) shards: Shards,
    /// How long the gateway may hang while the API answers.
    pub(super) gateway_patience: Duration,
    /// The threads that work on requests.
    pub(super) pool: Pool,
}

/// Why an address and a token can't be used together.
#[derive(Debug, thiserror::Error)]
pub enum EndpointError {
    /// A playground's token for Discord itself.
    #[error("this token belongs to a playground; Discord knows none that begins with “{PLAYGROUND}”")]
    PlaygroundToken,
    /// A real token for a playground.
    #[error("a playground takes only tokens that begin with “{PLAYGROUND}”; a real one must never reach it")]
    RealToken,
    /// The address is not on this machine.
    #[error("discord.api must be http:// and a loopback address such as http://127.0.0.1:8808")]
    NotLoopback,
    /// The HTTP client could not be built.
    #[error("the HTTP client can't be made: {0}")]
    Client(reqwest::Error),
}

impl Endpoint {
    /// Discord itself.
    ///
    /// # Errors
    /// For a playground's token.
    pub fn discord(token: SecretString) -> Result<Self, EndpointError> {
        if token.expose_secret().starts_with(PLAYGROUND) {
            return Err(EndpointError::PlaygroundToken);
        }
        Self::new(token, None)
    }

    /// A playground on this machine.
    ///
    /// # Errors
    /// For an address elsewhere, and for a token that could be a real one.
    pub fn loopback(api: &str, token: SecretString) -> Result<Self, EndpointError> {
        if !token.expose_secret().starts_with(PLAYGROUND) {
            return Err(EndpointError::RealToken);
        }
        if !is_loopback(api, "http") {
            return Err(EndpointError::NotLoopback);
        }
        Self::new(token, Some(api.trim_end_matches('/').to_owned()))
    }

    fn new(token: SecretString, api: Option<String>) -> Result<Self, EndpointError> {
        let client = client(api.is_some())?;
        let alone = watch::Sender::new(1).subscribe();
        let http = Rest::new(client.clone(), &token, api.as_deref(), PER_SECOND, alone);
        Ok(Self {
            http,
            client,
            token,
            api,
            emojis: Emojis::default(),
            mentions: Mentions::default(),
            guilds: Guilds::default(),
            makes_emoji: false,
            shards: Shards::Auto,
            gateway_patience: Duration::from_secs(300),
            pool: Pool::default(),
        })
    }

    /// This endpoint with at most this many requests a second, shared by the number of processes.
    #[must_use]
    pub fn sharing(mut self, per_second: u32, processes: watch::Receiver<usize>) -> Self {
        self.http = Rest::new(self.client.clone(), &self.token, self.api.as_deref(), per_second, processes);
        self
    }

    /// This endpoint, with the application's emoji synchronised when the connection begins.
    #[must_use]
    pub fn making_emoji(mut self, make: bool) -> Self {
        self.makes_emoji = make;
        self
    }

    /// This endpoint for these gateway shards only.
    #[must_use]
    pub fn serving(mut self, shards: Shards) -> Self {
        self.shards = shards;
        self
    }

    /// This endpoint, with requests worked on in this pool.
    #[must_use]
    pub fn working_in(mut self, pool: Pool) -> Self {
        self.pool = pool;
        self
    }

    /// This endpoint, tolerating a gateway that hangs for this long.
    #[must_use]
    pub fn bearing_with_the_gateway(mut self, patience: Duration) -> Self {
        self.gateway_patience = patience;
        self
    }

    /// Synchronises the application's emoji; with `dry` only compares. `tell` is called for each change.
    ///
    /// # Errors
    /// When Discord refuses, or can't be reached for long.
    pub async fn sync_emoji(&self, dry: bool, tell: impl FnMut(&str)) -> Result<Synced, SyncError> {
        self.sync_emoji_at(jiff::Timestamp::now().as_millisecond(), dry, tell).await
    }

    /// Like [`Endpoint::sync_emoji`], at a given time in milliseconds since 1970.
    ///
    /// # Errors
    /// As [`Endpoint::sync_emoji`].
    pub async fn sync_emoji_at(
        &self,
        now_ms: i64,
        dry: bool,
        tell: impl FnMut(&str),
    ) -> Result<Synced, SyncError> {
        emoji::sync(&self.http, dry, now_ms, tell).await
    }

    /// Whether all requests stay on this machine.
    #[must_use]
    pub fn is_loopback(&self) -> bool {
        self.api.is_some()
    }

    /// A separate HTTP client for serenity, which asks for the gateway's address once.
    pub(super) fn another_http(&self) -> Http {
        let http = HttpBuilder::new(self.token.expose_secret()).client(self.client.clone());
        let http = match &self.api {
            // With its limiter on, serenity ignores the proxy and would go to Discord itself.
            Some(api) => http.proxy(api).ratelimiter_disabled(true).build(),
            None => http.build(),
        };
        if let Some(id) = self.http.application_id() {
            http.set_application_id(id);
        }
        http
    }

    /// A separate client for the same API and token, whose exchanges are reported to a witness.
    pub(super) fn witnessed(&self, per_second: u32, witness: Witness) -> Rest {
        let alone = watch::Sender::new(1).subscribe();
        let (client, api) = (self.client.clone(), self.api.as_deref());
        Rest::witnessed(client, &self.token, api, (per_second, alone), Some(witness))
    }

    /// The bot's invitation link, as far as its token tells the application.
    #[must_use]
    pub fn invitation(&self) -> Option<String> {
        guilds::application_of(&self.token).map(guilds::invitation)
    }

    /// A probe for the bot's permissions.
    #[must_use]
    pub fn guild_probe(&self) -> GuildProbe {
        GuildProbe::new(&self.http, self.guilds.clone())
    }

    /// A typing indicator.
    #[must_use]
    pub fn typist(&self) -> TypingSign {
        TypingSign::new(&self.http)
    }

    /// The outbox's transport.
    #[must_use]
    pub fn sender(&self) -> Sender {
        Sender::new(self.http.in_a_hurry(), self.emojis.clone(), self.mentions.clone())
    }
}

/// Whether an address is on this machine, with this scheme. Host names don't count: they may lead anywhere.
pub(super) fn is_loopback(address: &str, scheme: &str) -> bool {
    let Ok(url) = reqwest::Url::parse(address) else { return false };
    let host = url.host_str().unwrap_or_default().trim_matches(['[', ']']);
    url.scheme() == scheme && host.parse::<IpAddr>().is_ok_and(|ip| ip.is_loopback())
}

pub(super) fn client(loopback: bool) -> Result<reqwest::Client, EndpointError> {
    let mut client = reqwest::Client::builder()
        .user_agent(USER_AGENT)
        .connect_timeout(Duration::from_secs(5))
        .timeout(Duration::from_secs(30))
        // Discord's API never redirects; another server that does must not get the token.
        .redirect(reqwest::redirect::Policy::none());
    if loopback {
        // A proxy from the environment would carry requests off this machine.
        client = client.no_proxy();
    }
    client.build().map_err(EndpointError::Client)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_real_token_never_reaches_a_playground_nor_the_other_way_round() {
        let real = || SecretString::from("MTk4.Cl2FMQ.abc");
        let fake = || SecretString::from("playground.abc");
        assert!(matches!(Endpoint::loopback("http://127.0.0.1:1", real()), Err(EndpointError::RealToken)));
        assert!(matches!(Endpoint::discord(fake()), Err(EndpointError::PlaygroundToken)));
        assert!(Endpoint::loopback("http://127.0.0.1:1", fake()).is_ok());
        assert!(Endpoint::loopback("http://[::1]:1/", fake()).is_ok());
        for elsewhere in [
            "https://discord.com",
            "http://10.0.0.1:80",
            "http://127.0.0.1.example.org",
            "http://127.0.0.1@example.org",
            "http://localhost:1",
            "https://127.0.0.1",
            "ftp://127.0.0.1",
            "127.0.0.1:1",
            "",
        ] {
            assert!(
                matches!(Endpoint::loopback(elsewhere, fake()), Err(EndpointError::NotLoopback)),
                "{elsewhere}"
            );
        }
    }
}
