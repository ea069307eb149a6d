//! How games ended, as data: for games that a program of before migration 35 ended with a sentence alone.

use model::game::KeptOutcome;
use model::ids::GameId;

use crate::columns::ids;
use crate::{Store, StoreError, Tx};

impl Store {
    /// Games after number `after` that are over and whose end isn't kept as data.
    pub async fn games_without_ending(&self, after: GameId, most: i64) -> Result<Vec<GameId>, StoreError> {
        let rows = sqlx::query(
            "SELECT id FROM games WHERE id > $1 AND status = 'over' AND ending IS NULL ORDER BY id LIMIT $2",
        )
        .bind(after.0)
        .bind(most)
        .fetch_all(self.reach().await?)
        .await?;
        ids(&rows, "id")
    }
}

impl Tx {
    /// Keeps as data how a game ended that kept it as a sentence alone. Nobody sees more or less of it for that.
    pub async fn keep_ending(&mut self, game: GameId, outcome: &KeptOutcome) -> Result<(), StoreError> {
        sqlx::query("UPDATE games SET ending = $2 WHERE id = $1 AND status = 'over' AND ending IS NULL")
            .bind(game.0)
            .bind(outcome.to_string())
            .execute(&mut *self.inner)
            .await?;
        Ok(())
    }
}
