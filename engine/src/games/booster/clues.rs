//! Deductions about hidden cards, and worlds that fit them.
//!
//! When the deck runs out, everybody who counts knows which cards both hands hold together, and each player knows
//! the other's hand. A card played since came out of those hands or was drawn since: only its kind tells.

use rand_core::Rng;

use super::state::{State, View};
use crate::board::Side;
use crate::cards::{Card, Cards, Deck};

/// The public clues since the deck was last refilled.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Clues {
    /// The cards that both hands held together then.
    kept: Cards,
    /// The number of cards in each hand then.
    held: [u8; 2],
    /// The cards of the refilled deck.
    fresh: Cards,
    /// Cards drawn (`None`) and played since, by side.
    events: Vec<(Side, Option<Card>)>,
}

/// The most explanations tried for what was played before one is taken that may not fit.
const TRIES: u32 = 20_000;

impl Clues {
    /// Clues at a refilled deck of `fresh` cards, while both hands together hold what they `kept`.
    #[must_use]
    pub fn new(kept: Cards, fresh: Cards) -> Self {
        Self { kept, held: [0; 2], fresh, events: Vec::new() }
    }

    /// Like [`Clues::new`], with the number of cards in each hand.
    #[must_use]
    pub fn with_hands(hands: &[Cards; 2], fresh: Cards) -> Self {
        let held = hands.map(|hand| u8::try_from(hand.len()).unwrap_or(u8::MAX));
        Self { held, ..Self::new(hands[0].and(&hands[1]), fresh) }
    }

    /// Records that a side drew a card.
    pub fn drew(&mut self, side: Side) {
        self.events.push((side, None));
    }

    /// Records that a side played a card.
    pub fn played(&mut self, side: Side, card: Card) {
        self.events.push((side, Some(card)));
    }

    /// The cards a side played since the deck was refilled.
    fn plays(&self, by: Side) -> Cards {
        self.events.iter().filter(|(side, _)| *side == by).filter_map(|(_, card)| *card).collect()
    }
}

impl View {
    /// A random world that fits everything the viewer knows: each explanation of what was played is as likely as
    /// another, and what remains unseen is dealt at random.
    #[must_use]
    pub fn world(&self, rng: &mut dyn Rng) -> State {
        let clues = &self.public.clues;
        let mut guess =
            Guess { pools: [clues.kept, clues.fresh], open: [[0; 2]; 2], spent: [Cards::NONE; 2] };
        for side in Side::BOTH {
            match (self.hands[side.index()], self.kept[side.index()]) {
                (Some(hand), Some(kept)) => guess.exclude(&kept, &hand.and(&clues.plays(side))),
                _ => guess.open[side.index()][KEPT] = clues.held[side.index()],
            }
        }
        let hidden = |side: Side| self.hands[side.index()].is_none();
        let events: Vec<_> = clues.events.iter().copied().filter(|(side, _)| hidden(*side)).collect();
        guess.explain(&events, &mut TRIES.clone(), rng);
        let mut decks = guess.pools.map(Deck::shuffled);
        let (mut hands, mut kept) = ([Cards::NONE; 2], [Cards::NONE; 2]);
        for side in Side::BOTH {
            let index = side.index();
            if let (Some(hand), Some(before)) = (self.hands[index], self.kept[index]) {
                (hands[index], kept[index]) = (hand, before);
                continue;
            }
            let [old, new] =
                [KEPT, FRESH].map(|pool| decks[pool].deal(usize::from(guess.open[index][pool]), rng));
            hands[index] = old.and(&new);
            kept[index] = old.and(&guess.spent[index]);
        }
        let [_, deck] = decks;
        State { public: self.public.clone(), hands, kept, deck }
    }
}

/// Pool of the cards that were in a hand when the deck was refilled.
const KEPT: usize = 0;
/// Pool of the cards of the deck.
const FRESH: usize = 1;

/// A guess at where the hidden cards came from.
struct Guess {
    /// The kept and the fresh cards that are not placed yet.
    pools: [Cards; 2],
    /// The number of cards of each pool that each side holds.
    open: [[u8; 2]; 2],
    /// The kept cards that each side has played.
    spent: [Cards; 2],
}

impl Guess {
    /// Removes what is known of one side: what it kept, and everything it has had since.
    fn exclude(&mut self, kept: &Cards, had: &Cards) {
        let drawn = had.without(kept).unwrap_or_default();
        for (pool, known) in self.pools.iter_mut().zip([kept, &drawn]) {
            *pool = pool.without(known).unwrap_or(*pool);
        }
    }

    /// Explains, in the order of events, where the cards played came from.
    fn explain(&mut self, events: &[(Side, Option<Card>)], tries: &mut u32, rng: &mut dyn Rng) -> bool {
        let Some(((side, what), rest)) = events.split_first() else { return true };
        let index = side.index();
        let Some(card) = *what else {
            self.open[index][FRESH] += 1;
            let explained = self.explain(rest, tries, rng);
            self.open[index][FRESH] -= u8::from(!explained);
            return explained;
        };
        let first = if rng.next_u32().is_multiple_of(2) { KEPT } else { FRESH };
        for pool in [first, 1 - first] {
            *tries = tries.saturating_sub(1);
            if *tries == 0 || self.open[index][pool] == 0 || !self.pools[pool].take(card) {
                continue;
            }
            let spent = self.spent[index];
            self.open[index][pool] -= 1;
            if pool == KEPT {
                self.spent[index].add(card);
            }
            if self.explain(rest, tries, rng) {
                return true;
            }
            self.pools[pool].add(card);
            self.open[index][pool] += 1;
            self.spent[index] = spent;
        }
        false
    }
}
