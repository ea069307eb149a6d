//! Fault injection: a test says at which failpoint something goes wrong with the database, and what.
//!
//! A store passes a failpoint wherever something may fail: before a transaction begins, at its commit, before a statement that stands
//! alone, and after one that writes. All of it exists with the feature `faults` alone, which only tests turn on.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Semaphore;

use super::{Result, StoreError};

/// Where a fault may come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Failpoint {
    /// A transaction is about to begin.
    Begin,
    /// A transaction is about to be made to stand.
    Commit,
    /// A statement without a transaction is about to run.
    Alone,
    /// A statement without a transaction has written.
    Written,
}

/// What goes wrong.
#[derive(Clone, Debug)]
pub enum Fault {
    /// Nothing but time passes.
    Slow(Duration),
    /// Nothing happens until this gate is closed.
    Held(Arc<Semaphore>),
    /// Somebody else writes for too long.
    Busy,
    /// No room is left to write to.
    Full,
    /// There is no connection.
    Gone,
    /// The program breaks down.
    Panic,
    /// What was asked for is done, and the answer is lost. Where nothing has been done yet, the same as [`Fault::Gone`].
    Unheard,
}

/// Decides what goes wrong with a [`Store`](super::Store).
pub trait FaultInjection: Send + Sync {
    /// The fault at this failpoint; `None`: all is well.
    fn fault(&self, failpoint: Failpoint) -> Option<Fault>;

    /// A game's row is about to be read: inside a transaction, or alone.
    fn reads_game(&self, _in_transaction: bool) {}
}

/// What goes wrong with one store: nothing, unless a test decides.
#[derive(Clone, Default)]
pub(super) struct Faults(pub(super) Option<Arc<dyn FaultInjection>>);

impl Faults {
    /// Lets a test count how often a game's row is read.
    pub(super) fn reads_game(&self, in_transaction: bool) {
        if let Some(injection) = &self.0 {
            injection.reads_game(in_transaction);
        }
    }

    /// Passes a failpoint; an error when what comes next must not be done.
    pub(super) async fn pass(&self, failpoint: Failpoint) -> Result<Reply> {
        let Some(injection) = &self.0 else { return Ok(Reply::Arrives) };
        match injection.fault(failpoint) {
            None => Ok(Reply::Arrives),
            Some(Fault::Slow(time)) => {
                tokio::time::sleep(time).await;
                Ok(Reply::Arrives)
            }
            Some(Fault::Held(gate)) => {
                // Nobody is ever let through an open one: it fails once it is closed.
                let _ = gate.acquire().await;
                Ok(Reply::Arrives)
            }
            Some(Fault::Panic) => panic!("a fault on order"),
            Some(Fault::Busy) => Err(StoreError::Busy),
            Some(Fault::Full) => Err(StoreError::Full),
            Some(Fault::Unheard) if failpoint == Failpoint::Commit => Ok(Reply::Lost),
            Some(Fault::Unheard) if failpoint == Failpoint::Written => Err(StoreError::InDoubt),
            Some(Fault::Gone | Fault::Unheard) => Err(StoreError::Gone),
        }
    }
}

/// Whether the database's reply to what is done next arrives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reply {
    Arrives,
    Lost,
}

impl Reply {
    /// After a commit that may stand: without the reply nobody knows.
    pub(super) fn received(self) -> Result<()> {
        match self {
            Self::Arrives => Ok(()),
            Self::Lost => Err(StoreError::InDoubt),
        }
    }
}
