//! What a review found, as it is kept: how the game stood turn by turn, and where it turned.

use serde::{Deserialize, Serialize};

/// The whole of a share, in thousandths.
pub(crate) const WHOLE: i32 = 1_000;
/// How quickly a lead becomes a likely win, for each hundredth of a pawn: a pawn is about 59 of 100, a rook 86.
const STEEP: f64 = 0.003_682;

/// What a review found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Study {
    /// How the game stood before each turn, and at its end.
    pub(crate) points: Vec<Point>,
    /// Where it turned, in the order of the game.
    pub(crate) turning: Vec<Turning>,
}

/// How a game stood at a moment: shares of its first side, in thousandths.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Point {
    /// The number of the turn, as in the record.
    pub(crate) number: u32,
    /// By everything there was to know.
    pub(crate) truth: i32,
    /// By what each seat could know; none where everybody knew all.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) known: Vec<i32>,
}

/// A turn after which the game stood otherwise for the side that played it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Turning {
    /// Which of the points it followed on.
    pub(crate) point: usize,
    /// How long the log was before it.
    pub(crate) entries: i64,
    /// Who played it.
    pub(crate) seat: u8,
    /// Whether it began its round, for how its number is written.
    pub(crate) first: bool,
    /// What was played, as in the log.
    pub(crate) played: String,
    /// What was better, step by step, with the line that was expected behind it.
    pub(crate) better: Vec<String>,
    /// How much of a win it cost by what the seat could know, in thousandths.
    pub(crate) lost: i32,
    /// Why the other turn was better.
    pub(crate) why: Why,
}

/// Why a turn was better than the one that was played, as far as can be said in truth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Why {
    /// It wins by force.
    Wins,
    /// The one that was played loses by force, and this one doesn't.
    Saves,
    /// On the line that was expected these pieces are taken for nothing.
    Takes(Vec<String>),
    /// The side stays ahead.
    Ahead,
    /// Both sides stand alike.
    Even,
    /// The side stands worse all the same, but not so much.
    LessBad,
}

/// What a value in hundredths of a pawn is worth as a share, in thousandths: half for nobody better.
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
