//! What somebody who was forgotten had used up of a day's limits. It counts on when they come back: being forgotten must not be the
//! way to call others again and again, or to answer the hole of the day once par was shown. Salted hashes recognise them for a day.

use model::ids::UserId;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

use super::marks::{hex, mark};
use crate::{StoreError, Tx};

impl Tx {
    /// Puts salted hashes in the place of somebody who is about to be forgotten.
    pub(crate) async fn mark_spent(&mut self, person: UserId) -> Result<(), StoreError> {
        let calls = sqlx::query("SELECT id, guest FROM calls WHERE host = $1")
            .bind(person.0)
            .fetch_all(&mut *self.inner)
            .await?;
        for call in &calls {
            let salt = salt();
            sqlx::query("UPDATE calls SET host = 0, salt = $2, mark = $3 WHERE id = $1")
                .bind(call.try_get::<i64, _>("id")?)
                .bind(&salt)
                .bind(mark(&salt, &[call.try_get("guest")?, person.0]))
                .execute(&mut *self.inner)
                .await?;
        }
        // The newest hole is the only one that can be answered.
        let answers = sqlx::query(
            "SELECT day FROM daily_answers WHERE day = (SELECT MAX(day) FROM daily_holes) AND person = $1",
        )
        .bind(person.0)
        .fetch_all(&mut *self.inner)
        .await?;
        for answer in &answers {
            let (salt, day) = (salt(), answer.try_get::<i64, _>("day")?);
            sqlx::query("INSERT INTO daily_marks (day, salt, mark) VALUES ($1, $2, $3)")
                .bind(day)
                .bind(&salt)
                .bind(mark(&salt, &[day, person.0]))
                .execute(&mut *self.inner)
                .await?;
        }
        Ok(())
    }

    /// Forgets the hashes of those who had answered holes before a day.
    pub async fn purge_daily_marks(&mut self, before: i64) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM daily_marks WHERE day < $1").bind(before).execute(&mut *self.inner).await?;
        Ok(())
    }
}

/// Whether a call of somebody who was forgotten was this person's.
pub(super) fn is_marked_call(row: &AnyRow, host: UserId) -> Result<bool, StoreError> {
    is_marked(row, &[row.try_get("guest")?, host.0])
}

/// Whether somebody had answered the hole of a day, was forgotten and is here again.
pub(super) async fn has_answered(
    connection: &mut AnyConnection,
    day: i64,
    person: UserId,
) -> Result<bool, StoreError> {
    let rows = sqlx::query("SELECT salt, mark FROM daily_marks WHERE day = $1")
        .bind(day)
        .fetch_all(connection)
        .await?;
    for row in &rows {
        if is_marked(row, &[day, person.0])? {
            return Ok(true);
        }
    }
    Ok(false)
}

fn is_marked(row: &AnyRow, numbers: &[i64]) -> Result<bool, StoreError> {
    let kept: (Option<String>, Option<String>) = (row.try_get("salt")?, row.try_get("mark")?);
    Ok(matches!(kept, (Some(salt), Some(kept)) if mark(&salt, numbers) == kept))
}

fn salt() -> String {
    hex(&rand::random::<[u8; 32]>())
}
