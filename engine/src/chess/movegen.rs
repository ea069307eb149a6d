//! The legal move generator.
//!
//! Legal moves are generated directly: a pinned piece keeps to its line, and in check only squares that end the
//! check count. Nothing is allocated, and the listener may stop at any time.

use std::ops::ControlFlow;

use super::pawns::{PawnWay, pawn_targets, struck};
use super::{Move, PieceMoves, Position, Wing, pseudo_targets};
use crate::board::{Board, Kind, Pattern, Side, Square, SquareSet, Visitor, between, line};
use crate::work;

/// Restrictions that the king's safety puts on all other pieces.
struct Duties {
    /// Squares that end a check by capture or interposition: all without a check, none in double check.
    relief: SquareSet,
    /// Pinned pieces, which shield the king.
    pinned: SquareSet,
}

/// A listener to legal moves: it may pass them on, count them, or make the positions behind them.
pub(super) trait Listener<K: Kind> {
    /// The value it breaks off with.
    type Break;

    /// Hears the moves of one piece.
    fn piece(&mut self, piece_moves: PieceMoves<K>) -> ControlFlow<Self::Break>;

    /// Hears the moves of all pawns that go the same way and shield nothing, captures in passing aside.
    fn pawns(&mut self, pawn: K, way: PawnWay, targets: SquareSet) -> ControlFlow<Self::Break>;
}

/// A listener that passes all moves on as [`PieceMoves`].
struct Together<'a, K: Kind, L> {
    position: &'a Position<K>,
    listener: L,
}

impl<K: Kind, B, L: FnMut(PieceMoves<K>) -> ControlFlow<B>> Listener<K> for Together<'_, K, L> {
    type Break = B;

    #[inline(always)]
    fn piece(&mut self, piece_moves: PieceMoves<K>) -> ControlFlow<B> {
        (self.listener)(piece_moves)
    }

    #[inline(always)]
    fn pawns(&mut self, pawn: K, way: PawnWay, targets: SquareSet) -> ControlFlow<B> {
        let Position { army, turn, .. } = self.position;
        for to in targets {
            let from = way.origin(*turn, to);
            (self.listener)(PieceMoves::new(pawn, from, SquareSet::of(to), army.promotions))?;
        }
        ControlFlow::Continue(())
    }
}

/// A visitor of kinds that gives a listener the moves of all pieces but the king.
struct Others<'a, K: Kind, L> {
    position: &'a Position<K>,
    own: SquareSet,
    occupied: SquareSet,
    duties: Duties,
    listener: &'a mut L,
}

impl<K: Kind, L: Listener<K>> Visitor<K> for Others<'_, K, L> {
    type Break = L::Break;

    #[inline(always)]
    fn visit(&mut self, kind: K, quiet: Pattern, capturing: Pattern) -> ControlFlow<L::Break> {
        if Some(kind) == K::KING {
            return ControlFlow::Continue(());
        }
        let Self { position, own, occupied, duties, .. } = self;
        let mut pieces = position.placement.role(kind) & *own;
        if (quiet, capturing) == (Pattern::PawnStep, Pattern::PawnCapture) {
            let free = pieces - duties.pinned;
            for (way, targets) in pawn_targets(position.turn, free, *occupied, *occupied - *own) {
                self.listener.pawns(kind, way, targets & duties.relief)?;
            }
            pieces &= duties.pinned;
        }
        for from in pieces {
            let targets = position.targets(from, (quiet, capturing), duties);
            if !targets.is_empty() {
                self.listener.piece(PieceMoves::new(kind, from, targets, position.army.promotions))?;
            }
        }
        ControlFlow::Continue(())
    }
}

impl<K: Kind> Position<K> {
    /// Calls the listener with all legal moves, grouped by piece, each move once.
    ///
    /// # Errors
    /// `Break` when the listener broke off.
    #[inline]
    pub fn generate<B>(&self, listener: impl FnMut(PieceMoves<K>) -> ControlFlow<B>) -> ControlFlow<B> {
        self.tell(&mut Together { position: self, listener })
    }

