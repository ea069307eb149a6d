//! Achievements of Chess Golf.

use crate::rules::{Achieved, Achievement, Achievements, Story, Value};
use crate::seat::Seat;

/// Solved a hole that the referee didn't solve.
const OUTWITTED: Achievement = Achievement { rank: 20, id: "outwitted" };
/// Solved a hole in one move.
const HOLE_IN_ONE: Achievement = Achievement { rank: 100, id: "hole-in-one" };
/// Bid "impossible", and was right.
const NO_MEANS_NO: Achievement = Achievement { rank: 110, id: "no-means-no" };

/// The game's own achievements.
pub(super) const ALL: Achievements = Achievements { list: &[OUTWITTED, HOLE_IN_ONE, NO_MEANS_NO], of };

/// Finds achievements, hole by hole.
fn of(story: &Story) -> Vec<Achieved> {
    let mut done = Vec::new();
    let mut bids: &[Value] = &[];
    let mut solver: Option<Seat> = None;
    for moment in &story.moments {
        if let Some(Value::List(given)) = moment.values("golf/bids", "bids").last() {
            bids = given;
        }
        let solved = moment.values("golf/solved", "player").zip(moment.values("golf/solved", "moves"));
        for (player, moves) in solved {
            solver = story.seat_of(player);
            if *moves == Value::Count(1) {
                done.extend(solver.map(|seat| (seat, HOLE_IN_ONE, 1)));
            }
        }
        if moment.has("golf/open") {
            done.extend(solver.map(|seat| (seat, OUTWITTED, 1)));
        }
        if moment.has("golf/impossible") {
            let zero = bids.iter().filter(|bid| matches!(bid, Value::Score(_, 0)));
            let players = zero.filter_map(|bid| story.seat_of(bid));
            done.extend(players.map(|seat| (seat, NO_MEANS_NO, 1)));
        }
        if ["golf/open", "golf/impossible", "golf/par"].into_iter().any(|code| moment.has(code)) {
            solver = None;
            bids = &[];
        }
    }
    done
}
