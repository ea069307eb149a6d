//! Updates boards and invitations whose text shows another time than the clocks: after pauses, holidays,
//! downtime compensation, *Wait*. A change of clocks without a new board marks the game; the text is updated
//! here once, however often a clock moved meanwhile.

use model::game::{Game, Status};
use model::ids::GameId;
use model::job::NewJob;
use store::StoreError;

use crate::asking::rejection::{Rejection, contained, retry_transaction};
use crate::context::Context;
use crate::invitations::invitation;
use crate::play::board;

/// How many texts are updated in one round. After a downtime all are out of date, and what people do now
/// comes first.
const BATCH: i64 = 10;

/// Updates texts that are out of date, some at a time. Called by the clock, after downtime compensation.
///
/// # Errors
/// When the store fails; the clock comes back to it.
pub(crate) async fn catch_up_boards(context: &Context) -> Result<(), StoreError> {
    for id in context.store.boards_behind(BATCH).await? {
        let Err(rejection) = contained(retry_transaction(|| catch_up(context, id))).await else { continue };
        if let Some(what) = rejection.what_broke()? {
            tracing::error!(game = %id, what, "what a board says about time can't be made anew");
            let mut tx = context.store.begin().await?;
            tx.board_true(id).await?;
            tx.commit().await?;
        }
    }
    Ok(())
}

async fn catch_up(context: &Context, id: GameId) -> Result<(), Rejection> {
    let Some(before) = context.store.game(id).await? else { return Ok(()) };
    let text = true_again(context, &before).await?;
    let clocks = |game: &Game| game.seats.iter().map(|own| own.clock).collect::<Vec<_>>();
    let mut tx = context.store.begin().await?;
    let Some(game) = tx.game(id).await? else { return Ok(()) };
    // A concurrent turn wins: the text is made from it, or its board comes after this one.
    if game.version != before.version || clocks(&game) != clocks(&before) {
        return Err(StoreError::Stale.into());
    }
    tx.lock_game_at_version(id, game.version).await?;
    tx.board_true(id).await?;
    Ok(context.commit_with_jobs(tx, text).await?)
}

/// The current text of the newest board, or of the invitation.
async fn true_again(context: &Context, game: &Game) -> Result<Vec<NewJob>, Rejection> {
    match game.status {
        Status::Invited => Ok(invitation::changed(game)),
        Status::Running => {
            let now = context.table(game).await?;
            let shown = context.tables.at(&context.store, game, game.board_entries).await?;
            let text = board::text(game, &*shown, &*now);
            Ok(board::edits(game, &*shown, &*now, &text, context.has_hints()))
        }
        Status::Over | Status::Dropped => Ok(Vec::new()),
    }
}
