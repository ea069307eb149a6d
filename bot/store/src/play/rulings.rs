//! What running games wait for, their players aside: time limits of their own, and the referee's rulings. Working one out is a job
//! ([`Task::Ruling`]); what was found stands in `rulings`.

use model::ids::GameId;
use sqlx::Row;

use crate::columns::ids;
use crate::{Store, StoreError, Task, Terms, Tx};

impl Store {
    /// Running games whose own time limit is over.
    pub async fn limits_over(&self, now: i64, most: i64) -> Result<Vec<GameId>, StoreError> {
        let rows = sqlx::query(
            "SELECT id FROM games WHERE status = 'running' AND limit_ms IS NOT NULL AND limit_ms <= $1 AND paused_ms IS NULL \
             ORDER BY limit_ms LIMIT $2",
        )
        .bind(now)
        .bind(most)
        .fetch_all(self.reach().await?)
        .await?;
        ids(&rows, "id")
    }

    /// Running games that can't go on without the answer to a question.
    pub async fn games_at_referee(
        &self,
        rules: &str,
        question: &str,
        most: i64,
    ) -> Result<Vec<GameId>, StoreError> {
        let rows = sqlx::query(
            "SELECT id FROM games WHERE rules = $1 AND question = $2 AND at_referee = 1 AND status = 'running' \
             ORDER BY id LIMIT $3",
        )
        .bind(rules)
        .bind(question)
        .bind(most)
        .fetch_all(self.reach().await?)
        .await?;
        ids(&rows, "id")
    }

    /// Whether a running game or the hole of a day asks a question.
    pub async fn is_asked(&self, rules: &str, question: &str) -> Result<bool, StoreError> {
        let row = sqlx::query(
            "SELECT CAST(CASE WHEN EXISTS (SELECT 1 FROM games WHERE rules = $1 AND question = $2 AND status = 'running') \
             OR EXISTS (SELECT 1 FROM daily_holes WHERE rules = $1 AND question = $2) THEN 1 ELSE 0 END AS BIGINT) AS asked",
        )
        .bind(rules)
        .bind(question)
        .fetch_one(self.reach().await?)
        .await?;
        Ok(row.try_get::<i64, _>("asked")? == 1)
    }

    /// Keeps an answer for good. If two worked at the same question, the first answer stands.
    pub async fn keep_ruling(&self, rules: &str, question: &str, answer: &str) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO rulings (rules, question, answer) VALUES ($1, $2, $3) ON CONFLICT (rules, question) DO NOTHING",
        )
        .bind(rules)
        .bind(question)
        .bind(answer)
        .execute(self.reach().await?)
        .await?;
        self.written().await
    }
}

impl Tx {
    /// Asks the referee, unless somebody asks the same. Urgently: a game stands still until the answer is handed to it, also where
    /// it has just been found.
    pub async fn ask_referee(&mut self, rules: &str, question: &str, terms: Terms) -> Result<(), StoreError> {
        if !terms.is_urgent() && self.ruling(rules, question).await?.is_some() {
            return Ok(());
        }
        self.ask_for(&Task::ruling(rules, question), terms).await
    }

    /// The answer to a question, if it is there.
    pub async fn ruling(&mut self, rules: &str, question: &str) -> Result<Option<String>, StoreError> {
        let row = sqlx::query("SELECT answer FROM rulings WHERE rules = $1 AND question = $2")
            .bind(rules)
            .bind(question)
            .fetch_optional(&mut *self.inner)
            .await?;
        Ok(row.map(|row| row.try_get("answer")).transpose()?)
    }

    /// Ends the job of a question once no game stands still for it and it has an answer, or nobody asks it; `false` where it has to
    /// go on. One that `worker` no longer has is somebody else's to end.
    pub async fn finish_ruling(
        &mut self,
        worker: &str,
        rules: &str,
        question: &str,
    ) -> Result<bool, StoreError> {
        let task = Task::ruling(rules, question);
        // Somebody who asks the same at this moment is waited for here and seen below, or waits for what becomes of it.
        if !self.hold_task(worker, &task).await? {
            return Ok(true);
        }
        let row = sqlx::query(
            "SELECT CAST(CASE WHEN EXISTS (SELECT 1 FROM games WHERE rules = $1 AND question = $2 AND status = 'running' \
               AND (at_referee = 1 OR NOT EXISTS (SELECT 1 FROM rulings WHERE rules = $1 AND question = $2))) \
             OR EXISTS (SELECT 1 FROM daily_holes WHERE rules = $1 AND question = $2) \
               AND NOT EXISTS (SELECT 1 FROM rulings WHERE rules = $1 AND question = $2) \
             THEN 1 ELSE 0 END AS BIGINT) AS asked",
        )
        .bind(rules)
        .bind(question)
        .fetch_one(&mut *self.inner)
        .await?;
        if row.try_get::<i64, _>("asked")? == 1 {
            return Ok(false);
        }
        self.finish_task(worker, &task).await?;
        Ok(true)
    }
}
