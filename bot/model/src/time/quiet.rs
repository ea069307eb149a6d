//! A person's own day: their time zone, their quiet hours, and times that come once a day.

use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;

use super::MINUTE;

/// How long (ms) before quiet hours a message comes that would fall into them.
const BEFORE: i64 = 15 * MINUTE;
/// The least time (ms) that has to be left after quiet hours; with less, a reminder doesn't wait for their
/// end.
const ENOUGH: i64 = 30 * MINUTE;
/// Minutes of a day.
pub const DAY_MINUTES: u16 = 24 * 60;

/// Daily hours without messages, as minutes of the person's own day. They may go over midnight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quiet {
    /// Their first minute.
    pub from: u16,
    /// The first minute after them.
    pub to: u16,
}

/// The time zone of a name; UTC for none or an unknown one.
#[must_use]
pub fn zone(name: Option<&str>) -> TimeZone {
    name.and_then(|name| TimeZone::get(name).ok()).unwrap_or(TimeZone::UTC)
}

/// The UTC date of a time; `None` outside the calendar's range.
#[must_use]
pub fn utc_date(at: i64) -> Option<Date> {
    Some(Timestamp::from_millisecond(at).ok()?.to_zoned(TimeZone::UTC).date())
}

/// The local date and minute of the day.
#[must_use]
pub fn local(at: i64, zone: &TimeZone) -> (Date, u16) {
    let there = Timestamp::from_millisecond(at).unwrap_or_default().to_zoned(zone.clone());
    let minute = i64::from(there.hour()) * 60 + i64::from(there.minute());
    (there.date(), u16::try_from(minute).unwrap_or_default())
}

/// The time of a local minute on a day. A minute that clocks skip: as much later as they skip; one that comes
/// twice: the first time.
fn moment(day: Date, minute: u16, zone: &TimeZone) -> Option<i64> {
    let (hour, minute) = (i8::try_from(minute / 60).ok()?, i8::try_from(minute % 60).ok()?);
    let there = day.at(hour, minute, 0, 0).to_zoned(zone.clone()).ok()?;
    Some(there.timestamp().as_millisecond())
}

/// The next time after `now` at which it is this minute of the local day; once a day.
#[must_use]
pub fn next(minute: u16, zone: &TimeZone, now: i64) -> Option<i64> {
    let (today, _) = local(now, zone);
    [Some(today), today.tomorrow().ok()]
        .into_iter()
        .flatten()
        .filter_map(|day| moment(day, minute, zone))
        .find(|at| *at > now)
}

impl Quiet {
    /// Quiet hours between two minutes of the day; `None` if these are the same.
    #[must_use]
    pub fn between(from: u16, to: u16) -> Option<Self> {
        (from != to && from < DAY_MINUTES && to < DAY_MINUTES).then_some(Self { from, to })
    }

    /// The begin and end of the quiet hours that contain a time.
    #[must_use]
    pub fn around(self, at: i64, zone: &TimeZone) -> Option<(i64, i64)> {
        let (today, _) = local(at, zone);
        // Quiet hours that began yesterday may not be over.
        [today.yesterday().ok(), Some(today)].into_iter().flatten().find_map(|day| {
            let last = if self.to > self.from { day } else { day.tomorrow().ok()? };
            let (begin, end) = (moment(day, self.from, zone)?, moment(last, self.to, zone)?);
            (begin <= at && at < end).then_some((begin, end))
        })
    }

