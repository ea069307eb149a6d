//! What may be done next: each part safe by itself.

use super::ground::{Ground, Running};
use super::step::Step;
use crate::board::{Role, SquareSet};
use crate::cards::Cards;
use crate::chess::Move;
use crate::work;

/// The legal regular moves, in no order, with what they lead to. Each is a whole turn by itself.
pub(super) fn moves(ground: &Ground) -> impl Iterator<Item = (Move, Ground, Running)> + '_ {
    let side = ground.base.turn();
    ground.pseudo_moves().chain(ground.castlings()).filter_map(move |mv| {
        work::spend(1);
        let mut after = *ground;
        let (_, running) = after.make(mv);
        (!after.in_check(side)).then_some((mv, after, running))
    })
}

/// In how many ways a turn that is running may end with these cards in hand.
pub(super) fn ways_to_end(ground: &Ground, running: Running, hand: &Cards) -> u64 {
    let further = |(_, ground, running): (Step, Ground, Running)| ways_to_end(&ground, running, hand);
    let hops: u64 = hops(ground, running).map(further).sum();
    1 + hops + plays(ground, hand).count() as u64
}

/// What may follow in a turn that is running, with these cards in hand; empty when it ends by itself.
pub(super) fn tail(ground: &Ground, running: Running, hand: &Cards) -> Vec<Step> {
    let hops = hops(ground, running).map(|(step, ..)| step);
    let mut steps: Vec<Step> = hops.chain(plays(ground, hand)).collect();
    if !steps.is_empty() {
        steps.push(Step::Done);
    }
    steps.sort_unstable();
    steps
}

/// The cards that may be played, each under every piece that it may go under.
fn plays(ground: &Ground, hand: &Cards) -> impl Iterator<Item = Step> {
    let wanted = hand.kinds().fold(SquareSet::EMPTY, |all, card| all | ground.fits(card));
    let receivers = ground.receivers(wanted);
    hand.kinds()
        .flat_map(move |card| (ground.fits(card) & receivers).iter().map(move |on| Step::Play { card, on }))
}

/// The steps after which the own king is safe, with what they lead to.
fn hops(ground: &Ground, running: Running) -> impl Iterator<Item = (Step, Ground, Running)> + '_ {
    let side = ground.mover();
    let pawn = running.square.and_then(|square| ground.base.placement().role_at(square));
    let pawn = pawn.is_some_and(Role::is_pawn);
    ground.hops(running).iter().flat_map(move |to| {
        let promotes = pawn && to.rank() == side.rank(7);
        let kinds = if promotes { &Role::PROMOTIONS[..] } else { &[] };
        let plain = (!promotes).then_some(None);
        plain.into_iter().chain(kinds.iter().copied().map(Some)).filter_map(move |promotion| {
            work::spend(1);
            let mut after = *ground;
            let (_, running) = after.hop(running, to, promotion);
            (!after.in_check(side)).then_some((Step::Hop { to, promotion }, after, running))
        })
    })
}

/// Whether the side to move may capture on the en-passant square.
pub(super) fn en_passant(ground: &Ground) -> bool {
    ground.base.en_passant().is_some() && moves(ground).any(|(mv, ..)| ground.base.is_en_passant(mv))
}
