//! Edits the newest board's text when only a clock has changed: no new message, no ping.

use std::sync::Arc;

use engine::any_game::AnyTable;
use model::game::{Game, Status};
use model::ids::GameId;
use store::{StoreError, Tx};

use crate::asking::rejection::Rejection;
use crate::context::Context;
use crate::play::board;

/// A game's newest board: what it shows, and the current table.
pub(super) struct SeenBoard {
    version: i64,
    shown: Arc<dyn AnyTable>,
    now: Arc<dyn AnyTable>,
    /// Whether this server shows hints.
    hints: bool,
}

/// What editing the board will need; read before the database is locked for writing.
pub(super) async fn seen_board(context: &Context, id: GameId) -> Result<SeenBoard, Rejection> {
    let game = context.store.game(id).await?.ok_or_else(Rejection::unknown_control)?;
    let now = context.table(&game).await?;
    let shown = context.tables.at(&context.store, &game, game.board_entries).await?;
    Ok(SeenBoard { version: game.version, shown, now, hints: context.has_hints() })
}

impl SeenBoard {
    /// Enqueues the edits of the board's text. Fails with a conflict unless the game's version has moved on
    /// by exactly one since it was read.
    pub(super) async fn edits(&self, tx: &mut Tx, game: &Game, now: i64) -> Result<(), StoreError> {
        if game.version != self.version + 1 {
            return Err(StoreError::Stale);
        }
        if game.status != Status::Running {
            return Ok(());
        }
        let text = board::text(game, &*self.shown, &*self.now);
        for job in board::edits(game, &*self.shown, &*self.now, &text, self.hints) {
            tx.enqueue(&job, now).await?;
        }
        tx.board_true(game.id).await
    }
}
