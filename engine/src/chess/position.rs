//! [`Position`]: a board and everything the next move depends on.

use std::ops::ControlFlow;

use super::make::{carry_out_as, victim};
use super::{
    Castle, CastlingRights, DeadPositions, Effect, Fields, Move, PieceMoves, Variant, Wing, carry_out,
    counted,
};
use crate::board::{Board, Kind, Pattern, Piece, Role, Side, Square, SquareSet};

/// The kinds of pieces and rules of material of a chess game.
#[derive(Debug, PartialEq, Eq, Hash)]
pub struct Army<K: 'static = Role> {
    /// What a pawn may become, in the order menus offer it.
    pub promotions: &'static [K],
    /// Which material is dead: unable to win.
    pub dead: DeadPositions,
    /// Whether a pawn may come back to its first rank.
    pub pawns_retreat: bool,
}

impl Army {
    /// The army of chess.
    pub const ORTHODOX: &'static Self =
        &Self { promotions: &Role::PROMOTIONS, dead: DeadPositions::Orthodox, pawns_retreat: false };
}

/// A position of chess. [`Position::parse`] reads FEN, `Display` writes it.
///
/// Each side has exactly one king, and the side that is not to move is not in check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position<K: Kind = Role> {
    pub(super) army: &'static Army<K>,
    pub(super) placement: Board<K>,
    pub(super) turn: Side,
    pub(super) castling: CastlingRights,
    pub(super) en_passant: Option<Square>,
    pub(super) halfmove_clock: u32,
    pub(super) move_number: u32,
}

/// The identity of a position for repetition: exact, not a hash.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PositionKey<K: Kind = Role> {
    placement: Board<K>,
    turn: Side,
    castling: CastlingRights,
    en_passant: Option<Square>,
}

impl Position {
    /// The first position of a chess game with this array on both first ranks, from the a-file on, whose rooks may
    /// all castle.
    #[must_use]
    pub fn from_array(array: [Role; 8]) -> Self {
        Self::from_army(Army::ORTHODOX, array)
    }
}

impl<K: Kind> Position<K> {
    /// Like [`Position::from_array`], with an army of other kinds.
    #[must_use]
    pub fn from_army(army: &'static Army<K>, array: [K; 8]) -> Self {
        let mut placement = Board::EMPTY;
        let mut castling = CastlingRights::NONE;
        for side in Side::BOTH {
            for (file, role) in (0..).zip(array) {
                let square =
                    |rank| Square::at(file, side.rank(rank)).expect("eight files, and both ranks exist");
                placement.put(square(0), Piece::new(side, role));
                if let Some(pawn) = K::PAWN {
                    placement.put(square(1), Piece::new(side, pawn));
                }
                if role.is_rook() {
                    castling.grant(square(0));
                }
            }
        }
        Self {
            army,
            placement,
            turn: Side::White,
            castling,
            en_passant: None,
            halfmove_clock: 0,
            move_number: 1,
        }
    }

