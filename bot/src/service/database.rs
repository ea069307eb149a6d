//! Opens the database at the start: waits while it may still come, and checks it for damage.

use std::pin::pin;
use std::time::{Duration, Instant};

use store::{Store, StoreError};
use tokio::time::sleep;
use tokio_util::sync::CancellationToken;

/// How long to wait for an unreachable database at the start.
const PATIENCE: Duration = Duration::from_secs(60);
/// How often to try meanwhile.
const AGAIN: Duration = Duration::from_secs(2);
/// After how long to log that a database doesn't answer.
const SAID: Duration = Duration::from_millis(1500);

/// Opens the database. Waits for an unreachable one, which may be starting with the machine, and logs the reason at once.
/// `None`: stopped meanwhile.
pub(super) async fn open(url: &str, shutdown: &CancellationToken) -> anyhow::Result<Option<Store>> {
    let begun = Instant::now();
    let mut told = false;
    loop {
        let mut opening = pin!(Store::open(url));
        let opened = loop {
            tokio::select! {
                opened = opening.as_mut() => break opened,
                () = sleep(SAID), if !told => {
                    told = true;
                    tracing::warn!("the database is not open yet: it does not answer, or is being migrated");
                }
            }
        };
        match opened {
            Ok(store) => return Ok(Some(store)),
            Err(error) if error.may_come() && begun.elapsed() < PATIENCE => {
                tracing::warn!(%error, "waiting for the database");
                told = true;
            }
            Err(error) => return Err(error.into()),
        }
        tokio::select! {
            () = sleep(AGAIN) => {}
            () = shutdown.cancelled() => return Ok(None),
        }
    }
}

/// Checks the file in the background: a page damaged long ago might otherwise be read only when it matters.
pub(super) async fn look_for_damage(store: Store) {
    if let Err(error @ StoreError::Damaged) = store.look_for_damage().await {
        tracing::error!(%error, "the database");
    }
}
