//! What complete turns brought onto clocks: a bank's refill, a fresh time for the next turn. A takeback takes it off again.

use model::ids::GameId;
use sqlx::Row;

use crate::{StoreError, Tx};

impl Tx {
    /// Notes how much time a seat's complete turn brought; `lines` is how long the record is after it.
    pub async fn note_refill(
        &mut self,
        game: GameId,
        seat: u8,
        lines: i64,
        ms: i64,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO refills (game, seat, lines, ms) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (game, seat, lines) DO UPDATE SET ms = $4",
        )
        .bind(game.0)
        .bind(i64::from(seat))
        .bind(lines)
        .bind(ms)
        .execute(&mut *self.inner)
        .await?;
        Ok(())
    }

    /// Takes away what was noted of turns that ended after the record was so long; answers it by seat.
    pub async fn take_refills(&mut self, game: GameId, lines: i64) -> Result<Vec<(u8, i64)>, StoreError> {
        let rows = sqlx::query("DELETE FROM refills WHERE game = $1 AND lines > $2 RETURNING seat, ms")
            .bind(game.0)
            .bind(lines)
            .fetch_all(&mut *self.inner)
            .await?;
        let unreadable =
            |_| StoreError::Unreadable(format!("game {game} has a clock of a seat there is not"));
        let read = |row: &sqlx::any::AnyRow| {
            let seat = u8::try_from(row.try_get::<i64, _>("seat")?).map_err(unreadable)?;
            Ok((seat, row.try_get("ms")?))
        };
        rows.iter().map(read).collect()
    }
}
