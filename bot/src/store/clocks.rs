//! Where clocks stand, and what makes them stand: rests, holidays.

use sqlx::Row;

use crate::ids::{GameId, UserId};

use super::{Pause, SeatClock, Store, StoreError, Tx};

impl Store {
    /// The running games in which somebody's time is over, the longest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn games_late(&self, now: i64, most: i64) -> Result<Vec<GameId>, StoreError> {
        // A game may have several such seats: it is dealt with as a whole, so twice is once too often.
        let rows = sqlx::query(
            "SELECT game, MIN(deadline_ms) AS first FROM seats WHERE deadline_ms IS NOT NULL AND deadline_ms <= $1 \
             GROUP BY game ORDER BY first, game LIMIT $2",
        )
        .bind(now)
        .bind(most)
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(|row| Ok(GameId(row.try_get("game")?))).collect()
    }

    /// The games whose rest ends by itself by now.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn rests_over(&self, now: i64, most: i64) -> Result<Vec<GameId>, StoreError> {
        let rows = sqlx::query(
            "SELECT id FROM games WHERE resume_ms IS NOT NULL AND resume_ms <= $1 ORDER BY resume_ms, id LIMIT $2",
        )
        .bind(now)
        .bind(most)
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(|row| Ok(GameId(row.try_get("id")?))).collect()
    }
}

impl Tx {
    /// Writes where a seat's clock stands.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn set_clock(&mut self, game: GameId, seat: u8, clock: &SeatClock) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE seats SET left_ms = $3, since_ms = $4, deadline_ms = $5, late_ms = $6, played_for = $7, \
             offered_ms = $8, away_ms = $9 WHERE game = $1 AND seat = $2",
        )
        .bind(game.0)
        .bind(i64::from(seat))
        .bind(clock.left_ms)
        .bind(clock.since_ms)
        .bind(clock.deadline_ms)
        .bind(clock.late_ms)
        .bind(clock.played_for)
        .bind(clock.offered_ms)
        .bind(clock.away_ms)
        .execute(&mut *self.inner)
        .await?;
        Ok(())
    }

    /// Writes whether a game rests.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn set_pause(&mut self, game: GameId, pause: Option<Pause>) -> Result<(), StoreError> {
        sqlx::query("UPDATE games SET paused_ms = $2, resume_ms = $3 WHERE id = $1")
            .bind(game.0)
            .bind(pause.map(|pause| pause.since_ms))
            .bind(pause.and_then(|pause| pause.until_ms))
            .execute(&mut *self.inner)
            .await?;
        Ok(())
    }

    /// The holidays of those who sit at a table that end after a moment: who, since when, until when.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn vacations_at(
        &mut self,
        game: GameId,
        after: i64,
    ) -> Result<Vec<(UserId, i64, i64)>, StoreError> {
        let rows = sqlx::query(
            "SELECT person, since_ms, until_ms FROM vacations WHERE until_ms > $2 \
             AND person IN (SELECT person FROM seats WHERE game = $1) ORDER BY person, since_ms",
        )
        .bind(game.0)
        .bind(after)
        .fetch_all(&mut *self.inner)
        .await?;
        rows.iter()
            .map(|row| {
                Ok((UserId(row.try_get("person")?), row.try_get("since_ms")?, row.try_get("until_ms")?))
            })
            .collect()
    }
}
