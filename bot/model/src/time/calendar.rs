//! Days off: how much of a span of time counts, and when a given amount of counting time will be over.

use jiff::civil::Weekday;
use jiff::tz::TimeZone;
use jiff::{Span, Timestamp, Zoned};

/// The times at which a clock stands.
#[derive(Clone, Debug, Default)]
pub struct DaysOff {
    /// Saturdays and Sundays in this time zone.
    weekends: Option<TimeZone>,
    /// Other spans off, sorted and disjoint: `(since, until)`.
    spans: Vec<(i64, i64)>,
}

impl DaysOff {
    /// Weekends if `weekends` is given, and spans `(since, until)` in any order, in milliseconds since 1970.
    #[must_use]
    pub fn new(weekends: Option<TimeZone>, spans: impl IntoIterator<Item = (i64, i64)>) -> Self {
        let mut given: Vec<(i64, i64)> = spans.into_iter().filter(|(since, until)| since < until).collect();
        given.sort_unstable();
        let mut spans: Vec<(i64, i64)> = Vec::with_capacity(given.len());
        for (since, until) in given {
            match spans.last_mut() {
                Some(last) if since <= last.1 => last.1 = last.1.max(until),
                _ => spans.push((since, until)),
            }
        }
        Self { weekends, spans }
    }

    /// How much of the time between two times counts.
    #[must_use]
    pub fn counted(&self, from: i64, to: i64) -> i64 {
        let mut at = from;
        let mut sum = 0;
        while at < to {
            match self.off_until(at) {
                Some(end) => at = end,
                None => {
                    let stop = self.next_off(at).map_or(to, |off| off.min(to));
                    sum += stop - at;
                    at = stop;
                }
            }
        }
        sum
    }

    /// When this much counting time will be over.
    #[must_use]
    pub fn ends(&self, from: i64, left: i64) -> i64 {
        let mut at = from;
        let mut left = left.max(0);
        while left > 0 {
            if let Some(end) = self.off_until(at) {
                at = end;
                continue;
            }
            match self.next_off(at) {
                Some(off) if off - at < left => {
                    left -= off - at;
                    at = off;
                }
                _ => return at.saturating_add(left),
            }
        }
        at
    }

    /// The end of the time off at `at`, always later than `at`; `None` if none is.
    fn off_until(&self, at: i64) -> Option<i64> {
        let span = self.spans.iter().find(|(since, until)| (*since..*until).contains(&at));
        span.map(|(_, until)| *until).or_else(|| self.weekend_end(at)).filter(|end| *end > at)
    }

    /// When the next time off begins after a time that isn't off.
    fn next_off(&self, at: i64) -> Option<i64> {
        let span = self.spans.iter().map(|(since, _)| *since).find(|since| *since > at);
        let saturday = self.saturday_after(at).filter(|saturday| *saturday > at);
        match (span, saturday) {
            (Some(span), Some(saturday)) => Some(span.min(saturday)),
            (span, saturday) => span.or(saturday),
        }
    }

    fn weekend_end(&self, at: i64) -> Option<i64> {
        let here = self.here(at)?;
        match here.weekday() {
            Weekday::Saturday => midnight_in(&here, 2),
            Weekday::Sunday => midnight_in(&here, 1),
            _ => None,
        }
    }

    fn saturday_after(&self, at: i64) -> Option<i64> {
        let here = self.here(at)?;
        // Monday is 0.
        midnight_in(&here, (5 - i64::from(here.weekday().to_monday_zero_offset())).rem_euclid(7))
    }

    /// The local time of the weekend's time zone, if weekends are off.
    fn here(&self, at: i64) -> Option<Zoned> {
        let zone = self.weekends.as_ref()?;
        Some(Timestamp::from_millisecond(at).ok()?.to_zoned(zone.clone()))
    }
}

