//! Reviews of finished games: how far one has come, what came of it. Making one is a job ([`Task::Review`]).

use model::ids::{GameId, UserId};
use sqlx::Row;

use crate::{Store, StoreError, Task, Terms, Tx};

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
    pub async fn review(&self, game: GameId) -> Result<Option<Review>, StoreError> {
        let row = sqlx::query(
            "SELECT done, turns, study, (SELECT COUNT(*) FROM jobs WHERE kind = 'review' \
             AND subject = CAST(reviews.game AS TEXT)) AS jobs FROM reviews WHERE game = $1",
        )
        .bind(game.0)
        .fetch_optional(self.reach().await?)
        .await?;
        row.map(|row| {
            let study: Option<String> = row.try_get("study")?;
            let given_up = study.is_none() && row.try_get::<i64, _>("jobs")? == 0;
            Ok(Review { done: row.try_get("done")?, turns: row.try_get("turns")?, study, given_up })
        })
        .transpose()
    }

    /// How many reviews somebody has asked for that are not made.
    pub async fn reviews_wanted_by(&self, person: UserId) -> Result<i64, StoreError> {
        let count = sqlx::query_scalar("SELECT COUNT(*) FROM jobs WHERE person = $1 AND kind = 'review'");
        Ok(count.bind(person.0).fetch_one(self.reach().await?).await?)
    }

    /// Notes how far a review has come: how many turns of how many.
    pub async fn note_review(&self, game: GameId, (done, turns): (i64, i64)) -> Result<(), StoreError> {
        let _turn = self.turn().await?;
        sqlx::query("UPDATE reviews SET done = $2, turns = $3 WHERE game = $1 AND study IS NULL")
            .bind(game.0)
            .bind(done)
            .bind(turns)
            .execute(self.reach_relaxed().await?)
            .await?;
        self.written().await
    }
}

impl Tx {
    /// Somebody wants a game looked back on; whether nobody wanted that before.
    pub async fn ask_review(&mut self, game: GameId, person: UserId, now: i64) -> Result<bool, StoreError> {
        let asked = sqlx::query("INSERT INTO reviews (game) VALUES ($1) ON CONFLICT (game) DO NOTHING")
            .bind(game.0)
            .execute(&mut *self.inner)
            .await?;
        let anew = asked.rows_affected() == 1;
        if anew {
            self.ask_for(&Task::Review(game), Terms::at_once(now).of(person)).await?;
        }
        Ok(anew)
    }

    /// Keeps what came of a review and ends its job; whether the worker still had it in hand, and nobody was faster.
    pub async fn keep_review(
        &mut self,
        worker: &str,
        game: GameId,
        turns: i64,
        study: &str,
    ) -> Result<bool, StoreError> {
        if !self.finish_task(worker, &Task::Review(game)).await? {
            return Ok(false);
        }
        sqlx::query("UPDATE reviews SET study = $3, done = $2, turns = $2 WHERE game = $1")
            .bind(game.0)
            .bind(turns)
            .bind(study)
            .execute(&mut *self.inner)
            .await?;
        Ok(true)
    }
}
