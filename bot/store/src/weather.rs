//! What the database is like at the moment: fine, unless a test says otherwise.
//!
//! A store asks its weather wherever something may go wrong: before a transaction begins, at its commit, before a statement
//! that stands alone, and after one that writes. Without any, which is how the program runs, that is one comparison.

use std::sync::Arc;
use std::time::Duration;

use super::StoreError;

/// Where the weather may strike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Moment {
    /// A transaction is about to begin.
    Begin,
    /// A transaction is about to be made to stand.
    Commit,
    /// A statement without a transaction is about to run.
    Alone,
    /// A statement without a transaction has written.
    Written,
}

/// What the weather does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Blow {
    /// Nothing but time passes.
    Slow(Duration),
    /// Somebody else writes for too long.
    Busy,
    /// No room is left to write to.
    Full,
    /// There is no connection.
    Gone,
    /// What was asked for is done, and the answer is lost. Where nothing has been done yet, the same as [`Blow::Gone`].
    Unheard,
}

/// Makes the weather of a [`Store`](super::Store).
pub trait Weather: Send + Sync {
    /// What happens at this moment; `None` is fine weather.
    fn blow(&self, moment: Moment) -> Option<Blow>;
}

/// The weather of one store: none, or a test's.
#[derive(Clone, Default)]
pub(super) struct Sky(pub(super) Option<Arc<dyn Weather>>);

impl Sky {
    /// Lets the weather do its worst; an error when the statement must not be run.
    pub(super) async fn meet(&self, moment: Moment) -> Result<Heard, StoreError> {
        let Some(weather) = &self.0 else { return Ok(Heard::Yes) };
        match weather.blow(moment) {
            None => Ok(Heard::Yes),
            Some(Blow::Slow(time)) => {
                tokio::time::sleep(time).await;
                Ok(Heard::Yes)
            }
            Some(Blow::Busy) => Err(StoreError::Busy),
            Some(Blow::Full) => Err(StoreError::Full),
            Some(Blow::Unheard) if moment == Moment::Commit => Ok(Heard::No),
            Some(Blow::Unheard) if moment == Moment::Written => Err(StoreError::InDoubt),
            Some(Blow::Gone | Blow::Unheard) => Err(StoreError::Gone),
        }
    }
}

/// Whether the answer to what is done next arrives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Heard {
    Yes,
    No,
}
