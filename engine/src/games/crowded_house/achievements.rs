//! Achievements of Crowded House.

use crate::rules::{Achieved, Achievement, Achievements, Story};

/// Won after a partner had no move and passed.
const STANDING_ROOM: Achievement = Achievement { rank: 60, id: "crowded-out" };

/// The game's own achievements.
pub(super) const ALL: Achievements = Achievements { list: &[STANDING_ROOM], of };

fn of(story: &Story) -> Vec<Achieved> {
    let mut passed = story.moments.iter().flat_map(|moment| moment.values("crowded-house/pass", "player"));
    match passed.any(|player| story.seat_of(player).is_some_and(|seat| story.winners.contains(seat))) {
        true => story.winners.iter().map(|seat| (seat, STANDING_ROOM, 1)).collect(),
        false => Vec::new(),
    }
}
