//! A playground with the whole program connected to it.

use std::time::Duration;

use menagerie::config::Config;
use menagerie::service::{self, Reach};
use playground::{Playground, Who};
use secrecy::SecretString;
use tempfile::TempDir;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use crate::player::Player;

/// How long an interaction may go unacknowledged here: what Discord's three seconds need is tested elsewhere (`tests/discord`), and a
/// machine full of browsers may not let the program run for as long.
const ACKNOWLEDGED_WITHIN: Duration = Duration::from_secs(60);

/// A playground, the program, and a database of the test's own.
pub(crate) struct House {
    pub(crate) playground: Playground,
    config: Config,
    shutdown: CancellationToken,
    running: JoinHandle<anyhow::Result<()>>,
    _folder: TempDir,
}

impl House {
    /// Opens one with the settings' defaults.
    pub(crate) async fn open() -> Self {
        Self::with(|_| {}).await
    }

    /// Opens one with more people in it.
    #[allow(dead_code, reason = "five are enough for most")]
    pub(crate) async fn with_guests(guests: u16) -> Self {
        Self::furnished(playground::Config { guests, ..playground::Config::default() }, |_| {}).await
    }

    /// Opens one with other settings.
    pub(crate) async fn with(settings: impl FnOnce(&mut Config)) -> Self {
        Self::furnished(playground::Config::default(), settings).await
    }

    /// Opens one in which the bot has just joined a server with a language.
    #[allow(dead_code, reason = "most servers know it")]
    pub(crate) async fn fresh(language: &'static str) -> Self {
        let world = playground::Config { fresh: true, language, ..playground::Config::default() };
        Self::furnished(world, |_| {}).await
    }

    async fn furnished(world: playground::Config, settings: impl FnOnce(&mut Config)) -> Self {
        let world = playground::Config { acknowledged_within: ACKNOWLEDGED_WITHIN, ..world };
        let folder = tempfile::tempdir().expect("a temporary folder");
        let mut config = Config::default();
        config.store.url = format!("sqlite:{}", folder.path().join("games.db").display());
        // Fingers here are quicker than people's, and this Discord has no limit.
        config.limits.requests_per_person = 1_000_000;
        config.discord.requests_per_second = 1_000_000;
        settings(&mut config);
        let playground = Playground::start(world).await.expect("a playground");
        let (shutdown, running) = start(&playground, &config);
        playground.ready().await;
        Self { playground, config, shutdown, running, _folder: folder }
    }

    /// The address of its database.
    #[allow(dead_code, reason = "some suites look beside the program")]
    pub(crate) fn database(&self) -> &str {
        &self.config.store.url
    }

    /// A person who plays here.
    pub(crate) fn player(&self, who: Who) -> Player {
        Player::new(self.playground.person(who))
    }

    /// Stops the program cleanly and restarts it on the same database.
    pub(crate) async fn restart(&mut self) {
        self.shutdown.cancel();
        (&mut self.running).await.expect("no panic").expect("a clean end");
        (self.shutdown, self.running) = start(&self.playground, &self.config);
        let playground = &self.playground;
        playground.wait_until("a connection", || playground.is_connected()).await;
    }

    /// Tells the program to stop, without waiting.
    #[allow(dead_code, reason = "most wait")]
    pub(crate) fn tell_to_stop(&self) {
        self.shutdown.cancel();
    }

    /// Ends it while people still ask, without checks.
    #[allow(dead_code, reason = "most close it")]
    pub(crate) async fn stop(self) {
        self.shutdown.cancel();
        self.running.await.expect("no panic").expect("a clean end");
        self.playground.stop().await;
    }

    /// Ends it: checks that every request kept Discord's rules, that no public text pinged anybody by accident, and that no message
    /// was left.
    pub(crate) async fn close(self) {
        self.shutdown.cancel();
        self.running.await.expect("no panic").expect("a clean end");
        assert_eq!(self.playground.violations(), Vec::<String>::new());
        for request in self.playground.requests() {
            let body = request.body.unwrap_or_default();
            // An edit notifies nobody, nor does what one person alone sees: there mentions may resolve by themselves.
            let edits = request.method == "PATCH" || body["type"] == 7;
            let alone = Who::by_dm(request.channel).is_some();
            for message in [&body, &body["data"]] {
                let says = message["content"].as_str().is_some_and(|text| !text.is_empty());
                let private = message["flags"].as_u64().is_some_and(|flags| flags & 64 != 0);
                let parsed = &message["allowed_mentions"]["parse"];
                let calls_the_named_alone = *parsed == serde_json::json!([]);
                let resolves = (edits || alone || private) && *parsed == serde_json::json!(["users"]);
                assert!(!says || calls_the_named_alone || resolves, "{}: {message}", request.path);
            }
        }
        assert_eq!(self.playground.faults().pending(), 0, "all that was to go wrong did");
        self.playground.stop().await;
    }
}

fn start(playground: &Playground, config: &Config) -> (CancellationToken, JoinHandle<anyhow::Result<()>>) {
    let reach = Reach::Loopback {
        api: playground.base_url(),
        token: SecretString::from(playground.token().to_owned()),
    };
    let shutdown = CancellationToken::new();
    let mut own = Config::default();
    own.store.url.clone_from(&config.store.url);
    own.limits = config.limits.clone();
    own.referee = config.referee;
    own.emoji = config.emoji;
    own.operations = config.operations;
    own.pictures = config.pictures.clone();
    let stop = shutdown.clone();
    let running = tokio::spawn(async move { service::run(&own, reach, stop).await });
    (shutdown, running)
}
