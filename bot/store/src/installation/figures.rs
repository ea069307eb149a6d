//! Looks up the [`Figures`] of the whole database.

use metrics::{Figures, STATUSES};

use crate::sql::{Columns, Statements};
use crate::{Result, Store};

impl Store {
    /// Looks all of it up. Each statement keeps to an index; the first counts along one.
    pub async fn figures(&self) -> Result<Figures> {
        let mut figures = Figures::default();
        let mut light = self.light.acquire().await?;
        let rows = light.rows("SELECT status, COUNT(*) AS n FROM games GROUP BY status", ()).await?;
        for row in &rows {
            let status: String = row.value("status")?;
            if let Some(at) = STATUSES.iter().position(|known| *known == status) {
                figures.games[at] = row.value("n")?;
            }
        }
        let sql = "SELECT COUNT(*) AS n, \
                   (SELECT MIN(created_ms) FROM outbox WHERE done_ms IS NULL AND NOT \
                   EXISTS (SELECT 1 FROM outbox o \
                     WHERE o.lane = outbox.lane AND o.done_ms IS NULL AND o.attempts = 0 \
                     AND o.due_ms > o.created_ms + 600000)) AS oldest, \
                   (SELECT MIN(deadline_ms) FROM seats WHERE deadline_ms IS NOT NULL) AS seat, \
                   (SELECT MIN(limit_ms) FROM games WHERE limit_ms IS NOT NULL \
                   AND status = 'running') AS game, \
                   (SELECT COUNT(*) FROM jobs WHERE kind = 'ruling') AS rulings, \
                   (SELECT MIN(due_ms) FROM jobs WHERE kind = 'computer-turn') AS computer, \
                   (SELECT COUNT(*) FROM stranded WHERE over_ms IS NULL) AS suspended \
                   FROM outbox WHERE done_ms IS NULL";
        let row = light.row(sql, ()).await?.ok_or(sqlx::Error::RowNotFound)?;
        figures.outbox_open = row.value("n")?;
        figures.outbox_oldest_ms = row.value("oldest")?;
        let first: [Option<i64>; 2] = [row.value("seat")?, row.value("game")?];
        figures.deadline_ms = first.into_iter().flatten().min();
        figures.rulings_open = row.value("rulings")?;
        figures.computer_due_ms = row.value("computer")?;
        figures.suspended = row.value("suspended")?;
        Ok(figures)
    }
}
