//! Results: how finished games went for whom.

use model::ids::{GameId, GuildId, UserId};
use sqlx::Row;
use sqlx::any::AnyRow;

use crate::columns::Columns;
use crate::{Store, StoreError, Tx};

/// How a game went for somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Won, alone or with others.
    Won,
    /// Nobody won.
    Drawn,
    /// Somebody else won.
    Lost,
    /// Reached this score against the game.
    Scored(i64),
    /// Lost against the game.
    Failed,
}

impl Verdict {
    fn word(self) -> &'static str {
        match self {
            Self::Won => "won",
            Self::Drawn => "drawn",
            Self::Lost => "lost",
            Self::Scored(_) => "scored",
            Self::Failed => "failed",
        }
    }

    fn read(row: &AnyRow) -> Result<Self, StoreError> {
        Ok(match row.try_get::<String, _>("verdict")?.as_str() {
            "won" => Self::Won,
            "drawn" => Self::Drawn,
            "lost" => Self::Lost,
            "scored" => Self::Scored(row.try_get::<Option<i64>, _>("score")?.unwrap_or_default()),
            "failed" => Self::Failed,
            _ => return Err(StoreError::Unreadable("a result is unreadable".to_owned())),
        })
    }
}

/// How a finished game went for a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// Which game.
    pub game: GameId,
    /// Who.
    pub person: UserId,
    /// The catalogue's id.
    pub rules: String,
    /// On which server.
    pub guild: Option<GuildId>,
    /// The team: people of one game with the same number played together.
    pub side: u8,
    /// How it went.
    pub verdict: Verdict,
    /// Whether it changed ratings.
    pub rated: bool,
    /// When it ended.
    pub ended_ms: i64,
}

impl Store {
    /// What a person did, the last game first; only on a server, and only in a game, where these are named.
    pub async fn results_of(
        &self,
        person: UserId,
        guild: Option<GuildId>,
        rules: Option<&str>,
    ) -> Result<Vec<Record>, StoreError> {
        let rows = sqlx::query(
            "SELECT game, person, rules, guild, side, verdict, score, rated, ended_ms FROM results \
             WHERE person = $1 AND ($2 = 0 OR guild = $2) AND ($3 = '' OR rules = $3) \
             ORDER BY ended_ms DESC, game DESC",
        )
        .bind(person.0)
        .bind(guild.map_or(0, |guild| guild.0))
        .bind(rules.unwrap_or_default())
        .fetch_all(self.reach().await?)
        .await?;
        rows.iter().map(record).collect()
    }

    /// What a person did against another: their results in games in which the other sat on another side.
    pub async fn meetings(
        &self,
        person: UserId,
        other: UserId,
        guild: Option<GuildId>,
        rules: Option<&str>,
    ) -> Result<Vec<(Record, Verdict)>, StoreError> {
        let rows = sqlx::query(
            "SELECT own.game, own.person, own.rules, own.guild, own.side, own.verdict, own.score, own.rated, \
             own.ended_ms, theirs.verdict AS other_verdict FROM results own \
             JOIN results theirs ON theirs.game = own.game AND theirs.side <> own.side \
             WHERE own.person = $1 AND theirs.person = $2 AND ($3 = 0 OR own.guild = $3) \
             AND ($4 = '' OR own.rules = $4) ORDER BY own.ended_ms DESC, own.game DESC",
        )
        .bind(person.0)
        .bind(other.0)
        .bind(guild.map_or(0, |guild| guild.0))
        .bind(rules.unwrap_or_default())
        .fetch_all(self.reach().await?)
        .await?;
        rows.iter()
            .map(|row| {
                let theirs = match row.try_get::<String, _>("other_verdict")?.as_str() {
                    "won" => Verdict::Won,
                    "drawn" => Verdict::Drawn,
                    _ => Verdict::Lost,
                };
                Ok((record(row)?, theirs))
            })
            .collect()
    }

    /// The scores that were reached against a game on a server, by whom, the last first.
    pub async fn scores(&self, rules: &str, guild: GuildId) -> Result<Vec<Record>, StoreError> {
        let rows = sqlx::query(
            "SELECT game, person, rules, guild, side, verdict, score, rated, ended_ms FROM results \
             WHERE guild = $1 AND rules = $2 AND verdict = 'scored' ORDER BY ended_ms, game, person",
        )
        .bind(guild.0)
        .bind(rules)
        .fetch_all(self.reach().await?)
        .await?;
        rows.iter().map(record).collect()
    }
}

impl Tx {
    /// Whether a person has finished so many games.
    pub async fn has_finished(&mut self, person: UserId, games: u32) -> Result<bool, StoreError> {
        let rows = sqlx::query("SELECT game FROM results WHERE person = $1 LIMIT $2")
            .bind(person.0)
            .bind(i64::from(games))
            .fetch_all(&mut *self.inner)
            .await?;
        Ok(rows.len() >= games as usize)
    }

    /// Notes how a game went for somebody.
    ///
    /// # Errors
    /// [`StoreError::Busy`] when that is noted already.
    pub async fn note_result(&mut self, record: &Record) -> Result<(), StoreError> {
        let score = match record.verdict {
            Verdict::Scored(score) => Some(score),
            Verdict::Won | Verdict::Drawn | Verdict::Lost | Verdict::Failed => None,
        };
        sqlx::query(
            "INSERT INTO results (game, person, rules, guild, side, verdict, score, rated, ended_ms) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        )
        .bind(record.game.0)
        .bind(record.person.0)
        .bind(&record.rules)
        .bind(record.guild.map(|guild| guild.0))
        .bind(i64::from(record.side))
        .bind(record.verdict.word())
        .bind(score)
        .bind(i64::from(record.rated))
        .bind(record.ended_ms)
        .execute(&mut *self.inner)
        .await?;
        Ok(())
    }
}

fn record(row: &AnyRow) -> Result<Record, StoreError> {
    let odd = |_| StoreError::Unreadable("a result has an odd side".to_owned());
    Ok(Record {
        game: row.id("game")?,
        person: row.id("person")?,
        rules: row.try_get("rules")?,
        guild: row.maybe_id("guild")?,
        side: u8::try_from(row.try_get::<i64, _>("side")?).map_err(odd)?,
        verdict: Verdict::read(row)?,
        rated: row.flag("rated")?,
        ended_ms: row.try_get("ended_ms")?,
    })
}
