//! Time zones by the names people know.

use jiff::tz::{self, TimeZone};
use model::time::quiet;

use crate::asking::MOST_SHOWN;

/// The zones in menus, by part of the world, from west to east. All others can be typed.
pub(super) const OFFERED: [(Part, &[&str]); 3] = [
    (
        Part::Americas,
        &[
            "Pacific/Honolulu",
            "America/Anchorage",
            "America/Los_Angeles",
            "America/Phoenix",
            "America/Denver",
            "America/Mexico_City",
            "America/Guatemala",
            "America/Costa_Rica",
            "America/Chicago",
            "America/Bogota",
            "America/Lima",
            "America/Panama",
            "America/Havana",
            "America/New_York",
            "America/Toronto",
            "America/Caracas",
            "America/La_Paz",
            "America/Santo_Domingo",
            "America/Puerto_Rico",
            "America/Halifax",
            "America/Santiago",
            "America/Sao_Paulo",
            "America/Argentina/Buenos_Aires",
            "America/Montevideo",
            "America/St_Johns",
        ],
    ),
    (
        Part::Europe,
        &[
            "Atlantic/Azores",
            "Atlantic/Reykjavik",
            "Africa/Casablanca",
            "Atlantic/Canary",
            "Europe/Lisbon",
            "Europe/Dublin",
            "Europe/London",
            "Africa/Lagos",
            "Europe/Madrid",
            "Europe/Paris",
            "Europe/Amsterdam",
            "Europe/Zurich",
            "Europe/Berlin",
            "Europe/Vienna",
            "Europe/Rome",
            "Europe/Stockholm",
            "Europe/Warsaw",
            "Europe/Athens",
            "Europe/Helsinki",
            "Europe/Kyiv",
            "Africa/Cairo",
            "Africa/Johannesburg",
            "Africa/Nairobi",
            "Europe/Istanbul",
            "Europe/Moscow",
        ],
    ),
    (
        Part::Asia,
        &[
            "Asia/Jerusalem",
            "Asia/Riyadh",
            "Asia/Tehran",
            "Asia/Dubai",
            "Asia/Tbilisi",
            "Asia/Karachi",
            "Asia/Kolkata",
            "Asia/Kathmandu",
            "Asia/Dhaka",
            "Asia/Almaty",
            "Asia/Bangkok",
            "Asia/Jakarta",
            "Asia/Ho_Chi_Minh",
            "Asia/Singapore",
            "Asia/Manila",
            "Asia/Hong_Kong",
            "Asia/Shanghai",
            "Asia/Taipei",
            "Australia/Perth",
            "Asia/Tokyo",
            "Asia/Seoul",
            "Australia/Adelaide",
            "Australia/Brisbane",
            "Australia/Sydney",
            "Pacific/Auckland",
        ],
    ),
];

model::named! {
    /// A part of the world.
    Part {
        /// North and South America.
        Americas = "americas",
        /// Europe and Africa.
        Europe = "europe",
        /// Asia and Oceania.
        Asia = "asia",
    }
}

/// The IANA name of a typed zone, in any case and spacing: its whole name, its city alone, or whole hours from UTC.
pub(super) fn known(typed: &str) -> Option<String> {
    let typed = typed.trim().replace(' ', "_");
    if typed.is_empty() {
        return None;
    }
    let names = || tz::db().available().map(|name| name.to_string());
    let whole = || names().find(|name| name.eq_ignore_ascii_case(&typed));
    let in_city = |name: &&str| name.rsplit('/').next().is_some_and(|city| city.eq_ignore_ascii_case(&typed));
    let offered = || OFFERED.iter().flat_map(|(_, names)| *names).copied().find(in_city).map(str::to_owned);
    let alone = || names().find(|name| in_city(&name.as_str()));
    from_utc(&typed).or_else(whole).or_else(offered).or_else(alone)
}

/// The zone with this many whole hours from UTC, typed as `UTC+2` or `GMT-3`. IANA names of such zones have the opposite sign.
fn from_utc(typed: &str) -> Option<String> {
    let upper = typed.to_ascii_uppercase();
    let hours = upper.strip_prefix("UTC").or_else(|| upper.strip_prefix("GMT"))?.trim_start_matches('_');
    let (sign, digits) = match hours.strip_prefix('+') {
        Some(digits) => ('-', digits),
        None => ('+', hours.strip_prefix('-')?),
    };
    let hours: u8 = digits.trim_start_matches('_').parse().ok()?;
    let name = if hours == 0 { "UTC".to_owned() } else { format!("Etc/GMT{sign}{hours}") };
    TimeZone::get(&name).ok().map(|_| name)
}

