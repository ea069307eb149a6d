//! Results: how finished games went for whom.

use model::ids::{GameId, GuildId, UserId};
use sqlx::any::AnyRow;

use crate::sql::{Columns, Statements};
use crate::{Result, Store, StoreError, Tx};

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

    fn read(row: &AnyRow) -> Result<Self> {
        Ok(match row.value::<String>("verdict")?.as_str() {
            "won" => Self::Won,
            "drawn" => Self::Drawn,
            "lost" => Self::Lost,
            "scored" => Self::Scored(row.value::<Option<i64>>("score")?.unwrap_or_default()),
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
    ) -> Result<Vec<Record>> {
        self.all(
            "SELECT game, person, rules, guild, side, verdict, score, rated, ended_ms FROM results \
             WHERE person = $1 AND ($2 = 0 OR guild = $2) AND ($3 = '' OR rules = $3) \
             ORDER BY ended_ms DESC, game DESC",
            (person, guild.map_or(0, |guild| guild.0), rules.unwrap_or_default()),
            record,
        )
        .await
    }

    /// What a person did against another: their results in games in which the other sat on another side.
    pub async fn meetings(
        &self,
        person: UserId,
        other: UserId,
        guild: Option<GuildId>,
        rules: Option<&str>,
    ) -> Result<Vec<(Record, Verdict)>> {
        self.all(
            "SELECT own.game, own.person, own.rules, own.guild, own.side, own.verdict, own.score, own.rated, \
             own.ended_ms, theirs.verdict AS other_verdict FROM results own \
             JOIN results theirs ON theirs.game = own.game AND theirs.side <> own.side \
             WHERE own.person = $1 AND theirs.person = $2 AND ($3 = 0 OR own.guild = $3) \
             AND ($4 = '' OR own.rules = $4) ORDER BY own.ended_ms DESC, own.game DESC",
            (person, other, guild.map_or(0, |guild| guild.0), rules.unwrap_or_default()),
            |row| {
                let theirs = match row.value::<String>("other_verdict")?.as_str() {
                    "won" => Verdict::Won,
                    "drawn" => Verdict::Drawn,
                    _ => Verdict::Lost,
                };
                Ok((record(row)?, theirs))
            },
        )
        .await
    }

    /// The scores that were reached against a game on a server, by whom, the last first.
    pub async fn scores(&self, rules: &str, guild: GuildId) -> Result<Vec<Record>> {
        self.all(
            "SELECT game, person, rules, guild, side, verdict, score, rated, ended_ms FROM results \
             WHERE guild = $1 AND rules = $2 AND verdict = 'scored' ORDER BY ended_ms, game, person",
            (guild, rules),
            record,
        )
        .await
    }
}

impl Tx {
    /// Whether a person has finished so many games.
    pub async fn has_finished(&mut self, person: UserId, games: u32) -> Result<bool> {
        let rows = self.rows("SELECT game FROM results WHERE person = $1 LIMIT $2", (person, games)).await?;
        Ok(rows.len() >= games as usize)
    }

    /// Notes how a game went for somebody.
    ///
    /// # Errors
    /// [`StoreError::Busy`] when that is noted already.
    pub async fn note_result(&mut self, record: &Record) -> Result<()> {
        let score = match record.verdict {
            Verdict::Scored(score) => Some(score),
            Verdict::Won | Verdict::Drawn | Verdict::Lost | Verdict::Failed => None,
        };
        self.run(
            "INSERT INTO results (game, person, rules, guild, side, verdict, score, rated, ended_ms) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
            (
                (record.game, record.person, &record.rules, record.guild, record.side),
                (record.verdict.word(), score, record.rated, record.ended_ms),
            ),
        )
        .await
    }
}

fn record(row: &AnyRow) -> Result<Record> {
    let odd = |_| StoreError::Unreadable("a result has an odd side".to_owned());
    Ok(Record {
        game: row.id("game")?,
        person: row.id("person")?,
        rules: row.value("rules")?,
        guild: row.maybe_id("guild")?,
        side: u8::try_from(row.value::<i64>("side")?).map_err(odd)?,
        verdict: Verdict::read(row)?,
        rated: row.flag("rated")?,
        ended_ms: row.value("ended_ms")?,
    })
}
