//! Which boards and invitations say another time than the clocks do.

use model::ids::GameId;

use crate::sql::{Columns, Statements};
use crate::{Result, Store, Tx};

impl Store {
    /// Games whose newest board, or invitation, says another time than the clocks do: as many as asked for.
    pub async fn boards_behind(&self, most: i64) -> Result<Vec<GameId>> {
        self.all("SELECT id FROM games WHERE board_behind = 1 ORDER BY id LIMIT $1", most, |row| row.id("id"))
            .await
    }
}

impl Tx {
    /// The newest board of a game, or its invitation, says another time than the clocks do: its text is made anew soon.
    pub async fn board_behind(&mut self, game: GameId) -> Result<()> {
        self.run("UPDATE games SET board_behind = 1 WHERE id = $1", game).await
    }

    /// The newest board of a game says what is true.
    pub async fn board_true(&mut self, game: GameId) -> Result<()> {
        self.run("UPDATE games SET board_behind = 0 WHERE id = $1", game).await
    }
}
