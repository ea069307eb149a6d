//! Limits the CPU time of an input: on a busy machine real time says little.

use std::time::{Duration, Instant};

/// The most CPU time of an input. Without optimisation everything takes longer.
const MOST: Duration = Duration::from_secs(if cfg!(debug_assertions) { 5 } else { 1 });

/// The start of this thread's work on an input.
#[derive(Debug)]
pub struct Effort {
    cpu: Option<Duration>,
    begun: Instant,
}

impl Effort {
    /// Begins to count.
    #[must_use]
    pub fn begin() -> Self {
        Self { cpu: cpu(), begun: Instant::now() }
    }

    /// The CPU time so far.
    #[must_use]
    pub fn spent(&self) -> Duration {
        match (self.cpu, cpu()) {
            (Some(before), Some(now)) => now.saturating_sub(before),
            _ => self.begun.elapsed(),
        }
    }

    /// Checks the limit.
    ///
    /// # Panics
    /// When it was too much.
    pub fn end(&self) {
        let spent = self.spent();
        assert!(spent < MOST, "one input took {spent:?}");
    }
}

/// This thread's CPU time. Linux only.
fn cpu() -> Option<Duration> {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    told.split(' ').next()?.parse().ok().map(Duration::from_nanos)
}
