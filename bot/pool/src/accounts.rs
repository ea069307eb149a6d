//! Who has had how much time, and who comes next.

use std::collections::{HashMap, VecDeque};
use std::time::{Duration, Instant};

use super::{Full, Lane};

/// How much one person may have under way at a time, waiting included.
pub(super) const A_PERSON: usize = 32;
/// How much all people may have.
pub(super) const IN_ALL: usize = 1_024;
/// Every so often what each lane has had is halved.
const FADES: Duration = Duration::from_millis(500);
/// Somebody who has had more is served only by threads that serve everybody.
const LITTLE: Duration = Duration::from_millis(50);
/// Nobody has to be remembered who has had less.
const NOTHING: Duration = Duration::from_millis(1);

/// The accounts of all lanes that have anything under way, or had lately.
pub(super) struct Accounts<T> {
    lanes: HashMap<Lane, Account<T>>,
    /// What holds something that others wait for.
    urgent: VecDeque<T>,
    /// How many places people have in all.
    places: usize,
    faded: Option<Instant>,
    /// Tells lanes that have had the same apart: who came first.
    came: u64,
    closed: bool,
}

struct Account<T> {
    used: Duration,
    ready: VecDeque<T>,
    /// When it last became ready.
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
    /// Takes a place in a lane. Those of people are bounded.
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

    /// How many places people have in all.
    #[cfg(test)]
    pub(super) fn places(&self) -> usize {
        self.places
    }

    /// Nothing may be begun any more.
    pub(super) fn close(&mut self) {
        self.closed = true;
    }

    pub(super) fn is_closed(&self) -> bool {
        self.closed
    }

    /// One can go on; it is urgent when it holds something that others wait for.
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

    /// Writes down what a lane has had.
    pub(super) fn charge(&mut self, lane: Lane, time: Duration) {
        self.lanes.entry(lane).or_default().used += time;
    }

    /// Whether a lane has had little lately.
    pub(super) fn has_had_little(&self, lane: Lane) -> bool {
        self.lanes.get(&lane).is_none_or(|account| account.used <= LITTLE)
    }

    /// The first of all that are ready in some order, which is that of each lane, too: what their lanes have had.
    pub(super) fn first_by(&mut self, order: impl Fn(&T) -> u64) -> Option<T> {
        let fronts =
            self.lanes.values_mut().filter_map(|account| Some((order(account.ready.front()?), account)));
        let (_, account) = fronts.min_by_key(|(place, _)| *place)?;
        account.ready.pop_front()
    }

    /// What goes on next: what is urgent, then of the one who has had least. Otherwise how long to wait for more to be ready: `None`
    /// until then. Where only those are served who have had little, these come before what is urgent.
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
