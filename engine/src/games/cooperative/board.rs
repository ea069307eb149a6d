//! [`FreeBoard`]: a board without check, and the moves on it.

use crate::board::{Board, Piece, Role, Side, Square, SquareSet};
use crate::chess::{Castle, CastlingRights, Choices, Effect, Move, PieceMoves, Wing, carry_out};
use crate::work;

/// A board without check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FreeBoard {
    /// The pieces.
    pub placement: Board,
    /// The castling rights.
    pub castling: CastlingRights,
    /// The square that a pawn of the waiting side passed over with its double step in the turn before.
    pub en_passant: Option<Square>,
    /// The side whose turn it is.
    pub side: Side,
}

impl FreeBoard {
    /// Every move that captures nothing, sorted.
    #[must_use]
    pub fn quiet_moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.each_quiet(|mv| moves.push(mv));
        work::spend(1 + moves.len() as u64);
        moves.sort_unstable();
        moves
    }

    /// Calls the listener with every move that captures nothing, unsorted.
    pub fn each_quiet(&self, mut listener: impl FnMut(Move)) {
        let Self { placement, side, .. } = self;
        let occupied = placement.occupied();
        for from in placement.side(*side) {
            let Some(role) = placement.role_at(from) else { continue };
            let targets = role.quiet().reach(*side, from, occupied) - occupied;
            PieceMoves::new(role, from, targets, &Role::PROMOTIONS).moves().for_each(&mut listener);
        }
        let open = |wing: &Wing| self.castle(*wing).is_some_and(|castle| castle.is_open(occupied));
        Wing::BOTH.into_iter().filter(open).map(Move::Castle).for_each(listener);
    }

    /// Every move by which the piece on a square captures something.
    pub fn captures(&self, from: Square) -> impl Iterator<Item = Move> + '_ {
        let enemies = self.placement.side(self.side.other());
        let passed = self.en_passant.map_or(SquareSet::EMPTY, SquareSet::of);
        self.placement.role_at(from).into_iter().flat_map(move |role| {
            // For all but pawns the en-passant square is like any other.
            let prey = if role == Role::Pawn { enemies | passed } else { enemies };
            let targets = role.capturing().reach(self.side, from, self.placement.occupied()) & prey;
            PieceMoves::new(role, from, targets, &Role::PROMOTIONS).moves()
        })
    }

    /// The kind that a capture on this square takes: only a capture in passing lands on a free square.
    #[must_use]
    pub fn prey(&self, to: Square) -> Role {
        self.placement.role_at(to).unwrap_or(Role::Pawn)
    }

    /// Carries out a move. Returns its effect, and where the piece stands now: the king, after castling.
    pub fn make(&mut self, mv: Move) -> (Effect, Option<Square>) {
        let ends = match mv {
            Move::Normal { to, .. } => Some(to),
            Move::Castle(wing) => self.castle(wing).map(|castle| castle.king_to),
        };
        let passed = self.en_passant.map_or(SquareSet::EMPTY, SquareSet::of);
        let effect = carry_out(&mut self.placement, &mut self.castling, self.side, mv, passed);
        if let Some((_, Piece { side, role: Role::King })) = effect.captured {
            self.castling.end(side);
        }
        (effect, ends)
    }

    fn castle(&self, wing: Wing) -> Option<Castle> {
        Castle::new(&self.placement, self.castling, self.side, wing)
    }

    /// Whether a side has no piece of a kind left.
    #[must_use]
    pub fn lacks(&self, side: Side, role: Role) -> bool {
        self.placement.pieces(side, role).is_empty()
    }

    /// The kinds with no piece left on the board: each is worth a point.
    pub fn gone(&self) -> impl Iterator<Item = Role> {
        Role::ALL.into_iter().filter(|role| self.placement.role(*role).is_empty())
    }

    /// These moves as choices on this board.
    #[must_use]
    pub fn choices<'a>(&'a self, moves: &'a [Move]) -> Choices<'a> {
        Choices { placement: &self.placement, side: self.side, castling: self.castling, moves }
    }
}
