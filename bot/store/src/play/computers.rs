//! Turns that computer players have to make: where people are shown that they think.

use model::ids::{ChannelId, GameId};

use crate::sql::Columns;
use crate::{Result, Store};

impl Store {
    /// The turns of computer players that are due between two moments, with the places where their games are played and when they are due,
    /// the first one first; not those of games in direct messages.
    pub async fn computer_turns_between(
        &self,
        (from, until): (i64, i64),
        most: i64,
    ) -> Result<Vec<(GameId, ChannelId, i64)>> {
        let turns = self
            .all(
                "SELECT j.game, j.due_ms, COALESCE(g.thread, g.channel) AS place FROM jobs j \
                 JOIN games g ON g.id = j.game WHERE j.kind = 'computer-turn' AND j.due_ms >= $1 \
                 AND j.due_ms <= $2 ORDER BY j.due_ms LIMIT $3",
                (from, until, most),
                |row| Ok((row.id("game")?, row.maybe_id("place")?, row.value("due_ms")?)),
            )
            .await?;
        Ok(turns.into_iter().filter_map(|(game, place, due)| Some((game, place?, due))).collect())
    }
}
