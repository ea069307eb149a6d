//! [`Position`]: a board shared by four, and the legal moves of the player whose turn it is.

use std::fmt;
use std::ops::ControlFlow;

use super::refusals;
use crate::board::{Role, Side, Square, SquareSet};
use crate::chess::{
    Army, Arrays, Effect, FenError, Fields, Move, PieceMoves, Position as Base, PositionKey, Variant,
};
use crate::rules::{Refusal, SetupError};
use crate::seat::Seat;

/// The second field of a position text, by seat.
const SIDES: [&str; 4] = ["wk", "bk", "wq", "bq"];

/// A position of Crowded House. `Display` writes the position text, [`Position::parse`] reads it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    base: Base,
    seat: Seat,
}

/// The half of the board that belongs to a seat.
pub(super) fn half(seat: Seat) -> SquareSet {
    // Files e to h of every rank, or a to d.
    let kingside = SquareSet::from_bits(0xf0f0_f0f0_f0f0_f0f0);
    if seat.0 < 2 { kingside } else { !kingside }
}

/// The seat that moves after a seat.
pub(super) fn next(seat: Seat) -> Seat {
    Seat((seat.0 + 1) % 4)
}

impl Position {
    /// A board and the seat to move, which plays the side to move.
    pub(super) fn new(base: Base, seat: Seat) -> Self {
        Self { base, seat }
    }

    /// Reads a position text.
    ///
    /// # Errors
    /// When the text can't be read or no game can come to that position; the sentence says why.
    pub fn parse(text: &str) -> Result<Self, SetupError> {
        let fields = Fields::cut(text)?;
        fields.allow_extras(&[])?;
        let Some(seat) = SIDES.iter().position(|side| *side == fields.side) else {
            return Err(Refusal::of(refusals::PLAYER).into());
        };
        let fields = Fields { side: &fields.side[..1], ..fields };
        let base = Base::read(Army::ORTHODOX, &fields, Arrays::Usual)?;
        let mut position = Self { base, seat: Seat(seat as u8) };
        let waiting = base.turn().other();
        if position.is_attacked(waiting) {
            return Err(FenError::WaitingKing(waiting.name()).into());
        }
        position.settle();
        Ok(position)
    }

    /// The seat to move.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Passes the turn without a move.
    pub fn pass(&mut self) {
        self.seat = next(self.seat);
        self.base.pass();
    }
}

impl Variant for Position {
    type Kind = Role;
    type Key = (PositionKey, Seat);

    fn base(&self) -> &Base {
        &self.base
    }

    fn base_mut(&mut self) -> &mut Base {
        &mut self.base
    }

    fn key(&self) -> Self::Key {
        (self.base.key(), self.seat)
    }

    /// Every pseudo-legal move: those that start or end on the player's half.
    fn piece_moves<B>(&self, mut listener: impl FnMut(PieceMoves) -> ControlFlow<B>) -> ControlFlow<B> {
        let half = half(self.seat);
        self.base.piece_moves(|mut piece_moves| {
            if !half.contains(piece_moves.from) {
                piece_moves.targets &= half;
            }
            listener(piece_moves)
        })
    }

    fn castling_moves(&self) -> Option<PieceMoves> {
        let (board, half) = (self.base.placement(), half(self.seat));
        self.base.castling_moves(|castle| {
            (half.contains(castle.king_from) || half.contains(castle.king_to))
                && castle.is_open(board.occupied())
                && castle.is_safe_by(board.occupied(), |square, occupied| {
                    self.attacks(self.base.turn().other(), square, occupied)
                })
        })
    }

    /// Whether a side attacks a square. Only its player who moves now or next counts: onto the own half from
    /// anywhere, elsewhere from the own half.
    fn attacks(&self, side: Side, target: Square, occupied: SquareSet) -> bool {
        let attackers = self.base.placement().attackers(target, side, occupied);
        let half = half(if side == self.base.turn() { self.seat } else { next(self.seat) });
        if half.contains(target) { !attackers.is_empty() } else { attackers.meets(half) }
    }

    fn handed_over(&self) -> Self {
        let mut other = *self;
        other.pass();
        other
    }

    fn make(&mut self, mv: Move) -> Effect {
        self.seat = next(self.seat);
        self.base.make(mv)
    }

    fn make_as(&mut self, role: Role, mv: Move) -> Effect {
        self.seat = next(self.seat);
        self.base.make_as(role, mv)
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = SIDES.get(usize::from(self.seat.0)).copied().unwrap_or_default();
        f.write_str(&self.base.fields(side, self.base.en_passant()))
    }
}