    /// When to send a message that is due at `due` and of use until `deadline`: one in quiet hours waits for
    /// their end, if that leaves enough time; else it comes shortly before they begin, if that is still
    /// ahead; else as due.
    #[must_use]
    pub fn spare(self, due: i64, deadline: i64, now: i64, zone: &TimeZone) -> i64 {
        match self.around(due, zone) {
            None => due,
            Some((_, end)) if end + ENOUGH <= deadline => end,
            Some((begin, _)) if begin - BEFORE > now => begin - BEFORE,
            Some(_) => due,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::HOUR;
    use super::*;

    fn at(text: &str) -> i64 {
        text.parse::<Timestamp>().expect("a moment").as_millisecond()
    }

    fn berlin() -> TimeZone {
        zone(Some("Europe/Berlin"))
    }

    #[test]
    fn names_lead_to_zones_and_odd_ones_to_utc() {
        assert_eq!(local(at("2026-07-01T10:30:00Z"), &berlin()).1, 12 * 60 + 30);
        assert_eq!(local(at("2026-01-01T23:30:00Z"), &zone(Some("Asia/Tokyo"))).1, 8 * 60 + 30);
        for odd in [None, Some(""), Some("Atlantis/Capital")] {
            assert_eq!(local(at("2026-07-01T10:30:00Z"), &zone(odd)).1, 10 * 60 + 30);
        }
    }

    #[test]
    fn once_a_day_no_matter_what_clocks_do() {
        let early = |now: &str, minute| next(minute, &berlin(), at(now)).expect("a moment");
        assert_eq!(early("2026-07-01T05:59:00Z", 8 * 60), at("2026-07-01T06:00:00Z"));
        assert_eq!(early("2026-07-01T06:00:00Z", 8 * 60), at("2026-07-02T06:00:00Z"), "never twice");
        // The last Sunday of March lacks 2:30, that of October has it twice.
        assert_eq!(early("2026-03-28T12:00:00Z", 150), at("2026-03-29T01:30:00Z"));
        assert_eq!(early("2026-03-29T01:30:00Z", 150), at("2026-03-30T00:30:00Z"));
        assert_eq!(early("2026-10-24T12:00:00Z", 150), at("2026-10-25T00:30:00Z"));
        assert_eq!(early("2026-10-25T00:30:00Z", 150), at("2026-10-26T01:30:00Z"), "the second 2:30 is none");
        // Twenty-four hours are not a day there.
        assert_eq!(early("2026-03-28T07:00:00Z", 8 * 60), at("2026-03-29T06:00:00Z"));
    }

    #[test]
    fn quiet_hours_go_over_midnight_and_keep_to_the_local_day() {
        let night = Quiet::between(22 * 60, 7 * 60).expect("quiet hours");
        let (begin, end) = (at("2026-07-01T20:00:00Z"), at("2026-07-02T05:00:00Z"));
        for (moment, inside) in
            [(begin - 1, false), (begin, true), (begin + 5 * HOUR, true), (end - 1, true), (end, false)]
        {
            assert_eq!(night.around(moment, &berlin()), inside.then_some((begin, end)));
        }
        // The night in which an hour is skipped is short, the one in which it comes twice long.
        let length = |moment: &str| night.around(at(moment), &berlin()).map(|(begin, end)| end - begin);
        assert_eq!(length("2026-03-29T00:00:00Z"), Some(8 * HOUR));
        assert_eq!(length("2026-10-25T00:00:00Z"), Some(10 * HOUR));
        let noon = Quiet::between(12 * 60, 14 * 60).expect("quiet hours");
        assert!(noon.around(at("2026-07-01T11:00:00Z"), &berlin()).is_some());
        assert!(noon.around(at("2026-07-01T12:00:00Z"), &berlin()).is_none());
        assert_eq!((Quiet::between(60, 60), Quiet::between(60, DAY_MINUTES)), (None, None));
    }

    #[test]
    fn reminders_wait_come_early_or_wake() {
        let night = Quiet::between(22 * 60, 7 * 60).expect("quiet hours");
        let spare = |due: &str, deadline: &str, now: &str| {
            night.spare(at(due), at(deadline), at(now), &TimeZone::UTC)
        };
        let day = "2026-07-01T12:00:00Z";
        let (three, seven) = ("2026-07-02T03:00:00Z", "2026-07-02T07:00:00Z");
        assert_eq!(spare("2026-07-01T21:59:00Z", "2026-07-02T03:00:00Z", day), at("2026-07-01T21:59:00Z"));
        assert_eq!(spare(three, "2026-07-02T07:30:00Z", day), at(seven), "half an hour is enough");
        assert_eq!(spare(three, "2026-07-02T07:29:00Z", day), at("2026-07-01T21:45:00Z"), "less is not");
        assert_eq!(spare(three, "2026-07-02T06:00:00Z", day), at("2026-07-01T21:45:00Z"));
        assert_eq!(spare(three, "2026-07-02T06:00:00Z", "2026-07-01T21:50:00Z"), at(three), "it wakes");
    }
}
