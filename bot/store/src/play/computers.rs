//! Turns that computer players have to make: where people are shown that they think.

use model::ids::{ChannelId, GameId};
use sqlx::Row;

use crate::{Store, StoreError};

impl Store {
    /// The turns of computer players that are due between two moments, with the places where their games are played and when they are due,
    /// the first one first; not those of games in direct messages.
    pub async fn computer_turns_between(
        &self,
        (from, until): (i64, i64),
        most: i64,
    ) -> Result<Vec<(GameId, ChannelId, i64)>, StoreError> {
        let rows = sqlx::query(
            "SELECT j.game, j.due_ms, COALESCE(g.thread, g.channel) AS place FROM jobs j JOIN games g ON g.id = j.game \
             WHERE j.kind = 'computer-turn' AND j.due_ms >= $1 AND j.due_ms <= $2 ORDER BY j.due_ms LIMIT $3",
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
}
