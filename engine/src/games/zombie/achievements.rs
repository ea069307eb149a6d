//! Achievements of Zombie Chess.

use super::scene::RISEN;
use crate::rules::story::{Story, token};
use crate::rules::{Achieved, Achievement, Achievements};

/// Moved three zombies in one turn.
const HORDE: Achievement = Achievement { rank: 210, id: "horde" };
/// Raised zombies.
const GRAVEDIGGER: Achievement = Achievement { rank: 310, id: "gravedigger" };

/// The game's own achievements.
pub(super) const ALL: Achievements = Achievements { list: &[HORDE, GRAVEDIGGER], of };

/// The least number of zombies moved in one turn for the achievement.
const MANY: usize = 3;

fn of(story: &Story) -> Vec<Achieved> {
    let mut done = Vec::new();
    for moment in &story.moments {
        let Some(seat) = moment.by else { continue };
        let walks = |square| token(&moment.before, square).is_some_and(|one| one.state == Some(RISEN));
        if moment.moves().count() >= MANY && moment.moves().all(|(from, _)| walks(from)) {
            done.push((seat, HORDE, 1));
        }
        let risen = story.owners(moment, "zombie/rose").filter(|owner| *owner == seat);
        done.extend(risen.map(|_| (seat, GRAVEDIGGER, 1)));
    }
    done
}
