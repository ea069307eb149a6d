//! The logs of games, and drafts of turns.

use sqlx::Row;

use crate::ids::GameId;

use super::{Draft, LogRow, Store, StoreError, Tx};

impl Store {
    /// The log's entries from number `from` up to, not including, number `to`.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn log_between(&self, game: GameId, from: i64, to: i64) -> Result<Vec<LogRow>, StoreError> {
        let rows = sqlx::query(
            "SELECT number, seat, text, at_ms FROM entries \
             WHERE game = $1 AND number >= $2 AND number < $3 ORDER BY number",
        )
        .bind(game.0)
        .bind(from)
        .bind(to)
        .fetch_all(self.reach().await?)
        .await?;
        rows.iter()
            .map(|row| {
                Ok(LogRow {
                    number: row.try_get("number")?,
                    seat: row
                        .try_get::<Option<i64>, _>("seat")?
                        .map(|seat| {
                            u8::try_from(seat)
                                .map_err(|_| StoreError::Broken(format!("game {game} has a seat {seat}")))
                        })
                        .transpose()?,
                    text: row.try_get("text")?,
                    at_ms: row.try_get("at_ms")?,
                })
            })
            .collect()
    }

    /// What a seat has drafted.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn draft(&self, game: GameId, seat: u8) -> Result<Option<Draft>, StoreError> {
        let row = sqlx::query("SELECT moment, text FROM drafts WHERE game = $1 AND seat = $2")
            .bind(game.0)
            .bind(i64::from(seat))
            .fetch_optional(self.reach().await?)
            .await?;
        row.map(|row| Ok(Draft { moment: row.try_get("moment")?, text: row.try_get("text")? })).transpose()
    }
}

impl Tx {
    /// Appends an entry to a game's log.
    ///
    /// # Errors
    /// [`StoreError::Busy`] when the number is taken: somebody else was faster.
    pub async fn append(
        &mut self,
        game: GameId,
        number: i64,
        seat: Option<u8>,
        text: &str,
        at_ms: i64,
    ) -> Result<(), StoreError> {
        sqlx::query("INSERT INTO entries (game, number, seat, text, at_ms) VALUES ($1, $2, $3, $4, $5)")
            .bind(game.0)
            .bind(number)
            .bind(seat.map(i64::from))
            .bind(text)
            .bind(at_ms)
            .execute(&mut *self.inner)
            .await?;
        Ok(())
    }

    /// Keeps a seat's draft, in place of any earlier one.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn save_draft(
        &mut self,
        game: GameId,
        seat: u8,
        moment: i64,
        text: &str,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO drafts (game, seat, moment, text) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (game, seat) DO UPDATE SET moment = $3, text = $4",
        )
        .bind(game.0)
        .bind(i64::from(seat))
        .bind(moment)
        .bind(text)
        .execute(&mut *self.inner)
        .await?;
        Ok(())
    }

    /// Forgets all drafts of a game.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn drop_drafts(&mut self, game: GameId) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM drafts WHERE game = $1").bind(game.0).execute(&mut *self.inner).await?;
        Ok(())
    }

    /// Forgets what a seat has drafted.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn drop_draft(&mut self, game: GameId, seat: u8) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM drafts WHERE game = $1 AND seat = $2")
            .bind(game.0)
            .bind(i64::from(seat))
            .execute(&mut *self.inner)
            .await?;
        Ok(())
    }

    /// Every seat comes to its next moment: what it was shown is out of date.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn next_moment(&mut self, game: GameId) -> Result<(), StoreError> {
        sqlx::query("UPDATE seats SET moment = moment + 1 WHERE game = $1")
            .bind(game.0)
            .execute(&mut *self.inner)
            .await?;
        Ok(())
    }

    /// One seat comes to its next moment; the others notice nothing.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn next_moment_of(&mut self, game: GameId, seat: u8) -> Result<(), StoreError> {
        sqlx::query("UPDATE seats SET moment = moment + 1 WHERE game = $1 AND seat = $2")
            .bind(game.0)
            .bind(i64::from(seat))
            .execute(&mut *self.inner)
            .await?;
        Ok(())
    }
}
