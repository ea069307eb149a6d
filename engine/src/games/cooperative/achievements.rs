//! What is worth a smile in Cooperative Chess.

use crate::rules::story::{Moment, Story};
use crate::rules::{Achieved, Achievement, Achievements, GameResult};

/// Took the king away from all six kinds, or nearly.
const SPOTLESS: Achievement = Achievement { rank: 50, id: "spotless" };
/// Captured three times in one turn.
const DOMINO: Achievement = Achievement { rank: 230, id: "domino" };

/// All of them.
pub(super) const ALL: Achievements = Achievements { list: &[SPOTLESS, DOMINO], of };

/// How many of the six kinds have to be gone.
const GONE: u32 = 5;
/// How many captures are many for one turn.
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

/// How many captures followed the card: the part of one letter.
fn captures_after_card(moment: &Moment) -> usize {
    let card = moment.parts.iter().position(|part| part.len() == 1);
    card.map_or(0, |at| moment.parts.len() - at - 1)
}