    /// The army it is played with.
    #[must_use]
    pub fn army(&self) -> &'static Army<K> {
        self.army
    }

    /// The board.
    #[must_use]
    #[inline]
    pub fn placement(&self) -> &Board<K> {
        &self.placement
    }

    /// The side to move.
    #[must_use]
    #[inline]
    pub fn turn(&self) -> Side {
        self.turn
    }

    /// The castling rights.
    #[must_use]
    pub fn castling(&self) -> CastlingRights {
        self.castling
    }

    /// The square passed over by the double step just made, if a pawn stands ready to capture there.
    #[must_use]
    pub fn en_passant(&self) -> Option<Square> {
        self.en_passant
    }

    /// The half-moves since the last capture or pawn move.
    #[must_use]
    pub fn halfmove_clock(&self) -> u32 {
        self.halfmove_clock
    }

    /// The move number, 1 at the start, growing after each of Black's moves.
    #[must_use]
    pub fn move_number(&self) -> u32 {
        self.move_number
    }

    /// The squares of castling on a wing, if the side to move has the right.
    #[must_use]
    #[inline]
    pub fn castle(&self, wing: Wing) -> Option<Castle> {
        Castle::new(&self.placement, self.castling, self.turn, wing)
    }

    /// The piece that a move of the side to move would capture, and where it stands.
    #[must_use]
    pub fn captured_by(&self, mv: Move<K>) -> Option<(Square, Piece<K>)> {
        let Move::Normal { from, to, .. } = mv else { return None };
        let role = self.placement.role_at(from)?;
        victim(&self.placement, self.turn, role, from, to, self.en_passant_set())
    }

    /// Whether a move of the side to move captures in passing, as an orthodox pawn does.
    #[must_use]
    pub fn is_en_passant(&self, mv: Move<K>) -> bool {
        let Move::Normal { from, to, .. } = mv else { return false };
        let pawn = self.placement.capturing(Pattern::PawnCapture).contains(from);
        // A piece on the target square is captured there, not in passing.
        let free = !self.placement.occupied().contains(to);
        pawn && free && Some(to) == self.en_passant && from.file() != to.file()
    }

    /// The pieces that give check to the side to move.
    #[must_use]
    pub fn checkers(&self) -> SquareSet {
        match self.placement.king(self.turn) {
            Some(king) => self.placement.attackers(king, self.turn.other(), self.placement.occupied()),
            None => SquareSet::EMPTY,
        }
    }

    /// Whether the side to move is in check.
    #[must_use]
    pub fn in_check(&self) -> bool {
        !self.checkers().is_empty()
    }

    /// The key for repetition. Take it from a position that was played or parsed, not from one that was
    /// [made](Position::make): only those are sure about en passant.
    #[must_use]
    pub fn key(&self) -> PositionKey<K> {
        PositionKey {
            placement: self.placement,
            turn: self.turn,
            castling: self.castling,
            en_passant: self.en_passant,
        }
    }

    /// Plays a legal move.
    ///
    /// # Panics
    /// When no piece stands on the square the move starts from.
    pub fn play(&mut self, mv: Move<K>) -> Effect<K> {
        let effect = self.make(mv);
        self.settle_en_passant();
        effect
    }

    /// Plays a legal move as fast as possible: for search. The en-passant square stays when a pawn stands beside
    /// it, even when that pawn may not capture; [`Position::play`] settles it.
    ///
    /// # Panics
    /// When no piece stands on the square the move starts from.
    #[inline]
    pub fn make(&mut self, mv: Move<K>) -> Effect<K> {
        let en_passant = self.en_passant_set();
        let effect = carry_out(&mut self.placement, &mut self.castling, self.turn, mv, en_passant);
        self.hand_over(effect)
    }

    /// Like [`Position::make`], but faster: the caller names the kind that moves.
    #[inline(always)]
    pub fn make_as(&mut self, role: K, mv: Move<K>) -> Effect<K> {
        let Move::Normal { from, to, promotion } = mv else { return self.make(mv) };
        let (side, en_passant) = (self.turn, self.en_passant_set());
        let step = (from, to, promotion);
        let effect = carry_out_as(&mut self.placement, &mut self.castling, side, role, step, en_passant);
        self.hand_over(effect)
    }

    /// Counts the move just made and passes the turn to the other side.
    #[inline(always)]
    fn hand_over(&mut self, effect: Effect<K>) -> Effect<K> {
        let side = self.turn;
        self.turn = side.other();
        self.en_passant = effect.passed.filter(|passed| {
            Pattern::PawnCapture
                .origins(self.turn, *passed, SquareSet::EMPTY)
                .meets(self.placement.side(self.turn) & self.placement.capturing(Pattern::PawnCapture))
        });
        self.halfmove_clock = if effect.resets_clock { 0 } else { counted(self.halfmove_clock, 1) };
        self.move_number = counted(self.move_number, side.index() as u32);
        effect
    }

    /// Forgets the en-passant square: for games that keep passed pawns in another way.
    pub fn forget_en_passant(&mut self) {
        self.en_passant = None;
    }

    /// A position without castling rights. An en-passant square is taken as it is.
    #[must_use]
    pub fn uncastled(
        army: &'static Army<K>,
        placement: Board<K>,
        fields: &Fields<'_>,
        turn: Side,
        en_passant: Option<Square>,
    ) -> Self {
        Self {
            army,
            placement,
            turn,
            castling: CastlingRights::NONE,
            en_passant,
            halfmove_clock: fields.halfmove_clock,
            move_number: fields.move_number,
        }
    }

    /// Passes the turn without a move on the board.
    pub fn pass(&mut self) {
        self.en_passant = None;
        self.halfmove_clock = counted(self.halfmove_clock, 1);
        self.move_number = counted(self.move_number, self.turn.index() as u32);
        self.turn = self.turn.other();
    }

    /// Starts the move clock again.
    pub fn reset_clock(&mut self) {
        self.halfmove_clock = 0;
    }

    /// The board, for changes that no chess move makes.
    pub fn placement_mut(&mut self) -> &mut Board<K> {
        &mut self.placement
    }

    /// Removes a piece that the move just made captured without landing on it.
    pub fn remove(&mut self, square: Square) -> Option<Piece<K>> {
        self.castling.touch(SquareSet::of(square));
        self.halfmove_clock = 0;
        self.placement.take(square)
    }

    /// Forgets the en-passant square unless a capture on it is legal.
    pub(super) fn settle_en_passant(&mut self) {
        if self.en_passant.is_some() && self.en_passant_captors().is_empty() {
            self.en_passant = None;
        }
    }

    #[inline]
    pub(super) fn en_passant_set(&self) -> SquareSet {
        self.en_passant.map_or(SquareSet::EMPTY, SquareSet::of)
    }
}

impl<K: Kind> Variant for Position<K> {
    type Kind = K;
    type Key = PositionKey<K>;

    fn base(&self) -> &Self {
        self
    }

    fn base_mut(&mut self) -> &mut Self {
        self
    }

    fn generate<B>(&self, listener: impl FnMut(PieceMoves<K>) -> ControlFlow<B>) -> ControlFlow<B> {
        self.generate(listener)
    }

    #[inline(always)]
    fn make_as(&mut self, role: K, mv: Move<K>) -> Effect<K> {
        self.make_as(role, mv)
    }

    #[inline(always)]
    fn captures<B>(&self, listener: impl FnMut(Move<K>, Self) -> ControlFlow<B>) -> ControlFlow<B> {
        self.captures(listener)
    }

    #[inline(always)]
    fn successors<B>(&self, listener: impl FnMut(Move<K>, Self) -> ControlFlow<B>) -> ControlFlow<B> {
        self.successors(listener)
    }

    fn settle(&mut self) {
        self.settle_en_passant();
    }

    fn count_moves(&self) -> u64 {
        self.count_moves()
    }

    fn key(&self) -> PositionKey<K> {
        self.key()
    }
}
