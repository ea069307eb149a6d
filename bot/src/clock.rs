//! The clock loop: scheduled work such as time limits, expired invitations, reminders, digests, and deleting old rows.

use std::sync::Arc;
use std::time::Duration;

use metrics::tick;
use metrics::{self, Due, Loop};
use model::Clock;
use model::ids::GameId;
use pool::contained;
use store::StoreError;
use tokio_util::sync::CancellationToken;
use tracing::field::display;

use app::{App, Endings};

/// How often to look: some limits are two minutes long.
const TICK: Duration = Duration::from_secs(1);
/// How long (ms) handled interactions and finished jobs are kept.
const KEEP_MS: i64 = 24 * 3_600_000;
/// How many rows of each kind are deleted at a time.
const PURGED: i64 = 500;
/// How often (ms) such rows are looked for.
const PURGE_MS: i64 = 3_600_000;
/// How many games are handled at a time.
const BATCH: i64 = 100;
/// How many such batches (of late players, of rows to be deleted …) are handled in one round.
const BATCHES: u32 = 10;

/// The singleton task's name, and for how long (ms) its lease lasts without a heartbeat.
const CHORES: &str = "clock";
const LEASE_MS: i64 = 10_000;

/// Progress of this process in work that is done in parts, one per round, so that no deadline waits for all of it.
struct Upkeep {
    /// When all unneeded rows had been deleted, in milliseconds since 1970.
    purged_ms: i64,
    /// The last of the older games for which it is noted whose turn it is; `None`: all are done.
    noted: Option<GameId>,
    /// Progress in converting outcomes.
    endings: Endings,
}

/// Runs the loop until `shutdown`. Failures are retried in the next round, and a panic ends only the work that panicked. Of
/// several processes one works at a time; should two do so, nothing is done twice, since everything is decided by its row's
/// version.
pub async fn run(app: Arc<App>, clock: Clock, shutdown: CancellationToken) {
    let mut upkeep = Upkeep { purged_ms: 0, noted: Some(GameId(0)), endings: Endings::default() };
    while !shutdown.is_cancelled() {
        tick(Loop::Clock);
        put_off(app.keep_time(), "whether the clock was set is looked at again").await;
        let now = clock();
        let looked = async {
            if own_turn(&app, now).await {
                look(&app, now, &mut upkeep).await;
            }
            Ok(())
        };
        put_off(looked, "what falls due waits for the next look").await;
        tokio::select! {
            () = tokio::time::sleep(TICK) => {}
            () = shutdown.cancelled() => {}
        }
    }
    put_off(app.store().release_leases(app.store().name()), "others wait for the clock's lease to end").await;
}

/// Whether this process has the lease now.
async fn own_turn(app: &App, now: i64) -> bool {
    let store = app.store();
    store.take_lease(CHORES, store.name(), now, now + LEASE_MS).await.unwrap_or_else(|error| {
        tracing::warn!(%error, "what falls due waits");
        false
    })
}

/// One round.
async fn look(app: &App, now: i64, upkeep: &mut Upkeep) {
    // Scheduled work has to wait for downtime compensation.
    match app.beat().await {
        Ok(()) => {
            put_off(async { app.give_back().await.map(drop) }, "time waits to be given back").await;
            fall_due(app, now).await;
        }
        Err(error) => tracing::warn!(%error, "what falls due waits"),
    }
    put_off(app.go_on_with_tournaments(now), "tournaments wait to go on").await;
    put_off(app.post_daily_puzzles(now), "puzzles of the day wait to be posted").await;
    put_off(app.mind_places(), "places wait to be looked after").await;
    put_off(app.go_on_after_restore(), "games wait to be told of the restore").await;
    put_off(note_older(app, &mut upkeep.noted), "whose turn it is in older games is not noted yet").await;
    if now - upkeep.purged_ms > PURGE_MS || now < upkeep.purged_ms {
        let purging = async {
            if purge(app, now, &mut upkeep.endings).await? {
                upkeep.purged_ms = now;
            }
            Ok(())
        };
        put_off(purging, "old rows wait to be removed").await;
    }
}

/// Notes whose turn it is in games of before that was recorded: last, and not all in one round.
async fn note_older(app: &App, noted: &mut Option<GameId>) -> Result<(), StoreError> {
    for _ in 0..BATCHES {
        let Some(after) = *noted else { break };
        *noted = app.note_turns(after).await?;
    }
    Ok(())
}

