//! What falls due by itself: time limits of games, invitations that lapse, reminders and daily lists, and rows that are no longer needed.

use std::sync::Arc;
use std::time::Duration;

use metrics::tick;
use metrics::{self, Due, Loop};
use model::Clock;
use model::ids::GameId;
use store::StoreError;
use tokio_util::sync::CancellationToken;

use app::App;

/// How often to look. Some limits are two minutes long.
const TICK: Duration = Duration::from_secs(1);
/// How long handled interactions and finished jobs are kept, in milliseconds.
const KEEP_MS: i64 = 24 * 3_600_000;
/// How many rows of each kind are removed in one go.
const PURGED: i64 = 500;
/// How many games are taken in hand in one go.
const BATCH: i64 = 100;
/// How many such batches of late players are taken at one look.
const BATCHES: u32 = 10;

/// The work of which one process has the lease, and for how long without word from it, in milliseconds.
const CHORES: &str = "clock";
const LEASE_MS: i64 = 10_000;

/// Runs until `shutdown`. What could not be done is done at the next look. Of several processes one works at a time; should
/// two do so, nothing is done twice, since each thing is decided by its row's version.
pub async fn run(app: Arc<App>, clock: Clock, shutdown: CancellationToken) {
    let mut purged = 0;
    let mut older = Some(GameId(0));
    while !shutdown.is_cancelled() {
        tick(Loop::Clock);
        put_off(app.keep_time().await, "whether the clock was set is looked at again");
        let now = clock();
        if own_turn(&app, now).await {
            look(&app, now, &mut purged, &mut older).await;
        }
        tokio::select! {
            () = tokio::time::sleep(TICK) => {}
            () = shutdown.cancelled() => {}
        }
    }
    put_off(app.store().release_leases(app.store().name()).await, "others wait for the clock's lease to end");
}

/// Whether the work is this process's for now.
async fn own_turn(app: &App, now: i64) -> bool {
    let store = app.store();
    store.take_lease(CHORES, store.name(), now, now + LEASE_MS).await.unwrap_or_else(|error| {
        tracing::warn!(%error, "what falls due waits");
        false
    })
}

/// One look at everything.
async fn look(app: &App, now: i64, purged: &mut i64, older: &mut Option<GameId>) {
    // What falls due has to wait until time in which nobody was at work is given back.
    match app.beat().await {
        Ok(()) => {
            put_off(app.give_back().await.map(drop), "time waits to be given back");
            fall_due(app, now).await;
        }
        Err(error) => tracing::warn!(%error, "what falls due waits"),
    }
    put_off(app.go_on_with_tournaments(now).await, "tournaments wait to go on");
    put_off(app.post_daily_puzzles(now).await, "puzzles of the day wait to be posted");
    put_off(app.mind_places().await, "places wait to be looked after");
    put_off(app.go_on_after_restore().await, "games wait to be told of the restore");
    put_off(note_older(app, older).await, "whose turn it is in older games is not noted yet");
    if now - *purged > 3_600_000 || now < *purged {
        match purge(app, now).await {
            Ok(()) => *purged = now,
            Err(error) => tracing::warn!(%error, "old rows wait to be removed"),
        }
    }
}

/// Notes whose turn it is in games from before that was noted: after what falls due, and not all at one look.
async fn note_older(app: &App, older: &mut Option<GameId>) -> Result<(), StoreError> {
    for _ in 0..BATCHES {
        let Some(after) = *older else { break };
        *older = app.note_turns(after).await?;
    }
    Ok(())
}

/// Everything that falls due by now, one kind after the other.
async fn fall_due(app: &App, now: i64) {
    // Before any clock runs out: the one who planned a turn in time was in time.
    put_off(play_plans(app, now).await, "planned turns wait to be played");
    put_off(end_limits(app, now).await, "time limits wait to end");
    put_off(clocks(app, now).await, "clocks of players wait");
    put_off(tell(app, now).await, "reminders and daily lists wait");
    put_off(app.carry_out_agreed(BATCH).await, "what was agreed waits to be carried out");
    put_off(app.call_the_late().await, "people whose turn was shown in place wait to be called");
    put_off(app.catch_up_boards().await, "boards wait to say what the clocks do");
    put_off(lapse(app, now).await, "invitations wait to lapse");
}

/// What could not be done is done at the next look.
fn put_off(done: Result<(), StoreError>, what: &str) {
    tick(Loop::Clock);
    if let Err(error) = done {
        tracing::warn!(%error, "{what}");
    }
}

/// Ends the time of the one who has let a game's own limit pass.
async fn end_limits(app: &App, now: i64) -> Result<(), StoreError> {
    for game in app.store().limits_over(now, BATCH).await? {
        if let Err(error) = app.time_is_up(game).await {
            tracing::warn!(%game, %error, "a time limit waits to end");
        }
    }
    Ok(())
}

/// What falls due on the clocks of players: rests and holidays that are over, and the one who is late.
async fn clocks(app: &App, now: i64) -> Result<(), StoreError> {
    for game in app.store().pauses_over(now, BATCH).await? {
        if let Err(error) = app.pause_is_over(game).await {
            tracing::warn!(%game, %error, "a pause waits to end");
        }
    }
    app.vacations_over(BATCH).await?;
    // Many may be late at once: batch after batch, as long as all goes well, but not for ever, since others wait, too.
    for _ in 0..BATCHES {
        let late = app.store().games_late(now, BATCH).await?;
        let mut well = true;
        for game in &late {
            if let Err(error) = app.clock_ran_out(*game).await {
                tracing::warn!(%game, %error, "somebody's time waits to end");
                well = false;
            }
        }
        if !well || (late.len() as i64) < BATCH {
            break;
        }
    }
    Ok(())
}

/// Says what people wanted to be told at a moment that has come. So many at a time: direct messages sent in a rush look like
/// those of a nuisance.
async fn tell(app: &App, now: i64) -> Result<(), StoreError> {
    // Lists first: they save reminders.
    for due in app.store().due_digests(now, BATCH).await? {
        metrics::late(Due::Digest, due.due_ms, now);
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
        metrics::late(Due::Plan, plan.due_ms.unwrap_or(now), now);
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
    if app.store().keeps_everything(now).await? {
        tracing::info!("nothing goes by its age for a day: the time has leapt ahead, and may be wrong");
        return Ok(());
    }
    // In parts: nobody's turn has to wait for hours' worth of rows.
    loop {
        let mut tx = app.store().begin().await?;
        let gone = tx.purge(now - KEEP_MS, PURGED).await?;
        tx.commit().await?;
        if gone == 0 {
            break;
        }
    }
    app.keep_endings().await?;
    app.forget_old_audit_entries().await?;
    app.forget_old_calls().await?;
    app.retire(now).await
}
