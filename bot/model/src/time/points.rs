//! Reminder points: at half of the time, a day, some hours before the end.

use std::fmt;

use jiff::tz::TimeZone;

use super::quiet::Quiet;
use super::{DAY, HOUR, MINUTE};

/// The least time between two reminders, and from the prompt and to the end.
const APART: i64 = 15 * MINUTE;

/// A point at which a reminder comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Point {
    /// When half of the time is left.
    Half,
    /// When a day is left.
    Day,
    /// When twelve hours are left.
    HalfDay,
    /// When four hours are left.
    Hours,
    /// When an hour is left.
    Hour,
}

impl Point {
    /// Every point, in menu order.
    pub const ALL: [Self; 5] = [Self::Half, Self::Day, Self::HalfDay, Self::Hours, Self::Hour];

    /// The stable word.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Half => "half",
            Self::Day => "1d",
            Self::HalfDay => "12h",
            Self::Hours => "4h",
            Self::Hour => "1h",
        }
    }

    /// The point with this word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|point| point.word() == word)
    }

    /// How much time is left at this point, of `whole`.
    #[must_use]
    pub const fn left(self, whole: i64) -> i64 {
        match self {
            Self::Half => whole / 2,
            Self::Day => DAY,
            Self::HalfDay => DAY / 2,
            Self::Hours => 4 * HOUR,
            Self::Hour => HOUR,
        }
    }
}

/// The reminder points a person has chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Points([bool; Point::ALL.len()]);

impl Default for Points {
    /// The default: half of the time, and four hours before the end.
    fn default() -> Self {
        Self::NONE.with(Point::Half, true).with(Point::Hours, true)
    }
}

impl Points {
    /// No reminders.
    pub const NONE: Self = Self([false; Point::ALL.len()]);

    /// Reads `half,4h`; unknown words are ignored.
    #[must_use]
    pub fn read(text: &str) -> Self {
        text.split(',')
            .filter_map(Point::from_word)
            .fold(Self::NONE, |points, point| points.with(point, true))
    }

    /// These points with or without one.
    #[must_use]
    pub fn with(mut self, point: Point, wanted: bool) -> Self {
        self.0[point as usize] = wanted;
        self
    }

    /// Whether a point is among them.
    #[must_use]
    pub fn has(self, point: Point) -> bool {
        self.0[point as usize]
    }

    /// Its points, in menu order.
    pub fn iter(self) -> impl Iterator<Item = Point> {
        Point::ALL.into_iter().filter(move |point| self.has(*point))
    }

    /// When reminders come, in order, for a player asked at `asked` with a deadline of `deadline` and `whole`
    /// time altogether. `moment` answers when a given time is left. Of several close together only the last
    /// one comes.
    #[must_use]
    pub fn moments(
        self,
        asked: i64,
        deadline: i64,
        whole: i64,
        now: i64,
        day: (Option<Quiet>, &TimeZone),
        moment: impl Fn(i64) -> i64,
    ) -> Vec<(Point, i64)> {
        let mut all: Vec<(Point, i64)> = self
            .iter()
            .map(|point| (point, moment(point.left(whole))))
            .filter(|(_, due)| *due > now && *due >= asked + APART && *due + APART <= deadline)
            .collect();
        all.sort_by_key(|(_, due)| *due);
        // Of two put off to the same morning only the later one comes.
        for (_, due) in &mut all {
            if let (Some(quiet), zone) = day {
                *due = quiet.spare(*due, deadline, now, zone);
            }
        }
        all.sort_by_key(|(_, due)| *due);
        let mut apart: Vec<(Point, i64)> = Vec::new();
        for next in all {
            apart.retain(|(_, due)| next.1 - due >= APART);
            apart.push(next);
        }
        apart
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.iter().map(Point::word).collect::<Vec<_>>().join(","))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_come_back_from_their_text() {
        for text in ["", "half", "half,4h", "half,1d,12h,4h,1h"] {
            assert_eq!(Points::read(text).to_string(), text);
        }
        assert_eq!(Points::default().to_string(), "half,4h");
        assert_eq!(Points::read("1h,soon,half,1h").to_string(), "half,1h");
    }

    /// The hours at which a player is reminded who was asked at hour 0 and has `whole` hours.
    fn hours(points: &str, whole: i64, now: i64) -> Vec<i64> {
        let deadline = whole * HOUR;
        Points::read(points)
            .moments(0, deadline, deadline, now * HOUR, (None, &TimeZone::UTC), |left| deadline - left)
            .into_iter()
            .map(|(_, due)| due / HOUR)
            .collect()
    }

    #[test]
    fn what_is_past_or_too_close_is_left_out() {
        let all = "half,1d,12h,4h,1h";
        assert_eq!(hours(all, 72, 0), [36, 48, 60, 68, 71]);
        assert_eq!(hours(all, 72, 48), [60, 68, 71], "what is past is past");
        assert_eq!(hours(all, 8, 0), [4, 7], "half of eight hours are the four hours");
        assert_eq!(hours(all, 4, 0), [2, 3], "nobody is reminded as soon as they are asked");
        assert_eq!(hours("", 72, 0), [0; 0]);
        let minutes =
            Points::default()
                .moments(0, 10 * MINUTE, 10 * MINUTE, 0, (None, &TimeZone::UTC), |left| 10 * MINUTE - left);
        assert_eq!(minutes, [], "nobody needs a reminder in a game of minutes");
    }

    #[test]
    fn what_waits_for_the_morning_is_one() {
        let night = Quiet::between(22 * 60, 7 * 60);
        let deadline = 36 * HOUR;
        let points = Points::read("half,12h,4h").moments(
            0,
            deadline,
            10 * HOUR,
            12 * HOUR,
            (night, &TimeZone::UTC),
            |left| deadline - left,
        );
        // Twelve hours are left at midnight, half of ten at seven; the first waits until then.
        assert_eq!(points, [(Point::Half, 31 * HOUR), (Point::Hours, 32 * HOUR)]);
    }
}
