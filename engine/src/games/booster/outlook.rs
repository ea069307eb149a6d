//! What may be done next: each part safe by itself.

use super::ground::Ground;
use super::step::Step;
use crate::board::SquareSet;
use crate::cards::Cards;
use crate::duel::{Hop, Laden, Running};

/// In how many ways a turn that is running may end with these cards in hand.
pub(super) fn ways_to_end(ground: &Ground, running: Running, hand: &Cards) -> u64 {
    let further = |(_, ground, running): (Hop, Ground, Running)| ways_to_end(&ground, running, hand);
    let hops: u64 = ground.safe_hops(running).map(further).sum();
    1 + hops + plays(ground, hand).count() as u64
}

/// What may follow in a turn that is running, with these cards in hand; empty when it ends by itself.
pub(super) fn tail(ground: &Ground, running: Running, hand: &Cards) -> Vec<Step> {
    let hops = ground.safe_hops(running).map(|(hop, ..)| Step::Hop(hop));
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

/// Whether the side to move may capture on the en-passant square.
pub(super) fn en_passant(ground: &Ground) -> bool {
    ground.base.en_passant().is_some() && ground.safe_moves().any(|(mv, ..)| ground.base.is_en_passant(mv))
}
