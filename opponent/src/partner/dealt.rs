//! Deals cards anew on a given board, for puzzles: with an empty pile, so that nothing has to be guessed.
//!
//! Real endings hardly make puzzles: with few cards left it is usually decided that no king can be taken. The deal captures as many
//! cards as pieces are gone from the board, and leaves as many in the hands as there are at this point of a game.

use engine::board::Side;
use engine::cards::{Card, Cards, Deck};
use engine::evaluate::fold;
use engine::games::cooperative::Cooperative;
use engine::games::cooperative::prospect::Prospect;
use engine::games::cooperative::state::State;
use engine::rules::{Options, Rules};

use super::ending::Ending;
use super::shuffle;
use crate::player::numbers;

/// The most deals to try for a single good turn, by the side to move. White has one card and moves last but one: such positions are
/// solved quickly, and fewer of them are puzzles.
const DEALS: [u64; 2] = [160, 24];
/// The number of cards.
const CARDS: usize = 32;

/// Finds a deal on a position's board with one good turn, solved within `nodes` positions; `None` if none of the deals has one.
pub(super) fn dealt(position: &str, nodes: u64) -> Option<String> {
    let state = Cooperative::parse(position, &Options::default()).ok()?;
    let (seed, deals) = (fold(&position.as_bytes()), DEALS[state.public.board.side.index()]);
    (0..deals).find_map(|number| {
        let dealt = deal(state.clone(), seed, number)?;
        let study = Ending::new(nodes).study(&Prospect::new(&dealt));
        study.is_some_and(|study| study.clear).then(|| dealt.text())
    })
}

/// Deals the cards of a position anew; `None` if they aren't all there.
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
    shuffle(&mut cards, &mut dice);
    // White plays the first card: before White's turn both hold equally many, before Black's turn Black holds one more.
    let held = [1, if public.board.side == Side::White { 1 } else { 2 }];
    let gone = CARDS - public.board.placement.occupied().len();
    let mut take = |count: usize| cards.split_off(cards.len().saturating_sub(count));
    state.hands[other] = take(held[0]).into_iter().collect();
    state.hands[mover] = take(held[1]).into_iter().collect();
    public.captured = take(gone);
    public.stacks[other] = take((CARDS - held[0] - held[1] - gone) / 2);
    public.stacks[mover] = take(CARDS);
    // One card was played in each turn so far.
    public.number = ((CARDS - held[0] - held[1]) / 2 + 1) as u32;
    state.deck = Deck::stacked(&[]);
    Some(state)
}
