//! Refusals regardless of the request: an incident of Discord's, or a block of this address by a server in front of it.
//!
//! A single one may be about one request (a firewall that rejects its text), and is no reason to hold back all others. Several
//! in a row, with no proper answer in between, concern everything: then all requests pause, each time for twice as long, until
//! one succeeds.

use std::time::Duration;

use tokio::time::Instant;

/// Consecutive blocked answers after which all requests pause.
const IN_A_ROW: u32 = 3;
/// The length of the first pause: short, since most incidents are.
const FIRST: Duration = Duration::from_secs(2);
const LONGEST: Duration = Duration::from_secs(600);

/// Counts blocked answers.
#[derive(Debug, Default)]
pub(super) struct Blocked {
    in_a_row: u32,
    closed_until: Option<Instant>,
}

impl Blocked {
    /// Counts another one. Those that were under way when the pause began count as one with the last.
    pub(super) fn note(&mut self, now: Instant) {
        if self.closed(now).is_some() {
            return;
        }
        self.in_a_row += 1;
        if let Some(times) = self.in_a_row.checked_sub(IN_A_ROW) {
            let wait = FIRST.saturating_mul(1 << times.min(16)).min(LONGEST);
            tracing::warn!(
                ?wait,
                "Discord, or what stands before it, refuses everything; nothing is sent for a while"
            );
            self.closed_until = Some(now + wait);
        }
    }

    /// Resets the count: a proper answer came.
    pub(super) fn is_over(&mut self) {
        if self.closed_until.is_some() {
            tracing::info!("Discord answers again");
        }
        *self = Self::default();
    }

    /// How much longer all requests pause.
    pub(super) fn closed(&self, now: Instant) -> Option<Duration> {
        self.closed_until.map(|until| until.saturating_duration_since(now)).filter(|wait| !wait.is_zero())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_strange_refusal_keeps_nobody_else_back() {
        let (mut blocked, now) = (Blocked::default(), Instant::now());
        for _ in 0..10 {
            blocked.note(now);
            blocked.note(now);
            assert_eq!(blocked.closed(now), None);
            blocked.is_over();
        }
    }

    #[test]
    fn several_in_a_row_close_everything_for_longer_each_time_until_one_gets_through() {
        let (mut blocked, mut now) = (Blocked::default(), Instant::now());
        blocked.note(now);
        blocked.note(now);
        let mut waits = Vec::new();
        for _ in 0..12 {
            // Requests that were under way together.
            (0..16).for_each(|_| blocked.note(now));
            let wait = blocked.closed(now).expect("closed");
            waits.push(wait.as_secs());
            now += wait;
            assert_eq!(blocked.closed(now), None);
        }
        assert_eq!(waits, [2, 4, 8, 16, 32, 64, 128, 256, 512, 600, 600, 600]);
        blocked.note(now);
        blocked.is_over();
        assert_eq!(blocked.closed(now), None, "at once");
    }
}
