//! Legal continuations of a turn: each part safe by itself.

use super::board::CheckerBoard;
use super::step::Step;
use crate::board::{Square, SquareSet};
use crate::cards::{Card, Cards};
use crate::duel::{Hop, Laden, Running};

/// The number of ways to end a running turn with these cards in hand.
pub(super) fn ways_to_end(board: &CheckerBoard, running: Running, hand: &Cards) -> u64 {
    let further = |(_, board, running): (Hop, CheckerBoard, Running)| ways_to_end(&board, running, hand);
    let hops: u64 = board.safe_hops(running).map(further).sum();
    1 + hops + plays(board, hand).count() as u64
}

/// The legal steps of a running turn with these cards in hand; empty when it ends by itself.
pub(super) fn tail(board: &CheckerBoard, running: Running, hand: &Cards) -> Vec<Step> {
    let hops = board.safe_hops(running).map(|(hop, ..)| Step::Hop(hop));
    let plays = plays(board, hand).map(|(card, on)| Step::Play { card, on });
    let mut steps: Vec<Step> = hops.chain(plays).collect();
    if !steps.is_empty() {
        steps.push(Step::Done);
    }
    steps.sort_unstable();
    steps
}

/// Whether a running turn can go on; otherwise it ends by itself.
pub(super) fn goes_on(board: &CheckerBoard, running: Running, hand: &Cards) -> bool {
    board.safe_hops(running).next().is_some() || plays(board, hand).next().is_some()
}

/// The playable cards, each with every piece it may go under.
pub(super) fn plays(board: &CheckerBoard, hand: &Cards) -> impl Iterator<Item = (Card, Square)> {
    let wanted = hand.kinds().fold(SquareSet::EMPTY, |all, card| all | board.fits(card));
    let receivers = board.receivers(wanted);
    hand.kinds().flat_map(move |card| (board.fits(card) & receivers).iter().map(move |on| (card, on)))
}
