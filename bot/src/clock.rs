//! What falls due by itself: invitations that lapse, and rows that are no longer needed.

use std::sync::Arc;
use std::time::Duration;

use tokio_util::sync::CancellationToken;

use crate::app::{App, Clock};
use crate::store::StoreError;

/// How often to look.
const TICK: Duration = Duration::from_secs(5);
/// How long handled interactions and finished jobs are kept, in milliseconds.
const KEEP_MS: i64 = 24 * 3_600_000;
/// How many invitations are dropped in one go.
const BATCH: i64 = 100;

/// Runs until `shutdown`. What could not be done is done at the next look.
pub async fn run(app: Arc<App>, clock: Clock, shutdown: CancellationToken) {
    let mut purged = 0;
    while !shutdown.is_cancelled() {
        let now = clock();
        if let Err(error) = lapse(&app, now).await {
            tracing::warn!(%error, "invitations wait to lapse");
        }
        if now - purged > 3_600_000 {
            match purge(&app, now).await {
                Ok(()) => purged = now,
                Err(error) => tracing::warn!(%error, "old rows wait to be removed"),
            }
        }
        tokio::select! {
            () = tokio::time::sleep(TICK) => {}
            () = shutdown.cancelled() => {}
        }
    }
}

/// Drops what nobody took in time. One game that can't be dropped doesn't keep the others from it.
async fn lapse(app: &App, now: i64) -> Result<(), StoreError> {
    for game in app.store().expired_invitations(now, BATCH).await? {
        if let Err(error) = app.expire(game).await {
            tracing::warn!(%game, %error, "an invitation waits to lapse");
        }
    }
    Ok(())
}

async fn purge(app: &App, now: i64) -> Result<(), StoreError> {
    let mut tx = app.store().begin().await?;
    tx.purge(now - KEEP_MS).await?;
    tx.commit().await
}
