//! Health, readiness and metrics by HTTP, and notifications to systemd.

mod http;
mod panics;
mod systemd;

use std::path::PathBuf;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use anyhow::Context;
use metrics::Figures;
use metrics::{self, Loop, health};
use model::Clock;
use store::{Store, StoreError};
use tokio::net::TcpListener;
use tokio::sync::Mutex;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;

use crate::config::OperationsConfig;

pub use panics::log_panics;

/// How long figures of the database are cached, so that many questions cost it no more than one.
const FRESH: Duration = Duration::from_secs(2);
/// The time limit of a question to the database.
const PATIENCE: Duration = Duration::from_secs(3);
/// The least free space, in bytes: with less, the next turns may be refused.
const ROOM: u64 = 1 << 20;

/// Answers questions about this process, and notifies systemd. Ends when dropped, or in order by [`Watch::end`].
pub struct Watch {
    desk: Arc<Desk>,
    /// Cancelled at the very end: until then questions are answered, so that "stopping" can be seen.
    end: CancellationToken,
    tasks: Vec<JoinHandle<()>>,
}

/// The state that answers are made from.
pub(super) struct Desk {
    database: OnceLock<(Store, Clock)>,
    /// The folder of the SQLite file.
    folder: Option<PathBuf>,
    /// How long (ms) the oldest message may wait; 0: for ever.
    oldest_ms: i64,
    figures: Mutex<Option<(Instant, Figures)>>,
    /// When a test write last succeeded.
    written: Mutex<Option<Instant>>,
}

impl Watch {
    /// Begins before anything else, so that even a long migration can be watched. From `shutdown` on the process isn't
    /// ready.
    ///
    /// # Errors
    /// When the address is taken or not to be had.
    pub async fn begin(
        settings: &OperationsConfig,
        store: &str,
        shutdown: &CancellationToken,
    ) -> anyhow::Result<Self> {
        metrics::begun();
        let desk = Arc::new(Desk {
            database: OnceLock::new(),
            folder: folder_of(store),
            oldest_ms: i64::from(settings.oldest_message_minutes) * 60_000,
            figures: Mutex::new(None),
            written: Mutex::new(None),
        });
        let end = CancellationToken::new();
        let mut tasks = Vec::new();
        if let Some(address) = settings.listen {
            let taken = || format!("operations.listen: {address} can't be listened on");
            let listener = TcpListener::bind(address).await.with_context(taken)?;
            if !address.ip().is_loopback() {
                tracing::warn!(
                    %address,
                    "operations.listen is no loopback address: anybody who reaches it reads the metrics"
                );
            }
            tasks.push(tokio::spawn(http::serve(listener, Arc::clone(&desk), end.clone())));
        }
        let shutdown = shutdown.clone();
        tasks.push(tokio::spawn(async move {
            shutdown.cancelled().await;
            health().stops();
            systemd::notify("STOPPING=1");
        }));
        Ok(Self { desk, end, tasks })
    }

    /// The store is open and all loops are about to run: systemd is told "ready", and expects its watchdog from now on.
    pub fn opened(&mut self, store: &Store, clock: &Clock) {
        // Set once.
        let _ = self.desk.database.set((store.clone(), Arc::clone(clock)));
        systemd::notify("READY=1");
        if let Some(every) = systemd::watchdog() {
            let desk = Arc::clone(&self.desk);
            self.tasks.push(tokio::spawn(async move {
                loop {
                    match desk.stuck() {
                        None => systemd::notify("WATCHDOG=1"),
                        // systemd ends and restarts it.
                        Some(why) => tracing::error!(why, "the process is stuck"),
                    }
                    tokio::time::sleep(every).await;
                }
            }));
        }
    }

    /// Ends the watch: questions aren't answered any more.
    pub async fn end(mut self) {
        self.end.cancel();
        if let Some(serving) = self.tasks.first_mut() {
            // A client that keeps a connection open can't hold up the process.
            let _ = timeout(Duration::from_millis(200), serving).await;
        }
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        self.end.cancel();
        for task in &self.tasks {
            task.abort();
        }
    }
}

impl Desk {
    /// The stuck loop, in words.
    fn stuck(&self) -> Option<String> {
        health().stuck(Instant::now())
    }

