//! Playing cards that stand for chess pieces and checkers, as the chess kit's appendix has them: red cards are white
//! pieces and written as capitals, black cards are black pieces and written small.
//!
//! Cards are drawn blindly, one at a time, from the unseen ones: no order of a deck exists that could leak, unless
//! a test fixed one.

mod deck;
mod game;
pub(crate) mod refusals;
mod spread;
#[cfg(test)]
mod tests;

pub use deck::Deck;
pub use game::{CardGame, Drawn, next_to_draw, pending};
pub use spread::{draw_pile, drawing_phrase, hands, heap};

use std::fmt;
use std::str::FromStr;

use crate::board::{Piece, Role, Side};
use crate::duel::token;
use crate::rules::{Refusal, SetupError, Value};
use crate::scene::{PlayingCard, Token};

/// The number of different faces of one colour: six kinds of pieces, and checkers.
const FACES: usize = Role::ALL.len() + 1;

/// The face of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Face {
    /// One of the orthodox kinds ([`Role::ALL`]).
    Piece(Role),
    /// Checkers: it stands for any piece.
    Checkers,
}

/// A card: `P`, `n`, `C`. Cards of a colour come before those of the other, pawns first and checkers last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card {
    /// White for red cards.
    pub side: Side,
    /// The card's face.
    pub face: Face,
}

impl Card {
    /// The card of a piece.
    #[must_use]
    pub const fn piece(side: Side, role: Role) -> Self {
        Self { side, face: Face::Piece(role) }
    }

    /// The checkers card of a colour.
    #[must_use]
    pub const fn checkers(side: Side) -> Self {
        Self { side, face: Face::Checkers }
    }

    /// Every card there can be, in order.
    pub fn all() -> impl Iterator<Item = Self> {
        Side::BOTH.into_iter().flat_map(|side| {
            let pieces = Role::ALL.into_iter().map(move |role| Self::piece(side, role));
            pieces.chain([Self::checkers(side)])
        })
    }

    /// The card with a letter.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::all().find(|card| card.letter() == letter)
    }

    /// The card's letter: a capital for red.
    #[must_use]
    pub fn letter(self) -> char {
        let letter = match self.face {
            Face::Piece(role) => role.code().chars().next().unwrap_or('?'),
            Face::Checkers => 'C',
        };
        match self.side {
            Side::White => letter,
            Side::Black => letter.to_ascii_lowercase(),
        }
    }

    /// The card for people: `red knight`, `black checkers`.
    #[must_use]
    pub fn name(self) -> String {
        let colour = match self.side {
            Side::White => "red",
            Side::Black => "black",
        };
        format!("{colour} {}", self.kind())
    }

    /// The word for its face: `knight`, `checkers`.
    fn kind(self) -> &'static str {
        match self.face {
            Face::Piece(role) => role.name(),
            Face::Checkers => "checkers",
        }
    }

    fn index(self) -> usize {
        let face = match self.face {
            Face::Piece(role) => role.index(),
            Face::Checkers => Role::ALL.len(),
        };
        self.side.index() * FACES + face
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Write::write_char(f, self.letter())
    }
}

/// A card as drawn, face up.
#[must_use]
pub fn playing_card(card: Card) -> PlayingCard {
    let tint = card.side.tint();
    match card.face {
        Face::Piece(role) => {
            let Token { art, name, .. } = token(Piece::new(card.side, role));
            PlayingCard { art, name, letter: role.code(), tint, wild: false }
        }
        Face::Checkers => PlayingCard { art: "checkers", name: "checkers", letter: "C", tint, wild: false },
    }
}

/// Error: the text is not a list of cards. `Display` is the English sentence of its refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchCard;

impl fmt::Display for NoSuchCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Refusal::from(*self).fmt(f)
    }
}

impl std::error::Error for NoSuchCard {}

impl From<NoSuchCard> for Refusal {
    fn from(_: NoSuchCard) -> Self {
        Self::of(refusals::LETTERS)
    }
}

