//! Pings players who don't answer in live play: their board was edited in place, which pings nobody.
//!
//! One message suffices: the board itself, posted again, so that it is the last message again and the next turn is shown in
//! place.

use engine::any_game::AnyTable;
use model::game::{Game, Status};
use model::ids::GameId;
use model::job::{Job, NewJob, To};
use store::StoreError;

use super::board::{self, Occasion};
use crate::asking::rejection::{Rejection, contained, retry_transaction};
use crate::context::Context;

/// How many games are handled in one round.
const BATCH: i64 = 100;

/// Pings players who haven't answered in time. Called by the clock.
///
/// # Errors
/// When the store fails; the clock comes back to it.
pub(crate) async fn call_the_late(context: &Context) -> Result<(), StoreError> {
    for id in context.store.due_calls(context.now(), BATCH).await? {
        let Err(rejection) = contained(retry_transaction(|| call(context, id))).await else { continue };
        if let Some(what) = rejection.what_broke()? {
            tracing::error!(game = %id, what, "nobody can be called to a board");
            let mut tx = context.store.begin().await?;
            tx.take_call(id, context.now()).await?;
            tx.commit().await?;
        }
    }
    Ok(())
}

async fn call(context: &Context, id: GameId) -> Result<(), Rejection> {
    let Some(before) = context.store.game(id).await? else { return Ok(()) };
    let jobs = match before.status {
        // During a pause nobody is asked.
        Status::Running if before.pause.is_none() => {
            let now = context.table(&before).await?;
            let shown = context.tables.at(&context.store, &before, before.board_entries).await?;
            calls(&before, &*shown, &*now, context.has_hints())
        }
        _ => Vec::new(),
    };
    let mut tx = context.store.begin().await?;
    let Some(game) = tx.game(id).await? else { return Ok(()) };
    // A concurrent turn wins, and nobody is late then.
    if game.version != before.version {
        return Err(StoreError::Stale.into());
    }
    tx.lock_game_at_version(id, game.version).await?;
    if !tx.take_call(id, context.now()).await? {
        return Ok(());
    }
    Ok(context.commit_with_jobs(tx, jobs).await?)
}

/// A new board where it pings people, and direct messages to those who want these instead.
fn calls(game: &Game, shown: &dyn AnyTable, now: &dyn AnyTable, hints: bool) -> Vec<NewJob> {
    let text = board::text(game, shown, now);
    let mut jobs =
        board::posts(game, now, &text, Occasion { live: false, steady: true, asked_by: None, shown, hints });
    let asked = board::called(game, now);
    jobs.retain_mut(|job| match &mut job.job {
        Job::Board { to, screen, .. } => {
            // The buttons, like the text, are those of the board it replaces: players who are done meanwhile have ended no turn
            // of it.
            screen.rows = board::buttons(game, now, shown.turns_completed(), hints);
            let own = match to {
                To::Person(person) => asked.contains(person),
                To::Channel(_) | To::Home => true,
            };
            own && screen.pings.iter().any(|person| !person.is_computer())
        }
        _ => true,
    });
    jobs
}
