//! Deletes games whose retention time is over.

use store::StoreError;

use crate::context::Context;

/// How many games are deleted in one transaction: others have to write, too.
const BATCH: i64 = 200;
/// How many transactions run in one round; the next round deletes more.
const ROUNDS: u32 = 50;
const DAY: i64 = 86_400_000;

/// Deletes games whose retention time is over.
///
/// # Errors
/// When the store fails; the clock comes back to it.
pub(crate) async fn retire(context: &Context, now: i64) -> Result<(), StoreError> {
    let before = |days: u32| (days > 0).then(|| now - i64::from(days) * DAY);
    let (finished, dropped) =
        (before(context.retention.finished_days), before(context.retention.dropped_days));
    for _ in 0..ROUNDS {
        let mut tx = context.store.begin().await?;
        let gone = tx.retire(finished, dropped, BATCH).await?;
        tx.commit().await?;
        if gone == 0 {
            break;
        }
        tracing::info!(games = gone, "games were kept long enough");
    }
    Ok(())
}
