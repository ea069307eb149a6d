//! Spans of time in short: `3d`, `1d12h`, `45m`.

use super::{DAY, HOUR, MINUTE};

/// Reads `3d`, `1d12h`, `90m`, `1h 30m`; `None` for anything else, and for nothing at all. Milliseconds.
#[must_use]
pub fn read(text: &str) -> Option<i64> {
    let mut whole: i64 = 0;
    let mut digits = String::new();
    for letter in text.chars().filter(|letter| !letter.is_whitespace()) {
        if letter.is_ascii_digit() {
            digits.push(letter);
            continue;
        }
        let unit = match letter.to_ascii_lowercase() {
            'd' => DAY,
            'h' => HOUR,
            'm' => MINUTE,
            _ => return None,
        };
        let count: i64 = digits.parse().ok()?;
        digits.clear();
        whole = count.checked_mul(unit).and_then(|span| whole.checked_add(span))?;
    }
    (digits.is_empty() && whole > 0).then_some(whole)
}

/// A span in short, to the minute: `1d12h`.
#[must_use]
pub fn short(span: i64) -> String {
    let minutes = span / MINUTE;
    let parts = [(minutes / (24 * 60), 'd'), (minutes / 60 % 24, 'h'), (minutes % 60, 'm')];
    let text: String =
        parts.iter().filter(|(count, _)| *count > 0).map(|(count, unit)| format!("{count}{unit}")).collect();
    if text.is_empty() { "0m".to_owned() } else { text }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans_come_back_from_their_text() {
        for (text, span) in
            [("3d", 3 * DAY), ("1d12h", 36 * HOUR), ("45m", 45 * MINUTE), ("2h5m", 125 * MINUTE)]
        {
            assert_eq!(read(text), Some(span));
            assert_eq!(short(span), text);
        }
        assert_eq!(read("90m").map(short), Some("1h30m".to_owned()));
        assert_eq!(read("1 D 2 h"), Some(26 * HOUR));
        for odd in ["", "3", "d", "3x", "3d4", "-3d", "99999999999999999d", "0m"] {
            assert_eq!(read(odd), None, "{odd}");
        }
        assert_eq!(short(0), "0m");
    }
}
