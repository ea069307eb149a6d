//! The moving part of a turn: a board with zombies on it, and the progress of the side to move.

use crate::board::{Board, Pattern, Piece, Role, Side, Square, SquareSet};
use crate::chess::{CastlingRights, Effect, Move, PieceMoves, Wing, carry_out, pseudo_targets};

/// A board with everything that moves on it depend on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ZombieBoard {
    /// The pieces.
    pub placement: Board,
    /// The squares of both sides' zombies.
    pub zombies: SquareSet,
    /// The castling rights.
    pub castling: CastlingRights,
    /// The squares on which a pawn may capture in passing.
    pub en_passant: SquareSet,
}

impl ZombieBoard {
    /// The squares of a side's zombies.
    #[must_use]
    pub fn zombies_of(&self, side: Side) -> SquareSet {
        self.placement.side(side) & self.zombies
    }

    /// Whether a pawn of the side stands on its last rank: a zombie that must be promoted before it can move.
    #[must_use]
    pub fn has_to_promote(&self, side: Side, square: Square) -> bool {
        square.rank() == side.rank(7) && self.placement.pieces(side, Role::Pawn).contains(square)
    }

    /// The pseudo-legal targets of a side's piece, castling aside.
    #[must_use]
    pub fn targets(&self, side: Side, from: Square) -> SquareSet {
        self.placement.role_at(from).map_or(SquareSet::EMPTY, |role| {
            pseudo_targets(&self.placement, side, role, from, self.en_passant)
        })
    }

    /// The targets of a side's zombie in one turn: those of [`ZombieBoard::targets`], or, from its last rank,
    /// those of any promotion.
    #[must_use]
    pub fn zombie_targets(&self, side: Side, from: Square) -> SquareSet {
        if !self.has_to_promote(side, from) {
            return self.targets(side, from);
        }
        let occupied = self.placement.occupied();
        let reach = Pattern::Queen.reach(side, from, occupied) | Pattern::Knight.reach(side, from, occupied);
        reach - self.placement.side(side)
    }

    /// The square of the pawn that a capture on a passed square takes.
    #[must_use]
    pub fn passer(&self, side: Side, passed: Square) -> Option<Square> {
        Square::at(passed.file(), side.rank(4)).filter(|_| self.en_passant.contains(passed))
    }

    /// Forgets passed squares on which `side` can no longer capture: they are occupied now, or the pawn is gone.
    pub fn forget_passed(&mut self, side: Side) {
        let pawns = self.placement.pieces(side.other(), Role::Pawn);
        let stands =
            |passed: &Square| self.passer(side, *passed).is_some_and(|square| pawns.contains(square));
        self.en_passant = (self.en_passant - self.placement.occupied()).iter().filter(stands).collect();
    }

    /// Puts a risen piece on an empty square, as a zombie.
    pub fn rise(&mut self, square: Square, piece: Piece) {
        self.placement.put(square, piece);
        self.zombies.insert(square);
    }

    /// Removes zombies that have not moved.
    pub fn crumble(&mut self, idle: SquareSet) {
        self.zombies -= idle;
        self.placement.clear(idle);
    }

    /// Turns a square up, unless a piece stands on it: at most one burial rises, of the first of these buriers
    /// that has one there. Returns the burier and the piece.
    pub fn turn_up(
        &mut self,
        square: Square,
        graves: &mut [Board; 2],
        buriers: [Side; 2],
    ) -> Option<(Side, Piece)> {
        if self.placement.occupied().contains(square) {
            return None;
        }
        let burier = buriers.into_iter().find(|side| graves[side.index()].occupied().contains(square))?;
        let piece = graves[burier.index()].take(square)?;
        self.rise(square, piece);
        Some((burier, piece))
    }

    /// Takes the piece on a square off the board.
    pub fn take(&mut self, square: Square) -> Option<Piece> {
        self.zombies.remove(square);
        self.placement.take(square)
    }
}

/// The state of a turn before any square is turned up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TurnState {
    /// The board as it stands.
    pub board: ZombieBoard,
    /// The side to move.
    pub side: Side,
    /// Own zombies that were on the board when the turn began and have not moved.
    pub idle: SquareSet,
    /// The squares left so far, en-passant victims' squares included.
    pub left: SquareSet,
    /// The squares that own pawns passed with double steps.
    pub passed: SquareSet,
    /// The square of a promoted zombie that must move next.
    pub bound: Option<Square>,
    /// Whether any step was made in this turn.
    pub begun: bool,
}

impl TurnState {
    /// The beginning of a side's turn.
    #[must_use]
    pub fn new(board: ZombieBoard, side: Side) -> Self {
        Self {
            board,
            side,
            idle: board.zombies_of(side),
            left: SquareSet::EMPTY,
            passed: SquareSet::EMPTY,
            bound: None,
            begun: false,
        }
    }

