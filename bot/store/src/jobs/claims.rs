//! Taking jobs that are due, holding on to them, giving them back. Each statement stands alone, so that no two of them wait for each other.
//!
//! A machine that loses power may forget that a job was taken, and then nobody is at it: so none of this waits for the disk.

use model::ids::UserId;
use sqlx::Row;

use super::{JobKind, Task};
use crate::{Store, StoreError};

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
    /// The jobs of some kinds that are due and that nobody is at: first those for which games stand still, then those that are due
    /// longest.
    pub async fn due_tasks(
        &self,
        now: i64,
        kinds: &[JobKind],
        most: i64,
    ) -> Result<Vec<DueTask>, StoreError> {
        let word = |at: usize| kinds.get(at).map_or("", |kind| kind.word());
        let rows = sqlx::query(
            "SELECT kind, subject, person, urgent FROM jobs \
             WHERE kind IN ($2, $3, $4, $5) AND due_ms <= $1 AND lease_until_ms <= $1 \
             ORDER BY urgent DESC, due_ms, subject LIMIT $6",
        )
        .bind(now)
        .bind(word(0))
        .bind(word(1))
        .bind(word(2))
        .bind(word(3))
        .bind(most)
        .fetch_all(self.reach().await?)
        .await?;
        let mut due = Vec::new();
        for row in &rows {
            let (kind, subject): (String, String) = (row.try_get("kind")?, row.try_get("subject")?);
            // What another version wrote is left to it.
            if let Some(task) = Task::read(&kind, &subject) {
                let (person, urgent): (i64, i64) = (row.try_get("person")?, row.try_get("urgent")?);
                due.push(DueTask { task, lane: UserId(person), urgent: urgent == 1 });
            }
        }
        Ok(due)
    }

    /// Takes a job, if it is still due and nobody is at it; answers how often it was begun before.
    pub async fn claim_task(
        &self,
        worker: &str,
        task: &Task,
        now: i64,
        until: i64,
    ) -> Result<Option<i64>, StoreError> {
        let _turn = self.turn().await?;
        let row = sqlx::query(
            "UPDATE jobs SET leased_by = $1, lease_until_ms = $5, attempts = attempts + 1 \
             WHERE kind = $2 AND subject = $3 AND due_ms <= $4 AND lease_until_ms <= $4 RETURNING attempts",
        )
        .bind(worker)
        .bind(task.kind().word())
        .bind(task.subject())
        .bind(now)
        .bind(until)
        .fetch_optional(self.reach_relaxed().await?)
        .await?;
        self.written().await?;
        row.map(|row| Ok(row.try_get::<i64, _>("attempts")? - 1)).transpose()
    }

    /// Holds on to a job; whether it was still there to be held.
    ///
    /// # Errors
    /// When the database fails; the lease ends by itself then.
    pub async fn renew_task(&self, worker: &str, task: &Task, until: i64) -> Result<bool, StoreError> {
        let _turn = self.turn().await?;
        let held = sqlx::query(
            "UPDATE jobs SET lease_until_ms = $4 WHERE kind = $1 AND subject = $2 AND leased_by = $3",
        )
        .bind(task.kind().word())
        .bind(task.subject())
        .bind(worker)
        .bind(until)
        .execute(self.reach_relaxed().await?)
        .await?;
        self.written().await?;
        Ok(held.rows_affected() == 1)
    }

    /// Gives a job back that `worker` still holds, as one more attempt (`failed`) or as if nobody had begun: to be taken at once, or
    /// from `due_ms` on.
    ///
    /// # Errors
    /// When the database fails; the lease ends by itself then.
    pub async fn return_task(
        &self,
        worker: &str,
        task: &Task,
        failed: bool,
        due_ms: Option<i64>,
    ) -> Result<(), StoreError> {
        let _turn = self.turn().await?;
        sqlx::query(
            "UPDATE jobs SET leased_by = NULL, lease_until_ms = 0, attempts = attempts - $4, \
             due_ms = COALESCE($5, due_ms) WHERE kind = $1 AND subject = $2 AND leased_by = $3",
        )
        .bind(task.kind().word())
        .bind(task.subject())
        .bind(worker)
        .bind(i64::from(!failed))
        .bind(due_ms)
        .execute(self.reach_relaxed().await?)
        .await?;
        self.written().await
    }
}
