//! Spans of time for people to read: `2 Tage 12 Stunden`. In English they look as they are typed, `2d12h`.

use super::Lang;
use crate::say;

const SECOND: i64 = 1000;
const MINUTE: i64 = 60 * SECOND;
/// Below this, seconds are shown.
const SHORT: i64 = 10 * MINUTE;

impl Lang {
    /// A span (ms) to the minute, or a short one to the second. For lists and labels: in English as it is
    /// typed.
    #[must_use]
    pub fn span(self, span: i64) -> String {
        let parts = parts(span).map(|(unit, number)| match unit {
            Unit::Days => say!(self, "span-days", days = number),
            Unit::Hours => say!(self, "span-hours", hours = number),
            Unit::Minutes => say!(self, "span-minutes", minutes = number),
            Unit::Seconds => say!(self, "span-seconds", seconds = number),
        });
        let whole = parts.reduce(|first, rest| say!(self, "span-two", first = first, rest = rest));
        whole.unwrap_or_default()
    }

    /// Like [`Self::span`], but as a part of a sentence: `3 days`.
    #[must_use]
    pub fn long_span(self, span: i64) -> String {
        let parts = parts(span).map(|(unit, number)| match unit {
            Unit::Days => say!(self, "span-days-long", days = number),
            Unit::Hours => say!(self, "span-hours-long", hours = number),
            Unit::Minutes => say!(self, "span-minutes-long", minutes = number),
            Unit::Seconds => say!(self, "span-seconds-long", seconds = number),
        });
        let whole = parts.reduce(|first, rest| say!(self, "span-two-long", first = first, rest = rest));
        whole.unwrap_or_default()
    }
}

/// The unit of a part of a span.
enum Unit {
    Days,
    Hours,
    Minutes,
    Seconds,
}

/// The parts of a span, greatest unit first.
fn parts(span: i64) -> impl Iterator<Item = (Unit, i64)> {
    let minutes = span.max(0) / MINUTE;
    let (days, hours, minutes) = (minutes / (24 * 60), minutes / 60 % 24, minutes % 60);
    let seconds = if span < SHORT { span.max(0) / SECOND % 60 } else { 0 };
    let nothing = days == 0 && hours == 0 && seconds == 0;
    let parts = [
        (days > 0).then_some((Unit::Days, days)),
        (hours > 0).then_some((Unit::Hours, hours)),
        (minutes > 0 || nothing).then_some((Unit::Minutes, minutes)),
        (seconds > 0).then_some((Unit::Seconds, seconds)),
    ];
    parts.into_iter().flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: i64 = 60 * MINUTE;
    const DAY: i64 = 24 * HOUR;

    #[test]
    fn spans_are_counted_in_every_language() {
        for (length, english, german, spanish) in [
            (DAY, "1d", "1 Tag", "1 día"),
            (36 * HOUR, "1d12h", "1 Tag 12 Stunden", "1 día 12 horas"),
            (2 * DAY + HOUR + MINUTE, "2d1h1m", "2 Tage 1 Stunde 1 Minute", "2 días 1 hora 1 minuto"),
            (45 * MINUTE, "45m", "45 Minuten", "45 minutos"),
            (90 * SECOND, "1m30s", "1 Minute 30 Sekunden", "1 minuto 30 segundos"),
            (SECOND, "1s", "1 Sekunde", "1 segundo"),
            (0, "0m", "0 Minuten", "0 minutos"),
        ] {
            assert_eq!(Lang::En.span(length), english);
            assert_eq!([Lang::De.span(length), Lang::De.long_span(length)], [german; 2]);
            assert_eq!([Lang::Es.span(length), Lang::Es.long_span(length)], [spanish; 2]);
        }
        assert_eq!(Lang::En.long_span(3 * DAY), "3 days");
        assert_eq!(Lang::En.long_span(25 * HOUR), "1 day 1 hour");
    }
}
