//! Calendar and clock arithmetic: time controls ([`control`]), which time counts ([`calendar`]), spans as
//! they are typed and read ([`span`]), quiet hours and times of the day ([`quiet`]), reminders ([`points`]).
//! Pure: no clock, no database.

pub mod calendar;
pub mod control;
pub mod points;
pub mod quiet;
pub mod span;

/// A second in milliseconds.
pub const SECOND: i64 = 1000;
/// Milliseconds of a minute.
pub const MINUTE: i64 = 60_000;
/// Milliseconds of an hour.
pub const HOUR: i64 = 60 * MINUTE;
/// Milliseconds of a day.
pub const DAY: i64 = 24 * HOUR;
