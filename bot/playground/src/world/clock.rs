//! The playground's own clock: it can be advanced, or stand still until it is.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// Snowflakes count milliseconds from the first of January 2015.
const EPOCH_MS: u64 = 1_420_070_400_000;

/// The kind of clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Time {
    /// Real time plus what was advanced.
    #[default]
    Flowing,
    /// Only [`Playground::advance`](crate::Playground::advance) moves it: nothing expires because a machine is slow.
    Frozen,
}

/// A clock, and the snowflakes made from it.
#[derive(Debug)]
pub(crate) struct Clock {
    time: Time,
    start_ms: u64,
    started: Instant,
    advanced: Duration,
    last_id: u64,
}

impl Clock {
    pub(crate) fn new(time: Time) -> Self {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Self {
            time,
            start_ms: since.as_millis() as u64,
            started: Instant::now(),
            advanced: Duration::ZERO,
            last_id: 0,
        }
    }

    /// Now, in milliseconds since 1970.
    pub(crate) fn now_ms(&self) -> u64 {
        let flown = match self.time {
            Time::Flowing => self.started.elapsed(),
            Time::Frozen => Duration::ZERO,
        };
        self.start_ms + (flown + self.advanced).as_millis() as u64
    }

    pub(crate) fn advance(&mut self, by: Duration) {
        self.advanced += by;
    }

    /// A new id: of the present time, and larger than every earlier one.
    pub(crate) fn snowflake(&mut self) -> u64 {
        self.last_id = (self.now_ms().saturating_sub(EPOCH_MS) << 22).max(self.last_id + 1);
        self.last_id
    }
}

/// The time of an id in milliseconds since 1970.
pub(crate) fn made_ms(id: u64) -> u64 {
    (id >> 22) + EPOCH_MS
}

/// A time in Discord's form: ISO 8601 in UTC.
pub(crate) fn iso(ms: u64) -> String {
    let (seconds, millis) = (ms / 1000, ms % 1000);
    let (days, rest) = (seconds / 86_400, seconds % 86_400);
    let (year, month, day) = civil(days);
    let (hour, minute, second) = (rest / 3600, rest / 60 % 60, rest % 60);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}.{millis:03}000+00:00")
}

/// Converts days since 1970 to a date, by 400-year cycles from 1 March of the year 0.
fn civil(days: u64) -> (u64, u64, u64) {
    let days = days + 719_468;
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day_of_year = day - (365 * year + year / 4 - year / 100);
    let shifted = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * shifted + 2) / 5 + 1;
    let month = if shifted < 10 { shifted + 3 } else { shifted - 9 };
    (era * 400 + year + u64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_written_right() {
        assert_eq!(iso(0), "1970-01-01T00:00:00.000000+00:00");
        assert_eq!(iso(951_782_399_999), "2000-02-28T23:59:59.999000+00:00");
        assert_eq!(iso(951_782_400_000), "2000-02-29T00:00:00.000000+00:00");
        assert_eq!(iso(1_735_689_599_500), "2024-12-31T23:59:59.500000+00:00");
    }

    #[test]
    fn ids_grow_even_when_time_stands_still() {
        let mut clock = Clock::new(Time::Frozen);
        let (first, second) = (clock.snowflake(), clock.snowflake());
        assert!(second > first);
        assert_eq!(made_ms(first), made_ms(second));
        clock.advance(Duration::from_secs(5));
        assert_eq!(made_ms(clock.snowflake()) - made_ms(first), 5000);
    }
}
