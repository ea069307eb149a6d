//! The program in a runtime of its own, which can be let go of at any moment: whatever it was at ends between two awaits, as a
//! kill would end it.

use std::sync::Arc;
use std::time::Duration;

use menagerie::config::{Config, RefereeConfig};
use menagerie::service::{self, Reach};
use menagerie::store::Weather;
use playground::Playground;
use secrecy::SecretString;
use tokio::runtime::Runtime;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use crate::sky::Sky;

/// One process of the program.
pub(crate) struct Process {
    runtime: Option<Runtime>,
    running: JoinHandle<()>,
    stop: CancellationToken,
}

impl Process {
    /// Starts it; a start that fails (the database is away, or still held by the one before) is tried again, as whoever
    /// supervises it would.
    pub(crate) fn start(url: &str, playground: &Playground, sky: &Arc<Sky>) -> Self {
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build();
        let runtime = runtime.expect("a runtime");
        let stop = CancellationToken::new();
        let (api, token) = (playground.base_url(), playground.token().to_owned());
        let (url, sky, stopped) = (url.to_owned(), Arc::clone(sky), stop.clone());
        let running = runtime.spawn(async move {
            let mut config = Config::default();
            config.store.url = url;
            config.referee = RefereeConfig { nodes: 20_000, memory_mib: 16 };
            while !stopped.is_cancelled() {
                let reach = Reach::Loopback { api: api.clone(), token: SecretString::from(token.clone()) };
                let weather = Some(Arc::clone(&sky) as Arc<dyn Weather>);
                // Cancelled with it when it ends by itself.
                if service::run_under(&config, reach, weather, stopped.child_token()).await.is_err() {
                    tokio::time::sleep(Duration::from_millis(30)).await;
                }
            }
        });
        Self { runtime: Some(runtime), running, stop }
    }

    /// Ends it at once.
    pub(crate) fn kill(mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }

    /// Ends it in order; whether it did within fifteen seconds.
    pub(crate) async fn stop(mut self) -> bool {
        self.stop.cancel();
        let ended = tokio::time::timeout(Duration::from_secs(15), &mut self.running).await;
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
