//! Who had a seat of a running game and was forgotten since. They know what that seat knew, so they may take no other one there:
//! being forgotten must not be the way around that (`former_seats` has those who are still known).

use model::ids::{GameId, UserId};

use crate::personal::marks::{hex, mark};
use crate::sql::{Columns, Statements};
use crate::{Result, Tx};

impl Tx {
    /// Remembers by a salted hash that somebody who is about to be forgotten has had a seat of a running game.
    pub async fn mark_former(&mut self, game: GameId, person: UserId) -> Result<()> {
        let salt = hex(&rand::random::<[u8; 32]>());
        self.run(
            "INSERT INTO former_marks (game, salt, mark) SELECT id, CAST($2 AS TEXT), CAST($3 AS TEXT) \
             FROM games WHERE id = $1 AND status = 'running'",
            (game, &salt, mark(&salt, &[game.0, person.0])),
        )
        .await
    }

    /// The running games in which somebody had a seat that somebody else has taken over.
    pub async fn formerly_at(&mut self, person: UserId) -> Result<Vec<GameId>> {
        self.all(
            "SELECT DISTINCT f.game FROM former_seats f JOIN games g ON g.id = f.game \
             WHERE f.person = $1 AND g.status = 'running'",
            person,
            |row| row.id("game"),
        )
        .await
    }

    /// Whether somebody had a seat of a game, was forgotten and is here again.
    pub async fn is_marked_former(&mut self, game: GameId, person: UserId) -> Result<bool> {
        let marks = self
            .all("SELECT salt, mark FROM former_marks WHERE game = $1", game, |row| {
                Ok((row.value::<String>("salt")?, row.value::<String>("mark")?))
            })
            .await?;
        Ok(marks.iter().any(|(salt, kept)| mark(salt, &[game.0, person.0]) == *kept))
    }

    /// Forgets the marks of a game: with its end nothing in it is secret any more.
    pub async fn drop_former_marks(&mut self, game: GameId) -> Result<()> {
        self.run("DELETE FROM former_marks WHERE game = $1", game).await
    }
}