/// A zone's name for people: `America/New York`, `UTC+2`.
pub(super) fn title(name: &str) -> String {
    match name.strip_prefix("Etc/GMT") {
        Some(hours) if hours.starts_with('-') => format!("UTC{}", hours.replacen('-', "+", 1)),
        Some(hours) if hours.starts_with('+') => format!("UTC{}", hours.replacen('+', "-", 1)),
        _ => name.replace('_', " "),
    }
}

/// The typed text, safe to be quoted.
pub(super) fn quoted(typed: &str) -> String {
    typed.chars().filter(|letter| letter.is_alphanumeric() || " /_+-".contains(*letter)).take(40).collect()
}

/// A zone's city: `Buenos Aires`.
pub(super) fn city(name: &str) -> String {
    name.rsplit('/').next().unwrap_or(name).replace('_', " ")
}

/// The local time in a zone: `22:05`.
pub(super) fn clock_in(name: &str, now: i64) -> String {
    clock(quiet::local(now, &quiet::zone(Some(name))).1)
}

/// A minute of the day: `22:05`.
pub(super) fn clock(minute: u16) -> String {
    format!("{:02}:{:02}", minute / 60, minute % 60)
}

/// Zones that match what is being typed, those that begin with it first, each with its local time.
pub(crate) fn suggestions(typed: &str, now: i64) -> Vec<(String, String)> {
    let apart = from_utc(&typed.trim().replace(' ', "_"));
    let typed = typed.trim().to_lowercase().replace(' ', "_");
    let offered = |name: &str| OFFERED.iter().any(|(_, names)| names.contains(&name));
    let mut found: Vec<((u8, bool), String)> = tz::db()
        .available()
        .filter_map(|name| {
            let name = name.to_string();
            let lower = name.to_lowercase();
            let city = lower.rsplit('/').next().unwrap_or_default();
            let rank = match () {
                () if city == typed => 0,
                () if city.starts_with(&typed) => 1,
                () if lower.starts_with(&typed) => 2,
                () if lower.contains(&typed) => 3,
                () => return None,
            };
            TimeZone::get(&name).ok()?;
            Some(((rank, !offered(&name)), name))
        })
        .collect();
    found.sort();
    let shown = |name: String| (format!("{} · {}", title(&name), clock_in(&name, now)), name);
    let names = apart.into_iter().chain(found.into_iter().map(|(_, name)| name));
    names.take(MOST_SHOWN).map(shown).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 1 July 2026, noon in UTC.
    const NOW: i64 = 1_782_907_200_000;

    #[test]
    fn every_zone_offered_is_known_and_stands_once() {
        let mut seen = std::collections::BTreeSet::new();
        for name in OFFERED.iter().flat_map(|(_, names)| *names) {
            assert_eq!(known(name).as_deref(), Some(*name));
            assert!(seen.insert(name), "{name}");
        }
        assert!(OFFERED.iter().all(|(_, names)| names.len() <= MOST_SHOWN));
    }

    #[test]
    fn zones_are_read_as_people_type_them() {
        assert_eq!(known(" europe/berlin ").as_deref(), Some("Europe/Berlin"));
        assert_eq!(known("america/new york").as_deref(), Some("America/New_York"));
        assert_eq!(known("Berlin").as_deref(), Some("Europe/Berlin"));
        assert_eq!(known("buenos aires").as_deref(), Some("America/Argentina/Buenos_Aires"));
        for (typed, name, shown) in
            [("UTC+2", "Etc/GMT-2", "UTC+2"), ("gmt -3", "Etc/GMT+3", "UTC-3"), ("utc+0", "UTC", "UTC")]
        {
            assert_eq!(known(typed).as_deref(), Some(name));
            assert_eq!(title(name), shown);
        }
        assert_eq!(suggestions("UTC+2", NOW)[0], ("UTC+2 · 14:00".to_owned(), "Etc/GMT-2".to_owned()));
        for odd in ["", "Berlin!", "../etc/passwd", "+02:00", "Mars/Olympus", "UTC+", "UTC+99", "UTC+-2"] {
            assert_eq!(known(odd), None, "{odd}");
        }
        assert_eq!(quoted("`@everyone` x/y"), "everyone x/y");
    }

    #[test]
    fn the_best_zones_come_first_with_the_time_there() {
        let names = |typed: &str| -> Vec<String> {
            suggestions(typed, NOW).into_iter().map(|(_, name)| name).collect()
        };
        assert_eq!(names("berlin")[0], "Europe/Berlin");
        assert_eq!(names("new york")[0], "America/New_York");
        assert_eq!(names("syd")[0], "Australia/Sydney");
        assert_eq!(names("america/")[0], "America/Anchorage", "those most people live in go before the rest");
        assert_eq!(names("").len(), MOST_SHOWN);
        assert_eq!(names("atlantis"), [""; 0]);
        assert_eq!(suggestions("berlin", NOW)[0].0, "Europe/Berlin · 14:00");
        assert_eq!(suggestions("new york", NOW)[0].0, "America/New York · 08:00");
    }
}
