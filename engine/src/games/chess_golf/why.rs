//! Explains why a piece of Chess Golf can't make a move.

use super::board::{KINDS, around};
use super::hole::Hole;
use super::refusals;
use super::stroke::Stroke;
use crate::board::{Piece, Role, Square};
use crate::chess::refusals::NOTHING_THERE;
use crate::rules::{Refusal, Value};

impl Hole {
    /// The reason why a move is not possible: what stands there, what it may not capture, or whose moves the piece borrows.
    pub(super) fn why_not(&self, stroke: Stroke) -> Refusal {
        let Stroke { from, to } = stroke;
        let Some(piece) = self.board.at(from) else {
            return Refusal::of(NOTHING_THERE).with("from", from);
        };
        let about = |why| Refusal::of(why).with("piece", piece).with("from", from);
        if self.board.reach(piece.side, from).contains(to) {
            // The piece reaches the square, so what stands there is in the way.
            let Some(there) = self.board.at(to) else { return Refusal::NOT_OFFERED };
            let why = match self.taker {
                Some(taker) if taker != from => refusals::ANOTHER_TAKES,
                _ => refusals::NO_PREY,
            };
            return about(why).with("there", there).with("to", to);
        }
        let lenders = self.lenders_beside(piece, from);
        if !lenders.is_empty() {
            return about(refusals::BORROWS).with("lenders", Value::List(lenders)).with("to", to);
        }
        if self.board.is_scattered(piece.side) {
            return about(refusals::SCATTERED).with("to", to);
        }
        about(refusals::ALONE)
    }

    /// The kinds of the neighbours that lend a piece their moves, each once.
    fn lenders_beside(&self, piece: Piece, from: Square) -> Vec<Value> {
        let near = around(from) & self.board.side(piece.side);
        let lends = |role: &Role| near.meets(self.board.pieces(Piece::new(piece.side, *role)));
        KINDS.into_iter().filter(lends).map(|role| Value::kind(role.name())).collect()
    }

    /// The reason why short notation such as `Ne5` fits no piece: none of the kind can get there. `None` for other texts.
    pub(super) fn why_nobody(&self, name: &str) -> Option<Refusal> {
        let (role, rest) =
            KINDS.into_iter().find_map(|role| Some((role, name.strip_prefix(role.code())?)))?;
        let (hint, to) = rest.split_at_checked(rest.len().checked_sub(2)?)?;
        let to: Square = to.parse().ok()?;
        let of_kind = |from: &Square| self.board.at(*from).is_some_and(|piece| piece.role == role);
        let fits = |from: &Square| from.to_string().contains(hint);
        let mut movers = self.board.occupied().iter().filter(of_kind).filter(fits).filter(|from| *from != to);
        match (movers.next(), movers.next()) {
            (Some(from), None) => Some(self.why_not(Stroke { from, to })),
            _ => Some(Refusal::of(refusals::NOBODY).with("piece", Value::kind(role.name())).with("to", to)),
        }
    }
}
