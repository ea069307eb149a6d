//! How sixteen shuffled cards lay out the course.

use super::board::Board;
use super::hole::piece;
use crate::board::{Role, Square};
use crate::cards::Card;

/// Where the pieces of cards come to stand: from a1 along the ranks, each after a gap by its kind.
///
/// Whatever the order of the sixteen cards, the last one stands on f8 or before.
pub fn squares(cards: &[Card]) -> impl Iterator<Item = (Square, Card)> {
    let mut next = 0;
    cards.iter().map_while(move |card| {
        let at = next + gap(*card);
        next = at + 1;
        Square::all().nth(at).map(|square| (square, *card))
    })
}

/// The board after these cards.
#[must_use]
pub fn board(cards: &[Card]) -> Board {
    let mut board = Board::EMPTY;
    for (square, card) in squares(cards) {
        if let Some(piece) = piece(card) {
            board.put(square, piece);
        }
    }
    board
}

/// How many squares stay empty before a piece.
fn gap(card: Card) -> usize {
    match piece(card).map(|piece| piece.role) {
        Some(Role::Knight) => 1,
        Some(Role::Bishop) => 2,
        Some(Role::Rook) => 3,
        Some(Role::Queen) => 5,
        Some(Role::King) => 6,
        _ => 0,
    }
}