    /// The squares of pieces that may move next.
    #[must_use]
    pub fn movers(&self) -> SquareSet {
        match self.bound {
            Some(square) => SquareSet::of(square),
            None if self.begun => self.idle,
            None => self.board.placement.side(self.side),
        }
    }

    /// The pseudo-legal moves of the piece on a square, castling aside.
    pub fn moves_of(&self, from: Square) -> impl Iterator<Item = Move> + use<> {
        let role = self.board.placement.role_at(from);
        let targets = self.board.targets(self.side, from);
        let piece_moves = role.map(|role| PieceMoves::new(role, from, targets, &Role::PROMOTIONS));
        piece_moves.into_iter().flat_map(|piece_moves| piece_moves.moves())
    }

    /// Whether a move captures the enemy king, which wins at once.
    #[must_use]
    pub fn takes_king(&self, mv: Move) -> bool {
        let Move::Normal { to, .. } = mv else { return false };
        self.board.placement.pieces(self.side.other(), Role::King).contains(to)
    }

    /// Whether a move is a zombie's, so that more may follow.
    #[must_use]
    pub fn is_zombies(&self, mv: Move) -> bool {
        matches!(mv, Move::Normal { from, .. } if self.board.zombies.contains(from))
    }

    /// The wings with a free way to castle; whether it is safe is not checked.
    pub fn castlings(&self) -> impl Iterator<Item = Wing> {
        let may = !self.begun && !self.board.castling.rooks(self.side).is_empty();
        let open = |wing: &Wing| {
            self.castle(*wing).is_some_and(|castle| castle.is_open(self.board.placement.occupied()))
        };
        Wing::BOTH.into_iter().filter(move |_| may).filter(open)
    }

    /// The squares of castling on a wing, if the side has the right.
    #[must_use]
    pub fn castle(&self, wing: Wing) -> Option<crate::chess::Castle> {
        crate::chess::Castle::new(&self.board.placement, self.board.castling, self.side, wing)
    }

    /// Carries out a move. Returns its effect and the squares it left, in order.
    pub fn play(&mut self, mv: Move) -> (Effect, [Option<Square>; 2]) {
        let mut vacated = match mv {
            Move::Normal { from, .. } => [Some(from), None],
            Move::Castle(wing) => {
                let castle = self.castle(wing);
                [castle.map(|castle| castle.king_from), castle.map(|castle| castle.rook_from)]
            }
        };
        let zombie = self.is_zombies(mv);
        let ZombieBoard { placement, zombies, castling, en_passant } = &mut self.board;
        let effect = carry_out(placement, castling, self.side, mv, *en_passant);
        if let Some((square, _)) = effect.captured {
            zombies.remove(square);
        }
        if let Move::Normal { from, to, .. } = mv {
            vacated[1] = effect.captured.map(|(square, _)| square).filter(|square| *square != to);
            if zombie {
                zombies.remove(from);
                zombies.insert(to);
            }
            self.idle.remove(from);
        }
        self.board.forget_passed(self.side);
        self.left |= vacated.into_iter().flatten().collect();
        self.passed |= effect.passed.map_or(SquareSet::EMPTY, SquareSet::of);
        self.bound = None;
        self.begun = true;
        (effect, vacated)
    }

    /// The beginning of the other side's turn.
    #[must_use]
    pub fn handed_over(self) -> Self {
        Self::new(ZombieBoard { en_passant: self.passed, ..self.board }, self.side.other())
    }

    /// The squares that are turned up once moving is over: those left, and those of idle zombies, which crumble.
    #[must_use]
    pub fn uncovered(&self) -> SquareSet {
        (self.left | self.idle) - (self.board.placement.occupied() - self.idle)
    }

    /// The turn after a move.
    #[must_use]
    pub fn after(mut self, mv: Move) -> Self {
        self.play(mv);
        self
    }

    /// The turn after the promotion of a zombie pawn.
    #[must_use]
    pub fn promoted(mut self, square: Square, role: Role) -> Self {
        self.board.placement.put(square, Piece::new(self.side, role));
        self.bound = Some(square);
        self.begun = true;
        self
    }

    /// The board if the turn ended here, as far as its player knows: `own` burials under squares left empty rise,
    /// own idle zombies crumble and uncover what is buried under them. Nothing else is buried anywhere. Own
    /// burials come up before others, so they do rise, with others below or not; only in the first edition others
    /// could come instead.
    #[must_use]
    pub fn foreseen(&self, own: &Board) -> ZombieBoard {
        let mut board = self.board;
        board.en_passant = self.passed;
        board.crumble(self.idle);
        for square in self.uncovered() & own.occupied() {
            if let Some(piece) = own.piece_at(square) {
                board.rise(square, piece);
            }
        }
        board
    }
}
