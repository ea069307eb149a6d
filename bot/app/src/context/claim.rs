//! A job of the background in the hands of this process: thinking about it for as long as it is, and what becomes of it.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use pool::background;
use pool::worker::{Lease, LeaseEnd};
use store::{StoreError, Task};
use tokio::sync::SemaphorePermit;

use super::room::ThinkingRoom;
use crate::asking::rejection::Rejection;

/// How long a thread has to stop at the end.
const FAREWELL: Duration = Duration::from_secs(2);

/// A job that this process has claimed.
pub(crate) struct Claim {
    pub(crate) task: Task,
    /// How often it was begun before: a process may have died over it.
    pub(crate) attempts: i64,
    /// Under which name it was claimed.
    pub(crate) worker: Arc<str>,
    pub(crate) lease: Lease,
}

/// What became of a job.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// It is done, and written down as done.
    Done,
    /// Nothing is to be done before that moment: as if nobody had begun.
    Later(i64),
    /// It failed, and is tried again after a while, less hard.
    Failed,
}

/// Why a job is not carried on.
pub(crate) enum Halt {
    /// The program ends.
    Stopped,
    /// Somebody else has it, or nobody needs it any more.
    Gone,
    /// Something of ours is broken, or the database fails.
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
    /// A seat to think in, as soon as those who came before have had theirs.
    pub(crate) async fn seat<'a>(&self, room: &'a ThinkingRoom) -> Result<Option<SemaphorePermit<'a>>, Halt> {
        tokio::select! {
            seat = room.seat() => Ok(seat),
            end = self.lease.over() => Err(end.into()),
        }
    }

    /// Thinks on a thread of its own. `None`: there is no room for one, or it broke down. Nothing of what is thought is logged: it
    /// may tell a secret.
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
        // A thought that was cut short is none. But no more threads think than are meant to, also while one has yet to notice.
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