/// When the day begins that comes this many days later. Where clocks change at midnight, that is not always
/// 0:00.
fn midnight_in(here: &Zoned, days: i64) -> Option<i64> {
    let date = here.date().checked_add(Span::new().try_days(days).ok()?).ok()?;
    Some(date.to_zoned(here.time_zone().clone()).ok()?.timestamp().as_millisecond())
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::{DAY, HOUR};
    use super::*;

    fn zone(name: &str) -> TimeZone {
        TimeZone::get(name).expect("a time zone")
    }

    fn at(text: &str) -> i64 {
        text.parse::<Timestamp>().expect("a moment").as_millisecond()
    }

    #[test]
    fn without_days_off_all_time_counts() {
        let all = DaysOff::default();
        assert_eq!(all.counted(5, 105), 100);
        assert_eq!(all.ends(5, 100), 105);
        assert_eq!(all.counted(105, 5), 0);
        assert_eq!(all.ends(5, -7), 5);
    }

    #[test]
    fn weekends_are_skipped_in_the_persons_own_time_zone() {
        let utc = DaysOff::new(Some(TimeZone::UTC), []);
        // A Friday noon; a day later it is Monday noon.
        let friday = at("2026-03-20T12:00:00Z");
        assert_eq!(utc.ends(friday, DAY), at("2026-03-23T12:00:00Z"));
        assert_eq!(utc.counted(friday, at("2026-03-23T12:00:00Z")), DAY);
        // In New York it is Saturday only five hours later, or four in summer.
        let there = DaysOff::new(Some(zone("America/New_York")), []);
        assert_eq!(there.ends(at("2026-03-21T04:30:00Z"), HOUR), at("2026-03-23T05:00:00Z"));
    }

    #[test]
    fn a_weekend_in_which_clocks_change_is_an_hour_shorter_or_longer() {
        let berlin = DaysOff::new(Some(zone("Europe/Berlin")), []);
        // Clocks go forward on Sunday, 29 March 2026: the weekend has 47 hours.
        let friday = at("2026-03-27T22:00:00Z");
        assert_eq!(berlin.ends(friday, 2 * HOUR), at("2026-03-29T23:00:00Z"));
        assert_eq!(berlin.counted(friday, at("2026-03-29T23:00:00Z")), 2 * HOUR);
        // And back on 25 October: 49 hours.
        let friday = at("2026-10-23T21:00:00Z");
        assert_eq!(berlin.ends(friday, 2 * HOUR), at("2026-10-26T00:00:00Z"));
    }

    #[test]
    fn a_holiday_over_new_year_and_a_weekend_within_it_count_once() {
        let (since, until) = (at("2026-12-30T12:00:00Z"), at("2027-01-05T12:00:00Z"));
        let off = DaysOff::new(Some(TimeZone::UTC), [(since, until), (since + DAY, until - DAY)]);
        assert_eq!(off.ends(since - HOUR, 2 * HOUR), until + HOUR);
        assert_eq!(off.counted(since - HOUR, until + HOUR), 2 * HOUR);
    }

    #[test]
    fn a_holiday_that_ends_on_a_weekend_goes_on_until_monday() {
        let saturday = at("2026-03-21T12:00:00Z");
        let off = DaysOff::new(Some(TimeZone::UTC), [(saturday - 3 * DAY, saturday)]);
        assert_eq!(off.ends(saturday - DAY, HOUR), at("2026-03-23T01:00:00Z"));
    }

    fn any_days_off() -> impl Strategy<Value = DaysOff> {
        let zones = prop::sample::select(vec![
            "UTC",
            "Europe/Berlin",
            "America/Sao_Paulo",
            "Asia/Kathmandu",
            "Pacific/Apia",
            "Africa/Cairo",
        ]);
        let spans = prop::collection::vec((0..60 * DAY, 0..9 * DAY), 0..5);
        (prop::option::of(zones), spans).prop_map(|(name, spans)| {
            let base = at("2026-09-15T00:00:00Z");
            let spans = spans.into_iter().map(|(since, length)| (base + since, base + since + length));
            DaysOff::new(name.map(zone), spans)
        })
    }

    proptest! {
        #[test]
        fn exactly_what_is_left_counts_until_it_ends(
            off in any_days_off(), from in 0..60 * DAY, left in 0..30 * DAY
        ) {
            let from = at("2026-09-15T00:00:00Z") + from;
            let end = off.ends(from, left);
            prop_assert!(end >= from + left);
            prop_assert_eq!(off.counted(from, end), left);
        }

        #[test]
        fn more_time_never_ends_sooner_and_parts_add_up(
            off in any_days_off(), from in 0..60 * DAY, left in 0..20 * DAY, more in 0..5 * DAY
        ) {
            let from = at("2026-09-15T00:00:00Z") + from;
            let (end, later) = (off.ends(from, left), off.ends(from, left + more));
            prop_assert!(later >= end);
            prop_assert!(off.ends(from + more, left) >= end);
            prop_assert_eq!(off.counted(from, end) + off.counted(end, later), left + more);
        }
    }
}
