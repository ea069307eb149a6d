//! Spans of time: in short (`3d`, `1d12h`, `45m`), and as people type them.

use super::{DAY, HOUR, MINUTE, SECOND};

const WEEK: i64 = 7 * DAY;

/// The names of units as people type them, in the languages of the program, without accents.
const UNITS: [(i64, &[&str]); 5] = [
    (
        SECOND,
        &[
            "s", "sec", "secs", "second", "seconds", "sek", "sekunde", "sekunden", "seg", "segundo",
            "segundos",
        ],
    ),
    (MINUTE, &["m", "min", "mins", "minute", "minutes", "minuten", "minuto", "minutos"]),
    (HOUR, &["h", "hr", "hrs", "hour", "hours", "std", "stunde", "stunden", "hora", "horas"]),
    (DAY, &["d", "day", "days", "tag", "tage", "tagen", "dia", "dias"]),
    (WEEK, &["w", "wk", "week", "weeks", "woche", "wochen", "sem", "semana", "semanas"]),
];

/// Reads `3d`, `1d12h`, `1h 30m`, `3 min.`, `1 week`, `2 Tage`, `3 días`; `None` for anything else or
/// nothing. Milliseconds.
#[must_use]
pub fn read(text: &str) -> Option<i64> {
    let mut whole: i64 = 0;
    let mut rest = text.trim();
    while !rest.is_empty() {
        let (digits, behind) = leading(rest, |letter| letter.is_ascii_digit());
        let (word, behind) = leading(behind.trim_start(), char::is_alphabetic);
        let count: i64 = digits.parse().ok()?;
        whole = count.checked_mul(unit(word)?).and_then(|span| whole.checked_add(span))?;
        rest = behind.strip_prefix('.').unwrap_or(behind).trim_start();
    }
    (whole > 0).then_some(whole)
}

/// Splits off the leading characters of a kind.
fn leading(text: &str, of_kind: impl Fn(char) -> bool) -> (&str, &str) {
    text.split_at(text.find(|letter| !of_kind(letter)).unwrap_or(text.len()))
}

/// The length of a unit by its name, in milliseconds.
fn unit(word: &str) -> Option<i64> {
    let plain = word.to_lowercase().replace('í', "i");
    UNITS.iter().find(|(_, words)| words.contains(&plain.as_str())).map(|(span, _)| *span)
}

/// A short form, to the second: `1d12h`.
#[must_use]
pub fn short(span: i64) -> String {
    let parts =
        [(span / DAY, 'd'), (span / HOUR % 24, 'h'), (span / MINUTE % 60, 'm'), (span / SECOND % 60, 's')];
    let text: String =
        parts.iter().filter(|(count, _)| *count > 0).map(|(count, unit)| format!("{count}{unit}")).collect();
    if text.is_empty() { "0m".to_owned() } else { text }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans_come_back_from_their_text() {
        for (text, span) in [
            ("3d", 3 * DAY),
            ("1d12h", 36 * HOUR),
            ("45m", 45 * MINUTE),
            ("2h5m", 125 * MINUTE),
            ("3s", 3 * SECOND),
            ("1m30s", 90 * SECOND),
        ] {
            assert_eq!(read(text), Some(span));
            assert_eq!(short(span), text);
        }
        assert_eq!(read("90m").map(short), Some("1h30m".to_owned()));
        assert_eq!(read("1 D 2 h"), Some(26 * HOUR));
        for odd in ["", "3", "d", "3x", "3d4", "-3d", "99999999999999999d", "0m", "3 .", "d3", "1 moon"] {
            assert_eq!(read(odd), None, "{odd}");
        }
        assert_eq!(short(0), "0m");
    }

    #[test]
    fn spans_are_read_as_three_languages_type_them() {
        for (text, span) in [
            ("3 min", 3 * MINUTE),
            ("3 Min.", 3 * MINUTE),
            ("1 week", WEEK),
            ("2 weeks", 2 * WEEK),
            ("2 Tage", 2 * DAY),
            ("1 Tag 12 Stunden", 36 * HOUR),
            ("3 días", 3 * DAY),
            ("1 SEMANA", WEEK),
            ("30 segundos", 30 * SECOND),
        ] {
            assert_eq!(read(text), Some(span), "{text}");
        }
    }
}
