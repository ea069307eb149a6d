//! Asking for work in the transaction of the change that makes it necessary, and taking that back in the one that makes it needless.

use model::ids::UserId;

use super::Task;
use crate::{StoreError, Tx};

/// On which terms work is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    due_ms: i64,
    lane: Option<UserId>,
    urgent: bool,
    wakes: bool,
}

impl Terms {
    /// At once: the one who waits for work is told of it.
    #[must_use]
    pub fn at_once(now: i64) -> Self {
        Self { wakes: true, ..Self::from(now) }
    }

    /// From that moment on.
    #[must_use]
    pub fn from(due_ms: i64) -> Self {
        Self { due_ms, lane: None, urgent: false, wakes: false }
    }

    /// The same in somebody's lane, and not in nobody's.
    #[must_use]
    pub fn of(self, person: UserId) -> Self {
        Self { lane: Some(person), ..self }
    }

    /// The same, where a game may stand still until it is done.
    #[must_use]
    pub fn urgent(self, urgent: bool) -> Self {
        Self { urgent, ..self }
    }

    /// Whether a game may stand still until it is done.
    pub(crate) fn is_urgent(self) -> bool {
        self.urgent
    }
}

impl Tx {
    /// Asks for work, unless it is asked for already: then nothing changes but that it may have become urgent, and nobody can put
    /// it off by asking again. Somebody who is about to end the job as needless waits for this transaction, and finds what asks for it.
    pub async fn ask_for(&mut self, task: &Task, terms: Terms) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO jobs (kind, subject, game, person, urgent, due_ms) VALUES ($1, $2, $3, $4, $5, $6) \
             ON CONFLICT (kind, subject) DO UPDATE SET urgent = \
               CASE WHEN excluded.urgent > jobs.urgent THEN excluded.urgent ELSE jobs.urgent END",
        )
        .bind(task.kind().word())
        .bind(task.subject())
        .bind(task.game().map(|game| game.0))
        .bind(terms.lane.map_or(0, |person| person.0))
        .bind(i64::from(terms.urgent))
        .bind(terms.due_ms)
        .execute(&mut *self.inner)
        .await?;
        self.asked |= terms.wakes;
        Ok(())
    }

    /// Nobody needs the work any more, no matter who is at it.
    pub async fn withdraw_task(&mut self, task: &Task) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM jobs WHERE kind = $1 AND subject = $2")
            .bind(task.kind().word())
            .bind(task.subject())
            .execute(&mut *self.inner)
            .await?;
        Ok(())
    }

    /// Ends a job; whether `worker` still had it, and nobody was faster.
    pub async fn finish_task(&mut self, worker: &str, task: &Task) -> Result<bool, StoreError> {
        let done = sqlx::query("DELETE FROM jobs WHERE kind = $1 AND subject = $2 AND leased_by = $3")
            .bind(task.kind().word())
            .bind(task.subject())
            .bind(worker)
            .execute(&mut *self.inner)
            .await?;
        Ok(done.rows_affected() == 1)
    }

    /// Takes hold of a job's row until this transaction ends, so that nobody asks for the same meanwhile; whether `worker` has it.
    pub(crate) async fn hold_task(&mut self, worker: &str, task: &Task) -> Result<bool, StoreError> {
        let held = sqlx::query(
            "UPDATE jobs SET attempts = attempts WHERE kind = $1 AND subject = $2 AND leased_by = $3",
        )
        .bind(task.kind().word())
        .bind(task.subject())
        .bind(worker)
        .execute(&mut *self.inner)
        .await?;
        Ok(held.rows_affected() == 1)
    }
}
