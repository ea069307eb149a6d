//! Faults on order: the next failpoints of some kind fail in this way.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use store::{Failpoint, Fault, FaultInjection};

/// What has been ordered and has not come yet.
#[derive(Default)]
pub(crate) struct Failpoints(Mutex<VecDeque<(Failpoint, Fault)>>, AtomicUsize, AtomicUsize);

impl Failpoints {
    /// So many of the next failpoints of this kind fail, after those ordered before.
    pub(crate) fn order(&self, failpoint: Failpoint, fault: Fault, times: usize) {
        let mut orders = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        orders.extend(std::iter::repeat_n((failpoint, fault), times));
    }

    /// How many transactions were begun so far, and how many statements stood alone.
    #[allow(dead_code, reason = "not every suite counts")]
    pub(crate) fn passed(&self) -> (usize, usize) {
        (self.1.load(Ordering::SeqCst), self.2.load(Ordering::SeqCst))
    }

    /// Nothing fails any more.
    #[allow(dead_code, reason = "not every suite takes orders back")]
    pub(crate) fn clear(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }

    /// How much has not come yet.
    pub(crate) fn left(&self) -> usize {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).len()
    }
}

impl FaultInjection for Failpoints {
    fn fault(&self, failpoint: Failpoint) -> Option<Fault> {
        match failpoint {
            Failpoint::Begin => drop(self.1.fetch_add(1, Ordering::SeqCst)),
            Failpoint::Alone => drop(self.2.fetch_add(1, Ordering::SeqCst)),
            Failpoint::Commit | Failpoint::Written => {}
        }
        let mut orders = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let at = orders.iter().position(|(own, _)| *own == failpoint)?;
        orders.remove(at).map(|(_, fault)| fault)
    }
}
