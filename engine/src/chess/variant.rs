//! [`Variant`]: what a game needs to say about its positions to be played like chess.

use std::hash::Hash;
use std::ops::ControlFlow;

use super::{CastlingRights, Choices, Effect, Move, PieceMoves, Position, Wing, won_by};
use crate::board::{Board, Kind, Piece, Side, Square, SquareSet};
use crate::rules::{Event, GameResult, Outcome, Reason, Refusal};
use crate::search::Search;
use crate::work;

/// A position of a game of White against Black that is played by single moves: without history, so that it is copied
/// cheaply. [`Match`](crate::duel::Match) adds what has been, and the draws that come of it.
///
/// A variant says what differs from chess, and gets the rest. Legality can be given at either end: most variants
/// say what their pieces reach ([`Variant::piece_moves`]) and what attacks a king ([`Variant::attacks`]), and each
/// move is tried; one that moves like chess passes [`Variant::generate`] on to its [`Variant::base`], which tries
/// nothing. Offers, perft and searches use the same generator.
///
/// `engine/tests/variants/` has five examples, one short file each.
pub trait Variant: Clone + Eq + Hash + Send + Sync + 'static {
    /// The kinds of pieces on its board.
    type Kind: Kind;
    /// The key that identifies a position for repetition: exact, not a hash.
    type Key: Clone + Eq + Hash + Send + Sync;

    /// The part common to all variants: the board, whose turn it is, rights and clocks.
    fn base(&self) -> &Position<Self::Kind>;

    /// The common part, to be changed.
    fn base_mut(&mut self) -> &mut Position<Self::Kind>;

    /// Moves that people may expect and the game forbids by a rule of its own, each with the reason.
    ///
    /// Asked only about moves that [`Variant::piece_moves`] does not have: one that it has and [`Variant::is_safe`]
    /// refuses is said to leave the own king attacked. So a rule of another kind (nobody may give check) belongs into
    /// `piece_moves`, which leaves such moves out.
    fn forbidden(&self) -> Vec<(Move<Self::Kind>, Refusal)> {
        Vec::new()
    }

    /// The key for repetition.
    fn key(&self) -> Self::Key;

    /// The outcome by a rule of the game's own, if it has ended here. It precedes a lack of legal moves and dead positions.
    fn ending(&self) -> Option<Outcome> {
        None
    }

    /// The outcome when the side to move has no legal move: mate or stalemate.
    fn stuck(&self) -> Outcome {
        if self.in_check() {
            return won_by(self.turn().other(), Reason::CHECKMATE);
        }
        Outcome { result: GameResult::Drawn, reason: Reason::STALEMATE }
    }

    /// Whether neither side can ever win by any play.
    fn is_dead(&self) -> bool {
        self.base().army().dead.contains(self.placement())
    }

    /// Calls the listener with every pseudo-legal move but castling: without regard to the own king.
    ///
    /// # Errors
    /// `Break` when the listener broke off.
    fn piece_moves<B>(
        &self,
        listener: impl FnMut(PieceMoves<Self::Kind>) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        self.base().piece_moves(listener)
    }

    /// Castling on the wings where the way is free and the king safe all along.
    fn castling_moves(&self) -> Option<PieceMoves<Self::Kind>> {
        let (board, enemy) = (self.placement(), self.turn().other());
        self.base().castling_moves(|castle| {
            castle.is_open(board.occupied())
                && castle
                    .is_safe_by(board.occupied(), |square, occupied| self.attacks(enemy, square, occupied))
        })
    }

    /// Whether a side could capture a king on a square when exactly the `occupied` squares block the way.
    fn attacks(&self, side: Side, square: Square, occupied: SquareSet) -> bool {
        self.placement().is_attacked(square, side, occupied)
    }

    /// Whether a side's king, if it has one, could be captured where it stands.
    fn is_attacked(&self, side: Side) -> bool {
        let board = self.placement();
        board.king(side).is_some_and(|king| self.attacks(side.other(), king, board.occupied()))
    }

    /// Whether a move of [`Variant::piece_moves`] may be made: whether it leaves the own king safe.
    fn is_safe(&self, mv: Move<Self::Kind>) -> bool {
        let mut after = self.clone();
        after.make(mv);
        !after.is_attacked(self.turn())
    }

    /// Calls the listener with all legal moves, each once.
    ///
    /// # Errors
    /// `Break` when the listener broke off.
    fn generate<B>(
        &self,
        mut listener: impl FnMut(PieceMoves<Self::Kind>) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let mut safe = |piece_moves: PieceMoves<Self::Kind>| {
            work::spend(piece_moves.targets.len() as u64);
            let piece_moves = piece_moves.only(|mv| self.is_safe(mv));
            if piece_moves.count() > 0 { listener(piece_moves) } else { ControlFlow::Continue(()) }
        };
        self.piece_moves(&mut safe)?;
        self.castling_moves().map_or(ControlFlow::Continue(()), safe)
    }

    /// Plays a legal move as fast as possible, for search: a useless en-passant square may stay.
    fn make(&mut self, mv: Move<Self::Kind>) -> Effect<Self::Kind> {
        self.base_mut().make(mv)
    }

    /// Like [`Variant::make`], but the caller names the kind that moves.
    fn make_as(&mut self, _role: Self::Kind, mv: Move<Self::Kind>) -> Effect<Self::Kind> {
        self.make(mv)
    }

    /// Calls the listener with each legal move and the position behind it, made as by [`Variant::make`].
    ///
    /// # Errors
    /// `Break` when the listener broke off.
    fn successors<B>(
        &self,
        mut listener: impl FnMut(Move<Self::Kind>, Self) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        self.generate(|piece_moves| {
            for mv in piece_moves.moves() {
                let mut next = self.clone();
                next.make_as(piece_moves.role, mv);
                listener(mv, next)?;
            }
            ControlFlow::Continue(())
        })
    }

    /// Like [`Variant::successors`], but only moves that capture or promote: for a quiescence search.
    ///
    /// # Errors
    /// `Break` when the listener broke off.
    fn captures<B>(
        &self,
        mut listener: impl FnMut(Move<Self::Kind>, Self) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let (board, pawns) = (self.placement(), self.placement().pawns());
        let prey = board.side(self.turn().other());
        self.generate(|piece_moves| {
            // Only pawns, and pieces out of a box, capture without landing on their victim.
            let asks = pawns.contains(piece_moves.from) || !piece_moves.from.on_board();
            for mv in piece_moves.moves() {
                let Move::Normal { to, .. } = mv else { break };
                if prey.contains(to) || mv.promotes() || asks && self.captured_by(mv).is_some() {
                    let mut next = self.clone();
                    next.make_as(piece_moves.role, mv);
                    listener(mv, next)?;
                }
            }
            ControlFlow::Continue(())
        })
    }

    /// Forgets the en-passant square unless a capture on it is legal.
    fn settle(&mut self) {
        if self.base().en_passant().is_none() {
            return;
        }
        let useful = |piece_moves: PieceMoves<Self::Kind>| {
            let mut moves = piece_moves.moves();
            if moves.any(|mv| self.base().is_en_passant(mv) && self.is_safe(mv)) {
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        };
        if self.piece_moves(useful).is_continue() {
            self.base_mut().forget_en_passant();
        }
    }

    /// Plays a legal move.
    fn play(&mut self, mv: Move<Self::Kind>) -> Effect<Self::Kind> {
        let effect = self.make(mv);
        self.settle();
        effect
    }

    /// This position with the turn passed: what the other side could do now.
    #[must_use]
    fn handed_over(&self) -> Self {
        let mut other = self.clone();
        other.base_mut().pass();
        other
    }

    /// The side to move.
    fn turn(&self) -> Side {
        self.base().turn()
    }

    /// The board.
    fn placement(&self) -> &Board<Self::Kind> {
        self.base().placement()
    }

    /// The castling rights.
    fn castling(&self) -> CastlingRights {
        self.base().castling()
    }

    /// The half-moves since the last capture or pawn move.
    fn halfmove_clock(&self) -> u32 {
        self.base().halfmove_clock()
    }

    /// All legal moves, sorted.
    fn legal_moves(&self) -> Vec<Move<Self::Kind>> {
        let mut moves = Vec::with_capacity(48);
        let _: ControlFlow<()> = self.generate(|piece_moves| {
            moves.extend(piece_moves.moves());
            ControlFlow::Continue(())
        });
        moves.sort_unstable();
        work::spend(moves.len() as u64);
        moves
    }

    /// The number of legal moves.
    fn count_moves(&self) -> u64 {
        let mut count = 0;
        let _: ControlFlow<()> = self.generate(|piece_moves| {
            count += piece_moves.count() as u64;
            ControlFlow::Continue(())
        });
        count
    }

    /// Whether there is any legal move.
    fn has_legal_move(&self) -> bool {
        self.generate(|_| ControlFlow::Break(())).is_break()
    }

    /// Whether the side to move is in check.
    fn in_check(&self) -> bool {
        self.is_attacked(self.turn())
    }

    /// The piece that a legal move captures, and where it stands.
    fn captured_by(&self, mv: Move<Self::Kind>) -> Option<(Square, Piece<Self::Kind>)> {
        self.base().captured_by(mv)
    }

    /// The events a legal move will cause apart from moving, capturing and promoting.
    fn side_effects(&self, _mv: Move<Self::Kind>) -> Vec<Event> {
        Vec::new()
    }

    /// Whether a move with this effect is irreversible, so that no earlier position comes back.
    fn is_final(&self, effect: &Effect<Self::Kind>) -> bool {
        effect.resets_clock
    }

    /// These moves as choices on this position's board.
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

impl<V: Variant> Search for V {
    type Step = Move<V::Kind>;

    fn settled(&self) -> Self {
        let mut position = self.clone();
        Variant::settle(&mut position);
        position
    }

    #[inline]
    fn continuations<B>(&self, listener: impl FnMut(Self::Step, Self) -> ControlFlow<B>) -> ControlFlow<B> {
        if self.ending().is_some() || self.is_dead() {
            return ControlFlow::Continue(());
        }
        self.successors(listener)
    }

    fn count_turns(&self) -> u64 {
        if self.ending().is_some() || self.is_dead() { 0 } else { self.count_moves() }
    }
}

impl<K: Kind> Position<K> {
    /// The wings on which the king may castle, where `may` allows it.
    #[must_use]
    pub fn castling_moves(&self, may: impl Fn(super::Castle) -> bool) -> Option<PieceMoves<K>> {
        if self.castling().rooks(self.turn()).is_empty() {
            return None;
        }
        let wings = Wing::BOTH.map(|wing| self.castle(wing).is_some_and(&may));
        let king = self.placement().king(self.turn())?;
        Some(PieceMoves::castling(K::KING?, king, wings)).filter(|piece_moves| piece_moves.count() > 0)
    }
}
