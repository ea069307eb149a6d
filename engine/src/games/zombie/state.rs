//! The full state of a game, its public part, and one viewer's view.

use super::OTHERS_FIRST;
use super::clues::Clues;
use super::events::TurnEvent;
use super::turn_state::{TurnState, ZombieBoard};
use crate::board::{Board, Piece, Role, Side, Square, SquareSet};
use crate::chess::{CastlingRights, Repetitions, seat_of};
use crate::duel::{Glimpse, Hidden};
use crate::rules::{Outcome, Pending};
use crate::seat::{SeatSet, Viewer};

/// The full state; the secrets are each side's burials: pieces of the other side, on their squares.
pub type State = Hidden<Public, Board>;

/// One viewer's knowledge.
pub type View = Glimpse<Public, Board>;

/// The public part of a state.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Public {
    /// The edition of the rules.
    pub edition: u32,
    /// The board and the progress of the turn.
    pub turn: TurnState,
    /// The squares left in this turn, in order.
    pub vacated: Vec<Square>,
    /// The kinds captured in this turn that are not buried yet, in order.
    pub captured: Vec<Role>,
    /// Whether the turn captured something or moved a pawn.
    pub progress: bool,
    /// Whether moving is over and the captured pieces are being buried.
    pub burying: bool,
    /// Half-moves since the last capture or pawn move.
    pub clock: u32,
    /// The move number.
    pub number: u32,
    /// For each side, how many of its pieces of each kind are buried.
    pub graveyard: [[u8; 6]; 2],
    /// For each side, how many of its pieces of each kind are gone for good.
    pub dust: [[u8; 6]; 2],
    /// The public clues about each side's burials.
    pub clues: [Clues; 2],
    /// The running turn's events, or those of the last one before anything was done in this.
    pub events: Vec<TurnEvent>,
    /// The earlier positions.
    pub seen: Repetitions<Key>,
    /// The outcome, once the game is over.
    pub ended: Option<Outcome>,
}

/// The identity of a position for repetition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Key {
    placement: Board,
    zombies: SquareSet,
    turn: Side,
    castling: CastlingRights,
    en_passant: SquareSet,
    graveyard: [[u8; 6]; 2],
}

impl Public {
    /// The beginning of `side`'s turn on a board.
    #[must_use]
    pub fn new(edition: u32, board: ZombieBoard, side: Side, clock: u32, number: u32) -> Self {
        Self {
            edition,
            turn: TurnState::new(board, side),
            vacated: Vec::new(),
            captured: Vec::new(),
            progress: false,
            burying: false,
            clock,
            number,
            graveyard: [[0; 6]; 2],
            dust: [[0; 6]; 2],
            clues: [Clues::default(), Clues::default()],
            events: Vec::new(),
            seen: Repetitions::default(),
            ended: None,
        }
    }

    /// Who must decide next.
    #[must_use]
    pub fn pending(&self) -> Pending {
        match self.ended {
            Some(outcome) => Pending::Over(outcome),
            None => Pending::Seats(SeatSet::only(seat_of(self.side()))),
        }
    }

    /// The side to move.
    #[must_use]
    pub fn side(&self) -> Side {
        self.turn.side
    }

    /// The pieces on the board.
    #[must_use]
    pub fn placement(&self) -> &Board {
        &self.turn.board.placement
    }

    /// The order in which both sides' burials come up where the side to move has left a square.
    #[must_use]
    pub fn buriers(&self) -> [Side; 2] {
        buriers(self.edition, self.side())
    }

    /// The number of a side's pieces that are buried.
    #[must_use]
    pub fn buried(&self, side: Side) -> usize {
        self.graveyard[side.index()].iter().map(|count| usize::from(*count)).sum()
    }

    /// Whether nothing is buried anywhere: the graveyard is public.
    #[must_use]
    pub fn is_nothing_buried(&self) -> bool {
        Side::BOTH.into_iter().all(|side| self.buried(side) == 0)
    }

    /// The piece to be buried next.
    #[must_use]
    pub fn to_bury(&self) -> Option<Piece> {
        let role = self.captured.first().filter(|_| self.burying)?;
        Some(Piece::new(self.side().other(), *role))
    }

    /// The squares where a player with these burials may bury one more: under any own piece that covers none.
    #[must_use]
    pub fn resting_places(&self, own: &Board) -> SquareSet {
        self.placement().side(self.side()) - own.occupied()
    }

    /// The key for repetition.
    #[must_use]
    pub fn key(&self) -> Key {
        let board = &self.turn.board;
        Key {
            placement: board.placement,
            zombies: board.zombies,
            turn: self.side(),
            castling: board.castling,
            en_passant: board.en_passant,
            graveyard: self.graveyard,
        }
    }
}

/// The order in which both sides' burials come up where the `mover` has left a square: if the first side has one
/// there, it comes up alone.
pub(super) fn buriers(edition: u32, mover: Side) -> [Side; 2] {
    if edition == OTHERS_FIRST { [mover.other(), mover] } else { [mover, mover.other()] }
}

impl State {
    /// A game that begins at this state: buried pieces may lie anywhere for all that others know.
    #[must_use]
    pub fn new(mut public: Public, graves: [Board; 2]) -> Self {
        for burier in Side::BOTH {
            for (_, piece) in graves[burier.index()].iter() {
                public.graveyard[piece.side.index()][piece.role.index()] += 1;
                public.clues[burier.index()].buried(piece.role, SquareSet::ALL);
            }
        }
        let mut state = Self { public, secrets: graves };
        state.begin_turn();
        state
    }

    /// A viewer's view: of the burials, the viewer's own.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer, |side, burier| side == burier)
    }
}
