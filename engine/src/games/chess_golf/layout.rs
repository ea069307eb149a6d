//! The layout of the course by sixteen shuffled cards.

use super::board::Board;
use super::hole::piece;
use crate::board::{Role, Square};
use crate::cards::Card;

/// Puts the next card's piece on the board: after the last piece, along the ranks from a1, with a gap before it by
/// its kind. `false` when the board ends before; with the sixteen cards of the game it never does.
#[must_use]
pub fn place(board: &mut Board, card: Card) -> bool {
    let begun = board.occupied().last().map_or(0, |last| last.index() + 1);
    let free =
        piece(card).zip(gap(card)).and_then(|(piece, gap)| Some((piece, Square::all().nth(begun + gap)?)));
    let Some((piece, square)) = free else { return false };
    board.put(square, piece);
    true
}

/// The board after these cards.
#[must_use]
pub fn board(cards: &[Card]) -> Board {
    let mut board = Board::EMPTY;
    for card in cards {
        let _ = place(&mut board, *card);
    }
    board
}

/// The number of empty squares before a piece.
fn gap(card: Card) -> Option<usize> {
    Some(match piece(card)?.role {
        Role::Knight => 1,
        Role::Bishop => 2,
        Role::Rook => 3,
        Role::Queen => 5,
        Role::King => 6,
        Role::Pawn => return None,
    })
}
