//! Who has had how much time, and who comes next.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;
use std::time::{Duration, Instant};

use super::task::Task;
use super::{A_LANE, IN_ALL, Lane};

/// Every so often what each lane has had is halved.
const FADES: Duration = Duration::from_millis(500);
/// Whoever has had more is served only by threads that serve everybody.
const LITTLE: Duration = Duration::from_millis(50);

/// The accounts of all lanes that have anything under way, or had lately.
#[derive(Default)]
pub(super) struct Accounts {
    lanes: HashMap<Lane, Account>,
    under_way: usize,
    faded: Option<Instant>,
    /// Tells lanes that have had the same apart: who came first.
    came: u64,
}

#[derive(Default)]
struct Account {
    used: Duration,
    ready: VecDeque<Arc<Task>>,
    /// When it last became ready.
    came: u64,
    /// How much it has under way, ready or not.
    under_way: usize,
}

impl Accounts {
    /// Makes room for one more; `false` when there is none.
    pub(super) fn open(&mut self, lane: Lane) -> bool {
        let account = self.lanes.entry(lane).or_default();
        if account.under_way >= A_LANE || self.under_way >= IN_ALL {
            return false;
        }
        account.under_way += 1;
        self.under_way += 1;
        true
    }

    /// How much is under way.
    #[cfg(test)]
    pub(super) fn under_way(&self) -> usize {
        self.under_way
    }

    /// One has ended.
    pub(super) fn close(&mut self, lane: Lane) {
        if let Some(account) = self.lanes.get_mut(&lane) {
            account.under_way = account.under_way.saturating_sub(1);
            self.under_way = self.under_way.saturating_sub(1);
        }
    }

    /// One can go on.
    pub(super) fn push(&mut self, task: Arc<Task>) {
        self.came += 1;
        let account = self.lanes.entry(task.lane()).or_default();
        if account.ready.is_empty() {
            account.came = self.came;
        }
        account.ready.push_back(task);
    }

    /// Writes down what a lane has had.
    pub(super) fn charge(&mut self, lane: Lane, time: Duration) {
        if let Some(account) = self.lanes.get_mut(&lane) {
            account.used += time;
        }
    }

    /// What goes on next: of whoever has had least. Otherwise how long to wait for more to be ready: `None` until then.
    pub(super) fn next(&mut self, only_light: bool, now: Instant) -> Result<Arc<Task>, Option<Duration>> {
        self.fade(now);
        let waiting = self.lanes.values_mut().filter(|account| !account.ready.is_empty());
        let Some(account) = waiting.min_by_key(|account| (account.used, account.came)) else {
            return Err(None);
        };
        if only_light && account.used > LITTLE {
            return Err(Some(FADES));
        }
        let task = account.ready.pop_front().ok_or(None)?;
        self.came += 1;
        account.came = self.came;
        Ok(task)
    }

    fn fade(&mut self, now: Instant) {
        let faded = *self.faded.get_or_insert(now);
        let times = now.duration_since(faded).as_millis() / FADES.as_millis();
        if times == 0 {
            return;
        }
        self.faded = Some(now);
        let halvings = u32::try_from(times).unwrap_or(u32::MAX).min(31);
        for account in self.lanes.values_mut() {
            account.used /= 1 << halvings;
        }
        // Nobody has to be remembered who has had nothing to speak of.
        self.lanes.retain(|_, account| account.under_way > 0 || account.used > Duration::from_millis(1));
    }
}