    /// Calls a listener with all legal moves, each once: those of pawns as sets, all others piece by piece.
    ///
    /// # Errors
    /// `Break` when the listener broke off.
    #[inline]
    pub(super) fn tell<L: Listener<K>>(&self, listener: &mut L) -> ControlFlow<L::Break> {
        work::spend(4);
        let king = self.placement.king(self.turn);
        let duties = self.duties(king);
        let in_check = duties.relief != SquareSet::ALL;
        if !duties.relief.is_empty() {
            let (own, occupied) = (self.placement.side(self.turn), self.placement.occupied());
            K::visit(&mut Others { position: self, own, occupied, duties, listener })?;
        }
        if let (Some(target), Some(pawn)) = (self.en_passant, K::PAWN) {
            for from in self.en_passant_captors() {
                listener.piece(PieceMoves::new(pawn, from, SquareSet::of(target), &[]))?;
            }
        }
        match king {
            Some(king) => self.king_moves(king, in_check, listener),
            None => ControlFlow::Continue(()),
        }
    }

    /// Calls the listener with every pseudo-legal move but castling: what all pieces reach, the king's safety aside.
    ///
    /// # Errors
    /// `Break` when the listener broke off.
    pub fn piece_moves<B>(
        &self,
        mut listener: impl FnMut(PieceMoves<K>) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let (board, passed) = (&self.placement, self.en_passant_set());
        for role in K::ALL {
            for from in board.pieces(self.turn, *role) {
                let targets = pseudo_targets(board, self.turn, *role, from, passed);
                if !targets.is_empty() {
                    listener(PieceMoves::new(*role, from, targets, self.army.promotions))?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// All legal moves, sorted.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move<K>> {
        let mut moves = Vec::with_capacity(48);
        let _: ControlFlow<()> = self.generate(|piece_moves| {
            moves.extend(piece_moves.moves());
            ControlFlow::Continue(())
        });
        moves.sort_unstable();
        work::spend(moves.len() as u64);
        moves
    }

    /// Whether there is any legal move.
    #[must_use]
    pub fn has_legal_move(&self) -> bool {
        self.generate(|_| ControlFlow::Break(())).is_break()
    }

    /// Whether a move is legal.
    #[must_use]
    pub fn is_legal(&self, mv: Move<K>) -> bool {
        self.generate(|piece_moves| {
            if piece_moves.moves().any(|legal| legal == mv) {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        })
        .is_break()
    }

    /// The pawns that may legally capture on the en-passant square.
    pub(super) fn en_passant_captors(&self) -> SquareSet {
        let Some(target) = self.en_passant else { return SquareSet::EMPTY };
        let side = self.turn;
        let pawns = Pattern::PawnCapture.origins(side, target, SquareSet::EMPTY)
            & self.placement.side(side)
            & self.placement.capturing(Pattern::PawnCapture);
        let safe = |from: &Square| {
            // Two pawns leave one rank at once: only the board afterwards shows every uncovered attack.
            let (Some(king), Some(victim)) =
                (self.placement.king(side), Square::at(target.file(), from.rank()))
            else {
                return true;
            };
            let after = self.placement.occupied().without(*from).without(victim).with(target);
            !self.placement.is_attacked(king, side.other(), after)
        };
        pawns.iter().filter(safe).collect()
    }

    /// The legal targets of a piece other than the king.
    #[inline(always)]
    fn targets(&self, from: Square, (quiet, capturing): (Pattern, Pattern), duties: &Duties) -> SquareSet {
        let (side, own, occupied) = (self.turn, self.placement.side(self.turn), self.placement.occupied());
        let reached = if quiet == capturing {
            quiet.reach(side, from, occupied) - own
        } else {
            (quiet.reach(side, from, occupied) - occupied)
                | (capturing.reach(side, from, occupied) & (occupied - own))
        };
        let allowed = reached & duties.relief;
        if duties.pinned.contains(from) { allowed & self.shield(from) } else { allowed }
    }

    /// The line a pinned piece may move along.
    #[inline]
    fn shield(&self, from: Square) -> SquareSet {
        self.placement.king(self.turn).map_or(SquareSet::ALL, |king| line(king, from))
    }

    #[inline]
    fn duties(&self, king: Option<Square>) -> Duties {
        let placement = &self.placement;
        let (side, enemy) = (self.turn, self.turn.other());
        let Some(king) = king else {
            return Duties { relief: SquareSet::ALL, pinned: SquareSet::EMPTY };
        };
        // Sliders that would see the king without the own pieces: each checks or pins.
        let theirs = placement.side(enemy);
        let own = placement.side(side);
        let snipers = theirs
            & (Pattern::Rook.reach(side, king, theirs) & placement.rookly()
                | Pattern::Bishop.reach(side, king, theirs) & placement.bishoply());
        let mut checkers = theirs & leapers(placement, enemy, king);
        let mut pinned = SquareSet::EMPTY;
        for sniper in snipers {
            let shields = between(king, sniper) & own;
            if shields.is_empty() {
                checkers.insert(sniper);
            } else if !shields.is_several() {
                pinned |= shields;
            }
        }
        let relief = match checkers.first() {
            None => SquareSet::ALL,
            Some(_) if checkers.is_several() => SquareSet::EMPTY,
            Some(checker) => between(king, checker).with(checker),
        };
        Duties { relief, pinned }
    }

    #[inline]
    fn king_moves<L: Listener<K>>(
        &self,
        king: Square,
        in_check: bool,
        listener: &mut L,
    ) -> ControlFlow<L::Break> {
        let Some(kind) = K::KING else { return ControlFlow::Continue(()) };
        let (side, enemy) = (self.turn, self.turn.other());
        let placement = &self.placement;
        let mut piece_moves = PieceMoves::new(kind, king, SquareSet::EMPTY, &[]);
        let trampled = trampled(placement, enemy);
        let theirs = placement.side(enemy);
        let (straight, oblique) = (theirs & placement.rookly(), theirs & placement.bishoply());
        // The king can't hide from a slider behind itself.
        let kingless = placement.occupied().without(king);
        let unseen = |square: Square| {
            let seen = Pattern::Rook.reach(side, square, kingless) & straight
                | Pattern::Bishop.reach(side, square, kingless) & oblique;
            seen.is_empty()
        };
        for to in Pattern::King.reach(side, king, SquareSet::EMPTY) - placement.side(side) - trampled {
            if unseen(to) {
                piece_moves.targets.insert(to);
            }
        }
        if !in_check && !self.castling.rooks(side).is_empty() {
            for wing in Wing::BOTH {
                piece_moves.castles[wing as usize] = self.castle(wing).is_some_and(|castle| {
                    let path = castle.king_path().without(king);
                    let others = kingless.without(castle.rook_from);
                    // A rook that has left its place may uncover an attacker behind it, along the rank alone.
                    castle.is_open(placement.occupied())
                        && !path.meets(trampled)
                        && path.iter().all(unseen)
                        && !(Pattern::Rook.reach(side, castle.king_to, others.with(castle.rook_to))
                            & straight)
                            .meets(SquareSet::rank(side.rank(0)))
                });
            }
        }
        if piece_moves.targets.is_empty() && piece_moves.castles == [false; 2] {
            return ControlFlow::Continue(());
        }
        listener.piece(piece_moves)
    }
}

/// The pieces of a side that give check from nearby or by leaping, kings aside.
#[inline(always)]
fn leapers<K: Kind>(placement: &Board<K>, side: Side, king: Square) -> SquareSet {
    let from =
        |pattern: Pattern| pattern.origins(side, king, SquareSet::EMPTY) & placement.capturing(pattern);
    from(Pattern::Knight) | from(Pattern::PawnCapture) | from(Pattern::Ahead)
}

/// Every square that a side attacks with pieces that don't slide.
#[inline(always)]
fn trampled<K: Kind>(placement: &Board<K>, side: Side) -> SquareSet {
    let own = placement.side(side);
    let king = (own & placement.capturing(Pattern::King)).first();
    let near = king.map_or(SquareSet::EMPTY, |king| Pattern::King.reach(side, king, SquareSet::EMPTY));
    let pawns = own & placement.capturing(Pattern::PawnCapture);
    near | leapt(own & placement.capturing(Pattern::Knight))
        | struck(side, pawns)
        | (own & placement.capturing(Pattern::Ahead)).forward(side)
}

/// The squares that knights on these squares attack.
#[inline(always)]
fn leapt(knights: SquareSet) -> SquareSet {
    const A: u64 = 0x0101_0101_0101_0101;
    const H: u64 = A << 7;
    let from = knights.bits();
    let (one, two) =
        ((from & !A) >> 1 | (from & !H) << 1, (from & !(A | A << 1)) >> 2 | (from & !(H | H >> 1)) << 2);
    SquareSet::from_bits(one << 16 | one >> 16 | two << 8 | two >> 8)
}
