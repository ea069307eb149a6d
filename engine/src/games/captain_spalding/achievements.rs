//! Achievements of Captain Spalding Chess.

use crate::rules::{Achieved, Achievement, Achievements, Story};

/// Let an elephant out of a pajama.
const ELEPHANT: Achievement = Achievement { rank: 240, id: "elephant" };
/// Brought a bat to the last rank.
const BOOH: Achievement = Achievement { rank: 250, id: "booh" };

/// The game's own achievements.
pub(super) const ALL: Achievements = Achievements { list: &[ELEPHANT, BOOH], of };

fn of(story: &Story) -> Vec<Achieved> {
    let mut done = Vec::new();
    for moment in &story.moments {
        done.extend(story.owners(moment, "captain-spalding/promoted").map(|seat| (seat, BOOH, 1)));
        let Some(seat) = moment.by else { continue };
        let made = moment.kinds("captain-spalding/created", "piece");
        done.extend(made.filter(|kind| kind.contains("elephant")).map(|_| (seat, ELEPHANT, 1)));
    }
    done
}