impl FromStr for Card {
    type Err = NoSuchCard;

    fn from_str(text: &str) -> Result<Self, NoSuchCard> {
        let mut letters = text.chars();
        match (letters.next().and_then(Self::from_letter), letters.next()) {
            (Some(card), None) => Ok(card),
            _ => Err(NoSuchCard),
        }
    }
}

/// Reads cards in order: `kQP`, the first on top.
///
/// # Errors
/// When a letter is no card's.
pub fn in_order(text: &str) -> Result<Vec<Card>, NoSuchCard> {
    text.chars().map(|letter| Card::from_letter(letter).ok_or(NoSuchCard)).collect()
}

impl From<NoSuchCard> for SetupError {
    fn from(error: NoSuchCard) -> Self {
        Refusal::from(error).into()
    }
}

/// Reads White's and Black's cards from a field of a position text: `PPn|kQ`.
///
/// # Errors
/// When they aren't two lists, or a letter is no card's; the sentence shows the example.
pub fn two_lists(key: &str, example: &str, text: Option<&str>) -> Result<[Vec<Card>; 2], SetupError> {
    let Some(text) = text else { return Ok([Vec::new(), Vec::new()]) };
    let Some((white, black)) = text.split_once('|') else {
        let refusal = Refusal::of(refusals::TWO_LISTS).with("field", key.to_owned());
        return Err(refusal.with("example", example.to_owned()).into());
    };
    Ok([in_order(white)?, in_order(black)?])
}

impl From<Card> for Value {
    fn from(card: Card) -> Self {
        Self::Card(card.kind(), card.side)
    }
}

/// A multiset of cards without order: a hand. `Display` is sorted: `PPNk`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cards([u8; 2 * FACES]);

impl Cards {
    /// No cards.
    pub const NONE: Self = Self([0; 2 * FACES]);

    /// Adds a card.
    pub fn add(&mut self, card: Card) {
        let count = &mut self.0[card.index()];
        // A text may hold more cards than any pack; other code refuses that.
        *count = count.saturating_add(1);
    }

    /// Takes a card out; `false` when there is none like it.
    #[must_use]
    pub fn take(&mut self, card: Card) -> bool {
        let count = &mut self.0[card.index()];
        let there = *count > 0;
        *count -= u8::from(there);
        there
    }

    /// The number of copies of a card.
    #[must_use]
    pub fn count(&self, card: Card) -> u8 {
        self.0[card.index()]
    }

    /// The number of cards.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.iter().map(|count| usize::from(*count)).sum()
    }

    /// Whether there are no cards.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The different cards, each once, in order.
    pub fn kinds(&self) -> impl Iterator<Item = Card> {
        Card::all().filter(|card| self.count(*card) > 0)
    }

    /// Every card, in order.
    pub fn iter(&self) -> impl Iterator<Item = Card> {
        Card::all().flat_map(|card| std::iter::repeat_n(card, usize::from(self.count(card))))
    }

    /// The sum of both sets.
    #[must_use]
    pub fn and(mut self, others: &Self) -> Self {
        for (count, other) in self.0.iter_mut().zip(others.0) {
            *count += other;
        }
        self
    }

    /// The difference: these without `others`; `None` when those are not all among these.
    #[must_use]
    pub fn without(mut self, others: &Self) -> Option<Self> {
        for (count, other) in self.0.iter_mut().zip(others.0) {
            *count = count.checked_sub(other)?;
        }
        Some(self)
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut all = Self::NONE;
        cards.into_iter().for_each(|card| all.add(card));
        all
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|card| card.fmt(f))
    }
}

impl FromStr for Cards {
    type Err = NoSuchCard;

    /// Reads cards in any order.
    fn from_str(text: &str) -> Result<Self, NoSuchCard> {
        Ok(in_order(text)?.into_iter().collect())
    }
}
