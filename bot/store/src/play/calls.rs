//! Whom a board has called that was changed in place: nobody yet. Those who don't answer are called when this falls due.

use model::ids::GameId;
use sqlx::Row;

use crate::columns::ids;
use crate::{Store, StoreError, Tx};

impl Store {
    /// Games in which those who are asked are to be called now, the longest due first.
    pub async fn due_calls(&self, now: i64, most: i64) -> Result<Vec<GameId>, StoreError> {
        let rows = sqlx::query(
            "SELECT id FROM games WHERE call_ms IS NOT NULL AND call_ms <= $1 ORDER BY call_ms, id LIMIT $2",
        )
        .bind(now)
        .bind(most)
        .fetch_all(self.reach().await?)
        .await?;
        ids(&rows, "id")
    }

    /// Whether those who are asked in a game are called later, if they don't answer.
    pub async fn is_called_later(&self, game: GameId) -> Result<bool, StoreError> {
        let row = sqlx::query("SELECT call_ms FROM games WHERE id = $1")
            .bind(game.0)
            .fetch_optional(self.reach().await?)
            .await?;
        Ok(match row {
            Some(row) => row.try_get::<Option<i64>, _>("call_ms")?.is_some(),
            None => false,
        })
    }
}

impl Tx {
    /// The board that shows this much of a game's log was changed in place: those who are asked are called at that moment. Nothing when
    /// the game has gone on.
    pub async fn call_later(&mut self, game: GameId, entries: i64, at_ms: i64) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE games SET call_ms = $3 WHERE id = $1 AND board_entries = $2 AND status = 'running'",
        )
        .bind(game.0)
        .bind(entries)
        .bind(at_ms)
        .execute(&mut *self.inner)
        .await?;
        Ok(())
    }

    /// Takes a call that is due, for the first and only time.
    pub async fn take_call(&mut self, game: GameId, now: i64) -> Result<bool, StoreError> {
        let done = sqlx::query(
            "UPDATE games SET call_ms = NULL WHERE id = $1 AND call_ms IS NOT NULL AND call_ms <= $2",
        )
        .bind(game.0)
        .bind(now)
        .execute(&mut *self.inner)
        .await?;
        Ok(done.rows_affected() == 1)
    }
}
