//! The whole truth about a game, the public part of it, and what one player may know.

use super::OTHERS_FIRST;
use super::clues::Clues;
use super::events::TurnEvent;
use super::turn_state::{TurnState, ZombieBoard};
use crate::board::{Board, Piece, Role, Side, Square, SquareSet};
use crate::chess::{CastlingRights, Repetitions, seat_of};
use crate::duel::{Glimpse, Hidden};
use crate::rules::{Outcome, Pending};
use crate::seat::{SeatSet, Viewer};

/// The whole truth; the secrets are for each side what it buried, and where: always pieces of the other side.
pub type State = Hidden<Public, Board>;

/// What one viewer may know.
pub type View = Glimpse<Public, Board>;

/// What everybody knows.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Public {
    /// The edition of the rules.
    pub edition: u32,
    /// The board, and how far the turn has come.
    pub turn: TurnState,
    /// The squares the turn has left, in order.
    pub vacated: Vec<Square>,
    /// What the turn captured and is not buried yet, in order.
    pub captured: Vec<Role>,
    /// Whether the turn captured something or moved a pawn.
    pub progress: bool,
    /// Whether the moving is over and the captured pieces are being buried.
    pub burying: bool,
    /// Half-moves since the last capture or pawn move.
    pub clock: u32,
    /// The number of the move.
    pub number: u32,
    /// For each side how many of its pieces of each kind lie buried.
    pub graveyard: [[u8; 6]; 2],
    /// For each side how many of its pieces of each kind are gone for good.
    pub dust: [[u8; 6]; 2],
    /// For each side what is known about where it buried things.
    pub clues: [Clues; 2],
    /// What happened in the turn under way, or in the last one before anything was done in this.
    pub events: Vec<TurnEvent>,
    /// The positions that have stood.
    pub seen: Repetitions<Key>,
    /// How the game ended.
    pub ended: Option<Outcome>,
}

/// All that makes two positions the same one for repetition.
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
    /// A board on which `side` begins a turn.
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

    /// Who is to move.
    #[must_use]
    pub fn side(&self) -> Side {
        self.turn.side
    }

    /// What stands where.
    #[must_use]
    pub fn placement(&self) -> &Board {
        &self.turn.board.placement
    }

    /// Whose burials come up where the side to move has left a square.
    #[must_use]
    pub fn buriers(&self) -> [Side; 2] {
        buriers(self.edition, self.side())
    }

    /// How many pieces of a side lie buried.
    #[must_use]
    pub fn buried(&self, side: Side) -> usize {
        self.graveyard[side.index()].iter().map(|count| usize::from(*count)).sum()
    }

    /// Whether nothing lies buried anywhere: everybody sees the graveyard.
    #[must_use]
    pub fn is_nothing_buried(&self) -> bool {
        Side::BOTH.into_iter().all(|side| self.buried(side) == 0)
    }

    /// The piece that is buried next.
    #[must_use]
    pub fn to_bury(&self) -> Option<Piece> {
        let role = self.captured.first().filter(|_| self.burying)?;
        Some(Piece::new(self.side().other(), *role))
    }

    /// Where a player with these burials may put one more: under any own piece that covers none.
    #[must_use]
    pub fn resting_places(&self, own: &Board) -> SquareSet {
        self.placement().side(self.side()) - own.occupied()
    }

    /// What counts for repetition.
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

/// Whose burials are looked for where the `mover` has left a square: both sides', but what the first has buried there comes
/// up alone.
pub(super) fn buriers(edition: u32, mover: Side) -> [Side; 2] {
    if edition == OTHERS_FIRST { [mover.other(), mover] } else { [mover, mover.other()] }
}

impl State {
    /// A game that begins here: buried pieces may lie anywhere for all that others know.
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

    /// What a viewer may know: of the burials their own.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer, |side, burier| side == burier)
    }
}
