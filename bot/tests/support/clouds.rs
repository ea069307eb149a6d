//! Weather on order: the next moments of some kind go wrong in this way.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use store::{Blow, Moment, Weather};

/// What has been ordered and hasn't struck yet.
#[derive(Default)]
pub(crate) struct Clouds(Mutex<VecDeque<(Moment, Blow)>>, AtomicUsize, AtomicUsize);

impl Clouds {
    /// So many of the next moments of this kind go wrong, after those ordered before.
    pub(crate) fn order(&self, moment: Moment, blow: Blow, times: usize) {
        let mut orders = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        orders.extend(std::iter::repeat_n((moment, blow), times));
    }

    /// How many transactions were begun so far, and how many statements stood alone.
    #[allow(dead_code, reason = "not every suite counts")]
    pub(crate) fn passed(&self) -> (usize, usize) {
        (self.1.load(Ordering::SeqCst), self.2.load(Ordering::SeqCst))
    }

    /// The weather is fine again.
    #[allow(dead_code, reason = "not every suite orders more than strikes")]
    pub(crate) fn clear(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }

    /// How much has not struck yet.
    pub(crate) fn left(&self) -> usize {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).len()
    }
}

impl Weather for Clouds {
    fn blow(&self, moment: Moment) -> Option<Blow> {
        match moment {
            Moment::Begin => drop(self.1.fetch_add(1, Ordering::SeqCst)),
            Moment::Alone => drop(self.2.fetch_add(1, Ordering::SeqCst)),
            Moment::Commit | Moment::Written => {}
        }
        let mut orders = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let at = orders.iter().position(|(own, _)| *own == moment)?;
        orders.remove(at).map(|(_, blow)| blow)
    }
}
