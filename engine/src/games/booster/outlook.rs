//! What may be done next: each part safe by itself.

use super::ground::{Ground, Running};
use super::step::Step;
use crate::board::{Role, SquareSet};
use crate::cards::Cards;
use crate::chess::Move;
use crate::work;

/// The legal regular moves, in no order. Each is a whole turn by itself.
pub(super) fn moves(ground: &Ground) -> impl Iterator<Item = Move> + '_ {
    let side = ground.base.turn();
    ground.pseudo_moves().chain(ground.castlings()).filter(move |mv| {
        work::spend(1);
        let mut after = *ground;
        after.make(*mv);
        !after.in_check(side)
    })
}

/// What may follow in a turn that is running, with these cards in hand; empty when it ends by itself.
pub(super) fn tail(ground: &Ground, running: Running, hand: &Cards) -> Vec<Step> {
    let mut steps = hops(ground, running);
    let wanted = hand.kinds().fold(SquareSet::EMPTY, |all, card| all | ground.fits(card));
    let receivers = ground.receivers(wanted);
    for card in hand.kinds() {
        steps.extend((ground.fits(card) & receivers).iter().map(|on| Step::Play { card, on }));
    }
    if !steps.is_empty() {
        steps.push(Step::Done);
    }
    steps.sort_unstable();
    steps
}

/// The steps after which the own king is safe.
fn hops(ground: &Ground, running: Running) -> Vec<Step> {
    let side = ground.mover();
    let pawn = running.square.and_then(|square| ground.base.placement().role_at(square));
    let pawn = pawn.is_some_and(Role::is_pawn);
    let targets = ground.hops(running).iter();
    let steps = targets.flat_map(|to| {
        let promotes = pawn && to.rank() == side.rank(7);
        let kinds = if promotes { &Role::PROMOTIONS[..] } else { &[] };
        let plain = (!promotes).then_some(None);
        plain
            .into_iter()
            .chain(kinds.iter().copied().map(Some))
            .filter(move |promotion| {
                work::spend(1);
                let mut after = *ground;
                after.hop(running, to, *promotion);
                !after.in_check(side)
            })
            .map(move |promotion| Step::Hop { to, promotion })
    });
    steps.collect()
}

/// Whether the side to move may capture on the en-passant square.
pub(super) fn en_passant(ground: &Ground) -> bool {
    ground.base.en_passant().is_some() && moves(ground).any(|mv| ground.base.is_en_passant(mv))
}
