//! What running games wait for, their players aside: time limits of their own, and the referee's rulings. Working one out is a job
//! ([`Task::Ruling`]); what was found stands in `rulings`.

use model::ids::GameId;

use crate::sql::{Columns, Statements};
use crate::{Result, Store, Task, Terms, Tx};

const ANSWER: &str = "SELECT answer FROM rulings WHERE rules = $1 AND question = $2";

impl Store {
    /// Running games whose own time limit is over.
    pub async fn limits_over(&self, now: i64, most: i64) -> Result<Vec<GameId>> {
        self.all(
            "SELECT id FROM games WHERE status = 'running' AND limit_ms IS NOT NULL AND limit_ms <= $1 \
             AND paused_ms IS NULL ORDER BY limit_ms LIMIT $2",
            (now, most),
            |row| row.id("id"),
        )
        .await
    }

    /// Running games that can't go on without the answer to a question.
    pub async fn games_at_referee(&self, rules: &str, question: &str, most: i64) -> Result<Vec<GameId>> {
        self.all(
            "SELECT id FROM games WHERE rules = $1 AND question = $2 AND at_referee = 1 \
             AND status = 'running' ORDER BY id LIMIT $3",
            (rules, question, most),
            |row| row.id("id"),
        )
        .await
    }

    /// Whether a running game or the hole of a day asks a question.
    pub async fn is_asked(&self, rules: &str, question: &str) -> Result<bool> {
        self.one(
            "SELECT CAST(CASE WHEN EXISTS (SELECT 1 FROM games WHERE rules = $1 AND question = $2 \
             AND status = 'running') OR EXISTS (SELECT 1 FROM daily_holes WHERE rules = $1 \
             AND question = $2) THEN 1 ELSE 0 END AS BIGINT) AS asked",
            (rules, question),
            |row| row.flag("asked"),
        )
        .await
    }

    /// Keeps an answer for good. If two worked at the same question, the first answer stands.
    pub async fn keep_ruling(&self, rules: &str, question: &str, answer: &str) -> Result<()> {
        self.write(
            "INSERT INTO rulings (rules, question, answer) VALUES ($1, $2, $3) \
             ON CONFLICT (rules, question) DO NOTHING",
            (rules, question, answer),
        )
        .await
        .map(drop)
    }

    /// The answer to a question, if it is there.
    pub async fn ruling(&self, rules: &str, question: &str) -> Result<Option<String>> {
        self.maybe(ANSWER, (rules, question), |row| row.value("answer")).await
    }
}

impl Tx {
    /// Asks the referee, unless somebody asks the same. Urgently: a game stands still until the answer is handed to it, also where
    /// it has just been found.
    pub async fn ask_referee(&mut self, rules: &str, question: &str, terms: Terms) -> Result<()> {
        if !terms.is_urgent() && self.ruling(rules, question).await?.is_some() {
            return Ok(());
        }
        self.ask_for(&Task::ruling(rules, question), terms).await
    }

    /// The answer to a question, if it is there.
    pub async fn ruling(&mut self, rules: &str, question: &str) -> Result<Option<String>> {
        self.maybe(ANSWER, (rules, question), |row| row.value("answer")).await
    }

    /// Ends the job of a question once no game stands still for it and it has an answer, or nobody asks it; `false` where it has to
    /// go on. One that `worker` no longer has is somebody else's to end.
    pub async fn finish_ruling(&mut self, worker: &str, rules: &str, question: &str) -> Result<bool> {
        let task = Task::ruling(rules, question);
        // Somebody who asks the same at this moment is waited for here and seen below, or waits for what becomes of it.
        if !self.lock_task(worker, &task).await? {
            return Ok(true);
        }
        let asked = self
            .one(
                "SELECT CAST(CASE WHEN EXISTS (SELECT 1 FROM games WHERE rules = $1 AND question = $2 \
                 AND status = 'running' \
                   AND (at_referee = 1 OR NOT EXISTS (SELECT 1 FROM rulings WHERE rules = $1 \
                   AND question = $2))) \
                 OR EXISTS (SELECT 1 FROM daily_holes WHERE rules = $1 AND question = $2) \
                   AND NOT EXISTS (SELECT 1 FROM rulings WHERE rules = $1 AND question = $2) \
                 THEN 1 ELSE 0 END AS BIGINT) AS asked",
                (rules, question),
                |row| row.flag("asked"),
            )
            .await?;
        if asked {
            return Ok(false);
        }
        self.finish_task(worker, &task).await?;
        Ok(true)
    }
}
