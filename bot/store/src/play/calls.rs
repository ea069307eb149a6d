//! When to ping the players of a board that was changed in place: an edit pings nobody.

use model::ids::GameId;

use crate::sql::{Columns, Statements};
use crate::{Result, Store, Tx};

impl Store {
    /// Games in which those who are asked are to be called now, the longest due first.
    pub async fn due_calls(&self, now: i64, most: i64) -> Result<Vec<GameId>> {
        self.all(
            "SELECT id FROM games WHERE call_ms IS NOT NULL AND call_ms <= $1 ORDER BY call_ms, id LIMIT $2",
            (now, most),
            |row| row.id("id"),
        )
        .await
    }

    /// Whether those who are asked in a game are called later, if they don't answer.
    pub async fn is_called_later(&self, game: GameId) -> Result<bool> {
        let found =
            self.maybe("SELECT call_ms FROM games WHERE id = $1", game, |row| row.is_set("call_ms")).await?;
        Ok(found.unwrap_or(false))
    }
}

impl Tx {
    /// The board that shows this much of a game's log was changed in place: those who are asked are called at that moment. Nothing when
    /// the game has gone on.
    pub async fn call_later(&mut self, game: GameId, entries: i64, at_ms: i64) -> Result<()> {
        self.run(
            "UPDATE games SET call_ms = $3 WHERE id = $1 AND board_entries = $2 AND status = 'running'",
            (game, entries, at_ms),
        )
        .await
    }

    /// Takes a call that is due, for the first and only time.
    pub async fn take_call(&mut self, game: GameId, now: i64) -> Result<bool> {
        self.changed(
            "UPDATE games SET call_ms = NULL WHERE id = $1 AND call_ms IS NOT NULL AND call_ms <= $2",
            (game, now),
        )
        .await
    }
}
