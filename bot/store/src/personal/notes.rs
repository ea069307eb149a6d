//! Private notes. Nobody but their writer may read them.

use model::ids::{GameId, UserId};
use sqlx::any::AnyRow;

use crate::sql::{Columns, Statements};
use crate::{Result, Store, Tx};

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
    pub async fn notes(&self, game: GameId, person: UserId) -> Result<Vec<Note>> {
        self.all(
            "SELECT number, turn, entries, text, at_ms FROM notes WHERE game = $1 AND person = $2 \
             ORDER BY number",
            (game, person),
            read,
        )
        .await
    }
}

impl Tx {
    /// Keeps a note, if the person has fewer than `most` about that game; answers its number.
    ///
    /// # Errors
    /// [`crate::StoreError::Busy`] when the same person writes another at the same moment.
    pub async fn write_note(
        &mut self,
        game: GameId,
        person: UserId,
        note: &Note,
        most: i64,
    ) -> Result<Option<i64>> {
        let (last, kept) = self
            .one(
                "SELECT CAST(COALESCE(MAX(number), 0) AS BIGINT) AS last, COUNT(*) AS kept FROM notes \
                 WHERE game = $1 AND person = $2",
                (game, person),
                |row| Ok((row.value::<i64>("last")?, row.value::<i64>("kept")?)),
            )
            .await?;
        if kept >= most {
            return Ok(None);
        }
        let number = last + 1;
        self.run(
            "INSERT INTO notes (game, person, number, turn, entries, text, at_ms) \
             VALUES ($1, $2, $3, $4, $5, $6, $7)",
            (game, person, number, note.turn, note.entries, &note.text, note.at_ms),
        )
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
    ) -> Result<bool> {
        self.changed(
            "DELETE FROM notes WHERE game = $1 AND person = $2 AND number = $3 AND at_ms = $4",
            (game, person, number, at_ms),
        )
        .await
    }

    /// Forgets a person's notes about a game that were written until a moment; how many there were.
    pub async fn forget_notes(&mut self, game: GameId, person: UserId, until_ms: i64) -> Result<u64> {
        self.rows_changed(
            "DELETE FROM notes WHERE game = $1 AND person = $2 AND at_ms <= $3",
            (game, person, until_ms),
        )
        .await
    }
}

fn read(row: &AnyRow) -> Result<Note> {
    Ok(Note {
        number: row.value("number")?,
        turn: row.value("turn")?,
        entries: row.value("entries")?,
        text: row.value("text")?,
        at_ms: row.value("at_ms")?,
    })
}
