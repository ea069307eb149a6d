//! What falls due by itself: time limits of games, invitations that lapse, reminders and daily lists, and rows that are no longer needed.

use std::sync::Arc;
use std::time::Duration;

use tokio_util::sync::CancellationToken;

use crate::app::{App, Clock};
use crate::store::StoreError;

/// How often to look. Some limits are two minutes long.
const TICK: Duration = Duration::from_secs(1);
/// How long handled interactions and finished jobs are kept, in milliseconds.
const KEEP_MS: i64 = 24 * 3_600_000;
/// How many games are taken in hand in one go.
const BATCH: i64 = 100;

/// Runs until `shutdown`. What could not be done is done at the next look.
pub async fn run(app: Arc<App>, clock: Clock, shutdown: CancellationToken) {
    let mut purged = 0;
    let mut noted = false;
    while !shutdown.is_cancelled() {
        let now = clock();
        if !noted {
            match app.note_turns().await {
                Ok(()) => noted = true,
                Err(error) => tracing::warn!(%error, "whose turn it is in older games is not noted yet"),
            }
        }
        // Before any clock runs out: whoever planned a turn in time was in time.
        if let Err(error) = play_plans(&app, now).await {
            tracing::warn!(%error, "planned turns wait to be played");
        }
        if let Err(error) = end_limits(&app, now).await {
            tracing::warn!(%error, "time limits wait to end");
        }
        if let Err(error) = clocks(&app, now).await {
            tracing::warn!(%error, "clocks of players wait");
        }
        if let Err(error) = tell(&app, now).await {
            tracing::warn!(%error, "reminders and daily lists wait");
        }
        if let Err(error) = app.carry_out_agreed(BATCH).await {
            tracing::warn!(%error, "what was agreed waits to be carried out");
        }
        if let Err(error) = lapse(&app, now).await {
            tracing::warn!(%error, "invitations wait to lapse");
        }
        if let Err(error) = app.go_on_with_tournaments(now).await {
            tracing::warn!(%error, "tournaments wait to go on");
        }
        if let Err(error) = app.go_on_erasing().await {
            tracing::warn!(%error, "people wait to be forgotten");
        }
        if let Err(error) = app.mind_places().await {
            tracing::warn!(%error, "places wait to be looked after");
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

/// Ends the time of whoever has let a game's own limit pass.
async fn end_limits(app: &App, now: i64) -> Result<(), StoreError> {
    for game in app.store().limits_over(now, BATCH).await? {
        if let Err(error) = app.time_is_up(game).await {
            tracing::warn!(%game, %error, "a time limit waits to end");
        }
    }
    Ok(())
}

/// What falls due on the clocks of players: rests that are over.
async fn clocks(app: &App, now: i64) -> Result<(), StoreError> {
    for game in app.store().rests_over(now, BATCH).await? {
        if let Err(error) = app.rest_is_over(game).await {
            tracing::warn!(%game, %error, "a rest waits to end");
        }
    }
    Ok(())
}

/// Says what people wanted to be told at a moment that has come. So many at a time: direct messages sent in a rush look like
/// those of a nuisance.
async fn tell(app: &App, now: i64) -> Result<(), StoreError> {
    // Lists first: they save reminders.
    for due in app.store().due_digests(now, BATCH).await? {
        if let Err(error) = app.send_digest(due).await {
            tracing::warn!(%error, "a daily list waits");
        }
    }
    for (game, person) in app.store().due_reminders(now, BATCH).await? {
        if let Err(error) = app.remind(game, person).await {
            tracing::warn!(%game, %error, "a reminder waits");
        }
    }
    Ok(())
}

/// Plays conditional turns whose moment has come.
async fn play_plans(app: &App, now: i64) -> Result<(), StoreError> {
    for plan in app.store().plans_due(now, BATCH).await? {
        if let Err(error) = app.play_plan(&plan).await {
            tracing::warn!(game = %plan.game, %error, "a planned turn waits to be played");
        }
    }
    Ok(())
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
    tx.commit().await?;
    app.forget_old_deeds().await?;
    app.retire(now).await
}
