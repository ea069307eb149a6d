//! The full state, its public part, and one viewer's view.

use super::disguise::Disguise;
use super::moves;
use super::sheet::Sheet;
use crate::board::{Piece, Side};
use crate::chess::{Move, Played, Position, PositionKey, Repetitions, seat_of};
use crate::duel::{Glimpse, Hidden};
use crate::rules::{GameResult, Outcome, Pending, Reason};
use crate::seat::SeatSet;

/// The full state; the secrets are the tables, by the side whose pieces they are for, which its opponent has chosen.
pub type State = Hidden<Public, Disguise>;

/// One viewer's knowledge.
pub type View = Glimpse<Public, Disguise>;

/// The public part of a state.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Public {
    /// The board.
    pub position: Position,
    /// For each side, whether the table of its pieces is filled in.
    pub ready: [bool; 2],
    /// For each side, the deductions from answers about the table of its pieces.
    pub sheets: [Sheet; 2],
    /// The number of answered attempts.
    pub answers: u32,
    /// The last turn.
    pub last: Option<LastTurn>,
    /// The earlier positions, each with the number of answers known then.
    pub seen: Repetitions<(PositionKey, u32)>,
    /// The outcome, once the game is over.
    pub ended: Option<Outcome>,
}

/// The last turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LastTurn {
    /// A move or a capture that was carried out.
    Done(Played),
    /// An attempt that failed.
    Failed {
        /// The piece that attempted it.
        piece: Piece,
        /// The attempt.
        mv: Move,
        /// The piece it should have captured.
        victim: Piece,
    },
}

impl State {
    /// A game that begins at a position with these tables, which may still be empty.
    #[must_use]
    pub fn new(mut position: Position, disguises: [Disguise; 2]) -> Self {
        moves::settle_en_passant(&mut position);
        let public = Public {
            position,
            ready: disguises.map(|disguise| disguise.is_complete()),
            sheets: [Sheet::BLANK; 2],
            answers: 0,
            last: None,
            seen: Repetitions::default(),
            ended: None,
        };
        let mut state = Self { public, secrets: disguises };
        state.public.begin_turn();
        state
    }
}

impl Public {
    /// Whether both tables are filled in, so that moves have begun.
    #[must_use]
    pub fn is_set_up(&self) -> bool {
        self.ready == [true; 2]
    }

    /// Who must decide next: both sides while the tables are filled in, each for the other's pieces.
    #[must_use]
    pub fn pending(&self) -> Pending {
        match self.ended {
            Some(outcome) => Pending::Over(outcome),
            None if self.is_set_up() => Pending::Seats(SeatSet::only(seat_of(self.position.turn()))),
            None => Pending::Seats(
                Side::BOTH.into_iter().filter(|side| self.is_filling(*side)).map(seat_of).collect(),
            ),
        }
    }

    /// Whether a side has yet to fill in the table for the other's pieces.
    #[must_use]
    pub fn is_filling(&self, side: Side) -> bool {
        !self.ready[side.other().index()]
    }

    /// Records the position, and the outcome if the game ends on it.
    pub(super) fn begin_turn(&mut self) {
        self.seen.record((self.position.key(), self.answers));
        let drawn = |reason| Outcome { result: GameResult::Drawn, reason };
        self.ended = if moves::all(&self.position).is_empty() {
            Some(drawn(Reason::STALEMATE))
        } else {
            self.seen.drawn(self.position.halfmove_clock()).map(drawn)
        };
    }
}
