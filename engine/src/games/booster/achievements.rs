//! Achievements of Booster Chess.

use crate::rules::story::{Moment, Story};
use crate::rules::{Achieved, Achievement, Achievements};
use crate::scene::{Tint, Token};

/// Took a hobbled queen.
const LAME_DUCK: Achievement = Achievement { rank: 120, id: "lame-duck" };
/// Mated with a pawn on checkers of its own.
const BOOSTED_PAWN: Achievement = Achievement { rank: 130, id: "boosted-pawn" };

/// The game's own achievements.
pub(super) const ALL: Achievements = Achievements { list: &[LAME_DUCK, BOOSTED_PAWN], of };

fn of(story: &Story) -> Vec<Achieved> {
    let hobbled = |moment: &Moment| {
        let seat = moment.by?;
        let (_, victim, _) = moment.capture(story.tint(seat))?;
        let lame = victim.name == "queen" && stands_on(victim, story.tint(seat));
        lame.then_some((seat, LAME_DUCK, 1))
    };
    let mut done: Vec<Achieved> = story.moments.iter().filter_map(hobbled).collect();
    if let Some((moment, seat)) = story.mate()
        && moment.mover().is_some_and(|piece| piece.name == "pawn")
        && moment.begins().is_some_and(|pawn| stands_on(pawn, story.tint(seat)))
    {
        done.push((seat, BOOSTED_PAWN, 1));
    }
    done
}

/// Whether a piece stands on checkers of a colour.
fn stands_on(piece: &Token, tint: Tint) -> bool {
    piece.stack.is_some_and(|stack| stack.tint == tint)
}
