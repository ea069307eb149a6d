//! Achievements of Half Alice Chess.

use crate::rules::story::{Moment, Story};
use crate::rules::{Achieved, Achievement, Achievements};
use crate::scene::State;

/// Mated from behind the looking-glass.
const LOOKING_GLASS: Achievement = Achievement { rank: 140, id: "looking-glass" };

/// The game's own achievements.
pub(super) const ALL: Achievements = Achievements { list: &[LOOKING_GLASS], of };

fn of(story: &Story) -> Vec<Achieved> {
    let mirrored = |moment: &Moment| moment.mover().is_some_and(|piece| piece.state == Some(State::Mirrored));
    let mate = story.mate().filter(|(moment, _)| mirrored(moment));
    mate.map(|(_, seat)| (seat, LOOKING_GLASS, 1)).into_iter().collect()
}
