//! What somebody who was forgotten had used up of a day's limits. It counts on when they come back: being forgotten must not be the
//! way to call others again and again, or to answer the hole of the day once par was shown. Salted hashes recognise them for a day.

use model::ids::UserId;
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use super::marks::{hex, mark};
use crate::sql::{Columns, Statements};
use crate::{Result, Tx};

impl Tx {
    /// Puts salted hashes in the place of somebody who is about to be forgotten.
    pub(crate) async fn mark_spent(&mut self, person: UserId) -> Result<()> {
        let calls = self.rows("SELECT id, guest FROM calls WHERE host = $1", person).await?;
        for call in &calls {
            let salt = salt();
            self.run(
                "UPDATE calls SET host = 0, salt = $2, mark = $3 WHERE id = $1",
                (call.value::<i64>("id")?, &salt, mark(&salt, &[call.value("guest")?, person.0])),
            )
            .await?;
        }
        // The newest hole is the only one that can be answered.
        let days =
            "SELECT day FROM daily_answers WHERE day = (SELECT MAX(day) FROM daily_holes) AND person = $1";
        for day in self.all(days, person, |row| row.value::<i64>("day")).await? {
            let salt = salt();
            self.run(
                "INSERT INTO daily_marks (day, salt, mark) VALUES ($1, $2, $3)",
                (day, &salt, mark(&salt, &[day, person.0])),
            )
            .await?;
        }
        Ok(())
    }

    /// Forgets the hashes of those who had answered holes before a day.
    pub async fn purge_daily_marks(&mut self, before: i64) -> Result<()> {
        self.run("DELETE FROM daily_marks WHERE day < $1", before).await
    }
}

/// Whether a call of somebody who was forgotten was this person's.
pub(super) fn is_marked_call(row: &AnyRow, host: UserId) -> Result<bool> {
    is_marked(row, &[row.value("guest")?, host.0])
}

/// Whether somebody had answered the hole of a day, was forgotten and is here again.
pub(super) async fn has_answered(connection: &mut AnyConnection, day: i64, person: UserId) -> Result<bool> {
    let sql = "SELECT salt, mark FROM daily_marks WHERE day = $1";
    let marked = connection.all(sql, day, |row| is_marked(row, &[day, person.0])).await?;
    Ok(marked.contains(&true))
}

fn is_marked(row: &AnyRow, numbers: &[i64]) -> Result<bool> {
    let kept: (Option<String>, Option<String>) = (row.value("salt")?, row.value("mark")?);
    Ok(matches!(kept, (Some(salt), Some(kept)) if mark(&salt, numbers) == kept))
}

fn salt() -> String {
    hex(&rand::random::<[u8; 32]>())
}
