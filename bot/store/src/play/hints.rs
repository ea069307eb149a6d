//! Hints: what a computer would have played, told to one person, and how many of them they have had.

use model::ids::{GameId, UserId};
use sqlx::{AnyConnection, Row};

use crate::{Store, StoreError, Tx};

/// A hint that a person has had.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The seat it was for.
    pub seat: u8,
    /// That seat's moment.
    pub prompt: i64,
    /// The steps of the turn up to its commit point, joined by `/`.
    pub entry: String,
    /// The line that was expected, joined by `/`.
    pub line: String,
}

impl Store {
    /// The hints a person has had in a game.
    pub async fn hints(&self, game: GameId, person: UserId) -> Result<Vec<Hint>, StoreError> {
        let rows = sqlx::query("SELECT seat, moment, entry, line FROM hints WHERE game = $1 AND person = $2")
            .bind(game.0)
            .bind(person.0)
            .fetch_all(self.reach().await?)
            .await?;
        rows.iter()
            .map(|row| {
                Ok(Hint {
                    seat: row.try_get::<i64, _>("seat")? as u8,
                    prompt: row.try_get("moment")?,
                    entry: row.try_get("entry")?,
                    line: row.try_get("line")?,
                })
            })
            .collect()
    }

    /// How many hints were had in a game, by everybody together.
    pub async fn hints_in(&self, game: GameId) -> Result<i64, StoreError> {
        hints_in(&mut *self.reach().await?.acquire().await?, game).await
    }
}

impl Tx {
    /// How many hints were had in a game, by everybody together.
    pub async fn hints_in(&mut self, game: GameId) -> Result<i64, StoreError> {
        hints_in(&mut self.inner, game).await
    }

    /// Keeps a hint, if the person has had fewer than so many in the game: that is what it costs. Answers how many they have had then;
    /// `None` where they have none left. One that was kept for the same moment stays and costs nothing more. The game must be
    /// [held](Tx::hold).
    pub async fn keep_hint(
        &mut self,
        (game, person): (GameId, UserId),
        hint: &Hint,
        most: i64,
        now: i64,
    ) -> Result<Option<i64>, StoreError> {
        sqlx::query(
            "INSERT INTO hints (game, person, seat, moment, entry, line, at_ms) \
             VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (game, person, seat, moment) DO NOTHING",
        )
        .bind(game.0)
        .bind(person.0)
        .bind(i64::from(hint.seat))
        .bind(hint.prompt)
        .bind(hint.entry.as_str())
        .bind(hint.line.as_str())
        .bind(now)
        .execute(&mut *self.inner)
        .await?;
        let count = sqlx::query_scalar("SELECT COUNT(*) FROM hints WHERE game = $1 AND person = $2");
        let had: i64 = count.bind(game.0).bind(person.0).fetch_one(&mut *self.inner).await?;
        Ok((had <= most).then_some(had))
    }
}

async fn hints_in(connection: &mut AnyConnection, game: GameId) -> Result<i64, StoreError> {
    let count = sqlx::query_scalar("SELECT COUNT(*) FROM hints WHERE game = $1");
    Ok(count.bind(game.0).fetch_one(connection).await?)
}
