//! What a game needs to know of its positions to be played like chess.

use std::hash::Hash;

use super::{CastlingRights, Choices, Effect, Move, Position};
use crate::board::{Board, Kind, Piece, Side, Square};
use crate::rules::Event;
use crate::work;

/// A position of a game of White against Black that is played by single moves, ends with mate, and is drawn as chess
/// is. [`Game`](super::Game) does the rest.
pub trait Variant: Clone + Eq + Hash + Send + Sync + 'static {
    /// The kinds of pieces on its board.
    type Kind: Kind;
    /// All that makes two positions the same one for repetition: exact, not a hash.
    type Key: Clone + Eq + Hash + Send + Sync;

    /// The board, whose turn it is, rights and clocks: what every such game has.
    fn base(&self) -> &Position<Self::Kind>;

    /// Who is to move.
    fn turn(&self) -> Side {
        self.base().turn()
    }

    /// The board.
    fn placement(&self) -> &Board<Self::Kind> {
        self.base().placement()
    }

    /// Who may still castle with what.
    fn castling(&self) -> CastlingRights {
        self.base().castling()
    }

    /// The half-moves since the last capture or pawn move.
    fn halfmove_clock(&self) -> u32 {
        self.base().halfmove_clock()
    }

    /// All legal moves, sorted.
    fn legal_moves(&self) -> Vec<Move<Self::Kind>>;

    /// Whether there is any legal move.
    fn has_legal_move(&self) -> bool {
        !self.legal_moves().is_empty()
    }

    /// Whether the side to move is in check.
    fn in_check(&self) -> bool;

    /// What a legal move captures, and where that stands.
    fn captured_by(&self, mv: Move<Self::Kind>) -> Option<(Square, Piece<Self::Kind>)> {
        self.base().captured_by(mv)
    }

    /// What a legal move will bring about besides moving, capturing and promoting.
    fn news(&self, _mv: Move<Self::Kind>) -> Vec<Event> {
        Vec::new()
    }

    /// Plays a legal move.
    fn play(&mut self, mv: Move<Self::Kind>) -> Effect<Self::Kind>;

    /// Whether a move that did this can never be undone, so that no earlier position comes back.
    fn is_final(&self, effect: &Effect<Self::Kind>) -> bool {
        effect.resets_clock
    }

    /// What counts for repetition.
    fn key(&self) -> Self::Key;

    /// Whether neither side can ever win, whatever both do.
    fn is_dead(&self) -> bool {
        self.base().army().dead.contains(self.placement())
    }

    /// The moves given, with this position's board.
    fn choices<'a>(&'a self, moves: &'a [Move<Self::Kind>]) -> Choices<'a, Self::Kind> {
        Choices { placement: self.placement(), side: self.turn(), castling: self.castling(), moves }
    }

    /// A legal move in SAN, with `+` for check and `#` for mate. `legal` are the legal moves of this position.
    fn san(&self, mv: Move<Self::Kind>, legal: &[Move<Self::Kind>]) -> String {
        work::spend(1);
        let mut text = self.choices(legal).san(mv);
        let mut next = self.clone();
        next.play(mv);
        if next.in_check() {
            text.push(if next.has_legal_move() { '+' } else { '#' });
        }
        text
    }
}
