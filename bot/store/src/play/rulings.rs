//! What running games wait for besides their players: time limits of their own, and the referee's rulings.

use model::ids::GameId;
use sqlx::Row;
use sqlx::any::AnyRow;

use crate::{Question, Store, StoreError, Tx, Waiting};

impl Store {
    /// Running games whose own time limit is over.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn limits_over(&self, now: i64, most: i64) -> Result<Vec<GameId>, StoreError> {
        let rows = sqlx::query(
            "SELECT id FROM games WHERE status = 'running' AND limit_ms IS NOT NULL AND limit_ms <= $1 AND paused_ms IS NULL \
             ORDER BY limit_ms LIMIT $2",
        )
        .bind(now)
        .bind(most)
        .fetch_all(self.reach().await?)
        .await?;
        numbers(&rows)
    }

    /// Running games that can't go on without a ruling which is there.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn ruled_games(&self, most: i64) -> Result<Vec<GameId>, StoreError> {
        let rows = sqlx::query(
            "SELECT g.id FROM games g JOIN rulings r ON r.rules = g.rules AND r.question = g.question \
             WHERE g.at_referee = 1 AND g.status = 'running' AND r.answer IS NOT NULL ORDER BY g.id LIMIT $1",
        )
        .bind(most)
        .fetch_all(self.reach().await?)
        .await?;
        numbers(&rows)
    }

    /// Takes a question that a running game or the hole of a day asks, that has no answer and that nobody is at. Games
    /// that can't go on come first, then whoever asked first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn lease_question(
        &self,
        worker: &str,
        now: i64,
        until: i64,
    ) -> Result<Option<Question>, StoreError> {
        // The conditions are repeated outside so that of two workers at the same moment one finds nothing.
        let row = sqlx::query(
            "UPDATE rulings SET leased_by = $1, lease_until_ms = $3, attempts = attempts + 1 \
             WHERE answer IS NULL AND lease_until_ms <= $2 AND (rules, question) IN ( \
               SELECT r.rules, r.question FROM rulings r \
               LEFT JOIN games g ON g.rules = r.rules AND g.question = r.question AND g.status = 'running' \
               LEFT JOIN daily_holes d ON d.rules = r.rules AND d.question = r.question \
               WHERE r.answer IS NULL AND r.lease_until_ms <= $2 AND (g.id IS NOT NULL OR d.day IS NOT NULL) \
               ORDER BY COALESCE(g.at_referee, 0) DESC, r.asked_ms, r.question LIMIT 1) \
             RETURNING rules, question, attempts",
        )
        .bind(worker)
        .bind(now)
        .bind(until)
        .fetch_optional(self.reach().await?)
        .await?;
        row.map(|row| {
            Ok(Question {
                rules: row.try_get("rules")?,
                text: row.try_get("question")?,
                attempts: row.try_get::<i64, _>("attempts")? - 1,
            })
        })
        .transpose()
    }

    /// Holds on to a question, as long as it has no answer.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn hold_question(
        &self,
        worker: &str,
        question: &Question,
        until: i64,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE rulings SET lease_until_ms = $4 WHERE rules = $1 AND question = $2 AND leased_by = $3 \
             AND answer IS NULL",
        )
        .bind(&question.rules)
        .bind(&question.text)
        .bind(worker)
        .bind(until)
        .execute(self.reach().await?)
        .await?;
        self.written().await
    }

    /// Gives a question back as if nobody had begun.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn return_question(&self, worker: &str, question: &Question) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE rulings SET leased_by = NULL, lease_until_ms = 0, attempts = attempts - 1 \
             WHERE rules = $1 AND question = $2 AND leased_by = $3 AND answer IS NULL",
        )
        .bind(&question.rules)
        .bind(&question.text)
        .bind(worker)
        .execute(self.reach().await?)
        .await?;
        self.written().await
    }

    /// Keeps an answer for good. If two worked at the same question, the first answer stands.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn answer_question(&self, question: &Question, answer: &str) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE rulings SET answer = $3, leased_by = NULL WHERE rules = $1 AND question = $2 AND answer IS NULL",
        )
        .bind(&question.rules)
        .bind(&question.text)
        .bind(answer)
        .execute(self.reach().await?)
        .await?;
        self.written().await
    }
}

impl Tx {
    /// Writes what a game waits for. Not a change of the game: no version moves.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn set_waiting(&mut self, id: GameId, waiting: &Waiting) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE games SET limit_ms = $2, limit_round = $3, question = $4, at_referee = $5 WHERE id = $1",
        )
        .bind(id.0)
        .bind(waiting.limit.map(|limit| limit.over_ms))
        .bind(waiting.limit.map(|limit| i64::from(limit.round)))
        .bind(waiting.question.clone())
        .bind(i64::from(waiting.at_referee))
        .execute(&mut *self.inner)
        .await?;
        Ok(())
    }

    /// Asks the referee, unless somebody asked the same before.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn ask_referee(&mut self, rules: &str, question: &str, now: i64) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO rulings (rules, question, asked_ms, attempts, lease_until_ms) VALUES ($1, $2, $3, 0, 0) \
             ON CONFLICT (rules, question) DO NOTHING",
        )
        .bind(rules)
        .bind(question)
        .bind(now)
        .execute(&mut *self.inner)
        .await?;
        Ok(())
    }

    /// The answer to a question, if it is there.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn ruling(&mut self, rules: &str, question: &str) -> Result<Option<String>, StoreError> {
        let row = sqlx::query("SELECT answer FROM rulings WHERE rules = $1 AND question = $2")
            .bind(rules)
            .bind(question)
            .fetch_optional(&mut *self.inner)
            .await?;
        Ok(row.map(|row| row.try_get("answer")).transpose()?.flatten())
    }
}

fn numbers(rows: &[AnyRow]) -> Result<Vec<GameId>, StoreError> {
    rows.iter().map(|row| Ok(GameId(row.try_get("id")?))).collect()
}
