//! Downtime compensation: gives running clocks the time back in which no process ran, once.
//!
//! The games are noted in the transaction that finds the downtime; `give_back` compensates them game by game.

use std::time::{Duration, Instant};

use store::StoreError;

use crate::context::Context;

/// How often (ms) a process writes its heartbeat.
const BEAT: i64 = 10_000;
/// The least gap (ms) between heartbeats that counts as downtime.
const GAP: i64 = 60_000;
/// How many games are compensated in one transaction.
const BATCH: i64 = 100;
/// How long one round may compensate games: scheduled work of other games waits meanwhile.
const STRETCH: Duration = Duration::from_millis(500);

/// Writes this process's heartbeat, and notes which games need downtime compensation. Scheduled work has to
/// wait for it.
///
/// # Errors
/// When the store fails; nothing has changed then.
pub(crate) async fn beat(context: &Context) -> Result<(), StoreError> {
    let read = context.reading();
    let house = context.store.house_time().await?;
    let (now, last) = (read.ms(), house.at_ms);
    // If the clock was set meanwhile, the last heartbeat was written by another clock: the next round
    // compares what can be compared.
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
    // Played all at the same time, planned turns would be recognised as planned.
    tx.move_plans(last, now - last).await?;
    tx.commit().await?;
    tracing::info!(seconds = (now - last) / 1000, games, "time is given back: nobody was at work");
    Ok(())
}

/// Compensates downtime in games that nobody has touched since, for a while; answers whether any is left.
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
