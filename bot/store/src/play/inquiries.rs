//! Questions that yes or no answers, between people who play together.

use model::ids::{GameId, UserId};
use sqlx::any::AnyRow;

use crate::sql::{Columns, Statements};
use crate::{Result, Store, Tx};

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

const INQUIRY: &str =
    "SELECT number, asker, text, answer, answerer FROM inquiries WHERE game = $1 AND number = $2";

impl Store {
    /// A question of a game.
    pub async fn inquiry(&self, game: GameId, number: i64) -> Result<Option<Inquiry>> {
        self.maybe(INQUIRY, (game, number), read).await
    }
}

impl Tx {
    /// Keeps a question; answers its number.
    ///
    /// # Errors
    /// [`crate::StoreError::Busy`] when somebody else took that number at the same moment.
    pub async fn ask(&mut self, game: GameId, asker: UserId, text: &str, now: i64) -> Result<i64> {
        let last = "SELECT CAST(COALESCE(MAX(number), 0) AS BIGINT) AS last FROM inquiries WHERE game = $1";
        let number = self.one(last, game, |row| row.value::<i64>("last")).await? + 1;
        self.run(
            "INSERT INTO inquiries (game, number, asker, text, asked_ms) VALUES ($1, $2, $3, $4, $5)",
            (game, number, asker, text, now),
        )
        .await?;
        Ok(number)
    }

    /// A question as this transaction sees it.
    pub async fn inquiry(&mut self, game: GameId, number: i64) -> Result<Option<Inquiry>> {
        self.maybe(INQUIRY, (game, number), read).await
    }

    /// Whether a person waits for the answer to a question.
    pub async fn waits_for_answer(&mut self, game: GameId, asker: UserId) -> Result<bool> {
        self.one(
            "SELECT COUNT(*) AS open FROM inquiries WHERE game = $1 AND asker = $2 AND answer IS NULL",
            (game, asker),
            |row| Ok(row.value::<i64>("open")? > 0),
        )
        .await
    }

    /// Answers a question, unless somebody has; whether this was the answer.
    pub async fn answer(&mut self, game: GameId, number: i64, yes: bool, answerer: UserId) -> Result<bool> {
        self.changed(
            "UPDATE inquiries SET answer = $3, answerer = $4 WHERE game = $1 AND number = $2 \
             AND answer IS NULL",
            (game, number, yes, answerer),
        )
        .await
    }
}

fn read(row: &AnyRow) -> Result<Inquiry> {
    let answer: Option<i64> = row.value("answer")?;
    let answerer: Option<i64> = row.value("answerer")?;
    Ok(Inquiry {
        number: row.value("number")?,
        asker: row.id("asker")?,
        text: row.value("text")?,
        answer: answer.zip(answerer).map(|(answer, answerer)| (answer != 0, UserId(answerer))),
    })
}
