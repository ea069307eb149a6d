//! Boards with cards dealt anew, for puzzles: with an empty pile, so that nothing has to be guessed.
//!
//! Games of computers hardly give such puzzles as they stand: where only few cards are left, it is decided that no king can be taken. As
//! many cards are captured as pieces are gone, and as many are left as there would be in this turn.

use engine::board::Side;
use engine::cards::{Card, Cards, Deck};
use engine::evaluate::fold;
use engine::games::cooperative::Cooperative;
use engine::games::cooperative::prospect::Prospect;
use engine::games::cooperative::state::State;
use engine::rules::{Options, Rules};
use rand_core::Rng;

use super::ending::Ending;
use crate::player::numbers;

/// How many deals are tried until one has a single good turn: more before the last but one turn of a game, of which fewer have, and each is
/// soon worked out.
const DEALS: [u64; 2] = [160, 24];
/// How many cards there are.
const CARDS: usize = 32;

/// A position with the same board and one good turn that can be worked out with so many positions; `None` where it isn't found.
pub(super) fn dealt(position: &str, nodes: u64) -> Option<String> {
    let state = Cooperative::parse(position, &Options::default()).ok()?;
    let (seed, deals) = (fold(&position.as_bytes()), DEALS[state.public.board.side.index()]);
    (0..deals).find_map(|number| {
        let dealt = deal(state.clone(), seed, number)?;
        let study = Ending::new(nodes).study(&Prospect::new(&dealt));
        study.is_some_and(|study| study.clear).then(|| dealt.text())
    })
}

/// Deals the cards of a position anew, on its board; `None` without all cards.
pub(super) fn deal(mut state: State, seed: u64, number: u64) -> Option<State> {
    let mut dice = numbers(seed, number);
    let public = &mut state.public;
    let (mover, other) = (public.board.side.index(), public.board.side.other().index());
    let hidden = state.hands.iter().flat_map(Cards::iter).chain(state.deck.cards().iter());
    let open = public.stacks.iter().flatten().chain(&public.captured).copied();
    let mut cards: Vec<Card> = hidden.chain(open).collect();
    if cards.len() != CARDS {
        return None;
    }
    for last in (1..cards.len()).rev() {
        cards.swap(last, dice.next_u32() as usize % (last + 1));
    }
    // White plays the first card: before a turn of White's both hold as many, before one of Black's that is one more.
    let held = [1, if public.board.side == Side::White { 1 } else { 2 }];
    let gone = CARDS - public.board.placement.occupied().len();
    let mut take = |count: usize| cards.split_off(cards.len().saturating_sub(count));
    state.hands[other] = take(held[0]).into_iter().collect();
    state.hands[mover] = take(held[1]).into_iter().collect();
    public.captured = take(gone);
    public.stacks[other] = take((CARDS - held[0] - held[1] - gone) / 2);
    public.stacks[mover] = take(CARDS);
    // So many turns were played as cards.
    public.number = ((CARDS - held[0] - held[1]) / 2 + 1) as u32;
    state.deck = Deck::stacked(&[]);
    Some(state)
}
