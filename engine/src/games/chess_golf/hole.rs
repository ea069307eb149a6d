//! [`Hole`]: the pieces on the board, and which of them one of the others must capture.

use std::ops::ControlFlow;

use super::board::{Board, set_of_pieces};
use super::stroke::Stroke;
use crate::board::{Piece, Square, SquareSet};
use crate::cards::{Card, Cards, Face};
use crate::rules::Refusal;
use crate::search::Search;
use crate::work;

/// The state of a hole, before or within a demonstration.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Hole {
    /// The board.
    pub board: Board,
    /// The cards that were dealt, in order.
    pub chosen: Vec<Card>,
    /// The pieces captured so far.
    pub taken: Cards,
    /// The square of the piece that has captured, and must make all further captures.
    pub taker: Option<Square>,
}

impl Hole {
    /// A hole before any move.
    #[must_use]
    pub fn new(board: Board, chosen: Vec<Card>) -> Self {
        Self { board, chosen, taken: Cards::NONE, taker: None }
    }

    /// The cards that the piece on a square has still to capture; none if another piece must capture.
    #[must_use]
    pub fn wanted_by(&self, square: Square) -> Cards {
        if self.taker.is_some_and(|taker| taker != square) {
            return Cards::NONE;
        }
        let mut wanted: Cards = self.chosen.iter().copied().collect();
        let own = self.board.at(square).is_some_and(|piece| wanted.take(card(piece)));
        wanted.without(&self.taken).filter(|_| own).unwrap_or_default()
    }

    /// The squares of the pieces that the piece on a square may capture, if it gets there.
    #[must_use]
    pub fn prey_of(&self, square: Square) -> SquareSet {
        let wanted = self.wanted_by(square);
        let prey = set_of_pieces().filter(|piece| wanted.count(card(*piece)) > 0);
        prey.fold(SquareSet::EMPTY, |all, piece| all | self.board.pieces(piece)).without(square)
    }

    /// The squares that a piece may move to.
    #[must_use]
    pub fn targets(&self, from: Square) -> SquareSet {
        work::spend(1);
        let Some(piece) = self.board.at(from) else { return SquareSet::EMPTY };
        let reach = self.board.reach(piece.side, from);
        let open = !self.board.occupied();
        if reach.is_within(open) { reach } else { reach & (open | self.prey_of(from)) }
    }

    /// Every legal move, in the order of lists.
    #[must_use]
    pub fn strokes(&self) -> Vec<Stroke> {
        let from = self.board.occupied().iter();
        from.flat_map(|from| self.targets(from).iter().map(move |to| Stroke { from, to })).collect()
    }

    /// Plays a move, and returns the captured piece.
    ///
    /// # Errors
    /// When it is not possible, with the reason; nothing has changed then.
    pub fn play(&mut self, stroke: Stroke) -> Result<Option<Piece>, Refusal> {
        let Stroke { from, to } = stroke;
        let Some(piece) = self.board.at(from).filter(|_| self.targets(from).contains(to)) else {
            return Err(self.why_not(stroke));
        };
        let captured = self.board.take(to);
        self.board.shift(piece, from, to);
        if let Some(captured) = captured {
            self.taken.add(card(captured));
        }
        if captured.is_some() || self.taker == Some(from) {
            self.taker = Some(to);
        }
        Ok(captured)
    }

    /// The number of captures still needed.
    #[must_use]
    pub fn left(&self) -> usize {
        self.chosen.len().saturating_sub(1 + self.taken.len())
    }

    /// Whether every required capture was made.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        self.left() == 0
    }

    /// The squares of the pieces the hole is about.
    #[must_use]
    pub fn chosen_squares(&self) -> SquareSet {
        let chosen = self.chosen.iter().filter_map(|card| piece(*card));
        chosen.fold(SquareSet::EMPTY, |all, piece| all | self.board.pieces(piece))
    }
}

/// Line search: a line ends when it has solved the hole.
impl Search for Hole {
    type Step = Stroke;

    fn continuations<B>(&self, mut listener: impl FnMut(Stroke, Self) -> ControlFlow<B>) -> ControlFlow<B> {
        let strokes = if self.is_solved() { Vec::new() } else { self.strokes() };
        strokes.into_iter().try_for_each(|stroke| {
            let mut next = self.clone();
            match next.play(stroke) {
                Ok(_) => listener(stroke, next),
                Err(_) => ControlFlow::Continue(()),
            }
        })
    }

    fn count_turns(&self) -> u64 {
        if self.is_solved() {
            return 0;
        }
        self.board.occupied().iter().map(|from| self.targets(from).len() as u64).sum()
    }
}

/// The card of a piece.
#[must_use]
pub fn card(piece: Piece) -> Card {
    Card::piece(piece.side, piece.role)
}

/// The piece of a card; `None` for checkers.
#[must_use]
pub fn piece(card: Card) -> Option<Piece> {
    match card.face {
        Face::Piece(role) => Some(Piece::new(card.side, role)),
        Face::Checkers => None,
    }
}
