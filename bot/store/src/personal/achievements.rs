//! Achievements: what people did that is worth a smile.

use model::ids::{GameId, GuildId, UserId};

use crate::sql::{Columns, Statements};
use crate::{Result, Store, Tx};

impl Store {
    /// What a person did that is worth a smile: the ids of the achievements with how often.
    pub async fn achievements_of(&self, person: UserId) -> Result<Vec<(String, i64)>> {
        self.all("SELECT deed, count FROM deeds WHERE person = $1 ORDER BY first_ms, deed", person, |row| {
            Ok((row.value("deed")?, row.value("count")?))
        })
        .await
    }

    /// Those that a person did for the first time on this server: the ids of the achievements. How often they were done counts
    /// all servers, and is nobody else's business.
    pub async fn achievements_on(&self, person: UserId, guild: GuildId) -> Result<Vec<String>> {
        self.all(
            "SELECT d.deed FROM deeds d JOIN games g ON g.id = d.first_game \
             WHERE d.person = $1 AND g.guild = $2 ORDER BY d.first_ms, d.deed",
            (person, guild),
            |row| row.value("deed"),
        )
        .await
    }
}

impl Tx {
    /// Counts an achievement so many times more; answers how often that is in all.
    pub async fn add_achievement(
        &mut self,
        person: UserId,
        achievement: &str,
        times: i64,
        game: GameId,
        now: i64,
    ) -> Result<i64> {
        self.one(
            "INSERT INTO deeds (person, deed, count, first_game, first_ms) VALUES ($1, $2, $3, $4, $5) \
             ON CONFLICT (person, deed) DO UPDATE SET count = deeds.count + $3 RETURNING count",
            (person, achievement, times, game, now),
            |row| row.value("count"),
        )
        .await
    }

    /// Whether a person has finished a game of every kind, of which there are so many, and has by this very game.
    pub async fn has_finished_every_game(
        &mut self,
        person: UserId,
        kinds: usize,
        game: GameId,
    ) -> Result<bool> {
        self.one(
            "SELECT CAST(COUNT(DISTINCT rules) AS BIGINT) AS kinds, CAST(COALESCE(SUM(CASE WHEN rules = \
             (SELECT rules FROM games WHERE id = $2) THEN 1 ELSE 0 END), 0) AS BIGINT) AS same \
             FROM results WHERE person = $1",
            (person, game),
            |row| Ok(row.value::<i64>("kinds")? == kinds as i64 && row.value::<i64>("same")? == 1),
        )
        .await
    }
}
