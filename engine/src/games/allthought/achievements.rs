//! Achievements of Allthought Chess.

use crate::games::thinktank;
use crate::rules::story::{Moment, Story};
use crate::rules::{Achieved, Achievement, Achievements};

/// Took a queen straight ahead with a pawn.
const STRAIGHT_AHEAD: Achievement = Achievement { rank: 160, id: "straight-ahead" };

/// The game's own achievements.
pub(super) const ALL: Achievements = Achievements { list: &[STRAIGHT_AHEAD], of };

/// Finds achievements; those of Thinktank Chess count as well, since its pieces are here, too.
fn of(story: &Story) -> Vec<Achieved> {
    let mut done = thinktank::achievements::of(story);
    let straight = |moment: &Moment| {
        let seat = moment.by?;
        let (mover, victim, (from, to)) = moment.capture(story.tint(seat))?;
        let ahead = mover.art == "berolina" && victim.name == "queen" && from.file() == to.file();
        ahead.then_some((seat, STRAIGHT_AHEAD, 1))
    };
    done.extend(story.moments.iter().filter_map(straight));
    done
}
