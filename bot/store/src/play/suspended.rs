//! Servers that the bot has left, and the games that are suspended for this or another reason.

use model::ids::{ChannelId, GameId, GuildId, UserId};
use sqlx::Row;

use crate::columns::{Columns, ids};
use crate::{Store, StoreError, Tx};

/// Why a game is suspended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SuspendedBy {
    /// The bot is not on the server any more.
    Server,
    /// It may not post where the game is played.
    Place,
}

impl SuspendedBy {
    fn word(self) -> &'static str {
        match self {
            Self::Server => "server",
            Self::Place => "place",
        }
    }
}

/// A running game that rests because its place can't be reached, or once did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Suspension {
    /// When its players were told last.
    pub told_ms: i64,
    /// Whether it rests for that, and not for another reason.
    pub rested: bool,
    /// Since when it goes on; `None`: it rests.
    pub over_ms: Option<i64>,
}

impl Store {
    /// Whether the bot is known not to be on a server.
    pub async fn guild_is_gone(&self, guild: GuildId) -> Result<bool, StoreError> {
        let row = sqlx::query("SELECT 1 AS one FROM guilds WHERE id = $1 AND gone_ms IS NOT NULL")
            .bind(guild.0)
            .fetch_optional(self.reach().await?)
            .await?;
        Ok(row.is_some())
    }

    /// The servers on which games run and the bot is thought to be.
    pub async fn guilds_played_on(&self) -> Result<Vec<GuildId>, StoreError> {
        let rows = sqlx::query(
            "WITH RECURSIVE played (guild) AS ( \
               SELECT MIN(guild) FROM games \
               UNION ALL SELECT (SELECT MIN(g.guild) FROM games g WHERE g.guild > played.guild) \
               FROM played WHERE played.guild IS NOT NULL) \
             SELECT guild FROM played WHERE guild IS NOT NULL AND EXISTS (SELECT 1 FROM games \
               WHERE games.guild = played.guild AND games.status = 'running' AND games.channel IS NOT NULL) \
             AND NOT EXISTS (SELECT 1 FROM guilds WHERE guilds.id = played.guild AND gone_ms IS NOT NULL)",
        )
        .fetch_all(self.reach().await?)
        .await?;
        ids(&rows, "guild")
    }

    /// Running games whose channel or thread this is.
    pub async fn games_lost_with(&self, place: ChannelId, most: i64) -> Result<Vec<GameId>, StoreError> {
        let rows = sqlx::query(
            "SELECT id FROM games WHERE channel = $1 AND status = 'running' \
             UNION SELECT id FROM games WHERE thread = $1 AND status = 'running' ORDER BY id LIMIT $2",
        )
        .bind(place.0)
        .bind(most)
        .fetch_all(self.reach().await?)
        .await?;
        ids(&rows, "id")
    }

    /// Running games whose boards are posted in a place: those that are suspended, or those that are not.
    pub async fn games_at(
        &self,
        place: ChannelId,
        suspended: bool,
        most: i64,
    ) -> Result<Vec<GameId>, StoreError> {
        let rows = sqlx::query(
            "SELECT id FROM games WHERE status = 'running' AND (thread = $1 OR (channel = $1 AND thread IS NULL)) \
             AND $2 = (SELECT COUNT(*) FROM stranded WHERE game = games.id AND over_ms IS NULL) ORDER BY id LIMIT $3",
        )
        .bind(place.0)
        .bind(i64::from(suspended))
        .bind(most)
        .fetch_all(self.reach().await?)
        .await?;
        ids(&rows, "id")
    }

    /// Games that run on servers the bot has left.
    pub async fn games_left_behind(&self, most: i64) -> Result<Vec<GameId>, StoreError> {
        let rows = sqlx::query(
            // CROSS JOIN: SQLite would rather begin with the games.
            "SELECT games.id AS id FROM guilds CROSS JOIN games \
             WHERE games.guild = guilds.id AND guilds.gone_ms IS NOT NULL AND games.status = 'running' \
             AND games.channel IS NOT NULL \
             AND NOT EXISTS (SELECT 1 FROM stranded WHERE game = games.id AND over_ms IS NULL) LIMIT $1",
        )
        .bind(most)
        .fetch_all(self.reach().await?)
        .await?;
        ids(&rows, "id")
    }

