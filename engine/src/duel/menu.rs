//! What a menu needs to know about a move.

use super::glyph;
use crate::board::Kind;
use crate::chess::{Choices, Move};
use crate::rules::Describe;

impl<K: Kind> Choices<'_, K> {
    /// What a menu needs to know about a move, under a label of the caller's choice.
    #[must_use]
    pub fn describe(&self, mv: Move<K>, label: String) -> Describe {
        let (from, to) = match mv {
            Move::Normal { from, to, .. } => (Some(from), Some(to)),
            Move::Castle(wing) => self.castle(wing).map(|castle| (castle.king_from, castle.target())).unzip(),
        };
        let piece = from.and_then(|from| Some(format!("{} {from}", self.name_at(from)?))).unwrap_or_default();
        let promotion = if let Move::Normal { promotion, .. } = mv { promotion } else { None };
        let brings = promotion.map(|role| glyph(self.side, role));
        Describe { from, to, label, piece, capture: self.captures(mv), brings }
    }
}
