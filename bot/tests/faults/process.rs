//! The program in a runtime of its own, which can be dropped at any moment: its work ends between two awaits, as by a kill.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use app::settings::RefereeConfig;
use menagerie::config::{Config, Interactions};
use menagerie::service::{self, Reach};
use playground::Playground;
use secrecy::SecretString;
use sqlx::{AnyConnection, AssertSqlSafe, Connection};
use store::{FaultInjection, Store};
use tokio::runtime::Runtime;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use crate::injection::Injection;
use crate::log::Log;

/// How interactions and events come to a process.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// All of them, by the gateway.
    Gateway,
    /// Those of one of three shards.
    Shard(u32),
    /// By HTTP, to this address; no events.
    Endpoint(SocketAddr),
}

/// Everything that the processes of a run share.
#[derive(Clone)]
pub(crate) struct Surroundings {
    pub(crate) url: String,
    pub(crate) playground: Arc<Playground>,
    pub(crate) injection: Arc<Injection>,
    pub(crate) log: Log,
}

impl Surroundings {
    fn config(&self, way: Way) -> Config {
        let mut config = Config::default();
        config.store.url.clone_from(&self.url);
        // A gateway that hangs is given up soon: a run has no time.
        config.discord.gateway_seconds = 5;
        config.referee = RefereeConfig { nodes: 20_000, memory_mib: 16 };
        match way {
            Way::Gateway => {}
            Way::Shard(shard) => config.discord.shards = format!("{shard}/3").parse().expect("a shard"),
            Way::Endpoint(addr) => {
                config.discord.interactions = Interactions::Endpoint;
                config.discord.listen = addr;
            }
        }
        config
    }

    /// Makes a killed process and its leases forgotten at once: others would wait a quarter of a minute for its heartbeat, which is
    /// too long for a run.
    async fn forget(&self, way: Way) {
        let role = self.config(way).discord.role();
        let forgotten = async {
            let mut beside = AnyConnection::connect(&self.url).await?;
            if matches!(way, Way::Gateway | Way::Shard(_)) {
                let dead = format!("DELETE FROM processes WHERE role = '{role}'");
                sqlx::query(AssertSqlSafe(dead)).execute(&mut beside).await?;
            }
            sqlx::query("UPDATE leases SET until_ms = 0").execute(&mut beside).await?;
            beside.close().await
        };
        // If it fails, the next process waits.
        let _: Result<(), sqlx::Error> = forgotten.await;
    }
}

/// One process of the program.
pub(crate) struct Process {
    way: Way,
    runtime: Option<Runtime>,
    running: JoinHandle<()>,
    stop: CancellationToken,
}

impl Process {
    /// Starts it; a start that fails (the database is away, or still locked by the one before) is repeated, as a supervisor would.
    pub(crate) fn start(around: &Surroundings, way: Way) -> Self {
        let dispatch = around.log.dispatch();
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            // For as long as the thread lives.
            .on_thread_start(move || std::mem::forget(tracing::dispatcher::set_default(&dispatch)))
            .enable_all()
            .build()
            .expect("a runtime");
        let stop = CancellationToken::new();
        let (around, stopped) = (around.clone(), stop.clone());
        let running = runtime.spawn(async move {
            let config = around.config(way);
            let (api, token) = (around.playground.base_url(), around.playground.token().to_owned());
            while !stopped.is_cancelled() {
                let reach = Reach::Loopback { api: api.clone(), token: SecretString::from(token.clone()) };
                let injection = Arc::clone(&around.injection) as Arc<dyn FaultInjection>;
                let ready = |store: Store| store.with_faults(injection);
                // Cancelled with it when it ends by itself.
                if service::run_on(&config, reach, ready, stopped.child_token()).await.is_err() {
                    tokio::time::sleep(Duration::from_millis(30)).await;
                }
            }
        });
        Self { way, runtime: Some(runtime), running, stop }
    }

    /// Ends it at once and starts it again.
    pub(crate) async fn restart(mut self, around: &Surroundings) -> Self {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
        around.forget(self.way).await;
        Self::start(around, self.way)
    }

    /// Stops it; returns whether it ended in order. It takes ten seconds at most by its own clock; the rest is for busy machines.
    pub(crate) async fn stop(mut self) -> bool {
        self.stop.cancel();
        let ended = tokio::time::timeout(Duration::from_secs(90), &mut self.running).await;
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
        matches!(ended, Ok(Ok(())))
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}
