//! A background job leased by this process: searching in it, and its outcome.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use pool::background;
use pool::worker::{Lease, LeaseEnd};
use store::{StoreError, Task};
use tokio::sync::SemaphorePermit;

use super::room::ThinkingRoom;
use crate::asking::rejection::Rejection;

/// How long a search thread has to stop at the end.
const FAREWELL: Duration = Duration::from_secs(2);

/// A job that this process has claimed.
pub(crate) struct Claim {
    pub(crate) task: Task,
    /// How many attempts there were before: a process may have died in one.
    pub(crate) attempts: i64,
    /// The worker's name in the lease.
    pub(crate) worker: Arc<str>,
    pub(crate) lease: Lease,
}

/// The outcome of a job.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// Done, and recorded as done.
    Done,
    /// Nothing to do before this time: no attempt is counted.
    Later(i64),
    /// Failed: to be retried after a while, with a smaller budget.
    Failed,
}

/// Why a job is not continued.
pub(crate) enum Halt {
    /// The program ends.
    Stopped,
    /// Another process has it, or nobody needs it any more.
    Gone,
    /// A bug, or the database fails.
    Broken(Rejection),
}

impl From<Rejection> for Halt {
    fn from(rejection: Rejection) -> Self {
        Self::Broken(rejection)
    }
}

impl From<StoreError> for Halt {
    fn from(error: StoreError) -> Self {
        Self::Broken(error.into())
    }
}

impl From<LeaseEnd> for Halt {
    fn from(end: LeaseEnd) -> Self {
        match end {
            LeaseEnd::Lost => Self::Gone,
            LeaseEnd::Stopped => Self::Stopped,
        }
    }
}

impl Claim {
    /// Waits for a permit of the thinking room.
    pub(crate) async fn seat<'a>(&self, room: &'a ThinkingRoom) -> Result<Option<SemaphorePermit<'a>>, Halt> {
        tokio::select! {
            seat = room.seat() => Ok(seat),
            end = self.lease.over() => Err(end.into()),
        }
    }

    /// Runs a search on a thread of its own. `None`: no thread, or the search panicked. Nothing of it is logged: it may reveal
    /// a secret.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        name: &'static str,
        work: impl FnOnce(&AtomicBool) -> T + Send + 'static,
    ) -> Result<Option<T>, Halt> {
        let Some((mut answer, stop)) = background::begin(name, work) else { return Ok(None) };
        let end = tokio::select! {
            answer = &mut answer => return Ok(answer.ok()),
            end = self.lease.over() => end,
        };
        drop(stop);
        // A cut-off search has no result. The permit is kept until its thread notices, so that no more threads search than
        // allowed.
        let patience = async {
            self.lease.stopped().await;
            tokio::time::sleep(FAREWELL).await;
        };
        tokio::select! {
            _ = answer => {}
            () = patience => {}
        }
        Err(end.into())
    }
}
