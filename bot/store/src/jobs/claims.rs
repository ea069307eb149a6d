//! Taking jobs that are due, holding on to them, giving them back. Each statement stands alone, so that no two of them wait for each other.
//!
//! A machine that loses power may forget that a job was taken, and then nobody is at it: so none of this waits for the disk. One that can't be given back ends by itself.

use model::ids::UserId;
use sqlx::any::AnyRow;

use super::{JobKind, Task};
use crate::sql::Columns;
use crate::{Result, Store};

/// A job that waits to be taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DueTask {
    /// What is to be done.
    pub task: Task,
    /// In whose lane it waits; number 0: in nobody's.
    pub lane: UserId,
    /// Whether a game stands still until it is done.
    pub urgent: bool,
}

impl Store {
    /// Due jobs of some kinds that nobody is at: urgent ones first, then those that are due longest.
    pub async fn due_tasks(&self, now: i64, kinds: &[JobKind], most: i64) -> Result<Vec<DueTask>> {
        let word = |at: usize| kinds.get(at).map_or("", |kind| kind.word());
        let due = self
            .all(
                "SELECT kind, subject, person, urgent FROM jobs \
                 WHERE kind IN ($2, $3, $4, $5) AND due_ms <= $1 AND lease_until_ms <= $1 \
                 ORDER BY urgent DESC, due_ms, subject LIMIT $6",
                (now, word(0), word(1), word(2), word(3), most),
                due_task,
            )
            .await?;
        Ok(due.into_iter().flatten().collect())
    }

    /// Takes a job, if it is still due and nobody is at it; answers how often it was begun before.
    pub async fn claim_task(&self, worker: &str, task: &Task, now: i64, until: i64) -> Result<Option<i64>> {
        let rows = self
            .write_returning(
                "UPDATE jobs SET leased_by = $1, lease_until_ms = $5, attempts = attempts + 1 \
                 WHERE kind = $2 AND subject = $3 AND due_ms <= $4 AND lease_until_ms <= $4 \
                 RETURNING attempts",
                (worker, task.kind().word(), task.subject(), now, until),
            )
            .await?;
        rows.first().map(|row| Ok(row.value::<i64>("attempts")? - 1)).transpose()
    }

    /// Holds on to a job; whether it was still there to be held.
    pub async fn renew_task(&self, worker: &str, task: &Task, until: i64) -> Result<bool> {
        let held = self
            .write_relaxed(
                "UPDATE jobs SET lease_until_ms = $4 WHERE kind = $1 AND subject = $2 AND leased_by = $3",
                (task.kind().word(), task.subject(), worker, until),
            )
            .await?;
        Ok(held == 1)
    }

    /// Gives a job back that `worker` still holds, as one more attempt (`failed`) or as if nobody had begun: to be taken at once, or
    /// from `due_ms` on.
    pub async fn return_task(
        &self,
        worker: &str,
        task: &Task,
        failed: bool,
        due_ms: Option<i64>,
    ) -> Result<()> {
        self.write_relaxed(
            "UPDATE jobs SET leased_by = NULL, lease_until_ms = 0, attempts = attempts - $4, \
             due_ms = COALESCE($5, due_ms) WHERE kind = $1 AND subject = $2 AND leased_by = $3",
            (task.kind().word(), task.subject(), worker, !failed, due_ms),
        )
        .await
        .map(drop)
    }
}

/// A job of a row; what another version wrote is left to it.
fn due_task(row: &AnyRow) -> Result<Option<DueTask>> {
    let task = Task::read(&row.value::<String>("kind")?, &row.value::<String>("subject")?);
    let (lane, urgent) = (row.id("person")?, row.flag("urgent")?);
    Ok(task.map(|task| DueTask { task, lane, urgent }))
}
