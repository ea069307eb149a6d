//! Asking for work in the transaction of the change that makes it necessary, and taking that back in the one that makes it needless.

use model::ids::UserId;

use super::Task;
use crate::sql::Statements;
use crate::{Result, Tx};

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

    /// In somebody's lane, and not in nobody's.
    #[must_use]
    pub fn of(self, person: UserId) -> Self {
        Self { lane: Some(person), ..self }
    }

    /// Before work that nobody's game waits for, where `urgent`: a game may stand still until it is done.
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
    pub async fn ask_for(&mut self, task: &Task, terms: Terms) -> Result<()> {
        self.run(
            "INSERT INTO jobs (kind, subject, game, person, urgent, due_ms) VALUES ($1, $2, $3, $4, $5, $6) \
             ON CONFLICT (kind, subject) DO UPDATE SET urgent = \
               CASE WHEN excluded.urgent > jobs.urgent THEN excluded.urgent ELSE jobs.urgent END",
            (
                task.kind().word(),
                task.subject(),
                task.game(),
                terms.lane.map_or(0, |person| person.0),
                terms.urgent,
                terms.due_ms,
            ),
        )
        .await?;
        self.asked |= terms.wakes;
        Ok(())
    }

    /// Nobody needs the work any more, no matter who is at it.
    pub async fn withdraw_task(&mut self, task: &Task) -> Result<()> {
        self.run("DELETE FROM jobs WHERE kind = $1 AND subject = $2", (task.kind().word(), task.subject()))
            .await
    }

    /// Ends a job; whether `worker` still had it, and nobody was faster.
    pub async fn finish_task(&mut self, worker: &str, task: &Task) -> Result<bool> {
        self.changed(
            "DELETE FROM jobs WHERE kind = $1 AND subject = $2 AND leased_by = $3",
            (task.kind().word(), task.subject(), worker),
        )
        .await
    }

    /// Locks a job's row until this transaction ends, so that nobody asks for the same meanwhile; whether `worker` has it.
    pub(crate) async fn lock_task(&mut self, worker: &str, task: &Task) -> Result<bool> {
        self.changed(
            "UPDATE jobs SET attempts = attempts WHERE kind = $1 AND subject = $2 AND leased_by = $3",
            (task.kind().word(), task.subject(), worker),
        )
        .await
    }
}
