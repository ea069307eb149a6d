//! Turns that computer players have to make: which games ask one, and who is thinking about it.

use model::ids::GameId;
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
    /// Takes the turn that is due longest and that nobody is at.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn lease_computer_turn(
        &self,
        worker: &str,
        now: i64,
        until: i64,
    ) -> Result<Option<ComputerTurn>, StoreError> {
        // The condition is repeated outside so that of two workers at the same moment one finds nothing.
        let row = sqlx::query(
            "UPDATE computer_turns SET leased_by = $1, lease_until_ms = $3, attempts = attempts + 1 \
             WHERE lease_until_ms <= $2 AND game = ( \
               SELECT game FROM computer_turns WHERE due_ms <= $2 AND lease_until_ms <= $2 ORDER BY due_ms LIMIT 1) \
             RETURNING game, attempts",
        )
        .bind(worker)
        .bind(now)
        .bind(until)
        .fetch_optional(self.reach().await?)
        .await?;
        row.map(|row| {
            let attempts = row.try_get::<i64, _>("attempts")? - 1;
            Ok(ComputerTurn { game: GameId(row.try_get("game")?), attempts })
        })
        .transpose()
    }

    /// Holds on to a turn, or puts it off until then. Whether it was still there to be held.
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
