//! Counts invalid requests: after ten thousand within ten minutes Discord blocks the address.

use std::time::Duration;

use tokio::time::Instant;

/// Discord's limit for one address.
const LIMIT: u32 = 10_000;
/// The window, and the number of steps in which we count it.
const WINDOW: Duration = Duration::from_secs(600);
const STEPS: usize = 20;
const STEP: Duration = Duration::from_secs(WINDOW.as_secs() / STEPS as u64);

/// The count of invalid requests.
#[derive(Debug)]
pub(super) struct Invalid {
    begun: Instant,
    /// For each slot, the step's number and its count.
    counts: [(u64, u32); STEPS],
    warned: bool,
}

impl Invalid {
    pub(super) fn new(now: Instant) -> Self {
        Self { begun: now, counts: [(0, 0); STEPS], warned: false }
    }

    fn step(&self, now: Instant) -> u64 {
        (now.saturating_duration_since(self.begun).as_secs()) / STEP.as_secs()
    }

    /// The count within ten minutes.
    pub(super) fn sum(&self, now: Instant) -> u32 {
        let step = self.step(now);
        self.counts.iter().filter(|(of, _)| of + STEPS as u64 > step).map(|(_, count)| count).sum()
    }

    /// Counts another one; answers the count when that should be logged: each time another tenth is passed.
    pub(super) fn note(&mut self, processes: u32, now: Instant) -> Option<u32> {
        let step = self.step(now);
        let slot = &mut self.counts[(step % STEPS as u64) as usize];
        if slot.0 != step {
            *slot = (step, 0);
        }
        slot.1 += 1;
        let sum = self.sum(now);
        let many = sum >= budget(processes) / 10;
        let news = many && !self.warned;
        self.warned = many;
        news.then_some(sum)
    }

    /// How long to hold back, once four fifths of the budget are used.
    pub(super) fn wait(&self, processes: u32, now: Instant) -> Option<Duration> {
        // With the next step old ones may no longer count.
        let next = self.begun + STEP * (self.step(now) as u32 + 1);
        (self.sum(now) >= budget(processes) / 10 * 8).then(|| next.saturating_duration_since(now))
    }
}

/// The share of one of several processes at one address.
fn budget(processes: u32) -> u32 {
    (LIMIT / processes.max(1)).max(10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_said_at_a_tenth_stopped_at_four_fifths_and_forgotten_after_ten_minutes() {
        let now = Instant::now();
        let mut invalid = Invalid::new(now);
        let said: Vec<u32> = (0..8000).filter_map(|_| invalid.note(1, now)).collect();
        assert_eq!(said, [1000]);
        let wait = invalid.wait(1, now).expect("too many");
        assert!(wait > Duration::ZERO && wait <= STEP, "{wait:?}");
        assert!(invalid.wait(1, now + WINDOW - STEP).is_some());
        assert_eq!(invalid.wait(1, now + WINDOW), None);
    }

    #[test]
    fn several_processes_share_the_budget() {
        let now = Instant::now();
        let mut invalid = Invalid::new(now);
        for _ in 0..1999 {
            invalid.note(4, now);
        }
        assert_eq!(invalid.wait(4, now), None);
        invalid.note(4, now);
        assert!(invalid.wait(4, now).is_some());
        assert_eq!(invalid.wait(1, now), None);
    }
}
