//! Places for connections: as many as may be open at a time.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

use crate::progress::Progress;

/// How often to look for a connection that can give its place up, while all are being answered.
const LOOK: Duration = Duration::from_millis(50);

/// All places.
pub(crate) struct Places {
    free: Arc<Semaphore>,
    taken: Mutex<Taken>,
}

#[derive(Default)]
struct Taken {
    next: u64,
    all: HashMap<u64, Arc<Progress>>,
}

/// A place; free again when dropped.
pub(crate) struct Place {
    pub(crate) progress: Arc<Progress>,
    number: u64,
    places: Arc<Places>,
    _permit: OwnedSemaphorePermit,
}

impl Places {
    pub(crate) fn new(count: usize) -> Self {
        Self { free: Arc::new(Semaphore::new(count.max(1))), taken: Mutex::default() }
    }

    /// Takes a place: a free one, else that of the connection that has been silent longest. Requests that are
    /// being answered keep theirs.
    pub(crate) async fn take(self: &Arc<Self>) -> Place {
        loop {
            if let Ok(permit) = Arc::clone(&self.free).try_acquire_owned() {
                return self.fill(permit);
            }
            self.displace_one();
            if let Ok(Ok(permit)) = timeout(LOOK, Arc::clone(&self.free).acquire_owned()).await {
                return self.fill(permit);
            }
        }
    }

    fn fill(self: &Arc<Self>, permit: OwnedSemaphorePermit) -> Place {
        let progress = Arc::new(Progress::new());
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        let number = taken.next;
        taken.next += 1;
        taken.all.insert(number, Arc::clone(&progress));
        Place { progress, number, places: Arc::clone(self), _permit: permit }
    }

    fn displace_one(&self) {
        let taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        let waiting = taken.all.values().filter_map(|progress| Some((progress.waits_since()?, progress)));
        if let Some((_, longest)) = waiting.min_by_key(|(since, _)| *since) {
            longest.displaced.cancel();
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.places.taken.lock().unwrap_or_else(PoisonError::into_inner);
        taken.all.remove(&self.number);
    }
}
