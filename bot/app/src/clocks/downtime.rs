//! When no process was at work, nobody could move: what ran meanwhile gets that time back, once.
//!
//! Which games that are is noted in the transaction that finds it out; `store::credit` does the rest game by game.

use std::time::{Duration, Instant};

use store::StoreError;

use crate::context::Context;

/// How often a process says that it is at work.
const BEAT: i64 = 10_000;
/// After how long nobody was.
const GAP: i64 = 60_000;
/// How many games are given time back in one transaction.
const BATCH: i64 = 100;
/// How long that is gone on with at one look: what falls due in other games waits meanwhile.
const STRETCH: Duration = Duration::from_millis(500);

/// Says that this process is at work, and notes which games get back the time in which none was. What falls due has to wait
/// for it.
///
/// # Errors
/// When the store fails; nothing has changed then.
pub(crate) async fn beat(context: &Context) -> Result<(), StoreError> {
    let read = context.reading();
    let house = context.store.house_time().await?;
    let (now, last) = (read.ms(), house.at_ms);
    // Where the clock was set meanwhile, what was noted last goes by another one: the next look compares what can be compared.
    if read.is_of_another(house) || last.is_some_and(|last| now - last < BEAT) {
        return Ok(());
    }
    let mut tx = context.store.begin().await?;
    if !tx.beat(last, now).await? {
        // Another process was faster.
        return Ok(());
    }
    let Some(last) = last.filter(|last| now - last > GAP) else { return tx.commit().await };
    let games = tx.note_downtime(last, now).await?;
    tx.move_limits(now - last).await?;
    // Played all together at once, planned turns would be known for what they are.
    tx.move_plans(last, now - last).await?;
    tx.commit().await?;
    tracing::info!(seconds = (now - last) / 1000, games, "time is given back: nobody was at work");
    Ok(())
}

/// Gives time back to games that nobody touched since, for a while; whether any is left.
///
/// # Errors
/// When the store fails; the clock comes back to it.
pub(crate) async fn give_back(context: &Context) -> Result<bool, StoreError> {
    let begun = Instant::now();
    while begun.elapsed() < STRETCH {
        let games = context.store.games_owed(BATCH).await?;
        if games.is_empty() {
            return Ok(false);
        }
        let mut tx = context.store.begin().await?;
        for id in games {
            tx.compensate(id).await?;
        }
        tx.commit().await?;
    }
    Ok(true)
}
