//! Servers that the bot has left, and the games that are suspended for this or another reason.

use model::ids::{ChannelId, GameId, GuildId, UserId};
use model::named;

use crate::sql::{Columns, Statements};
use crate::{Result, Store, Tx};

named! {
    /// Why a game is suspended.
    SuspendedBy {
        /// The bot is not on the server any more.
        Server = "server",
        /// It may not post where the game is played.
        Place = "place",
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
    pub async fn guild_is_gone(&self, guild: GuildId) -> Result<bool> {
        self.finds("SELECT 1 AS one FROM guilds WHERE id = $1 AND gone_ms IS NOT NULL", guild).await
    }

    /// The servers on which games run and the bot is thought to be.
    pub async fn guilds_played_on(&self) -> Result<Vec<GuildId>> {
        self.all(
            "WITH RECURSIVE played (guild) AS ( \
               SELECT MIN(guild) FROM games \
               UNION ALL SELECT (SELECT MIN(g.guild) FROM games g WHERE g.guild > played.guild) \
               FROM played WHERE played.guild IS NOT NULL) \
             SELECT guild FROM played WHERE guild IS NOT NULL AND EXISTS (SELECT 1 FROM games \
               WHERE games.guild = played.guild AND games.status = 'running' AND games.channel IS NOT NULL) \
             AND NOT EXISTS (SELECT 1 FROM guilds WHERE guilds.id = played.guild AND gone_ms IS NOT NULL)",
            (),
            |row| row.id("guild"),
        )
        .await
    }

    /// Running games whose channel or thread this is.
    pub async fn games_lost_with(&self, place: ChannelId, most: i64) -> Result<Vec<GameId>> {
        self.all(
            "SELECT id FROM games WHERE channel = $1 AND status = 'running' \
             UNION SELECT id FROM games WHERE thread = $1 AND status = 'running' ORDER BY id LIMIT $2",
            (place, most),
            |row| row.id("id"),
        )
        .await
    }

    /// Running games whose boards are posted in a place: those that are suspended, or those that are not.
    pub async fn games_at(&self, place: ChannelId, suspended: bool, most: i64) -> Result<Vec<GameId>> {
        self.all(
            "SELECT id FROM games WHERE status = 'running' \
             AND (thread = $1 OR (channel = $1 AND thread IS NULL)) \
             AND $2 = (SELECT COUNT(*) FROM stranded WHERE game = games.id AND over_ms IS NULL) ORDER BY id \
             LIMIT $3",
            (place, suspended, most),
            |row| row.id("id"),
        )
        .await
    }

    /// Games that run on servers the bot has left.
    pub async fn games_left_behind(&self, most: i64) -> Result<Vec<GameId>> {
        // CROSS JOIN: SQLite would rather begin with the games.
        self.all(
            "SELECT games.id AS id FROM guilds CROSS JOIN games \
             WHERE games.guild = guilds.id AND guilds.gone_ms IS NOT NULL AND games.status = 'running' \
             AND games.channel IS NOT NULL \
             AND NOT EXISTS (SELECT 1 FROM stranded WHERE game = games.id AND over_ms IS NULL) LIMIT $1",
            most,
            |row| row.id("id"),
        )
        .await
    }

    /// Games that rest for a server on which the bot is again.
    pub async fn games_found_again(&self, most: i64) -> Result<Vec<GameId>> {
        self.all(
            "SELECT game AS id FROM stranded JOIN games ON games.id = stranded.game \
             WHERE stranded.over_ms IS NULL AND stranded.why = 'server' AND games.status = 'running' AND \
             NOT EXISTS (SELECT 1 FROM guilds WHERE guilds.id = games.guild AND gone_ms IS NOT NULL) \
             LIMIT $1",
            most,
            |row| row.id("id"),
        )
        .await
    }
}

impl Tx {
    /// The bot is not on a server any more. Only those on which games run are noted.
    pub async fn guild_gone(&mut self, guild: GuildId, now: i64) -> Result<()> {
        self.run(
            "INSERT INTO guilds (id, gone_ms) SELECT CAST($1 AS BIGINT), CAST($2 AS BIGINT) \
             WHERE EXISTS (SELECT 1 FROM games WHERE guild = $1 AND status = 'running') \
             ON CONFLICT (id) DO UPDATE SET gone_ms = COALESCE(guilds.gone_ms, $2)",
            (guild, now),
        )
        .await
    }

    /// The bot is on a server.
    pub async fn guild_there(&mut self, guild: GuildId) -> Result<()> {
        self.run("UPDATE guilds SET gone_ms = NULL WHERE id = $1", guild).await
    }

    /// How a game is suspended, or once was.
    pub async fn suspension(&mut self, game: GameId) -> Result<Option<Suspension>> {
        self.maybe("SELECT told_ms, rested, over_ms FROM stranded WHERE game = $1", game, |row| {
            Ok(Suspension {
                told_ms: row.value("told_ms")?,
                rested: row.flag("rested")?,
                over_ms: row.value("over_ms")?,
            })
        })
        .await
    }

    /// A game is suspended from now on; `false` when somebody else has just said so.
    pub async fn suspend(
        &mut self,
        game: GameId,
        why: SuspendedBy,
        rested: bool,
        told_ms: i64,
        now: i64,
    ) -> Result<bool> {
        self.changed(
            "INSERT INTO stranded (game, why, since_ms, told_ms, rested) VALUES ($1, $2, $3, $4, $5) \
             ON CONFLICT (game) DO UPDATE SET why = $2, since_ms = $3, told_ms = $4, rested = $5, \
             over_ms = NULL WHERE stranded.over_ms IS NOT NULL",
            (game, why.word(), now, told_ms, rested),
        )
        .await
    }

    /// A game goes on; `false` when it did already.
    pub async fn resume(&mut self, game: GameId, now: i64) -> Result<bool> {
        let sql = "UPDATE stranded SET over_ms = $2 WHERE game = $1 AND over_ms IS NULL";
        let resumed = self.changed(sql, (game, now)).await?;
        self.run("DELETE FROM stranded_votes WHERE game = $1", game).await?;
        Ok(resumed)
    }

    /// Somebody would rather go on in direct messages; everybody who would.
    pub async fn vote_direct(&mut self, game: GameId, person: UserId) -> Result<Vec<UserId>> {
        self.run(
            "INSERT INTO stranded_votes (game, person) VALUES ($1, $2) ON CONFLICT (game, person) DO NOTHING",
            (game, person),
        )
        .await?;
        let votes = "SELECT person FROM stranded_votes WHERE game = $1 ORDER BY person";
        self.all(votes, game, |row| row.id("person")).await
    }
}
