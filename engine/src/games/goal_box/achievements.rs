//! Achievements of Goal Box Chess.

use crate::rules::{Achieved, Achievement, Achievements, Story};
use crate::seat::Seat;

/// Won after changing places.
const MUSICAL_CHAIRS: Achievement = Achievement { rank: 70, id: "musical-chairs" };

/// The game's own achievements.
pub(super) const ALL: Achievements = Achievements { list: &[MUSICAL_CHAIRS], of };

fn of(story: &Story) -> Vec<Achieved> {
    let swaps = |seat: &Seat| {
        story.moments_of(*seat).flat_map(|moment| &moment.parts).any(|part| part.contains("<>"))
    };
    story.winners.iter().filter(swaps).map(|seat| (seat, MUSICAL_CHAIRS, 1)).collect()
}
