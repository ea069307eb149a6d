//! Achievements of Thinktank Chess.

use crate::rules::story::{Moment, Story};
use crate::rules::{Achieved, Achievement, Achievements};

/// Mated with a piece that captures in another way than it moves.
const THOUGHT_AGAIN: Achievement = Achievement { rank: 150, id: "thought-again" };

/// The game's own achievements.
pub(super) const ALL: Achievements = Achievements { list: &[THOUGHT_AGAIN], of };

/// Finds the achievements of any game with such pieces.
pub(in crate::games) fn of(story: &Story) -> Vec<Achieved> {
    let divergent = |moment: &Moment| moment.mover().is_some_and(|piece| piece.captures.is_some());
    let mate = story.mate().filter(|(moment, _)| divergent(moment));
    mate.map(|(_, seat)| (seat, THOUGHT_AGAIN, 1)).into_iter().collect()
}
