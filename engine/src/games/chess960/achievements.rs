//! Achievements of Chess960.

use crate::rules::story::{Moment, Story};
use crate::rules::{Achieved, Achievement, Achievements, Value};

/// Drew the array of ordinary chess.
const USUAL_ARRAY: Achievement = Achievement { rank: 30, id: "usual-array" };

/// The game's own achievements.
pub(super) const ALL: Achievements = Achievements { list: &[USUAL_ARRAY], of };

/// The array of ordinary chess.
const USUAL: &str = "518";

fn of(story: &Story) -> Vec<Achieved> {
    let usual = Value::Text(USUAL.to_owned());
    let drawn = |moment: &Moment| moment.values("chess960/array", "number").any(|number| *number == usual);
    let draws = story.moments.iter().filter(|moment| drawn(moment));
    draws.flat_map(|_| story.seats.iter().map(|seat| (seat, USUAL_ARRAY, 1))).collect()
}
