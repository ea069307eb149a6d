//! Tournaments, who plays in them, and their rounds.

mod rows;
mod tournament;

use model::ids::{GameId, GuildId, UserId};

use crate::installation::restored::{TOURNAMENTS_GIVEN, next_number};
use crate::sql::{Columns, Statements};
use crate::{Result, Store, Tx};

use rows::tournament;
pub use tournament::{Entrant, Format, NewTournament, Pairing, Progress, Score, Stage, Tournament};

impl Store {
    /// A tournament.
    pub async fn tournament(&self, id: i64) -> Result<Option<Tournament>> {
        tournament(&mut *self.look().await?, id).await
    }

    /// The numbers of a server's tournaments, those that go on first, of equals the newest.
    pub async fn tournaments_on(&self, guild: GuildId, most: i64) -> Result<Vec<i64>> {
        self.all(
            "SELECT id FROM tournaments WHERE guild = $1 AND status <> 'dropped' \
             ORDER BY CASE WHEN status = 'over' THEN 1 ELSE 0 END, id DESC LIMIT $2",
            (guild, most),
            |row| row.id("id"),
        )
        .await
    }

    /// The tournament of a game, if it is one's.
    pub async fn tournament_of(&self, game: GameId) -> Result<Option<i64>> {
        self.maybe("SELECT tournament FROM pairings WHERE game = $1", game, |row| row.value("tournament"))
            .await
    }

    /// The numbers of tournaments in which something may have to be done, the longest waiting first.
    pub async fn tournaments_ready(&self, now: i64, most: i64) -> Result<Vec<i64>> {
        self.all(
            "SELECT id FROM tournaments WHERE ready_ms IS NOT NULL AND ready_ms <= $1 ORDER BY ready_ms \
             LIMIT $2",
            (now, most),
            |row| row.id("id"),
        )
        .await
    }
}

impl Tx {
    /// A tournament as this transaction sees it.
    pub async fn tournament(&mut self, id: i64) -> Result<Option<Tournament>> {
        tournament(&mut self.inner, id).await
    }

    /// The numbers of the tournaments that somebody opened and that haven't begun, on all servers, the oldest first.
    pub async fn waiting_tournaments_of(&mut self, host: UserId) -> Result<Vec<i64>> {
        self.all("SELECT id FROM tournaments WHERE host = $1 AND status = 'open' ORDER BY id", host, |row| {
            row.id("id")
        })
        .await
    }

    /// Whether a game is one of a tournament that goes on.
    pub async fn is_in_tournament(&mut self, game: GameId) -> Result<bool> {
        self.finds(
            "SELECT tournament FROM pairings WHERE game = $1 \
             AND tournament IN (SELECT id FROM tournaments WHERE status = 'running')",
            game,
        )
        .await
    }

    /// Opens a tournament; it gets the next number.
    ///
    /// # Errors
    /// [`crate::StoreError::Busy`] when somebody else took that number at the same moment.
    pub async fn new_tournament(&mut self, new: &NewTournament, now: i64) -> Result<i64> {
        let last = "SELECT CAST(COALESCE(MAX(id), 0) AS BIGINT) AS last FROM tournaments";
        let last = self.one(last, (), |row| row.value("last")).await?;
        let id = next_number(&mut self.inner, TOURNAMENTS_GIVEN, last).await?;
        self.run(
            "INSERT INTO tournaments (id, guild, channel, host, rules, title, format, rounds, time, \
             threads, status, round, version, created_ms, changed_ms, at_once) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'open', 0, 1, $11, $11, $12)",
            (
                (id, new.guild, new.channel, new.host, &new.rules, &new.title, new.format.word()),
                (new.rounds, new.time.to_string(), new.threads, now, new.at_once),
            ),
        )
        .await?;
        Ok(id)
    }

    /// Moves a tournament on, if it is still at `version`.
    ///
    /// # Errors
    /// [`crate::StoreError::Stale`] when somebody else was faster.
    pub async fn advance_tournament(&mut self, id: i64, version: i64, progress: &Progress) -> Result<()> {
        self.change_one(
            "UPDATE tournaments SET status = $3, rounds = $4, round = $5, ready_ms = $6, changed_ms = $7, \
             version = version + 1 WHERE id = $1 AND version = $2",
            (
                (id, version, progress.stage.word(), progress.rounds, progress.round),
                (progress.ready_ms, progress.changed_ms),
            ),
        )
        .await
    }

    /// Writes down who takes part, in the order of their numbers, in place of the one who did.
    pub async fn set_entrants(&mut self, id: i64, entrants: &[Entrant]) -> Result<()> {
        self.run("DELETE FROM entrants WHERE tournament = $1", id).await?;
        for entrant in entrants {
            self.run(
                "INSERT INTO entrants (tournament, number, person, gone_round) VALUES ($1, $2, $3, $4)",
                (id, entrant.number as i64, entrant.person, entrant.gone_round),
            )
            .await?;
        }
        Ok(())
    }

    /// Writes down a pairing, in place of an earlier one on that board.
    pub async fn set_pairing(&mut self, id: i64, pairing: &Pairing) -> Result<()> {
        self.run(
            "INSERT INTO pairings (tournament, round, board, white, black, game, result, dead) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (tournament, round, board) \
             DO UPDATE SET white = $4, black = $5, game = $6, result = $7, dead = $8",
            (
                (
                    id,
                    pairing.round,
                    pairing.board,
                    pairing.white as i64,
                    pairing.black.map(|black| black as i64),
                ),
                (pairing.game, pairing.score.map(Score::word), pairing.dead),
            ),
        )
        .await
    }

    /// Notes how a game ended, if it is an open one of a tournament that goes on, whose number is the answer; `None` for the score: it has
    /// none. The one who notes another one at the same time waits, so none of them misses that a round is over.
    pub async fn game_of_tournament_over(
        &mut self,
        game: GameId,
        score: Option<Score>,
        now: i64,
    ) -> Result<Option<i64>> {
        let id = self
            .maybe(
                "SELECT tournament FROM pairings WHERE game = $1 AND result IS NULL AND dead = 0 \
                 AND tournament IN (SELECT id FROM tournaments WHERE status = 'running')",
                game,
                |row| row.value::<i64>("tournament"),
            )
            .await?;
        let Some(id) = id else { return Ok(None) };
        self.run(
            "UPDATE tournaments SET version = version + 1, ready_ms = $2, changed_ms = $2 WHERE id = $1",
            (id, now),
        )
        .await?;
        let over = self
            .changed(
                "UPDATE pairings SET result = $2, dead = $3 WHERE game = $1 AND result IS NULL AND dead = 0",
                (game, score.map(Score::word), score.is_none()),
            )
            .await?;
        Ok(over.then_some(id))
    }
}
