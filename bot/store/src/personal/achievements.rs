//! Achievements: what people did that is worth a smile.

use model::ids::{GameId, GuildId, UserId};
use sqlx::Row;

use crate::{Store, StoreError, Tx};

impl Store {
    /// What a person did that is worth a smile: the ids of the achievements with how often.
    pub async fn achievements_of(&self, person: UserId) -> Result<Vec<(String, i64)>, StoreError> {
        let rows = sqlx::query("SELECT deed, count FROM deeds WHERE person = $1 ORDER BY first_ms, deed")
            .bind(person.0)
            .fetch_all(self.reach().await?)
            .await?;
        rows.iter().map(|row| Ok((row.try_get("deed")?, row.try_get("count")?))).collect()
    }

    /// Those that a person did for the first time on this server: the ids of the achievements. How often they were done counts
    /// all servers, and is nobody else's business.
    pub async fn achievements_on(&self, person: UserId, guild: GuildId) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query(
            "SELECT d.deed FROM deeds d JOIN games g ON g.id = d.first_game \
             WHERE d.person = $1 AND g.guild = $2 ORDER BY d.first_ms, d.deed",
        )
        .bind(person.0)
        .bind(guild.0)
        .fetch_all(self.reach().await?)
        .await?;
        rows.iter().map(|row| Ok(row.try_get("deed")?)).collect()
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
    ) -> Result<i64, StoreError> {
        let row = sqlx::query(
            "INSERT INTO deeds (person, deed, count, first_game, first_ms) VALUES ($1, $2, $3, $4, $5) \
             ON CONFLICT (person, deed) DO UPDATE SET count = deeds.count + $3 RETURNING count",
        )
        .bind(person.0)
        .bind(achievement)
        .bind(times)
        .bind(game.0)
        .bind(now)
        .fetch_one(&mut *self.inner)
        .await?;
        Ok(row.try_get("count")?)
    }

    /// Whether a person has finished a game of every kind, of which there are so many, and has by this very game.
    pub async fn has_finished_every_game(
        &mut self,
        person: UserId,
        kinds: usize,
        game: GameId,
    ) -> Result<bool, StoreError> {
        let row = sqlx::query(
            "SELECT CAST(COUNT(DISTINCT rules) AS BIGINT) AS kinds, CAST(COALESCE(SUM(CASE WHEN rules = \
             (SELECT rules FROM games WHERE id = $2) THEN 1 ELSE 0 END), 0) AS BIGINT) AS same \
             FROM results WHERE person = $1",
        )
        .bind(person.0)
        .bind(game.0)
        .fetch_one(&mut *self.inner)
        .await?;
        let found: i64 = row.try_get("kinds")?;
        Ok(found == kinds as i64 && row.try_get::<i64, _>("same")? == 1)
    }
}
