//! How long an input took, in time of the processor: on a busy machine the clock on the wall says little.

use std::time::{Duration, Instant};

/// No input may take longer. Without optimisation everything does.
const MOST: Duration = Duration::from_secs(if cfg!(debug_assertions) { 5 } else { 1 });

/// Since when this thread works on an input.
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

    /// What it took so far.
    #[must_use]
    pub fn spent(&self) -> Duration {
        match (self.cpu, cpu()) {
            (Some(before), Some(now)) => now.saturating_sub(before),
            _ => self.begun.elapsed(),
        }
    }

    /// Ends it.
    ///
    /// # Panics
    /// When it was too much.
    pub fn end(&self) {
        let spent = self.spent();
        assert!(spent < MOST, "one input took {spent:?}");
    }
}

/// What this thread has used of the processor. Only Linux tells.
fn cpu() -> Option<Duration> {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    told.split(' ').next()?.parse().ok().map(Duration::from_nanos)
}
