//! Private notes. Nobody but their writer may read them.

use model::ids::{GameId, UserId};
use sqlx::Row;
use sqlx::any::AnyRow;

use crate::{Store, StoreError, Tx};

/// A note about a game.
#[derive(Clone, PartialEq, Eq)]
pub struct Note {
    /// Counted from 1 among the person's in this game.
    pub number: i64,
    /// How many turns were complete.
    pub turn: i64,
    /// How long the log was: which board it belongs to.
    pub entries: i64,
    /// What it says.
    pub text: String,
    /// When it was written.
    pub at_ms: i64,
}

/// What a note says is no business of any log.
impl std::fmt::Debug for Note {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Note({}, turn {})", self.number, self.turn)
    }
}

impl Store {
    /// A person's notes about a game, in the order in which they were written.
    pub async fn notes(&self, game: GameId, person: UserId) -> Result<Vec<Note>, StoreError> {
        let rows = sqlx::query(
            "SELECT number, turn, entries, text, at_ms FROM notes WHERE game = $1 AND person = $2 ORDER BY number",
        )
        .bind(game.0)
        .bind(person.0)
        .fetch_all(self.reach().await?)
        .await?;
        rows.iter().map(read).collect()
    }
}

impl Tx {
    /// Keeps a note, if the person has fewer than `most` about that game; answers its number.
    ///
    /// # Errors
    /// [`StoreError::Busy`] when the same person writes another at the same moment.
    pub async fn write_note(
        &mut self,
        game: GameId,
        person: UserId,
        note: &Note,
        most: i64,
    ) -> Result<Option<i64>, StoreError> {
        let row = sqlx::query(
            "SELECT CAST(COALESCE(MAX(number), 0) AS BIGINT) AS last, COUNT(*) AS kept FROM notes \
             WHERE game = $1 AND person = $2",
        )
        .bind(game.0)
        .bind(person.0)
        .fetch_one(&mut *self.inner)
        .await?;
        if row.try_get::<i64, _>("kept")? >= most {
            return Ok(None);
        }
        let number = row.try_get::<i64, _>("last")? + 1;
        sqlx::query(
            "INSERT INTO notes (game, person, number, turn, entries, text, at_ms) \
             VALUES ($1, $2, $3, $4, $5, $6, $7)",
        )
        .bind(game.0)
        .bind(person.0)
        .bind(number)
        .bind(note.turn)
        .bind(note.entries)
        .bind(&note.text)
        .bind(note.at_ms)
        .execute(&mut *self.inner)
        .await?;
        Ok(Some(number))
    }

    /// Forgets a note that was written at a moment; whether it was there. (Numbers come again.)
    pub async fn forget_note(
        &mut self,
        game: GameId,
        person: UserId,
        number: i64,
        at_ms: i64,
    ) -> Result<bool, StoreError> {
        let done =
            sqlx::query("DELETE FROM notes WHERE game = $1 AND person = $2 AND number = $3 AND at_ms = $4")
                .bind(game.0)
                .bind(person.0)
                .bind(number)
                .bind(at_ms)
                .execute(&mut *self.inner)
                .await?;
        Ok(done.rows_affected() == 1)
    }

    /// Forgets a person's notes about a game that were written until a moment; how many there were.
    pub async fn forget_notes(
        &mut self,
        game: GameId,
        person: UserId,
        until_ms: i64,
    ) -> Result<u64, StoreError> {
        let done = sqlx::query("DELETE FROM notes WHERE game = $1 AND person = $2 AND at_ms <= $3")
            .bind(game.0)
            .bind(person.0)
            .bind(until_ms)
            .execute(&mut *self.inner)
            .await?;
        Ok(done.rows_affected())
    }
}

fn read(row: &AnyRow) -> Result<Note, StoreError> {
    Ok(Note {
        number: row.try_get("number")?,
        turn: row.try_get("turn")?,
        entries: row.try_get("entries")?,
        text: row.try_get("text")?,
        at_ms: row.try_get("at_ms")?,
    })
}
