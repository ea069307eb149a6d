//! Menu descriptions of moves.

use super::glyph;
use crate::board::{Kind, Square};
use crate::chess::{Choices, Move};
use crate::rules::{Describe, Phrase, Value};

impl<K: Kind> Choices<'_, K> {
    /// A menu description of a move, labelled with `notation`.
    #[must_use]
    pub fn describe(&self, mv: Move<K>, notation: String) -> Describe {
        let (from, to) = match mv {
            Move::Normal { from, to, .. } => (Some(from), Some(to)),
            Move::Castle(wing) => self.castle(wing).map(|castle| (castle.king_from, castle.target())).unzip(),
        };
        let named = |from| Some(piece_phrase(Value::kind(self.name_at(from)?), from));
        let piece = from.and_then(named).unwrap_or_default();
        let promotion = if let Move::Normal { promotion, .. } = mv { promotion } else { None };
        let brings = promotion.map(|role| glyph(self.side, role));
        let label = Phrase::only(Value::Move(notation));
        Describe { from, to, label, piece, capture: self.captures(mv), brings }
    }
}

/// The name of a piece in a menu of pieces: `Knight g1`; of a piece with its colour, where both colours move: `White knight g1`.
#[must_use]
pub fn piece_phrase(piece: impl Into<Value>, square: Square) -> Phrase {
    Phrase::of("engine-label-piece").with("piece", piece).with("square", square)
}

/// The name of a card or a creature in a menu of what can be played: `White queen`.
#[must_use]
pub fn thing_phrase(thing: impl Into<Value>) -> Phrase {
    Phrase::of("engine-label-thing").with("piece", thing)
}

/// The step that ends a turn.
#[must_use]
pub fn end_of_turn() -> Describe {
    Describe::plain(Phrase::of("engine-label-done"))
}
