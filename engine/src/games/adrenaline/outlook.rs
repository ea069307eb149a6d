//! What may be done next: each part safe by itself, and a legal end in reach.

use std::collections::HashSet;

use super::ground::{Ground, Running};
use super::step::Step;
use crate::board::Role;
use crate::chess::Move;

/// The legal regular moves, in no order.
pub(super) fn moves(ground: &Ground) -> impl Iterator<Item = Move> + '_ {
    let side = ground.base.turn();
    ground.pseudo_moves().chain(ground.castlings()).filter(move |mv| {
        let mut after = *ground;
        let (_, running) = after.make(*mv);
        !after.in_check(side) && running.is_none_or(|running| can_end(&after, running))
    })
}

/// What may follow in a turn that is running; empty when it ends by itself.
pub(super) fn tail(ground: &Ground, running: Running) -> Vec<Step> {
    let mut steps: Vec<Step> = hops(ground, running)
        .filter(|(_, after, running)| can_end(after, *running))
        .map(|(step, ..)| step)
        .collect();
    steps.extend(ground.gifts(running).map(Step::Give));
    if !steps.is_empty() && !ground.owes(running) {
        steps.push(Step::Done);
    }
    steps.sort_unstable();
    steps
}

/// The steps after which the own king is safe, with what they lead to.
fn hops(ground: &Ground, running: Running) -> impl Iterator<Item = (Step, Ground, Running)> + '_ {
    let side = ground.mover();
    let pawn = ground.base.placement().role_at(running.square).is_some_and(Role::is_pawn);
    ground.hops(running).iter().flat_map(move |to| {
        let promotes = pawn && to.rank() == side.rank(7);
        let kinds = if promotes { &Role::PROMOTIONS[..] } else { &[] };
        let plain = (!promotes).then_some(None);
        plain.into_iter().chain(kinds.iter().map(|role| Some(*role))).filter_map(move |promotion| {
            let mut after = *ground;
            let (_, running) = after.hop(running, to, promotion);
            (!after.in_check(side)).then_some((Step::Hop { to, promotion }, after, running))
        })
    })
}

/// Whether a turn that stands like this can be ended: at once, with a checker given, or after more steps.
pub(super) fn can_end(ground: &Ground, running: Running) -> bool {
    if !ground.owes(running) || ground.gifts(running).next().is_some() {
        return true;
    }
    // Rare: every gift would be fatal here. Perhaps one is not after a few more steps. Each board is looked at once.
    let mut seen: HashSet<(Ground, Running)> = HashSet::new();
    let mut open = vec![(*ground, running)];
    while let Some((ground, running)) = open.pop() {
        for (_, after, running) in hops(&ground, running) {
            if !after.owes(running) || after.gifts(running).next().is_some() {
                return true;
            }
            if seen.insert((after, running)) {
                open.push((after, running));
            }
        }
    }
    false
}

/// Whether the side to move may capture on the en-passant square.
pub(super) fn en_passant(ground: &Ground) -> bool {
    ground.base.en_passant().is_some() && moves(ground).any(|mv| ground.base.is_en_passant(mv))
}
