//! Questions that yes or no answers, between people who play together.

use model::ids::{GameId, UserId};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

use crate::columns::Columns;
use crate::{Store, StoreError, Tx};

/// A question that yes or no answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Inquiry {
    /// Counted from 1 within the game.
    pub number: i64,
    /// Who asks.
    pub asker: UserId,
    /// As typed, on one line.
    pub text: String,
    /// The answer and whose it is, once there is one.
    pub answer: Option<(bool, UserId)>,
}

impl Store {
    /// A question of a game.
    pub async fn inquiry(&self, game: GameId, number: i64) -> Result<Option<Inquiry>, StoreError> {
        let mut connection = self.reach().await?.acquire().await?;
        inquiry(&mut connection, game, number).await
    }
}

impl Tx {
    /// Keeps a question; answers its number.
    ///
    /// # Errors
    /// [`StoreError::Busy`] when somebody else took that number at the same moment.
    pub async fn ask(
        &mut self,
        game: GameId,
        asker: UserId,
        text: &str,
        now: i64,
    ) -> Result<i64, StoreError> {
        let row = sqlx::query(
            "SELECT CAST(COALESCE(MAX(number), 0) AS BIGINT) AS last FROM inquiries WHERE game = $1",
        )
        .bind(game.0)
        .fetch_one(&mut *self.inner)
        .await?;
        let number = row.try_get::<i64, _>("last")? + 1;
        sqlx::query(
            "INSERT INTO inquiries (game, number, asker, text, asked_ms) VALUES ($1, $2, $3, $4, $5)",
        )
        .bind(game.0)
        .bind(number)
        .bind(asker.0)
        .bind(text)
        .bind(now)
        .execute(&mut *self.inner)
        .await?;
        Ok(number)
    }

    /// A question as this transaction sees it.
    pub async fn inquiry(&mut self, game: GameId, number: i64) -> Result<Option<Inquiry>, StoreError> {
        inquiry(&mut self.inner, game, number).await
    }

    /// Whether a person waits for the answer to a question.
    pub async fn waits_for_answer(&mut self, game: GameId, asker: UserId) -> Result<bool, StoreError> {
        let row = sqlx::query(
            "SELECT COUNT(*) AS open FROM inquiries WHERE game = $1 AND asker = $2 AND answer IS NULL",
        )
        .bind(game.0)
        .bind(asker.0)
        .fetch_one(&mut *self.inner)
        .await?;
        Ok(row.try_get::<i64, _>("open")? > 0)
    }

    /// Answers a question, unless somebody has; whether this was the answer.
    pub async fn answer(
        &mut self,
        game: GameId,
        number: i64,
        yes: bool,
        answerer: UserId,
    ) -> Result<bool, StoreError> {
        let done = sqlx::query(
            "UPDATE inquiries SET answer = $3, answerer = $4 WHERE game = $1 AND number = $2 AND answer IS NULL",
        )
        .bind(game.0)
        .bind(number)
        .bind(i64::from(yes))
        .bind(answerer.0)
        .execute(&mut *self.inner)
        .await?;
        Ok(done.rows_affected() == 1)
    }
}

async fn inquiry(
    connection: &mut AnyConnection,
    game: GameId,
    number: i64,
) -> Result<Option<Inquiry>, StoreError> {
    let row = sqlx::query(
        "SELECT number, asker, text, answer, answerer FROM inquiries WHERE game = $1 AND number = $2",
    )
    .bind(game.0)
    .bind(number)
    .fetch_optional(connection)
    .await?;
    row.as_ref().map(read).transpose()
}

fn read(row: &AnyRow) -> Result<Inquiry, StoreError> {
    let answer: Option<i64> = row.try_get("answer")?;
    let answerer: Option<i64> = row.try_get("answerer")?;
    Ok(Inquiry {
        number: row.try_get("number")?,
        asker: row.id("asker")?,
        text: row.try_get("text")?,
        answer: answer.zip(answerer).map(|(answer, answerer)| (answer != 0, UserId(answerer))),
    })
}