    /// Games that rest for a server on which the bot is again.
    pub async fn games_found_again(&self, most: i64) -> Result<Vec<GameId>, StoreError> {
        let rows = sqlx::query(
            "SELECT game AS id FROM stranded JOIN games ON games.id = stranded.game \
             WHERE stranded.over_ms IS NULL AND stranded.why = 'server' AND games.status = 'running' \
             AND NOT EXISTS (SELECT 1 FROM guilds WHERE guilds.id = games.guild AND gone_ms IS NOT NULL) LIMIT $1",
        )
        .bind(most)
        .fetch_all(self.reach().await?)
        .await?;
        ids(&rows, "id")
    }
}

impl Tx {
    /// The bot is not on a server any more. Only those on which games run are noted.
    pub async fn guild_gone(&mut self, guild: GuildId, now: i64) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO guilds (id, gone_ms) SELECT CAST($1 AS BIGINT), CAST($2 AS BIGINT) \
             WHERE EXISTS (SELECT 1 FROM games WHERE guild = $1 AND status = 'running') \
             ON CONFLICT (id) DO UPDATE SET gone_ms = COALESCE(guilds.gone_ms, $2)",
        )
        .bind(guild.0)
        .bind(now)
        .execute(&mut *self.inner)
        .await?;
        Ok(())
    }

    /// The bot is on a server.
    pub async fn guild_there(&mut self, guild: GuildId) -> Result<(), StoreError> {
        sqlx::query("UPDATE guilds SET gone_ms = NULL WHERE id = $1")
            .bind(guild.0)
            .execute(&mut *self.inner)
            .await?;
        Ok(())
    }

    /// How a game is suspended, or once was.
    pub async fn suspension(&mut self, game: GameId) -> Result<Option<Suspension>, StoreError> {
        let row = sqlx::query("SELECT told_ms, rested, over_ms FROM stranded WHERE game = $1")
            .bind(game.0)
            .fetch_optional(&mut *self.inner)
            .await?;
        row.map(|row| {
            Ok(Suspension {
                told_ms: row.try_get("told_ms")?,
                rested: row.flag("rested")?,
                over_ms: row.try_get("over_ms")?,
            })
        })
        .transpose()
    }

    /// A game is suspended from now on; `false` when somebody else has just said so.
    pub async fn suspend(
        &mut self,
        game: GameId,
        why: SuspendedBy,
        rested: bool,
        told_ms: i64,
        now: i64,
    ) -> Result<bool, StoreError> {
        let done = sqlx::query(
            "INSERT INTO stranded (game, why, since_ms, told_ms, rested) VALUES ($1, $2, $3, $4, $5) \
             ON CONFLICT (game) DO UPDATE SET why = $2, since_ms = $3, told_ms = $4, rested = $5, over_ms = NULL \
             WHERE stranded.over_ms IS NOT NULL",
        )
        .bind(game.0)
        .bind(why.word())
        .bind(now)
        .bind(told_ms)
        .bind(i64::from(rested))
        .execute(&mut *self.inner)
        .await?;
        Ok(done.rows_affected() == 1)
    }

    /// A game goes on; `false` when it did already.
    pub async fn resume(&mut self, game: GameId, now: i64) -> Result<bool, StoreError> {
        let done = sqlx::query("UPDATE stranded SET over_ms = $2 WHERE game = $1 AND over_ms IS NULL")
            .bind(game.0)
            .bind(now)
            .execute(&mut *self.inner)
            .await?;
        sqlx::query("DELETE FROM stranded_votes WHERE game = $1")
            .bind(game.0)
            .execute(&mut *self.inner)
            .await?;
        Ok(done.rows_affected() == 1)
    }

    /// Somebody would rather go on in direct messages; everybody who would.
    pub async fn vote_direct(&mut self, game: GameId, person: UserId) -> Result<Vec<UserId>, StoreError> {
        sqlx::query(
            "INSERT INTO stranded_votes (game, person) VALUES ($1, $2) ON CONFLICT (game, person) DO NOTHING",
        )
        .bind(game.0)
        .bind(person.0)
        .execute(&mut *self.inner)
        .await?;
        let rows = sqlx::query("SELECT person FROM stranded_votes WHERE game = $1 ORDER BY person")
            .bind(game.0)
            .fetch_all(&mut *self.inner)
            .await?;
        ids(&rows, "person")
    }
}
