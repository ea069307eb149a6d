//! A message in hand: what a worker has taken, and until when it knows that nobody else takes it.
//!
//! A process may stand still for longer than it holds a message: a machine that is suspended, swaps, or has no time for it. When it goes on,
//! another process may have said the same, and what it is about to say would stand there a second time, with controls. So right before each
//! call that people see the outbox looks at both its clocks, of which one may have stood still or been set; where too little is left,
//! it asks the database, and says nothing if somebody else has the message now.

use std::ops::Deref;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use store::Leased;

use super::outbox::Outbox;
use super::{DeliveryError, Transport};

/// How long a message is held without word from its worker. Short, since a lane waits that long after a crash.
const LEASE: Duration = Duration::from_secs(3);
/// How much of that has to be left for a call to be begun: leases are renewed every second, so less is left only after a standstill.
const ROOM: Duration = Duration::from_secs(1);

/// Until when others leave alone what a worker has.
#[derive(Clone, Copy, Debug)]
pub(super) struct Until {
    /// By the clock that is the same for all processes, in milliseconds: what the row says.
    pub(super) ms: i64,
    /// By the clock of this machine that nobody sets.
    by: Instant,
}

impl Until {
    /// For what is taken or renewed from now on: said before the database is asked, however long that takes.
    pub(super) fn from(now: i64) -> Self {
        Self { ms: now + LEASE.as_millis() as i64, by: Instant::now() + LEASE }
    }

    /// Whether there is room for a call.
    fn has_room(self, now: i64) -> bool {
        self.ms - now >= ROOM.as_millis() as i64 && self.by.saturating_duration_since(Instant::now()) >= ROOM
    }
}

/// A message that this process has taken.
#[derive(Debug)]
pub struct InHand {
    leased: Leased,
    until: Mutex<Until>,
}

impl InHand {
    pub(super) fn new(leased: Leased, until: Until) -> Self {
        Self { leased, until: Mutex::new(until) }
    }

    /// It has been renewed.
    pub(super) fn is_held(&self, until: Until) {
        *self.until.lock().unwrap_or_else(PoisonError::into_inner) = until;
    }

    fn until(&self) -> Until {
        *self.until.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Deref for InHand {
    type Target = Leased;

    fn deref(&self) -> &Leased {
        &self.leased
    }
}

impl<T: Transport> Outbox<T> {
    /// Refuses to say what another process may have said meanwhile.
    ///
    /// # Errors
    /// When the message is somebody else's now, or that can't be found out.
    pub(super) async fn must_hold(&self, job: &InHand) -> Result<(), DeliveryError> {
        if job.until().has_room((self.clock)()) {
            return Ok(());
        }
        let until = Until::from((self.clock)());
        let held = self.store.renew(&self.worker, &[job.id], until.ms).await;
        if held.map_err(|error| DeliveryError::retry(&error.to_string()))?.is_empty() {
            return Err(DeliveryError::Taken);
        }
        job.is_held(until);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn either_clock_ends_it() {
        let fresh = Until::from(10_000);
        assert!(fresh.has_room(10_000) && fresh.has_room(12_000));
        assert!(!fresh.has_room(12_001), "the common clock was set, or the machine slept");
        let stood = Until { by: Instant::now() + ROOM / 2, ..fresh };
        assert!(!stood.has_room(10_000), "the process stood still");
    }
}
