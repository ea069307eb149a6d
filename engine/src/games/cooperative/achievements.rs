//! Achievements of Cooperative Chess.

use crate::rules::story::{Moment, Story};
use crate::rules::{Achieved, Achievement, Achievements, GameResult};

/// Captured all pieces of five or six kinds.
const SPOTLESS: Achievement = Achievement { rank: 50, id: "spotless" };
/// Captured three times in one turn.
const DOMINO: Achievement = Achievement { rank: 230, id: "domino" };

/// The game's own achievements.
pub(super) const ALL: Achievements = Achievements { list: &[SPOTLESS, DOMINO], of };

/// The least number of kinds that are gone for [`SPOTLESS`].
const GONE: u32 = 5;
/// The least number of captures in a turn for [`DOMINO`].
const MANY: usize = 3;

fn of(story: &Story) -> Vec<Achieved> {
    let mut done = Vec::new();
    if matches!(story.outcome.result, GameResult::Scored(score) if score >= GONE) {
        done.extend(story.seats.iter().map(|seat| (seat, SPOTLESS, 1)));
    }
    let many = |moment: &&Moment| captures_after_card(moment) >= MANY;
    done.extend(story.moments.iter().filter(many).filter_map(|moment| Some((moment.by?, DOMINO, 1))));
    done
}

/// The number of captures after the card, which is the part of one letter.
fn captures_after_card(moment: &Moment) -> usize {
    let card = moment.parts.iter().position(|part| part.len() == 1);
    card.map_or(0, |at| moment.parts.len() - at - 1)
}
