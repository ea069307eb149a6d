//! Reviews of finished games: which are wanted, who is making one, what came of it.

use model::ids::{GameId, UserId};
use sqlx::Row;

use crate::{Store, StoreError, Tx};

/// How often a review is begun at most: what brings a process down shall not do so for ever.
const ATTEMPTS: i64 = 6;

/// A review of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
    /// How many of its turns have been looked at.
    pub done: i64,
    /// Of how many; 0: it waits.
    pub turns: i64,
    /// What came of it, as JSON; `None`: it is being made, or waits.
    pub study: Option<String>,
    /// Whether it was begun so often in vain that nobody tries again.
    pub given_up: bool,
}

impl Store {
    /// The review of a game, if somebody has asked for one.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn review(&self, game: GameId) -> Result<Option<Review>, StoreError> {
        let row = sqlx::query("SELECT done, turns, study, attempts, leased_by FROM reviews WHERE game = $1")
            .bind(game.0)
            .fetch_optional(self.reach().await?)
            .await?;
        row.map(|row| {
            let (study, worker): (Option<String>, Option<String>) =
                (row.try_get("study")?, row.try_get("leased_by")?);
            let attempts: i64 = row.try_get("attempts")?;
            let given_up = study.is_none() && worker.is_none() && attempts >= ATTEMPTS;
            Ok(Review { done: row.try_get("done")?, turns: row.try_get("turns")?, study, given_up })
        })
        .transpose()
    }

    /// How many reviews somebody has asked for that are not made.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn reviews_wanted_by(&self, person: UserId) -> Result<i64, StoreError> {
        let count = sqlx::query_scalar(
            "SELECT COUNT(*) FROM reviews WHERE person = $1 AND study IS NULL AND attempts < $2",
        );
        Ok(count.bind(person.0).bind(ATTEMPTS).fetch_one(self.reach().await?).await?)
    }

    /// The reviews that nobody is at, with who asked: the one that waits longest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn due_reviews(&self, now: i64, most: i64) -> Result<Vec<(GameId, UserId)>, StoreError> {
        let rows = sqlx::query(
            "SELECT game, person FROM reviews WHERE study IS NULL AND lease_until_ms <= $1 AND attempts < $2 \
             ORDER BY asked_ms LIMIT $3",
        )
        .bind(now)
        .bind(ATTEMPTS)
        .bind(most)
        .fetch_all(self.reach().await?)
        .await?;
        rows.iter().map(|row| Ok((GameId(row.try_get("game")?), UserId(row.try_get("person")?)))).collect()
    }

    /// Takes a review, if nobody is at it; answers how often it was begun before.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn lease_review(
        &self,
        worker: &str,
        game: GameId,
        now: i64,
        until: i64,
    ) -> Result<Option<i64>, StoreError> {
        let row = sqlx::query(
            "UPDATE reviews SET leased_by = $1, lease_until_ms = $4, attempts = attempts + 1 \
             WHERE game = $2 AND study IS NULL AND lease_until_ms <= $3 RETURNING attempts",
        )
        .bind(worker)
        .bind(game.0)
        .bind(now)
        .bind(until)
        .fetch_optional(self.reach().await?)
        .await?;
        self.written().await?;
        row.map(|row| Ok(row.try_get::<i64, _>("attempts")? - 1)).transpose()
    }

    /// Holds on to a review and says how far it has come; whether it was still there to be held.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn hold_review(
        &self,
        worker: &str,
        game: GameId,
        until: i64,
        (done, turns): (i64, i64),
    ) -> Result<bool, StoreError> {
        let held = sqlx::query(
            "UPDATE reviews SET lease_until_ms = $3, done = $4, turns = $5 WHERE game = $1 AND leased_by = $2",
        )
        .bind(game.0)
        .bind(worker)
        .bind(until)
        .bind(done)
        .bind(turns)
        .execute(self.reach().await?)
        .await?;
        self.written().await?;
        Ok(held.rows_affected() == 1)
    }

    /// Gives a review back: as if nobody had begun, or (`failed`) as one more attempt, for a later time.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn return_review(
        &self,
        worker: &str,
        game: GameId,
        failed: bool,
        until: i64,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE reviews SET leased_by = NULL, lease_until_ms = $4, done = 0, turns = 0, \
             attempts = attempts - $3 WHERE game = $1 AND leased_by = $2",
        )
        .bind(game.0)
        .bind(worker)
        .bind(i64::from(!failed))
        .bind(until)
        .execute(self.reach().await?)
        .await?;
        self.written().await
    }
}

impl Tx {
    /// Somebody wants a game looked back on; whether nobody wanted that before.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn ask_review(&mut self, game: GameId, person: UserId, now: i64) -> Result<bool, StoreError> {
        let asked = sqlx::query(
            "INSERT INTO reviews (game, person, asked_ms) VALUES ($1, $2, $3) ON CONFLICT (game) DO NOTHING",
        )
        .bind(game.0)
        .bind(person.0)
        .bind(now)
        .execute(&mut *self.inner)
        .await?;
        Ok(asked.rows_affected() == 1)
    }

    /// Keeps what came of a review; whether the worker still had it in hand, and nobody was faster.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn keep_review(
        &mut self,
        worker: &str,
        game: GameId,
        turns: i64,
        study: &str,
    ) -> Result<bool, StoreError> {
        let kept = sqlx::query(
            "UPDATE reviews SET study = $4, done = $3, turns = $3, leased_by = NULL, lease_until_ms = 0 \
             WHERE game = $1 AND leased_by = $2 AND study IS NULL",
        )
        .bind(game.0)
        .bind(worker)
        .bind(turns)
        .bind(study)
        .execute(&mut *self.inner)
        .await?;
        Ok(kept.rows_affected() == 1)
    }
}
