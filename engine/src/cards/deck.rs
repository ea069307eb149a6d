//! The draw pile: cards drawn blindly, or in an order that a test fixed.

use std::fmt;

use super::{Card, Cards, in_order, refusals};
use crate::rules::{Refusal, SetupError, Value};

/// The cards not drawn yet.
///
/// ```
/// use engine::cards::{Card, Cards, Deck};
///
/// let mut two = Cards::default();
/// for letter in ['N', 'q'] {
///     two.add(Card::from_letter(letter).ok_or("no card")?);
/// }
/// let mut deck = Deck::shuffled(two);
/// let (card, weight) = deck.outcomes()[0];
/// assert_eq!(weight, 1);
/// assert!(deck.draw(card) && deck.len() == 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Deck {
    /// All cards left, the fixed ones included.
    cards: Cards,
    /// The cards that come first, in a fixed order, the next one last.
    fixed: Vec<Card>,
}

impl Deck {
    /// A shuffled deck: any of the cards may come next.
    #[must_use]
    pub fn shuffled(cards: Cards) -> Self {
        Self { cards, fixed: Vec::new() }
    }

    /// A deck in a fixed order, the first card on top, as a position text has it.
    #[must_use]
    pub fn stacked(cards: &[Card]) -> Self {
        Self { cards: cards.iter().copied().collect(), fixed: cards.iter().rev().copied().collect() }
    }

    /// Fixes the first cards. The rest follows as before.
    ///
    /// # Errors
    /// When these cards are not all in the deck.
    pub fn fix(&mut self, order: &str) -> Result<(), SetupError> {
        let first = in_order(order)?;
        let rest = self.cards.without(&first.iter().copied().collect());
        if rest.is_none() {
            let refusal = Refusal::of(refusals::DECK).with("typed", Value::typed(order));
            return Err(refusal.with("rest", self.cards.to_string()).into());
        }
        self.fixed = first.into_iter().rev().collect();
        Ok(())
    }

    /// The possible next cards and their weights.
    #[must_use]
    pub fn outcomes(&self) -> Vec<(Card, u32)> {
        match self.fixed.last() {
            Some(next) => vec![(*next, 1)],
            None => self.cards.kinds().map(|card| (card, u32::from(self.cards.count(card)))).collect(),
        }
    }

    /// Draws a card; `false` when it can't come next.
    #[must_use]
    pub fn draw(&mut self, card: Card) -> bool {
        if self.fixed.last().is_some_and(|next| *next != card) {
            return false;
        }
        self.fixed.pop();
        self.cards.take(card)
    }

    /// Refills an empty deck from the cards played, and returns them; `None` while there are cards left.
    pub fn renew(&mut self, played: &mut Vec<Card>) -> Option<Cards> {
        let fresh = self.is_empty().then(|| played.drain(..).collect())?;
        *self = Self::shuffled(fresh);
        Some(fresh)
    }

    /// The cards, without their order.
    #[must_use]
    pub fn cards(&self) -> &Cards {
        &self.cards
    }

    /// The number of cards left.
    #[must_use]
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    /// Whether no cards are left.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }
}

impl fmt::Display for Deck {
    /// Writes the fixed cards in their order, then the rest sorted.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let first: Cards = self.fixed.iter().copied().collect();
        self.fixed.iter().rev().try_for_each(|card| card.fmt(f))?;
        self.cards.without(&first).unwrap_or_default().fmt(f)
    }
}
