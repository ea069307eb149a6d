//! Two-player games with hands of cards and a draw pile, in which chance only draws cards.

use std::fmt;
use std::str::FromStr;

use rand_core::Rng;

use super::{Card, Cards, Deck, NoSuchCard};
use crate::board::Side;
use crate::chess::seat_of;
use crate::rules::capability::{self, Chance};
use crate::rules::{Applied, Audience, Event, Outcome, Pending, Progress, Refusal, Rules, SetupError};
use crate::seat::{SeatSet, Viewer};

/// A drawn card and the side that gets it. Text: `w+N`.
///
/// ```
/// use engine::board::{Role, Side};
/// use engine::cards::{Card, Drawn};
///
/// let drawn: Drawn = "b+N".parse()?;
/// assert_eq!(drawn, Drawn { side: Side::Black, card: Card::piece(Side::White, Role::Knight) });
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Drawn {
    /// The side whose hand it goes to: only the text says it, since nobody else may see it.
    pub side: Side,
    /// The drawn card.
    pub card: Card,
}

impl fmt::Display for Drawn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}+{}", self.side.letter(), self.card)
    }
}

impl FromStr for Drawn {
    type Err = NoSuchCard;

    fn from_str(text: &str) -> Result<Self, NoSuchCard> {
        let (letter, card) = text.split_once('+').ok_or(NoSuchCard)?;
        let side = Side::BOTH.into_iter().find(|side| side.letter() == letter).ok_or(NoSuchCard)?;
        Ok(Self { side, card: card.parse()? })
    }
}

/// How a game with hands and a draw pile draws. It gets [`Chance`] and [`Deck`](capability::Deck) for it.
pub trait CardGame: Rules {
    /// The event that tells a card's owner which card was drawn.
    const DREW: &'static str;

    /// The step that draws a card.
    fn drawing(drawn: Drawn) -> Self::Step;

    /// The card that a step draws, if it draws one.
    fn drawn_by(step: Self::Step) -> Option<Drawn>;

    /// The side that draws the next card, if one must be drawn before play continues.
    fn draws(state: &Self::State) -> Option<Side>;

    /// The draw pile.
    fn pile(state: &Self::State) -> &Deck;

    /// The draw pile, to draw from.
    fn pile_mut(state: &mut Self::State) -> &mut Deck;

    /// Takes a card that was just drawn into the hand, and returns the events that follow.
    fn take_up(state: &mut Self::State, drawn: Drawn) -> Vec<Event>;
}

impl<G: CardGame> Chance for G {
    fn outcomes(state: &Self::State) -> Vec<(Self::Step, u32)> {
        let Some(side) = G::draws(state) else { return Vec::new() };
        let cards = G::pile(state).outcomes().into_iter();
        cards.map(|(card, weight)| (G::drawing(Drawn { side, card }), weight)).collect()
    }

    fn happen(state: &mut Self::State, outcome: Self::Step) -> Result<Applied, Refusal> {
        let drawn = G::drawn_by(outcome).filter(|drawn| G::draws(state) == Some(drawn.side));
        let drawn = drawn.ok_or(Refusal::NOT_OFFERED)?;
        if !G::pile_mut(state).draw(drawn.card) {
            return Err(Refusal::NOT_OFFERED);
        }
        let audience = Audience::Only(SeatSet::only(seat_of(drawn.side)));
        let args = vec![("card", drawn.card.into())];
        let mut events = vec![Event { audience, code: G::DREW, args, reveals: true }];
        events.extend(G::take_up(state, drawn));
        Ok(Applied { events, progress: Progress::Commit })
    }

    fn drawn(viewer: Viewer, outcome: Self::Step) -> Option<String> {
        let owner = G::drawn_by(outcome).map(|drawn| Viewer::Seat(seat_of(drawn.side)));
        (owner == Some(viewer)).then(|| outcome.to_string())
    }
}

impl<G: CardGame> capability::Deck for G {
    fn fix_deck(state: &mut Self::State, cards: &str) -> Result<(), SetupError> {
        G::pile_mut(state).fix(cards)
    }
}

/// The side that draws the next card, where `owed` is the number of cards each side has still to draw.
#[must_use]
pub fn next_to_draw(owed: [u8; 2]) -> Option<Side> {
    Side::BOTH.into_iter().find(|side| owed[side.index()] > 0)
}

/// Who must decide next, where chance draws until a side may act.
#[must_use]
pub fn pending(ended: Option<Outcome>, acting: Option<Side>) -> Pending {
    match (ended, acting) {
        (Some(outcome), _) => Pending::Over(outcome),
        (None, Some(side)) => Pending::Seats(SeatSet::only(seat_of(side))),
        (None, None) => Pending::Chance,
    }
}

impl Deck {
    /// Deals `count` cards of an imagined deck. The modulo bias does not matter: no game depends on these cards.
    pub fn deal(&mut self, count: usize, rng: &mut dyn Rng) -> Cards {
        let mut dealt = Cards::NONE;
        for _ in 0..count {
            let number = rng.next_u32() as usize % self.len().max(1);
            let card = self.cards().iter().nth(number);
            if let Some(card) = card.filter(|card| self.draw(*card)) {
                dealt.add(card);
            }
        }
        dealt
    }
}
