//! After a restore from a backup: every open game gets a new board that says as of when it is. Boards in Discord may be
//! newer than the backup; their buttons don't match any more.

use model::game::{Game, Status};
use model::ids::GameId;
use model::job::Job;
use store::{Restored, StoreError};
use words::Lang;
use words::say;

use super::{again, suspended};
use crate::asking::rejection::{Rejection, contained, retry_transaction};
use crate::context::Context;
use crate::invitations::invitation;

/// How many games are handled at a time.
const BATCH: i64 = 50;
/// The most pending messages while further games are handled: people who play must not wait behind all of them.
const QUEUE: i64 = 200;

/// Posts the boards of all open games again, some at a time. Called by the clock.
///
/// # Errors
/// When the store fails; the clock comes back to it.
pub(crate) async fn go_on_after_restore(context: &Context) -> Result<(), StoreError> {
    let Some(mut restored) = context.store.restored().await? else { return Ok(()) };
    if context.store.open_jobs().await? > QUEUE {
        return Ok(());
    }
    let games = context.store.open_games_after(restored.through, BATCH).await?;
    if games.is_empty() {
        let mut tx = context.store.begin().await?;
        tx.all_told_of_restore(restored).await?;
        tx.commit().await?;
        tracing::info!("every open game was told of the restore");
    }
    for game in games {
        let told = contained(tell_of_restore(context, game, restored)).await;
        if let Err(Rejection::Broken(_)) = &told {
            // It can't be shown; the others go on.
            let mut tx = context.store.begin().await?;
            if tx.told_of_restore(restored, game).await? {
                tx.commit().await?;
            }
        }
        let replayed = matches!(told, Err(Rejection::Replayed));
        suspended::settle_place(game, told)?;
        if replayed {
            // Another process is at it.
            return Ok(());
        }
        restored.through = game;
    }
    Ok(())
}

async fn tell_of_restore(context: &Context, id: GameId, restored: Restored) -> Result<(), Rejection> {
    retry_transaction(async || {
        let Some(before) = context.store.game(id).await? else { return Err(Rejection::Replayed) };
        let shown = match before.status {
            Status::Running => Some(again::tables_of(context, &before).await?),
            _ => None,
        };
        let mut tx = context.store.begin().await?;
        if !tx.told_of_restore(restored, id).await? {
            return Err(Rejection::Replayed);
        }
        let Some(game) = tx.game(id).await? else { return Err(Rejection::Replayed) };
        // A concurrent turn comes before this, or its board after this one.
        tx.lock_game_at_version(id, game.version).await?;
        let line = |lang| restored_line(lang, restored);
        let jobs = match (&shown, game.status) {
            (Some(shown), Status::Running) if shown.is_of(&game) => shown.posts(&game, line),
            (None, Status::Invited) => invited(&game, line),
            // A conflict: tried again on the new state.
            (_, Status::Running | Status::Invited) => return Err(StoreError::Stale.into()),
            _ => Vec::new(),
        };
        Ok(context.commit_with_jobs(tx, jobs).await?)
    })
    .await
}

fn restored_line(lang: Lang, restored: Restored) -> String {
    say!(lang, "restored-line", when = format!("<t:{}:f>", restored.as_of_ms / 1000))
}

/// An invitation, posted again.
fn invited(game: &Game, line: impl Fn(Lang) -> String) -> Vec<model::job::NewJob> {
    let mut jobs = invitation::posts(game);
    for job in &mut jobs {
        if let Job::Post { screen, .. } = &mut job.job {
            screen.text = format!("{}\n{}", line(game.lang()), screen.text);
        }
    }
    jobs
}
