//! Achievements of Masquerade Chess.

use crate::rules::{Achieved, Achievement, Achievements, Story};

/// Revealed how all five kinds capture, and won.
const UNMASKED: Achievement = Achievement { rank: 80, id: "unmasked" };
/// Won without a wrong guess.
const KNEW_IT: Achievement = Achievement { rank: 90, id: "knew-it" };

/// The game's own achievements.
pub(super) const ALL: Achievements = Achievements { list: &[UNMASKED, KNEW_IT], of };

/// The five kinds whose captures are chosen.
const KINDS: [&str; 5] = ["king", "queen", "rook", "bishop", "knight"];
/// The least number of right guesses for [`KNEW_IT`].
const MANY: usize = 3;

fn of(story: &Story) -> Vec<Achieved> {
    let mut done = Vec::new();
    for seat in story.winners.iter() {
        let own = || story.moments_of(seat);
        let right: Vec<&str> = own().flat_map(|moment| moment.kinds("masquerade/right", "piece")).collect();
        let wrong = own().flat_map(|moment| moment.values("masquerade/wrong", "piece")).count();
        if wrong == 0 && right.len() >= MANY {
            done.push((seat, KNEW_IT, 1));
        }
        if KINDS.iter().all(|kind| right.contains(kind)) {
            done.push((seat, UNMASKED, 1));
        }
    }
    done
}
