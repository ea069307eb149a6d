//! A leased message: what a worker has claimed, and until when no other process may claim it.
//!
//! A process may stand still for longer than its lease: on a machine that is suspended, swaps, or is overloaded. When it goes
//! on, another process may have sent the message, and sending it would repeat it, with controls. So right before each visible
//! call the outbox checks the lease against both its clocks, of which one may have stood still or been set; if too little is
//! left, it asks the database, and sends nothing if another process has the message now.

use std::ops::Deref;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use store::Leased;

use super::outbox::Outbox;
use super::{DeliveryError, Transport};

/// How long (ms) a message stays leased without a heartbeat of its worker. Short, since a lane waits that
/// long after a crash.
const LEASE: Duration = Duration::from_secs(3);
/// How much of the lease has to be left for a call to begin: leases are renewed every second, so less is left
/// only after a standstill.
const ROOM: Duration = Duration::from_secs(1);

/// When a lease ends.
#[derive(Clone, Copy, Debug)]
pub(super) struct Until {
    /// By the clock that all processes share, in milliseconds: the row's value.
    pub(super) ms: i64,
    /// By this machine's monotonic clock.
    by: Instant,
}

impl Until {
    /// The end of a lease claimed or renewed now. Compute it before asking the database, however long that
    /// takes.
    pub(super) fn from(now: i64) -> Self {
        Self { ms: now + LEASE.as_millis() as i64, by: Instant::now() + LEASE }
    }

    /// Whether enough of the lease is left for a call.
    fn has_room(self, now: i64) -> bool {
        self.ms - now >= ROOM.as_millis() as i64 && self.by.saturating_duration_since(Instant::now()) >= ROOM
    }
}

/// A message leased by this process.
#[derive(Debug)]
pub struct InHand {
    leased: Leased,
    until: Mutex<Until>,
}

impl InHand {
    pub(super) fn new(leased: Leased, until: Until) -> Self {
        Self { leased, until: Mutex::new(until) }
    }

    /// Notes that the lease was renewed.
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
    /// Refuses to send what another process may have sent meanwhile.
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
