//! Who had a seat of a running game and was forgotten since. They know what that seat knew, so they may take no other one there:
//! being forgotten must not be the way around that (`former_seats` has those who are still known).

use model::ids::{GameId, UserId};
use sqlx::Row;

use crate::columns::ids;
use crate::personal::marks::{hex, mark};
use crate::{StoreError, Tx};

impl Tx {
    /// Remembers by a salted hash that somebody who is about to be forgotten has had a seat of a running game.
    pub async fn mark_former(&mut self, game: GameId, person: UserId) -> Result<(), StoreError> {
        let salt = hex(&rand::random::<[u8; 32]>());
        sqlx::query(
            "INSERT INTO former_marks (game, salt, mark) SELECT id, CAST($2 AS TEXT), CAST($3 AS TEXT) FROM games \
             WHERE id = $1 AND status = 'running'",
        )
        .bind(game.0)
        .bind(&salt)
        .bind(mark(&salt, &[game.0, person.0]))
        .execute(&mut *self.inner)
        .await?;
        Ok(())
    }

    /// The running games in which somebody had a seat that somebody else has taken over.
    pub async fn formerly_at(&mut self, person: UserId) -> Result<Vec<GameId>, StoreError> {
        let rows = sqlx::query(
            "SELECT DISTINCT f.game FROM former_seats f JOIN games g ON g.id = f.game \
             WHERE f.person = $1 AND g.status = 'running'",
        )
        .bind(person.0)
        .fetch_all(&mut *self.inner)
        .await?;
        ids(&rows, "game")
    }

    /// Whether somebody had a seat of a game, was forgotten and is here again.
    pub async fn is_marked_former(&mut self, game: GameId, person: UserId) -> Result<bool, StoreError> {
        let rows = sqlx::query("SELECT salt, mark FROM former_marks WHERE game = $1")
            .bind(game.0)
            .fetch_all(&mut *self.inner)
            .await?;
        for row in &rows {
            let (salt, kept): (String, String) = (row.try_get("salt")?, row.try_get("mark")?);
            if mark(&salt, &[game.0, person.0]) == kept {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Forgets the marks of a game: with its end nothing in it is secret any more.
    pub async fn drop_former_marks(&mut self, game: GameId) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM former_marks WHERE game = $1")
            .bind(game.0)
            .execute(&mut *self.inner)
            .await?;
        Ok(())
    }
}
