//! Cards on the table, as drawn: hands, heaps, the draw pile.

use super::{Cards, playing_card};
use crate::board::Side;
use crate::scene::{PlayingCard, Spread, Tint};

/// Both hands as far as a viewer knows them, the own one before the other.
#[must_use]
pub fn hands(viewer: Option<Side>, known: &[Option<Cards>; 2], sizes: [usize; 2]) -> [Spread; 2] {
    let first = viewer.unwrap_or(Side::White);
    [first, first.other()].map(|side| {
        let cards = known[side.index()];
        let own = viewer == Some(side);
        Spread {
            title: if own { "Your hand".to_owned() } else { format!("{}'s hand", side.name()) },
            cards: cards.iter().flat_map(Cards::iter).map(playing_card).collect(),
            hidden: if cards.is_some() { 0 } else { sizes[side.index()] as u32 },
            tint: side.tint(),
        }
    })
}

/// So many cards that nobody sees.
#[must_use]
pub fn draw_pile(size: usize) -> Spread {
    let title = "Draw pile".to_owned();
    Spread { title, cards: Vec::new(), hidden: size as u32, tint: Tint::Neutral }
}

/// Cards that lie face up.
pub fn heap(title: impl Into<String>, cards: Vec<PlayingCard>, tint: Tint) -> Spread {
    Spread { title: title.into(), cards, hidden: 0, tint }
}
