//! Reviews of finished games: how far one has come, what came of it. Making one is a job ([`Task::Review`]).

use model::ids::{GameId, UserId};

use crate::sql::{Columns, Statements};
use crate::{Result, Store, Task, Terms, Tx};

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
    pub async fn review(&self, game: GameId) -> Result<Option<Review>> {
        self.maybe(
            "SELECT done, turns, study, (SELECT COUNT(*) FROM jobs WHERE kind = 'review' \
             AND subject = CAST(reviews.game AS TEXT)) AS jobs FROM reviews WHERE game = $1",
            game,
            |row| {
                let study: Option<String> = row.value("study")?;
                let given_up = study.is_none() && row.value::<i64>("jobs")? == 0;
                Ok(Review { done: row.value("done")?, turns: row.value("turns")?, study, given_up })
            },
        )
        .await
    }

    /// How many reviews somebody has asked for that are not made.
    pub async fn reviews_wanted_by(&self, person: UserId) -> Result<i64> {
        let wanted = "SELECT COUNT(*) AS wanted FROM jobs WHERE person = $1 AND kind = 'review'";
        self.one(wanted, person, |row| row.value("wanted")).await
    }

    /// Notes how far a review has come: how many turns of how many.
    pub async fn note_review(&self, game: GameId, (done, turns): (i64, i64)) -> Result<()> {
        let sql = "UPDATE reviews SET done = $2, turns = $3 WHERE game = $1 AND study IS NULL";
        self.write_relaxed(sql, (game, done, turns)).await.map(drop)
    }
}

impl Tx {
    /// Somebody wants a game looked back on; whether nobody wanted that before.
    pub async fn ask_review(&mut self, game: GameId, person: UserId, now: i64) -> Result<bool> {
        let sql = "INSERT INTO reviews (game) VALUES ($1) ON CONFLICT (game) DO NOTHING";
        let anew = self.changed(sql, game).await?;
        if anew {
            self.ask_for(&Task::Review(game), Terms::at_once(now).of(person)).await?;
        }
        Ok(anew)
    }

    /// Keeps what came of a review and ends its job; whether the worker still had it in hand, and nobody was faster.
    pub async fn keep_review(&mut self, worker: &str, game: GameId, turns: i64, study: &str) -> Result<bool> {
        if !self.finish_task(worker, &Task::Review(game)).await? {
            return Ok(false);
        }
        self.run(
            "UPDATE reviews SET study = $3, done = $2, turns = $2 WHERE game = $1",
            (game, turns, study),
        )
        .await?;
        Ok(true)
    }
}
