//! Holes of the day and their answers.

use model::ids::{GuildId, UserId};

use super::spent;
use crate::sql::{Columns, Statements};
use crate::{Result, Store, Tx};

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
    pub async fn daily_hole(&self, day: i64) -> Result<Option<String>> {
        self.maybe("SELECT question FROM daily_holes WHERE day = $1", day, |row| row.value("question")).await
    }

    /// The answers to the hole of a day, the shortest first, of equals the earliest.
    pub async fn daily_answers(&self, day: i64) -> Result<Vec<DailyAnswer>> {
        self.all(
            "SELECT person, guild, line, moves FROM daily_answers WHERE day = $1 \
             ORDER BY moves, at_ms, person",
            day,
            |row| {
                Ok(DailyAnswer {
                    person: row.id("person")?,
                    guild: row.maybe_id("guild")?,
                    line: row.value("line")?,
                    moves: row.value("moves")?,
                })
            },
        )
        .await
    }
}

impl Tx {
    /// Keeps the hole of a day, unless it is kept already.
    pub async fn set_daily_hole(&mut self, day: i64, rules: &str, question: &str) -> Result<()> {
        self.run(
            "INSERT INTO daily_holes (day, rules, question) VALUES ($1, $2, $3) ON CONFLICT (day) DO NOTHING",
            (day, rules, question),
        )
        .await
    }

    /// Keeps a person's answer; `false` when there is one already, which stands, or was one before they were forgotten.
    pub async fn answer_daily(&mut self, day: i64, answer: &DailyAnswer, now: i64) -> Result<bool> {
        if spent::has_answered(&mut self.inner, day, answer.person).await? {
            return Ok(false);
        }
        self.changed(
            "INSERT INTO daily_answers (day, person, guild, line, moves, at_ms) \
             VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (day, person) DO NOTHING",
            (day, answer.person, answer.guild, &answer.line, answer.moves, now),
        )
        .await
    }
}
