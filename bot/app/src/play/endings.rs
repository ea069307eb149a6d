//! Converts outcomes of games that ended before outcomes were stored as data, by their logs.

use std::collections::BTreeSet;

use model::ids::GameId;
use store::StoreError;

use crate::asking::rejection::{Rejection, contained};
use crate::context::Context;
use crate::games::outcomes::ending;

/// How many games are handled at a time.
const BATCH: i64 = 100;

/// The progress of a process in converting outcomes.
#[derive(Debug, Default)]
pub struct Endings {
    /// The last game that was looked at; `None`: a round begins.
    after: Option<GameId>,
    /// Games whose outcome can't be found out. Their logs are not replayed again as long as this process lives.
    hopeless: BTreeSet<GameId>,
}

/// Converts the outcomes of finished games whose rows hold only a sentence to data, by replaying their logs, some at a time, so
/// that no deadline waits for all of them: games that a program of before migration 35 ends beside this one, and those whose
/// sentence the migration couldn't read. Answers whether all were looked at; then the next round begins.
///
/// # Errors
/// When the store fails; it is tried again.
pub(crate) async fn keep_endings(context: &Context, so_far: &mut Endings) -> Result<bool, StoreError> {
    let after = so_far.after.unwrap_or(GameId(0));
    let games = context.store.games_without_ending(after, BATCH).await?;
    for id in games.iter().copied() {
        if so_far.hopeless.contains(&id) {
            continue;
        }
        match contained(keep_ending(context, id)).await {
            Err(Rejection::Store(error)) => return Err(error),
            Ok(true) => {}
            Ok(false) | Err(_) => {
                tracing::debug!(game = %id, "how a game ended can't be found out");
                so_far.hopeless.insert(id);
            }
        }
    }
    let all = (games.len() as i64) < BATCH;
    so_far.after = games.last().copied().filter(|_| !all);
    Ok(all)
}

/// Converts one game's outcome; answers whether that was possible, or the game is gone.
async fn keep_ending(context: &Context, id: GameId) -> Result<bool, Rejection> {
    let Some(game) = context.store.game(id).await? else { return Ok(true) };
    let table = context.table(&game).await?;
    let Some(outcome) = ending(&*table).and_then(|ending| ending.outcome) else { return Ok(false) };
    let mut tx = context.store.begin().await?;
    tx.keep_ending(id, &outcome).await?;
    tx.commit().await?;
    Ok(true)
}
