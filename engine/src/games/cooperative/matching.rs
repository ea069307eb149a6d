//! When a capture is allowed: the two cards that decide it.

use super::board::FreeBoard;
use crate::board::{Role, Side, Square, SquareSet};
use crate::cards::{Card, Face};
use crate::chess::Move;

/// The two cards that decide about captures: the card just played, and the top one of the partner's stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pair {
    /// The card just played.
    pub played: Card,
    /// The top card of the partner's stack.
    pub top: Card,
    /// Whether the capture before was a double match of colours, which makes the top card wild.
    pub doubled: bool,
}

/// Whether a card on `owner`'s stack stands for any kind: `owner` has no piece of its kind left.
#[must_use]
pub fn is_wild(card: Card, owner: Side, board: &FreeBoard) -> bool {
    match card.face {
        Face::Piece(role) => board.lacks(owner, role),
        Face::Checkers => true,
    }
}

fn shows(card: Card, role: Role) -> bool {
    card.face == Face::Piece(role)
}

impl Pair {
    /// Whether a piece of this kind may capture.
    #[must_use]
    pub fn lets_capture(&self, role: Role, board: &FreeBoard) -> bool {
        shows(self.played, role) || is_wild(self.played, board.side, board)
    }

    /// Whether a piece of this kind may be captured.
    #[must_use]
    pub fn lets_be_captured(&self, role: Role, board: &FreeBoard) -> bool {
        shows(self.top, role) || self.top_is_wild(board)
    }

    /// The captures that both cards allow, unsorted: by the piece on this square, or by any.
    pub fn captures(self, board: &FreeBoard, piece: Option<Square>) -> impl Iterator<Item = Move> + '_ {
        let own = board.placement.side(board.side);
        let fits = move |from: &Square| {
            board.placement.role_at(*from).is_some_and(|role| self.lets_capture(role, board))
        };
        let allowed = move |mv: &Move| match mv {
            Move::Normal { to, .. } => self.lets_be_captured(board.prey(*to), board),
            Move::Castle(_) => false,
        };
        let may = piece.map_or(own, |piece| own & SquareSet::of(piece));
        may.iter().filter(fits).flat_map(|from| board.captures(from)).filter(allowed)
    }

    /// Whether the top card of the partner's stack stands for any kind.
    #[must_use]
    pub fn top_is_wild(&self, board: &FreeBoard) -> bool {
        self.doubled || is_wild(self.top, board.side.other(), board)
    }

    /// Whether both cards match the colours of a capture by the side to move, which makes the next captured card wild.
    #[must_use]
    pub fn matches_colours(&self, mover: Side) -> bool {
        self.played.side == mover && self.top.side == mover.other()
    }
}
