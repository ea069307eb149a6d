//! The program as a separate process, so that its memory and processor time can be measured alone.

use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use menagerie::config::{Config, Interactions};
use menagerie::service::{self, Reach};
use playground::Playground;
use secrecy::SecretString;
use tokio_util::sync::CancellationToken;
use tracing::Level;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

/// The argument that makes this executable act as the program.
const SERVE: &str = "--serve";
/// The kernel counts processor time in parts of a second; this is how many.
const TICKS: u64 = 100;

/// A running program; it ends when this is dropped.
pub(crate) struct Program(Child);

impl Program {
    /// Starts a program that gets all interactions by the gateway, or by its endpoint if an address is given.
    pub(crate) fn start(url: &str, playground: &Playground, listen: Option<SocketAddr>) -> Self {
        let own = std::env::current_exe().expect("this very file");
        let mut command = Command::new(own);
        command.args([SERVE, url, &playground.base_url(), playground.token()]);
        command.args(listen.map(|addr| addr.to_string()));
        Self(command.stdin(Stdio::null()).spawn().expect("a process"))
    }

    /// If this process was started as the program, runs it and returns true.
    pub(crate) fn was_meant() -> bool {
        let arguments: Vec<String> = std::env::args().skip(1).collect();
        let meant = arguments.first().is_some_and(|first| first == SERVE);
        if meant {
            serve(&arguments[1..]);
        }
        meant
    }

    /// The most memory it has used, in MiB.
    pub(crate) fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.0.id())).unwrap_or_default();
        let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
        peak.and_then(|peak| peak.split_whitespace().next()?.parse::<u64>().ok()).unwrap_or_default() / 1024
    }

    /// The processor time it has used so far.
    pub(crate) fn processor(&self) -> Duration {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.0.id())).unwrap_or_default();
        // After the name, which may hold blanks: the 12th and 13th fields are user and system time.
        let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
        let ticks =
            |at: usize| fields.get(at).and_then(|field| field.parse::<u64>().ok()).unwrap_or_default();
        Duration::from_millis((ticks(11) + ticks(12)) * 1000 / TICKS)
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Runs the program with the given database, playground's address and token, and the address to listen on, if any.
fn serve(arguments: &[String]) {
    let [url, api, token, listen @ ..] = arguments else {
        panic!("{SERVE} takes a database, an address and a token")
    };
    let filter = std::env::var("RUST_LOG").unwrap_or_else(|_| "warn,sqlx=error".to_owned());
    let filter: Targets = filter.parse().expect("a filter");
    let lines = tracing_subscriber::fmt().with_max_level(Level::TRACE).with_writer(std::io::stderr);
    lines.finish().with(filter).init();
    let mut config = Config::default();
    config.store.url.clone_from(url);
    if let [listen] = listen {
        config.discord.interactions = Interactions::Endpoint;
        config.discord.listen = listen.parse().expect("an address");
    }
    // Emoji are uploaded once in the life of an application.
    config.emoji.sync_at_start = false;
    // The program is measured, not Discord's limits, so both limits are high.
    config.discord.requests_per_second = 10_000;
    config.limits.requests_per_person = 10_000;
    let reach = Reach::Loopback { api: api.clone(), token: SecretString::from(token.clone()) };
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(service::run(&config, reach, CancellationToken::new())).expect("it runs");
}
