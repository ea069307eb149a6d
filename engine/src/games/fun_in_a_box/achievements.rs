//! Achievements of Fun-in-a-Box Chess.

use crate::rules::{Achieved, Achievement, Achievements, Story};

/// Took the other side's Things.
const WHAT_A_SHAME: Achievement = Achievement { rank: 260, id: "what-a-shame" };
/// Captured between two Things.
const SANDWICH: Achievement = Achievement { rank: 270, id: "sandwich" };

/// The game's own achievements.
pub(super) const ALL: Achievements = Achievements { list: &[WHAT_A_SHAME, SANDWICH], of };

fn of(story: &Story) -> Vec<Achieved> {
    let mut done = Vec::new();
    for moment in &story.moments {
        let Some(seat) = moment.by else { continue };
        for code in ["fun-in-a-box/lost", "fun-in-a-box/latched"] {
            done.extend(moment.values(code, "side").map(|_| (seat, WHAT_A_SHAME, 1)));
        }
        let between = moment.after.cells.iter().filter(|cell| cell.marks.captured).count();
        if between > 0 && moment.begins().is_some_and(|mover| mover.art == "thing") {
            done.push((seat, SANDWICH, between as i64));
        }
    }
    done
}
