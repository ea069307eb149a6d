//! How games ended, as data: for games that a program of before migration 35 ended with a sentence alone.

use model::game::KeptOutcome;
use model::ids::GameId;

use crate::sql::{Columns, Statements};
use crate::{Result, Store, Tx};

impl Store {
    /// Games after number `after` that are over and whose end isn't kept as data.
    pub async fn games_without_ending(&self, after: GameId, most: i64) -> Result<Vec<GameId>> {
        self.all(
            "SELECT id FROM games WHERE id > $1 AND status = 'over' AND ending IS NULL ORDER BY id LIMIT $2",
            (after, most),
            |row| row.id("id"),
        )
        .await
    }
}

impl Tx {
    /// Keeps as data how a game ended that kept it as a sentence alone. Nobody sees more or less of it for that.
    pub async fn keep_ending(&mut self, game: GameId, outcome: &KeptOutcome) -> Result<()> {
        self.run(
            "UPDATE games SET ending = $2 WHERE id = $1 AND status = 'over' AND ending IS NULL",
            (game, outcome.to_string()),
        )
        .await
    }
}