    /// Why the process isn't ready, in words.
    async fn not_ready(&self) -> Option<String> {
        if let Some(why) = health().unreachable() {
            return Some(why);
        }
        let (figures, now) = match self.figures().await {
            None => return Some("the database is being opened".to_owned()),
            Some(Err(error)) => return Some(in_words(&error)),
            Some(Ok(known)) => known,
        };
        if let Err(error) = self.try_writing().await {
            return Some(in_words(&error));
        }
        if let Some(kib) = self.room_kib().filter(|kib| kib * 1024 < ROOM) {
            return Some(format!("only {kib} KiB are left on the disk of the database"));
        }
        let oldest = figures.outbox_oldest_ms.map_or(0, |oldest| now - oldest);
        (self.oldest_ms > 0 && oldest > self.oldest_ms).then(|| {
            format!(
                "a message has waited for {} minutes; `menagerie outbox list` names its lane",
                oldest / 60_000
            )
        })
    }

    /// Writes to the database as a test, unless that went well just before: a readable one may refuse writes.
    async fn try_writing(&self) -> Result<(), StoreError> {
        let Some((store, clock)) = self.database.get() else { return Ok(()) };
        let mut written = self.written.lock().await;
        if written.is_some_and(|at| at.elapsed() < FRESH) {
            return Ok(());
        }
        let tried = timeout(PATIENCE, store.try_writing(clock())).await.unwrap_or(Err(StoreError::Busy));
        *written = tried.is_ok().then(Instant::now);
        tried
    }

    /// The free space on the SQLite file's disk, in KiB, as far as known.
    fn room_kib(&self) -> Option<u64> {
        #[cfg(target_os = "linux")]
        {
            let disk = rustix::fs::statvfs(self.folder.as_ref()?).ok()?;
            Some(disk.f_bavail.saturating_mul(disk.f_frsize) / 1024)
        }
        #[cfg(not(target_os = "linux"))]
        None
    }

    /// Figures of the database, cached for a few seconds, with their time; `None` before it is open.
    async fn figures(&self) -> Option<Result<(Figures, i64), StoreError>> {
        let (store, clock) = self.database.get()?;
        // Held while asking: concurrent callers get the same answer.
        let mut known = self.figures.lock().await;
        if let Some((at, figures)) = &*known
            && at.elapsed() < FRESH
        {
            return Some(Ok((figures.clone(), clock())));
        }
        let asked = timeout(PATIENCE, store.figures()).await;
        Some(match asked.unwrap_or(Err(StoreError::Busy)) {
            Ok(figures) => {
                *known = Some((Instant::now(), figures.clone()));
                Ok((figures, clock()))
            }
            Err(error) => {
                *known = None;
                Err(error)
            }
        })
    }

    /// Updates the gauges.
    async fn refresh(&self) {
        for of in Loop::ALL {
            metrics::ticked(of, health().age(of, Instant::now()).unwrap_or_default());
        }
        if let Some(Ok((figures, now))) = self.figures().await {
            metrics::stands(&figures, now);
        }
        #[cfg(target_os = "linux")]
        {
            if let Some(bytes) = resident() {
                metrics::memory(bytes);
            }
            if let Some(kib) = self.room_kib() {
                metrics::disk_free(kib * 1024);
            }
        }
    }
}

fn in_words(error: &StoreError) -> String {
    match error {
        StoreError::Busy => "the database does not answer in time".to_owned(),
        StoreError::InDoubt => "the database doesn't say whether it writes".to_owned(),
        other => other.to_string(),
    }
}

/// Memory of the process, in bytes.
#[cfg(target_os = "linux")]
fn resident() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.split_whitespace().next()?.parse::<u64>().ok().map(|kib| kib * 1024)
}

/// The folder of a SQLite file.
fn folder_of(store: &str) -> Option<PathBuf> {
    let path = store.strip_prefix("sqlite:")?.trim_start_matches("//").split('?').next()?;
    let folder = std::path::Path::new(path).parent()?;
    Some(if folder.as_os_str().is_empty() { PathBuf::from(".") } else { folder.to_owned() })
}
