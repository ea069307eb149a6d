//! Turns that computer players have to make: which games ask one, and who is thinking about it.

use model::ids::{ChannelId, GameId, UserId};
use sqlx::Row;

use crate::{Store, StoreError, Tx};

/// A turn that a computer player has to make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ComputerTurn {
    /// In which game.
    pub game: GameId,
    /// How often it was begun before: a process may have died over it.
    pub attempts: i64,
}

impl Store {
    /// The turns that are due and that nobody is at, with who opened their games: the one that is due longest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn due_computer_turns(&self, now: i64, most: i64) -> Result<Vec<(GameId, UserId)>, StoreError> {
        let rows = sqlx::query(
            "SELECT game, (SELECT host FROM games WHERE id = game) AS host FROM computer_turns \
             WHERE due_ms <= $1 AND lease_until_ms <= $1 ORDER BY due_ms LIMIT $2",
        )
        .bind(now)
        .bind(most)
        .fetch_all(self.reach().await?)
        .await?;
        rows.iter().map(|row| Ok((GameId(row.try_get("game")?), UserId(row.try_get("host")?)))).collect()
    }

    /// The turns that are due between two moments, with the places where their games are played and when they are due, the first one
    /// first; not those of games in direct messages.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn computer_turns_between(
        &self,
        (from, until): (i64, i64),
        most: i64,
    ) -> Result<Vec<(GameId, ChannelId, i64)>, StoreError> {
        let rows = sqlx::query(
            "SELECT game, due_ms, (SELECT COALESCE(thread, channel) FROM games WHERE id = game) AS place \
             FROM computer_turns WHERE due_ms >= $1 AND due_ms <= $2 ORDER BY due_ms LIMIT $3",
        )
        .bind(from)
        .bind(until)
        .bind(most)
        .fetch_all(self.reach().await?)
        .await?;
        let mut turns = Vec::new();
        for row in &rows {
            let place: Option<i64> = row.try_get("place")?;
            let Some(place) = place.map(ChannelId) else { continue };
            turns.push((GameId(row.try_get("game")?), place, row.try_get("due_ms")?));
        }
        Ok(turns)
    }

    /// Takes a turn, if it is still due and nobody is at it.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn lease_computer_turn(
        &self,
        worker: &str,
        game: GameId,
        now: i64,
        until: i64,
    ) -> Result<Option<ComputerTurn>, StoreError> {
        let row = sqlx::query(
            "UPDATE computer_turns SET leased_by = $1, lease_until_ms = $4, attempts = attempts + 1 \
             WHERE game = $2 AND due_ms <= $3 AND lease_until_ms <= $3 RETURNING attempts",
        )
        .bind(worker)
        .bind(game.0)
        .bind(now)
        .bind(until)
        .fetch_optional(self.reach().await?)
        .await?;
        row.map(|row| Ok(ComputerTurn { game, attempts: row.try_get::<i64, _>("attempts")? - 1 })).transpose()
    }

    /// Holds on to a turn, or puts off until then what could not be thought about. Whether it was still there to be held.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn hold_computer_turn(
        &self,
        worker: &str,
        game: GameId,
        until: i64,
    ) -> Result<bool, StoreError> {
        let held =
            sqlx::query("UPDATE computer_turns SET lease_until_ms = $3 WHERE game = $1 AND leased_by = $2")
                .bind(game.0)
                .bind(worker)
                .bind(until)
                .execute(self.reach().await?)
                .await?;
        self.written().await?;
        Ok(held.rows_affected() == 1)
    }

    /// Puts a turn off until then, as if nobody had begun.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn delay_computer_turn(
        &self,
        worker: &str,
        game: GameId,
        until: i64,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE computer_turns SET leased_by = NULL, lease_until_ms = 0, attempts = attempts - 1, due_ms = $3 \
             WHERE game = $1 AND leased_by = $2",
        )
        .bind(game.0)
        .bind(worker)
        .bind(until)
        .execute(self.reach().await?)
        .await?;
        self.written().await
    }

    /// Gives a turn back as if nobody had begun.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn return_computer_turn(&self, worker: &str, game: GameId) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE computer_turns SET leased_by = NULL, lease_until_ms = 0, attempts = attempts - 1 \
             WHERE game = $1 AND leased_by = $2",
        )
        .bind(game.0)
        .bind(worker)
        .execute(self.reach().await?)
        .await?;
        self.written().await
    }
}

impl Tx {
    /// A computer player is asked something in a game: to be thought about from then on. If one was asked already, nothing changes:
    /// nobody can keep it from playing by asking again and again.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn ask_computer(&mut self, game: GameId, due_ms: i64) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO computer_turns (game, due_ms) VALUES ($1, $2) ON CONFLICT (game) DO NOTHING",
        )
        .bind(game.0)
        .bind(due_ms)
        .execute(&mut *self.inner)
        .await?;
        Ok(())
    }

    /// No computer player is asked in a game any more.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn ask_no_computer(&mut self, game: GameId) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM computer_turns WHERE game = $1")
            .bind(game.0)
            .execute(&mut *self.inner)
            .await?;
        Ok(())
    }
}
