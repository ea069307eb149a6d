//! Holes of the day and their answers.

use model::ids::{GuildId, UserId};
use sqlx::Row;

use super::spent;
use crate::columns::Columns;
use crate::{Store, StoreError, Tx};

/// A person's answer to the hole of a day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyAnswer {
    /// Who.
    pub person: UserId,
    /// The server on which it was given; only there the name is shown.
    pub guild: Option<GuildId>,
    /// The moves, joined by `/`.
    pub line: String,
    /// How many they are.
    pub moves: i64,
}

impl Store {
    /// The hole of a day, if anybody has asked for it.
    pub async fn daily_hole(&self, day: i64) -> Result<Option<String>, StoreError> {
        let row = sqlx::query("SELECT question FROM daily_holes WHERE day = $1")
            .bind(day)
            .fetch_optional(self.reach().await?)
            .await?;
        Ok(row.map(|row| row.try_get("question")).transpose()?)
    }

    /// The answers to the hole of a day, the shortest first, of equals the earliest.
    pub async fn daily_answers(&self, day: i64) -> Result<Vec<DailyAnswer>, StoreError> {
        let rows = sqlx::query(
            "SELECT person, guild, line, moves FROM daily_answers WHERE day = $1 ORDER BY moves, at_ms, person",
        )
        .bind(day)
        .fetch_all(self.reach().await?)
        .await?;
        rows.iter()
            .map(|row| {
                Ok(DailyAnswer {
                    person: row.id("person")?,
                    guild: row.maybe_id("guild")?,
                    line: row.try_get("line")?,
                    moves: row.try_get("moves")?,
                })
            })
            .collect()
    }

    /// A ruling, if it is there.
    pub async fn ruling(&self, rules: &str, question: &str) -> Result<Option<String>, StoreError> {
        let row = sqlx::query("SELECT answer FROM rulings WHERE rules = $1 AND question = $2")
            .bind(rules)
            .bind(question)
            .fetch_optional(self.reach().await?)
            .await?;
        Ok(row.map(|row| row.try_get("answer")).transpose()?)
    }
}

impl Tx {
    /// Keeps the hole of a day, unless it is kept already.
    pub async fn set_daily_hole(&mut self, day: i64, rules: &str, question: &str) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO daily_holes (day, rules, question) VALUES ($1, $2, $3) ON CONFLICT (day) DO NOTHING",
        )
        .bind(day)
        .bind(rules)
        .bind(question)
        .execute(&mut *self.inner)
        .await?;
        Ok(())
    }

    /// Keeps a person's answer; `false` when there is one already, which stands, or was one before they were forgotten.
    pub async fn answer_daily(
        &mut self,
        day: i64,
        answer: &DailyAnswer,
        now: i64,
    ) -> Result<bool, StoreError> {
        if spent::has_answered(&mut self.inner, day, answer.person).await? {
            return Ok(false);
        }
        let done = sqlx::query(
            "INSERT INTO daily_answers (day, person, guild, line, moves, at_ms) VALUES ($1, $2, $3, $4, $5, $6) \
             ON CONFLICT (day, person) DO NOTHING",
        )
        .bind(day)
        .bind(answer.person.0)
        .bind(answer.guild.map(|guild| guild.0))
        .bind(&answer.line)
        .bind(answer.moves)
        .bind(now)
        .execute(&mut *self.inner)
        .await?;
        Ok(done.rows_affected() == 1)
    }
}
