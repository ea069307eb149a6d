//! Tournaments, who plays in them, and their rounds.

mod rows;
mod tournament;

use model::ids::{GameId, GuildId, UserId};
use sqlx::Row;

use super::installation::restored::{TOURNAMENTS_GIVEN, next_number};
use super::{Store, StoreError, Tx};

use crate::columns::ids;
use rows::tournament;
pub use tournament::{Entrant, Format, NewTournament, Pairing, Progress, Score, Stage, Tournament};

impl Store {
    /// A tournament.
    pub async fn tournament(&self, id: i64) -> Result<Option<Tournament>, StoreError> {
        let mut connection = self.reach().await?.acquire().await?;
        tournament(&mut connection, id).await
    }

    /// The numbers of a server's tournaments, those that go on first, of equals the newest.
    pub async fn tournaments_on(&self, guild: GuildId, most: i64) -> Result<Vec<i64>, StoreError> {
        let rows = sqlx::query(
            "SELECT id FROM tournaments WHERE guild = $1 AND status <> 'dropped' \
             ORDER BY CASE WHEN status = 'over' THEN 1 ELSE 0 END, id DESC LIMIT $2",
        )
        .bind(guild.0)
        .bind(most)
        .fetch_all(self.reach().await?)
        .await?;
        ids(&rows, "id")
    }

    /// The tournament of a game, if it is one's.
    pub async fn tournament_of(&self, game: GameId) -> Result<Option<i64>, StoreError> {
        let row = sqlx::query("SELECT tournament FROM pairings WHERE game = $1")
            .bind(game.0)
            .fetch_optional(self.reach().await?)
            .await?;
        Ok(row.map(|row| row.try_get("tournament")).transpose()?)
    }

    /// The numbers of tournaments in which something may have to be done, the longest waiting first.
    pub async fn tournaments_ready(&self, now: i64, most: i64) -> Result<Vec<i64>, StoreError> {
        let rows = sqlx::query(
            "SELECT id FROM tournaments WHERE ready_ms IS NOT NULL AND ready_ms <= $1 ORDER BY ready_ms LIMIT $2",
        )
        .bind(now)
        .bind(most)
        .fetch_all(self.reach().await?)
        .await?;
        ids(&rows, "id")
    }
}

impl Tx {
    /// A tournament as this transaction sees it.
    pub async fn tournament(&mut self, id: i64) -> Result<Option<Tournament>, StoreError> {
        tournament(&mut self.inner, id).await
    }

    /// The numbers of the tournaments that somebody opened and that haven't begun, on all servers, the oldest first.
    pub async fn waiting_tournaments_of(&mut self, host: UserId) -> Result<Vec<i64>, StoreError> {
        let rows = sqlx::query("SELECT id FROM tournaments WHERE host = $1 AND status = 'open' ORDER BY id")
            .bind(host.0)
            .fetch_all(&mut *self.inner)
            .await?;
        ids(&rows, "id")
    }

    /// Whether a game is one of a tournament that goes on.
    pub async fn is_in_tournament(&mut self, game: GameId) -> Result<bool, StoreError> {
        let row = sqlx::query(
            "SELECT tournament FROM pairings WHERE game = $1 \
             AND tournament IN (SELECT id FROM tournaments WHERE status = 'running')",
        )
        .bind(game.0)
        .fetch_optional(&mut *self.inner)
        .await?;
        Ok(row.is_some())
    }

    /// Opens a tournament; it gets the next number.
    ///
    /// # Errors
    /// [`StoreError::Busy`] when somebody else took that number at the same moment.
    pub async fn new_tournament(&mut self, new: &NewTournament, now: i64) -> Result<i64, StoreError> {
        let row = sqlx::query("SELECT CAST(COALESCE(MAX(id), 0) AS BIGINT) AS last FROM tournaments")
            .fetch_one(&mut *self.inner)
            .await?;
        let id = next_number(&mut self.inner, TOURNAMENTS_GIVEN, row.try_get("last")?).await?;
        sqlx::query(
            "INSERT INTO tournaments (id, guild, channel, host, rules, title, format, rounds, time, threads, status, \
             round, version, created_ms, changed_ms, at_once) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'open', 0, 1, $11, $11, $12)",
        )
        .bind(id)
        .bind(new.guild.0)
        .bind(new.channel.0)
        .bind(new.host.0)
        .bind(&new.rules)
        .bind(&new.title)
        .bind(new.format.word())
        .bind(new.rounds)
        .bind(new.time.to_string())
        .bind(i64::from(new.threads))
        .bind(now)
        .bind(i64::from(new.at_once))
        .execute(&mut *self.inner)
        .await?;
        Ok(id)
    }