/// All scheduled work that is due, one kind after the other.
async fn fall_due(app: &App, now: i64) {
    // Before any clock runs out: a turn planned in time is in time.
    put_off(play_plans(app, now), "planned turns wait to be played").await;
    put_off(end_limits(app, now), "time limits wait to end").await;
    put_off(clocks(app, now), "clocks of players wait").await;
    put_off(tell(app, now), "reminders and daily lists wait").await;
    put_off(app.carry_out_agreed(BATCH), "what was agreed waits to be carried out").await;
    put_off(app.call_the_late(), "people whose turn was shown in place wait to be called").await;
    put_off(app.catch_up_boards(), "boards wait to say what the clocks do").await;
    put_off(lapse(app, now), "invitations wait to lapse").await;
}

/// Runs the work of one kind; failures are logged, and retried in the next round.
async fn put_off(work: impl Future<Output = Result<(), StoreError>>, what: &str) {
    one(work, None, what).await;
    tick(Loop::Clock);
}

/// Runs one piece of scheduled work; answers whether it succeeded. A failure or a panic doesn't stop the next one.
async fn one(work: impl Future<Output = Result<(), StoreError>>, game: Option<GameId>, what: &str) -> bool {
    let game = game.map(display);
    match contained(work).await {
        Ok(Ok(())) => return true,
        Ok(Err(error)) => tracing::warn!(game, %error, "{what}"),
        Err(error) => tracing::error!(game, %error, "{what}"),
    }
    false
}

/// Ends games' own limits that have passed.
async fn end_limits(app: &App, now: i64) -> Result<(), StoreError> {
    for game in app.store().limits_over(now, BATCH).await? {
        one(app.time_is_up(game), Some(game), "a time limit waits to end").await;
    }
    Ok(())
}

/// Clocks of players: pauses and holidays that are over, and late players.
async fn clocks(app: &App, now: i64) -> Result<(), StoreError> {
    for game in app.store().pauses_over(now, BATCH).await? {
        one(app.pause_is_over(game), Some(game), "a pause waits to end").await;
    }
    app.vacations_over(BATCH).await?;
    // Many may be late at once: batch after batch, as long as all goes well, but not for ever, since others wait, too.
    for _ in 0..BATCHES {
        let late = app.store().games_late(now, BATCH).await?;
        let mut well = true;
        for game in &late {
            well &= one(app.clock_ran_out(*game), Some(*game), "somebody's time waits to end").await;
        }
        if !well || (late.len() as i64) < BATCH {
            break;
        }
    }
    Ok(())
}

/// Sends due reminders and digests. Limited at a time: direct messages in a rush look like spam.
async fn tell(app: &App, now: i64) -> Result<(), StoreError> {
    // Digests first: they save reminders.
    for due in app.store().due_digests(now, BATCH).await? {
        metrics::late(Due::Digest, due.due_ms, now);
        one(app.send_digest(due), None, "a daily list waits").await;
    }
    for (game, person) in app.store().due_reminders(now, BATCH).await? {
        one(app.remind(game, person), Some(game), "a reminder waits").await;
    }
    Ok(())
}

/// Plays due conditional turns.
async fn play_plans(app: &App, now: i64) -> Result<(), StoreError> {
    for plan in app.store().plans_due(now, BATCH).await? {
        metrics::late(Due::Plan, plan.due_ms.unwrap_or(now), now);
        one(app.play_plan(&plan), Some(plan.game), "a planned turn waits to be played").await;
    }
    Ok(())
}

/// Drops expired invitations. One that can't be dropped doesn't hold up the others.
async fn lapse(app: &App, now: i64) -> Result<(), StoreError> {
    for game in app.store().expired_invitations(now, BATCH).await? {
        one(app.expire(game), Some(game), "an invitation waits to lapse").await;
    }
    Ok(())
}

/// Deletes what is no longer needed and converts old rows, a part per round. Answers whether nothing is left to do; otherwise
/// the next round continues.
async fn purge(app: &App, now: i64, endings: &mut Endings) -> Result<bool, StoreError> {
    if app.store().keeps_everything(now).await? {
        tracing::info!("nothing goes by its age for a day: the time has leapt ahead, and may be wrong");
        return Ok(true);
    }
    if !purge_rows(app, now).await? || !app.keep_endings(endings).await? {
        return Ok(false);
    }
    app.forget_old_audit_entries().await?;
    app.forget_old_calls().await?;
    app.retire(now).await?;
    Ok(true)
}

/// Deletes unneeded rows, as many as one round may. Answers whether none is left.
async fn purge_rows(app: &App, now: i64) -> Result<bool, StoreError> {
    for _ in 0..BATCHES {
        let mut tx = app.store().begin().await?;
        let gone = tx.purge(now - KEEP_MS, PURGED).await?;
        tx.commit().await?;
        if gone == 0 {
            return Ok(true);
        }
    }
    Ok(false)
}
