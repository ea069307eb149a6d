//! The global rate limit: a number of requests a second, first come first served.

use std::collections::VecDeque;
use std::time::Duration;

use tokio::time::Instant;

/// Discord's window, plus a margin: requests sent a second apart may arrive closer.
const WINDOW: Duration = Duration::from_millis(1050);

/// Reserves times for requests. Exact: no second has more than allowed, and no possible time is wasted. First come, first
/// served.
#[derive(Debug, Default)]
pub(super) struct Global {
    /// The last reserved times, some of them still to come.
    handed_out: VecDeque<Instant>,
    /// Closed until then, by Discord.
    closed_until: Option<Instant>,
}

impl Global {
    /// Reserves the next time at which a request may go; or answers how long it would wait, if that is more than `patience`.
    ///
    /// # Errors
    /// How long to wait before asking again.
    pub(super) fn take(
        &mut self,
        per_second: u32,
        patience: Duration,
        now: Instant,
    ) -> Result<Instant, Duration> {
        let per_second = per_second.max(1) as usize;
        let over = |moment: &Instant| *moment + WINDOW <= now;
        while self.handed_out.len() > per_second || self.handed_out.front().is_some_and(over) {
            self.handed_out.pop_front();
        }
        let mut moment = now.max(self.closed_until.unwrap_or(now));
        // A request never overtakes earlier ones.
        moment = moment.max(self.handed_out.back().copied().unwrap_or(now));
        if self.handed_out.len() == per_second
            && let Some(first) = self.handed_out.front()
        {
            moment = moment.max(*first + WINDOW);
        }
        let wait = moment.saturating_duration_since(now);
        if wait > patience {
            return Err(wait);
        }
        self.handed_out.push_back(moment);
        Ok(moment)
    }

    /// Reserves the present time for an unimportant request, if less than half of the second's requests have gone.
    ///
    /// # Errors
    /// Where more has; such a request is dropped.
    pub(super) fn spare(&mut self, per_second: u32, now: Instant) -> Result<Instant, Duration> {
        let going = self.handed_out.iter().filter(|moment| **moment + WINDOW > now).count();
        if 2 * going >= per_second as usize {
            return Err(WINDOW);
        }
        self.take(per_second, Duration::ZERO, now)
    }

    /// Closes everything: Discord refused by its global limit.
    pub(super) fn close(&mut self, wait: Duration, now: Instant) {
        self.closed_until = Some((now + wait).max(self.closed_until.unwrap_or(now)));
    }

    /// How much longer it is closed.
    pub(super) fn closed(&self, now: Instant) -> Option<Duration> {
        self.closed_until.map(|until| until.saturating_duration_since(now)).filter(|wait| !wait.is_zero())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PATIENCE: Duration = Duration::from_secs(3600);

    #[test]
    fn in_no_second_are_there_more_than_allowed_and_none_is_wasted() {
        let (mut global, now) = (Global::default(), Instant::now());
        // A burst, a pause, and then constant load.
        let asked = (0..30).map(|_| 0).chain((0..300).map(|i| 400 + i));
        let given: Vec<Instant> = asked
            .map(|ms| global.take(50, PATIENCE, now + Duration::from_millis(ms)).expect("patient"))
            .collect();
        assert!(given.is_sorted(), "first come, first served");
        for window in given.windows(51) {
            assert!(window[50] - window[0] >= WINDOW);
        }
        let needed = *given.last().expect("some") - now;
        assert!(needed <= WINDOW * 7, "330 requests at 50 a second took {needed:?}");
    }

    #[test]
    fn somebody_who_has_no_patience_is_told_how_long_and_takes_no_place() {
        let (mut global, now) = (Global::default(), Instant::now());
        for _ in 0..2 {
            assert_eq!(global.take(2, Duration::ZERO, now), Ok(now));
        }
        for _ in 0..9 {
            assert_eq!(global.take(2, Duration::ZERO, now), Err(WINDOW));
        }
        assert_eq!(global.take(2, Duration::ZERO, now + WINDOW), Ok(now + WINDOW));
    }

    #[test]
    fn what_nobody_misses_takes_no_more_than_half() {
        let (mut global, now) = (Global::default(), Instant::now());
        for _ in 0..5 {
            assert_eq!(global.spare(10, now), Ok(now));
        }
        assert_eq!(global.spare(10, now), Err(WINDOW));
        for _ in 0..5 {
            assert_eq!(global.take(10, Duration::ZERO, now), Ok(now), "what matters goes on");
        }
        assert_eq!(global.spare(10, now + WINDOW), Ok(now + WINDOW));
        global.close(WINDOW, now + WINDOW);
        assert!(global.spare(10, now + WINDOW).is_err());
    }

    #[test]
    fn closed_is_closed_and_a_smaller_share_counts_at_once() {
        let (mut global, now) = (Global::default(), Instant::now());
        global.close(Duration::from_secs(5), now);
        global.close(Duration::from_secs(2), now);
        assert_eq!(global.closed(now), Some(Duration::from_secs(5)));
        assert_eq!(global.take(50, PATIENCE, now), Ok(now + Duration::from_secs(5)));
        assert_eq!(global.closed(now + Duration::from_secs(5)), None);
        let (mut global, mut last) = (Global::default(), now);
        for _ in 0..10 {
            last = global.take(50, PATIENCE, now).expect("patient");
        }
        assert_eq!(last, now);
        assert_eq!(global.take(5, PATIENCE, now), Ok(now + WINDOW));
    }
}
