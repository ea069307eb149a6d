//! Looks up the [`Figures`] of the whole database.

use metrics::{Figures, STATUSES};
use sqlx::Row;

use crate::{Store, StoreError};

impl Store {
    /// Looks all of it up. Each statement keeps to an index; the first counts along one.
    pub async fn figures(&self) -> Result<Figures, StoreError> {
        let mut figures = Figures::default();
        let rows = sqlx::query("SELECT status, COUNT(*) AS n FROM games GROUP BY status");
        for row in rows.fetch_all(&self.light).await? {
            let status: String = row.try_get("status")?;
            if let Some(at) = STATUSES.iter().position(|known| *known == status) {
                figures.games[at] = row.try_get("n")?;
            }
        }
        let row = sqlx::query(
            "SELECT COUNT(*) AS n, \
             (SELECT MIN(created_ms) FROM outbox WHERE done_ms IS NULL AND NOT EXISTS (SELECT 1 FROM outbox o \
               WHERE o.lane = outbox.lane AND o.done_ms IS NULL AND o.attempts = 0 AND o.due_ms > o.created_ms + 600000)) AS oldest, \
             (SELECT MIN(deadline_ms) FROM seats WHERE deadline_ms IS NOT NULL) AS seat, \
             (SELECT MIN(limit_ms) FROM games WHERE limit_ms IS NOT NULL AND status = 'running') AS game, \
             (SELECT COUNT(*) FROM jobs WHERE kind = 'ruling') AS rulings, \
             (SELECT MIN(due_ms) FROM jobs WHERE kind = 'computer-turn') AS computer, \
             (SELECT COUNT(*) FROM stranded WHERE over_ms IS NULL) AS suspended \
             FROM outbox WHERE done_ms IS NULL",
        )
        .fetch_one(&self.light)
        .await?;
        figures.outbox_open = row.try_get("n")?;
        figures.outbox_oldest_ms = row.try_get("oldest")?;
        let first: [Option<i64>; 2] = [row.try_get("seat")?, row.try_get("game")?];
        figures.deadline_ms = first.into_iter().flatten().min();
        figures.rulings_open = row.try_get("rulings")?;
        figures.computer_due_ms = row.try_get("computer")?;
        figures.suspended = row.try_get("suspended")?;
        Ok(figures)
    }
}
