//! Opens direct messages slowly: Discord quarantines bots that write to many new people, some after twenty to fifty within
//! seconds.
//!
//! Each opening that has to wait gets a time of its own, so that a thousand of them don't come back at once.

use std::collections::HashMap;
use std::time::Duration;

use tokio::time::Instant;

/// The rate of openings: the interval, and how many at once after a quiet time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pace {
    interval: Duration,
    burst: u32,
}

impl Pace {
    /// A rate that Discord's spam protection tolerates.
    pub(crate) const CALM: Self = Self { interval: Duration::from_secs(20), burst: 3 };
    /// A rate for a playground, whose people wait for their messages.
    pub(crate) const BRISK: Self = Self { interval: Duration::from_secs(1), burst: 10 };
}

/// How long a reserved time is kept for a request that doesn't come.
const KEPT: Duration = Duration::from_secs(600);
/// The number of reserved times from which unused ones are removed.
const MANY: usize = 4096;

/// Reserves times for openings.
#[derive(Debug)]
pub(super) struct Opening {
    pace: Pace,
    /// When the burst would be fully available again.
    full_at: Option<Instant>,
    closed_until: Option<Instant>,
    promised: HashMap<String, Instant>,
}

impl Opening {
    pub(super) fn new(pace: Pace) -> Self {
        Self { pace, full_at: None, closed_until: None, promised: HashMap::new() }
    }

    /// How long to wait before opening a person's direct messages; `None` when it may be done now.
    pub(super) fn wait(&mut self, whose: &str, processes: u32, now: Instant) -> Option<Duration> {
        let interval = self.pace.interval * processes.max(1);
        let floor = self.closed_until.filter(|until| *until > now).unwrap_or(now);
        let promised = self.promised.get(whose).copied().filter(|moment| *moment + KEPT > now);
        // A time reserved before everything was closed is replaced.
        let moment = promised.filter(|moment| *moment >= floor || floor == now).unwrap_or_else(|| {
            let full_at = self.full_at.unwrap_or(now).max(floor);
            self.full_at = Some(full_at + interval);
            // After a refusal there is no burst.
            let burst = if floor > now { Duration::ZERO } else { interval * (self.pace.burst - 1) };
            full_at.checked_sub(burst).unwrap_or(now).max(floor)
        });
        if moment <= now {
            self.promised.remove(whose);
            return None;
        }
        if self.promised.len() >= MANY {
            self.promised.retain(|_, moment| *moment + KEPT > now);
        }
        self.promised.insert(whose.to_owned(), moment);
        Some(moment - now)
    }

    /// How much longer none may be opened.
    pub(super) fn closed(&self, now: Instant) -> Option<Duration> {
        self.closed_until.map(|until| until.saturating_duration_since(now)).filter(|wait| !wait.is_zero())
    }

    /// Closes everything after a refusal.
    pub(super) fn close(&mut self, wait: Duration, now: Instant) {
        self.closed_until = Some((now + wait).max(self.closed_until.unwrap_or(now)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_few_go_at_once_and_the_rest_each_at_a_moment_of_its_own() {
        let (mut opening, now) = (Opening::new(Pace::BRISK), Instant::now());
        let waits: Vec<u64> =
            (0..30).map(|i| opening.wait(&format!("{i}"), 1, now).map_or(0, |wait| wait.as_secs())).collect();
        let expected: Vec<u64> = (0..30_u64).map(|i| i.saturating_sub(9)).collect();
        assert_eq!(waits, expected);
        assert_eq!(opening.wait("20", 1, now), Some(Duration::from_secs(11)), "asking again changes nothing");
        let later = now + Duration::from_secs(11);
        assert!(opening.wait("somebody new", 1, later).is_some(), "nobody overtakes");
        assert_eq!(opening.wait("20", 1, later), None, "its moment has come");
        assert!(opening.wait("20", 1, later).is_some(), "for one");
    }

    #[test]
    fn discord_sees_three_at_once_and_then_three_a_minute() {
        let (mut opening, now) = (Opening::new(Pace::CALM), Instant::now());
        let waits: Vec<u64> =
            (0..8).map(|i| opening.wait(&format!("{i}"), 1, now).map_or(0, |wait| wait.as_secs())).collect();
        assert_eq!(waits, [0, 0, 0, 20, 40, 60, 80, 100]);
        let (mut opening, hour) = (Opening::new(Pace::CALM), 3_600);
        let opened = (0..hour).filter(|second| {
            opening.wait(&format!("{second}"), 1, now + Duration::from_secs(*second)).is_none()
        });
        assert!(opened.count() <= 3 + 180, "in any order");
    }

    #[test]
    fn a_refusal_holds_all_of_them_back_and_there_is_no_burst_after_it() {
        let (mut opening, now) = (Opening::new(Pace::BRISK), Instant::now());
        opening.close(Duration::from_secs(600), now);
        let waits: Vec<u64> =
            (0..5).map(|i| opening.wait(&format!("{i}"), 1, now).map_or(0, |wait| wait.as_secs())).collect();
        assert_eq!(waits, [600, 601, 602, 603, 604]);
        assert_eq!(opening.wait("0", 1, now + Duration::from_secs(600)), None);
        assert!(opening.wait("1", 1, now + Duration::from_secs(600)).is_some());
    }

    #[test]
    fn several_processes_open_more_slowly_each() {
        let (mut opening, now) = (Opening::new(Pace::BRISK), Instant::now());
        for i in 0..10 {
            assert_eq!(opening.wait(&format!("{i}"), 3, now), None);
        }
        assert_eq!(opening.wait("last", 3, now), Some(Duration::from_secs(3)));
    }
}
