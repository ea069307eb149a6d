//! Scheduling accounts: how much time (of threads or permits) each lane has used lately, and which task comes
//! next.

use std::collections::{HashMap, VecDeque};
use std::time::{Duration, Instant};

use super::{Full, Lane};

/// The most tasks of one person at a time, waiting ones included.
pub(super) const A_PERSON: usize = 32;
/// The most tasks of all people together.
pub(super) const IN_ALL: usize = 1_024;
/// How often every lane's used time is halved.
const FADES: Duration = Duration::from_millis(500);
/// The light limit: a lane that has used more is served only by threads that serve everybody.
const LITTLE: Duration = Duration::from_millis(50);
/// Lanes that have used less than this are dropped from the accounts.
const NOTHING: Duration = Duration::from_millis(1);

/// The accounts of all lanes that have tasks, or had some lately.
pub(super) struct Accounts<T> {
    lanes: HashMap<Lane, Account<T>>,
    /// Ready tasks that hold something others wait for (see `hold`).
    urgent: VecDeque<T>,
    /// Places taken by people in all lanes.
    places: usize,
    faded: Option<Instant>,
    /// Number of the last arrival: among lanes that have used the same time, the earlier one goes first.
    came: u64,
    closed: bool,
}

struct Account<T> {
    used: Duration,
    ready: VecDeque<T>,
    /// Its arrival number when it last became ready.
    came: u64,
    places: usize,
}

impl<T> Default for Accounts<T> {
    fn default() -> Self {
        Self {
            lanes: HashMap::new(),
            urgent: VecDeque::new(),
            places: 0,
            faded: None,
            came: 0,
            closed: false,
        }
    }
}

impl<T> Default for Account<T> {
    fn default() -> Self {
        Self { used: Duration::ZERO, ready: VecDeque::new(), came: 0, places: 0 }
    }
}

impl<T> Accounts<T> {
    /// Takes a place in a lane. Lanes of people are bounded.
    pub(super) fn enter(&mut self, lane: Lane) -> Result<(), Full> {
        let bounded = matches!(lane, Lane::Person(_));
        let account = self.lanes.entry(lane).or_default();
        if bounded && account.places >= A_PERSON {
            return Err(Full::Person);
        }
        if bounded && self.places >= IN_ALL {
            return Err(Full::All);
        }
        account.places += 1;
        self.places += usize::from(bounded);
        Ok(())
    }

    /// Gives a place back.
    pub(super) fn leave(&mut self, lane: Lane) {
        if let Some(account) = self.lanes.get_mut(&lane) {
            account.places = account.places.saturating_sub(1);
        }
        self.places = self.places.saturating_sub(usize::from(matches!(lane, Lane::Person(_))));
    }

    /// Places taken by people in all lanes.
    #[cfg(test)]
    pub(super) fn places(&self) -> usize {
        self.places
    }

    /// Closes the accounts: no task is accepted from now on.
    pub(super) fn close(&mut self) {
        self.closed = true;
    }

    pub(super) fn is_closed(&self) -> bool {
        self.closed
    }

    /// Queues a task that is ready to be polled; `urgent` when it holds something that others wait for.
    pub(super) fn push(&mut self, lane: Lane, task: T, urgent: bool) {
        if urgent {
            self.urgent.push_back(task);
            return;
        }
        self.came += 1;
        let account = self.lanes.entry(lane).or_default();
        if account.ready.is_empty() {
            account.came = self.came;
        }
        account.ready.push_back(task);
    }

    /// Charges a lane for the time it has used.
    pub(super) fn charge(&mut self, lane: Lane, time: Duration) {
        self.lanes.entry(lane).or_default().used += time;
    }

    /// Whether a lane is light: it has used less than [`LITTLE`] lately.
    pub(super) fn has_had_little(&self, lane: Lane) -> bool {
        self.lanes.get(&lane).is_none_or(|account| account.used <= LITTLE)
    }

    /// Removes and returns the ready task that is least by some order. Within a lane that order has to be the
    /// lane's own.
    pub(super) fn first_by(&mut self, order: impl Fn(&T) -> u64) -> Option<T> {
        let fronts =
            self.lanes.values_mut().filter_map(|account| Some((order(account.ready.front()?), account)));
        let (_, account) = fronts.min_by_key(|(place, _)| *place)?;
        account.ready.pop_front()
    }

    /// The next task to poll: urgent tasks first, then the lane that has used least time. When there is none,
    /// how long to wait for one (`None`: until one becomes ready). With `only_light`, tasks of light lanes
    /// only, and before urgent ones.
    pub(super) fn next(&mut self, only_light: bool, now: Instant) -> Result<T, Option<Duration>> {
        self.fade(now);
        if !only_light && let Some(task) = self.urgent.pop_front() {
            return Ok(task);
        }
        let waiting = self.lanes.values_mut().filter(|account| !account.ready.is_empty());
        let least = waiting.min_by_key(|account| (account.used, account.came));
        let heavy = least.as_ref().is_none_or(|account| account.used > LITTLE);
        if only_light && heavy {
            return self.urgent.pop_front().ok_or(least.map(|_| FADES));
        }
        let task = least.and_then(|account| {
            self.came += 1;
            account.came = self.came;
            account.ready.pop_front()
        });
        task.ok_or(None)
    }

    fn fade(&mut self, now: Instant) {
        let faded = *self.faded.get_or_insert(now);
        let times = now.saturating_duration_since(faded).as_millis() / FADES.as_millis();
        if times == 0 {
            return;
        }
        self.faded = Some(now);
        let halvings = u32::try_from(times).unwrap_or(u32::MAX).min(31);
        self.lanes.retain(|_, account| {
            account.used /= 1 << halvings;
            account.places > 0 || !account.ready.is_empty() || account.used > NOTHING
        });
    }
}
