//! Games that ended before their end was kept as data: it is found out from their logs.

use model::ids::GameId;
use store::StoreError;

use crate::asking::rejection::{Rejection, contained};
use crate::context::Context;
use crate::games::outcomes::ending;

/// How many games are looked at in one go.
const BATCH: i64 = 100;

/// Keeps as data how games ended whose rows say so only in a sentence: those that programs of before migration 35 end beside
/// this one, and those whose sentence the migration couldn't read. Their logs are played through for it.
///
/// # Errors
/// When the store fails; it is tried again.
pub(crate) async fn keep_endings(context: &Context) -> Result<(), StoreError> {
    let mut after = GameId(0);
    loop {
        let games = context.store.games_without_ending(after, BATCH).await?;
        let Some(last) = games.last() else { return Ok(()) };
        after = *last;
        for id in games {
            match contained(keep_ending(context, id)).await {
                Err(Rejection::Store(error)) => return Err(error),
                Err(_) => tracing::debug!(game = %id, "how a game ended can't be found out"),
                Ok(()) => {}
            }
        }
    }
}

async fn keep_ending(context: &Context, id: GameId) -> Result<(), Rejection> {
    let Some(game) = context.store.game(id).await? else { return Ok(()) };
    let table = context.table(&game).await?;
    let Some(outcome) = ending(&*table).and_then(|ending| ending.outcome) else { return Ok(()) };
    let mut tx = context.store.begin().await?;
    tx.keep_ending(id, &outcome).await?;
    Ok(tx.commit().await?)
}
