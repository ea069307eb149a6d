//! This process among others on the same database: it registers, writes heartbeats, and leaves.
//!
//! Correctness doesn't depend on this list: versions and leases decide what concurrent processes do. The list keeps them from
//! doing the same work, tells how many share Discord's limits, and names a process that is in the way.

mod here;

use std::sync::Arc;
use std::time::Duration;

use model::Clock;
use store::{MOST_PROCESSES, ProcessRow, Store, StoreError};
use tokio::sync::watch;
use tokio::time::{Instant, sleep};
use tokio_util::sync::CancellationToken;

use crate::config::Role;

/// How often a process writes its heartbeat.
const BEAT: Duration = Duration::from_secs(3);
/// After how long (ms) without a heartbeat a process counts as gone.
const LAPSE_MS: i64 = 15_000;
/// How far (ms) the clocks of two machines may differ without a warning.
const SKEW_MS: i64 = 2_000;
/// After how long (ms) the row of a process that is gone is deleted.
const FORGET_MS: i64 = 3_600_000;
/// How long a new process waits for another one that is about to leave: long enough for a restart in any order.
pub const PATIENCE: Duration = Duration::from_secs(60);
/// How often it checks meanwhile.
const LOOK: Duration = Duration::from_millis(500);

/// Why a process can't register, or is no longer registered.
#[derive(Debug, thiserror::Error)]
pub enum ProcessError {
    /// Another running process has a role that collides with this one's.
    #[error(
        "{other} already serves {theirs} on this database, and this one would serve {own}; \
         stop the other one first, or share the shards out (discord.shards, the same total everywhere)"
    )]
    Taken {
        /// The other process, in words.
        other: String,
        /// Its role.
        theirs: String,
        /// The wanted role.
        own: String,
    },
    /// There are too many processes.
    #[error("{MOST_PROCESSES} processes are at work on this database, and more can't be told apart")]
    TooMany,
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// This process.
pub struct Process {
    store: Store,
    clock: Clock,
    own: ProcessRow,
    role: Role,
    live: watch::Sender<usize>,
}

impl Process {
    /// Registers, once no other running process serves the same shards: waits that long for another one to leave. Stops waiting
    /// when `shutdown` is cancelled (`None`).
    ///
    /// # Errors
    /// When somebody else stays, there are too many, or the database fails.
    pub async fn enter(
        store: &Store,
        clock: &Clock,
        role: Role,
        patience: Duration,
        shutdown: &CancellationToken,
    ) -> Result<Option<Self>, ProcessError> {
        let now = clock();
        let own = ProcessRow {
            id: store.name().to_owned(),
            slot: 0,
            version: env!("CARGO_PKG_VERSION").to_owned(),
            schema_version: Store::schema_version(),
            role: role.to_string(),
            host: here::host(),
            place: here::place(),
            pid: i64::from(std::process::id()),
            started_ms: now,
            seen_ms: now,
        };
        let (live, _) = watch::channel(1);
        let mut process = Self { store: store.clone(), clock: Arc::clone(clock), own, role, live };
        let (begun, mut told) = (Instant::now(), false);
        loop {
            match process.try_enter().await {
                Ok(()) => break,
                Err(ProcessError::Taken { other, .. }) if begun.elapsed() < patience => {
                    if !std::mem::replace(&mut told, true) {
                        tracing::info!(%other, ?patience, "waiting for another process to leave");
                    }
                }
                // A failing database is retried.
                Err(ProcessError::Store(error))
                    if begun.elapsed() < patience && !matches!(error, StoreError::Schema(_)) => {}
                Err(error) => return Err(error),
            }
            tokio::select! {
                () = sleep(LOOK) => {}
                () = shutdown.cancelled() => return Ok(None),
            }
        }
        if let Err(error) = process.count().await {
            tracing::warn!(%error, "how many processes there are is not known yet");
        }
        Ok(Some(process))
    }