    /// Moves a tournament on, if it is still at `version`.
    ///
    /// # Errors
    /// [`StoreError::Stale`] when somebody else was faster.
    pub async fn advance_tournament(
        &mut self,
        id: i64,
        version: i64,
        progress: &Progress,
    ) -> Result<(), StoreError> {
        let done = sqlx::query(
            "UPDATE tournaments SET status = $3, rounds = $4, round = $5, ready_ms = $6, changed_ms = $7, \
             version = version + 1 WHERE id = $1 AND version = $2",
        )
        .bind(id)
        .bind(version)
        .bind(progress.stage.word())
        .bind(progress.rounds)
        .bind(progress.round)
        .bind(progress.ready_ms)
        .bind(progress.changed_ms)
        .execute(&mut *self.inner)
        .await?;
        if done.rows_affected() == 1 { Ok(()) } else { Err(StoreError::Stale) }
    }

    /// Writes down who takes part, in the order of their numbers, in place of the one who did.
    pub async fn set_entrants(&mut self, id: i64, entrants: &[Entrant]) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM entrants WHERE tournament = $1").bind(id).execute(&mut *self.inner).await?;
        for entrant in entrants {
            sqlx::query(
                "INSERT INTO entrants (tournament, number, person, gone_round) VALUES ($1, $2, $3, $4)",
            )
            .bind(id)
            .bind(entrant.number as i64)
            .bind(entrant.person.map(|person| person.0))
            .bind(entrant.gone_round)
            .execute(&mut *self.inner)
            .await?;
        }
        Ok(())
    }

    /// Writes down a pairing, in place of an earlier one on that board.
    pub async fn set_pairing(&mut self, id: i64, pairing: &Pairing) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO pairings (tournament, round, board, white, black, game, result, dead) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (tournament, round, board) \
             DO UPDATE SET white = $4, black = $5, game = $6, result = $7, dead = $8",
        )
        .bind(id)
        .bind(pairing.round)
        .bind(pairing.board)
        .bind(pairing.white as i64)
        .bind(pairing.black.map(|black| black as i64))
        .bind(pairing.game.map(|game| game.0))
        .bind(pairing.score.map(Score::word))
        .bind(i64::from(pairing.dead))
        .execute(&mut *self.inner)
        .await?;
        Ok(())
    }

    /// Notes how a game ended, if it is an open one of a tournament that goes on, whose number is the answer; `None` for the score: it has
    /// none. The one who notes another one at the same time waits, so none of them misses that a round is over.
    pub async fn game_of_tournament_over(
        &mut self,
        game: GameId,
        score: Option<Score>,
        now: i64,
    ) -> Result<Option<i64>, StoreError> {
        let row = sqlx::query(
            "SELECT tournament FROM pairings WHERE game = $1 AND result IS NULL AND dead = 0 \
             AND tournament IN (SELECT id FROM tournaments WHERE status = 'running')",
        )
        .bind(game.0)
        .fetch_optional(&mut *self.inner)
        .await?;
        let Some(row) = row else { return Ok(None) };
        let id: i64 = row.try_get("tournament")?;
        sqlx::query(
            "UPDATE tournaments SET version = version + 1, ready_ms = $2, changed_ms = $2 WHERE id = $1",
        )
        .bind(id)
        .bind(now)
        .execute(&mut *self.inner)
        .await?;
        let done = sqlx::query(
            "UPDATE pairings SET result = $2, dead = $3 WHERE game = $1 AND result IS NULL AND dead = 0",
        )
        .bind(game.0)
        .bind(score.map(Score::word))
        .bind(i64::from(score.is_none()))
        .execute(&mut *self.inner)
        .await?;
        Ok((done.rows_affected() == 1).then_some(id))
    }
}
