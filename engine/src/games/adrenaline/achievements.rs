//! Achievements of Adrenaline Chess.

use crate::board::Square;
use crate::rules::story::{Moment, Story};
use crate::rules::{Achieved, Achievement, Achievements};

/// Took three extra steps in one turn.
const RUSH_HOUR: Achievement = Achievement { rank: 220, id: "rush-hour" };

/// The game's own achievements.
pub(super) const ALL: Achievements = Achievements { list: &[RUSH_HOUR], of };

/// The least number of extra steps for [`RUSH_HOUR`].
const MANY: usize = 3;

fn of(story: &Story) -> Vec<Achieved> {
    let rushed = story.moments.iter().filter(|moment| extra_steps(moment) >= MANY);
    rushed.filter_map(|moment| Some((moment.by?, RUSH_HOUR, 1))).collect()
}

/// The number of steps after the regular move: parts that are a square alone.
fn extra_steps(moment: &Moment) -> usize {
    moment.parts.iter().skip(1).filter(|part| part.parse::<Square>().is_ok()).count()
}
