//! What the outbox has to know of a game's newest board: in which channel it belongs, and whether a change of it still waits.

use model::ids::{ChannelId, GameId};
use model::job::{Job, Lane};
use sqlx::Row;

use super::delivery::Post;
use crate::columns::Columns;
use crate::{Store, StoreError, Tx};

impl Store {
    /// The channel where a game is played, its thread aside; `Some(None)` in direct messages, `None` without such a game.
    pub async fn channel_of(&self, game: GameId) -> Result<Option<Option<ChannelId>>, StoreError> {
        let row = sqlx::query("SELECT channel FROM games WHERE id = $1")
            .bind(game.0)
            .fetch_optional(self.reach().await?)
            .await?;
        row.map(|row| row.maybe_id("channel")).transpose()
    }

    /// Whether a change of a message waits for Discord's limit on changing old ones.
    pub async fn is_change_waiting(&self, game: Option<GameId>, post: Post) -> Result<bool, StoreError> {
        let rows = sqlx::query("SELECT job FROM outbox WHERE lane = $1 AND game = $2 AND done_ms IS NULL")
            .bind(Lane::Edits(post.channel).to_string())
            .bind(game.map(|game| game.0))
            .fetch_all(self.reach().await?)
            .await?;
        for row in rows {
            // What another version wrote is left to it.
            let job = serde_json::from_str(&row.try_get::<String, _>("job")?);
            if matches!(job, Ok(Job::Change { message, .. }) if message == post.message) {
                return Ok(true);
            }
        }
        Ok(false)
    }
}

impl Tx {
    /// As [`Store::channel_of`], and the game stays there until the end of this transaction. Not a change: no version moves.
    pub async fn hold_place(&mut self, game: GameId) -> Result<Option<Option<ChannelId>>, StoreError> {
        let row = sqlx::query("UPDATE games SET version = version WHERE id = $1 RETURNING channel")
            .bind(game.0)
            .fetch_optional(&mut *self.inner)
            .await?;
        row.map(|row| row.maybe_id("channel")).transpose()
    }
}
