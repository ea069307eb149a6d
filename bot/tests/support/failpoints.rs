//! Faults that a test orders: the next failpoints of a kind fail in a given way.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use store::{Failpoint, Fault, FaultInjection};
use tokio::sync::Semaphore;

/// The ordered faults that have not occurred yet.
#[derive(Default)]
pub(crate) struct Failpoints {
    orders: Mutex<VecDeque<(Failpoint, Fault)>>,
    begun: AtomicUsize,
    alone: AtomicUsize,
    games_alone: AtomicUsize,
    games_in_transactions: AtomicUsize,
}

impl Failpoints {
    /// Orders a fault for this many of the next failpoints of this kind, after those ordered before.
    pub(crate) fn order(&self, failpoint: Failpoint, fault: Fault, times: usize) {
        let mut orders = self.orders.lock().unwrap_or_else(PoisonError::into_inner);
        orders.extend(std::iter::repeat_n((failpoint, fault), times));
    }

    /// Makes this many of the next failpoints of this kind wait until the returned gate is closed.
    #[allow(dead_code, reason = "not every suite holds something up")]
    pub(crate) fn hold(&self, failpoint: Failpoint, times: usize) -> Arc<Semaphore> {
        let gate = Arc::new(Semaphore::new(0));
        self.order(failpoint, Fault::Held(Arc::clone(&gate)), times);
        gate
    }

    /// Waits until all ordered faults have occurred.
    #[allow(dead_code, reason = "not every suite waits for that")]
    pub(crate) async fn all_came(&self) {
        while self.left() > 0 {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }

    /// How many transactions were begun so far, and how many separate statements.
    #[allow(dead_code, reason = "not every suite counts")]
    pub(crate) fn passed(&self) -> (usize, usize) {
        (self.begun.load(Ordering::SeqCst), self.alone.load(Ordering::SeqCst))
    }

    /// How often the row of a game was read so far: alone, and in transactions.
    #[allow(dead_code, reason = "not every suite counts")]
    pub(crate) fn games_read(&self) -> (usize, usize) {
        (self.games_alone.load(Ordering::SeqCst), self.games_in_transactions.load(Ordering::SeqCst))
    }

    /// Removes all orders.
    #[allow(dead_code, reason = "not every suite takes orders back")]
    pub(crate) fn clear(&self) {
        self.orders.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }

    /// How many orders are left.
    pub(crate) fn left(&self) -> usize {
        self.orders.lock().unwrap_or_else(PoisonError::into_inner).len()
    }
}

impl FaultInjection for Failpoints {
    fn fault(&self, failpoint: Failpoint) -> Option<Fault> {
        match failpoint {
            Failpoint::Begin => drop(self.begun.fetch_add(1, Ordering::SeqCst)),
            Failpoint::Alone => drop(self.alone.fetch_add(1, Ordering::SeqCst)),
            Failpoint::Commit | Failpoint::Written => {}
        }
        let mut orders = self.orders.lock().unwrap_or_else(PoisonError::into_inner);
        let at = orders.iter().position(|(own, _)| *own == failpoint)?;
        orders.remove(at).map(|(_, fault)| fault)
    }

    fn reads_game(&self, in_transaction: bool) {
        let count = if in_transaction { &self.games_in_transactions } else { &self.games_alone };
        count.fetch_add(1, Ordering::SeqCst);
    }
}