    /// Its name among the others, new at each start.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.own.id
    }

    /// How many processes are running, this one included; at least 1.
    #[must_use]
    pub fn live(&self) -> watch::Receiver<usize> {
        self.live.subscribe()
    }

    /// Writes heartbeats until `ended`, then leaves. Waits for a database that is away for a while.
    ///
    /// # Errors
    /// When this process was taken for dead meanwhile, and another one does its work, or a newer version has changed the schema
    /// beyond what this one can read; `shutdown` is cancelled then.
    pub async fn run(
        mut self,
        ended: CancellationToken,
        shutdown: CancellationToken,
    ) -> Result<(), ProcessError> {
        loop {
            tokio::select! {
                () = sleep(BEAT) => {}
                () = ended.cancelled() => break,
            }
            match self.beat().await {
                Ok(()) => {}
                Err(ProcessError::Store(error)) if !matches!(error, StoreError::Schema(_)) => {
                    tracing::warn!(%error, "this process can't say that it is at work");
                }
                Err(error) => {
                    shutdown.cancel();
                    // Its row is deleted, if it still exists: work under way ends now.
                    let _ = self.store.process_left(&self.own.id).await;
                    return Err(error);
                }
            }
        }
        if let Err(error) = self.store.process_left(&self.own.id).await {
            tracing::warn!(%error, "the other processes have to notice by themselves that this one left");
        }
        Ok(())
    }

    async fn beat(&mut self) -> Result<(), ProcessError> {
        if !self.store.process_seen(&self.own.id, (self.clock)()).await? {
            // Stopped for long, by a debugger or a suspended machine: a process that came meanwhile took it for dead.
            self.try_enter().await?;
            tracing::warn!("this process was taken for dead, and goes on");
        }
        self.store.still_compatible().await?;
        Ok(self.count().await?)
    }

    async fn count(&self) -> Result<(), StoreError> {
        let now = (self.clock)();
        let all = self.store.processes().await?;
        if let Some(ahead) = all.iter().find(|row| row.seen_ms - now > SKEW_MS) {
            tracing::warn!(other = %in_words(ahead), "the clocks of two machines differ; have them set by the network");
        }
        let live = all.iter().filter(|row| now - row.seen_ms < LAPSE_MS).count();
        metrics::processes(live.max(1));
        self.live.send_if_modified(|known| std::mem::replace(known, live.max(1)) != live.max(1));
        Ok(())
    }

    /// Registers, unless a running process has the same role.
    async fn try_enter(&mut self) -> Result<(), ProcessError> {
        let now = (self.clock)();
        let mut tx = self.store.begin().await?;
        let (gone, there): (Vec<_>, Vec<_>) =
            tx.processes_alone(&self.own.id).await?.into_iter().partition(|row| self.is_gone(row, now));
        // The only process on a database may commit without waiting for the disk. One that neither left nor ran since the last
        // boot may have done more than the database has.
        if !self.store.is_shared() && gone.iter().any(|row| !here::is_of_this_boot(row)) {
            tx.doubt_open_jobs().await?;
        }
        for row in gone.iter().filter(|row| self.is_forgotten(row, now)) {
            tx.remove_process(&row.id).await?;
        }
        if let Some(other) = there.iter().find(|row| self.role.collides(&row.role)) {
            return Err(ProcessError::Taken {
                other: in_words(other),
                theirs: other.role.clone(),
                own: self.own.role.clone(),
            });
        }
        // A process that only seems gone keeps its slot as long as there are others.
        let kept: Vec<i64> = there.iter().chain(&gone).map(|row| row.slot).collect();
        let free = (0..MOST_PROCESSES).find(|slot| !kept.contains(slot));
        self.own.slot = match free {
            Some(slot) => slot,
            None => {
                let gone =
                    gone.iter().find(|row| !self.is_forgotten(row, now)).ok_or(ProcessError::TooMany)?;
                tx.remove_process(&gone.id).await?;
                gone.slot
            }
        };
        self.own.seen_ms = now;
        tx.add_process(&self.own).await?;
        tx.commit().await?;
        self.store.take_slot(self.own.slot);
        Ok(())
    }

    /// Whether a process isn't running any more.
    fn is_gone(&self, row: &ProcessRow, now: i64) -> bool {
        // A process with a SQLite file of its own has no others.
        !self.store.is_shared()
            || now - row.seen_ms >= LAPSE_MS
            || (row.place == self.own.place && here::is_dead(row))
    }

    /// Whether the row of a process that is gone can be deleted.
    fn is_forgotten(&self, row: &ProcessRow, now: i64) -> bool {
        !self.store.is_shared()
            || now - row.seen_ms >= FORGET_MS
            || (row.place == self.own.place && here::is_dead(row))
            // Its successor is registered.
            || self.role.collides(&row.role)
    }
}

/// A process in words, for people to find it.
fn in_words(row: &ProcessRow) -> String {
    let since = jiff::Timestamp::from_millisecond(row.started_ms)
        .map_or_else(|_| "an unknown time".to_owned(), |since| since.strftime("%F %T UTC").to_string());
    let host = if row.host.is_empty() { String::new() } else { format!(" on {}", row.host) };
    format!("process {}{host} (version {}, at work since {since})", row.pid, row.version)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_process_is_named_so_that_people_find_it() {
        let row = ProcessRow {
            id: "x".to_owned(),
            slot: 0,
            version: "0.1.0".to_owned(),
            schema_version: 19,
            role: "shards 0-1/4".to_owned(),
            host: "alpha".to_owned(),
            place: String::new(),
            pid: 4711,
            started_ms: 1_795_305_600_000,
            seen_ms: 0,
        };
        assert_eq!(
            in_words(&row),
            "process 4711 on alpha (version 0.1.0, at work since 2026-11-22 00:00:00 UTC)"
        );
    }
}
