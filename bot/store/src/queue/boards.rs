//! What the outbox has to know of a game's newest board: in which channel it belongs, and whether a change of it still waits.

use model::ids::{ChannelId, GameId};
use model::job::{Job, Lane};

use super::delivery::Post;
use crate::sql::{Columns, Statements};
use crate::{Result, Store, Tx};

impl Store {
    /// The channel where a game is played, its thread aside; `Some(None)` in direct messages, `None` without such a game.
    pub async fn channel_of(&self, game: GameId) -> Result<Option<Option<ChannelId>>> {
        self.maybe("SELECT channel FROM games WHERE id = $1", game, |row| row.maybe_id("channel")).await
    }

    /// Whether a change of a message waits for Discord's limit on changing old ones.
    pub async fn is_change_waiting(&self, game: Option<GameId>, post: Post) -> Result<bool> {
        let jobs = self
            .all(
                "SELECT job FROM outbox WHERE lane = $1 AND game = $2 AND done_ms IS NULL",
                (Lane::Edits(post.channel).to_string(), game),
                |row| row.value::<String>("job"),
            )
            .await?;
        // What another version wrote is left to it.
        let mut jobs = jobs.iter().map(|job| serde_json::from_str(job));
        Ok(jobs.any(|job| matches!(job, Ok(Job::Change { message, .. }) if message == post.message)))
    }
}

impl Tx {
    /// Locks a game's row until this transaction ends, so that it stays where it is: as [`Store::channel_of`]. Not a change: no version
    /// moves.
    pub async fn lock_place(&mut self, game: GameId) -> Result<Option<Option<ChannelId>>> {
        self.maybe("UPDATE games SET version = version WHERE id = $1 RETURNING channel", game, |row| {
            row.maybe_id("channel")
        })
        .await
    }
}
