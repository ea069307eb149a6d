//! Scenes of cards on the table: hands, heaps, the draw pile.

use super::{Cards, Drawn, playing_card};
use crate::board::Side;
use crate::rules::Phrase;
use crate::scene::{PlayingCard, Spread, Tint};

/// Both hands as the viewer knows them, the viewer's own first.
#[must_use]
pub fn hands(viewer: Option<Side>, known: &[Option<Cards>; 2], sizes: [usize; 2]) -> [Spread<Phrase>; 2] {
    let first = viewer.unwrap_or(Side::White);
    [first, first.other()].map(|side| {
        let cards = known[side.index()];
        let own = viewer == Some(side);
        Spread {
            title: Phrase::of(if own { "engine-scene-your-hand" } else { "engine-scene-hand" })
                .with("side", side),
            cards: cards.iter().flat_map(Cards::iter).map(playing_card).collect(),
            hidden: if cards.is_some() { 0 } else { sizes[side.index()] as u32 },
            tint: side.tint(),
            own,
        }
    })
}

/// A draw pile of `size` hidden cards.
#[must_use]
pub fn draw_pile(size: usize) -> Spread<Phrase> {
    let title = Phrase::of("engine-scene-draw-pile");
    Spread { title, cards: Vec::new(), hidden: size as u32, tint: Tint::Neutral, own: false }
}

/// A heap of cards face up.
#[must_use]
pub fn heap(title: Phrase, cards: Vec<PlayingCard>, tint: Tint) -> Spread<Phrase> {
    Spread { title, cards, hidden: 0, tint, own: false }
}

/// The label of an outcome of chance: a side draws a card.
#[must_use]
pub fn drawing_phrase(drawn: Drawn) -> Phrase {
    Phrase::of("engine-label-draws").with("side", drawn.side).with("card", drawn.card)
}
