//! The stored result of a review: shares of the win turn by turn, and turning points.

use serde::{Deserialize, Serialize};

/// A whole win, in thousandths.
pub(crate) const WHOLE: i32 = 1_000;
/// How quickly a lead becomes a likely win, for each hundredth of a pawn: a pawn is about 59 of 100, a rook 86.
const STEEP: f64 = 0.003_682;

/// The result of a review.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Study {
    /// The value of the game before each turn, and at its end.
    pub(crate) points: Vec<Point>,
    /// The turning points, in the order of the game.
    pub(crate) turning: Vec<Turning>,
}

/// The value of the game at a point: shares of its first side, in thousandths.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Point {
    /// The turn's number, as in the record.
    pub(crate) number: u32,
    /// By the whole truth.
    pub(crate) truth: i32,
    /// By what each seat could know; empty where everybody knew all.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) known: Vec<i32>,
}

/// A turn that made its side's position worse.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Turning {
    /// The index of the point before it.
    pub(crate) point: usize,
    /// The length of the log before it.
    pub(crate) entries: i64,
    /// The seat that played it.
    pub(crate) seat: u8,
    /// Whether it began its round, for the form of its number.
    pub(crate) first: bool,
    /// The turn, as in the log.
    pub(crate) played: String,
    /// The better turn, step by step, with the expected line after it.
    pub(crate) better: Vec<String>,
    /// How much of a win it cost by what the seat could know, in thousandths.
    pub(crate) lost: i32,
    /// Why the better turn was better.
    pub(crate) why: Why,
}

/// Why a turn was better than the one played, as far as can be said in truth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Why {
    /// It forces a win.
    Wins,
    /// The played turn loses by force, and this one doesn't.
    Saves,
    /// These pieces are captured for nothing in the expected line.
    Takes(Vec<String>),
    /// Its side stays ahead.
    Ahead,
    /// It keeps the balance.
    Even,
    /// Its side is still worse, but less so.
    LessBad,
}

/// Converts a value in hundredths of a pawn to a share in thousandths: half if nobody is better.
pub(crate) fn share(value: i32) -> i32 {
    let share = 1.0 / (1.0 + (-STEEP * f64::from(value)).exp());
    (share * f64::from(WHOLE)).round() as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_fair_to_both_sides_and_never_fall() {
        assert_eq!((share(0), share(30_000), share(-30_000)), (500, 1_000, 0));
        for value in -2_000..2_000 {
            assert!((share(value) + share(-value) - WHOLE).abs() <= 1, "{value}");
            assert!(share(value) <= share(value + 1), "{value}");
        }
        assert!((580..600).contains(&share(100)), "{}", share(100));
    }

    #[test]
    fn what_was_kept_is_read_again() {
        let point = Point { number: 3, truth: 510, known: vec![400, 600] };
        let why = Why::Takes(vec!["rook".to_owned()]);
        let (played, better) = ("a2a3".to_owned(), vec!["d7d8".to_owned(), String::new()]);
        let turning = Turning { point: 0, entries: 7, seat: 1, first: false, played, better, lost: 210, why };
        let study = Study { points: vec![point], turning: vec![turning] };
        let text = serde_json::to_string(&study).expect("it is written");
        assert_eq!(serde_json::from_str::<Study>(&text).ok(), Some(study));
    }
}
