//! The moves of one piece as a set of target squares instead of a list.

use super::{Move, Wing};
use crate::board::{Board, Kind, Role, Side, Square, SquareSet};

/// The pseudo-legal targets of a piece: without regard to its king, castling aside.
///
/// `en_passant` holds the squares on which a pawn may capture in passing.
#[must_use]
#[inline]
pub fn pseudo_targets<K: Kind>(
    placement: &Board<K>,
    side: Side,
    role: K,
    from: Square,
    en_passant: SquareSet,
) -> SquareSet {
    let occupied = placement.occupied();
    let (quiet, capturing) = (role.quiet(), role.capturing());
    if quiet == capturing {
        return quiet.reach(side, from, occupied) - placement.side(side);
    }
    let prey = placement.side(side.other()) | en_passant;
    (quiet.reach(side, from, occupied) - occupied) | (capturing.reach(side, from, occupied) & prey)
}

/// The moves of one piece.
///
/// ```
/// use std::ops::ControlFlow;
///
/// use engine::chess::{Arrays, Position};
///
/// let start = Position::parse("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", Arrays::Usual)?;
/// let mut counts = Vec::new();
/// let _: ControlFlow<()> = start.generate(|piece_moves| {
///     counts.push(piece_moves.count());
///     ControlFlow::Continue(())
/// });
/// assert_eq!(counts.iter().sum::<usize>(), 20);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PieceMoves<K: 'static = Role> {
    /// The kind of piece.
    pub role: K,
    /// The square it stands on.
    pub from: Square,
    /// The squares it may go to.
    pub targets: SquareSet,
    /// The kinds it may be promoted to, the last offered first; empty when it isn't promoted.
    promotions: &'static [K],
    /// The wings on which it may castle if it is the king: [kingside, queenside].
    pub(super) castles: [bool; 2],
}

impl<K: Kind> PieceMoves<K> {
    /// Moves without castling. `promotions` is what pawns become in this game: all targets of a pawn lie on its last
    /// rank, or none.
    #[must_use]
    #[inline]
    pub fn new(role: K, from: Square, targets: SquareSet, promotions: &'static [K]) -> Self {
        let promotes = role.is_pawn() && targets.meets(SquareSet::rank(0) | SquareSet::rank(7));
        Self { role, from, targets, promotions: if promotes { promotions } else { &[] }, castles: [false; 2] }
    }

    /// Castling alone, on these wings: [kingside, queenside].
    #[must_use]
    pub(super) const fn castling(role: K, from: Square, castles: [bool; 2]) -> Self {
        Self { role, from, targets: SquareSet::EMPTY, promotions: &[], castles }
    }

    /// These moves limited to the wanted targets, without castling.
    #[must_use]
    #[inline(always)]
    pub(super) fn within(self, wanted: SquareSet) -> Self {
        Self { targets: self.targets & wanted, castles: [false; 2], ..self }
    }

    /// These moves limited to castling.
    #[must_use]
    pub(super) const fn only_castling(self) -> Self {
        Self::castling(self.role, self.from, self.castles)
    }

    /// These moves limited to those that `may` allows, asked once per target with the first promotion.
    #[must_use]
    pub fn only(mut self, may: impl Fn(Move<K>) -> bool) -> Self {
        let promotion = self.promotions.first().copied();
        for to in self.targets {
            if !may(Move::Normal { from: self.from, to, promotion }) {
                self.targets.remove(to);
            }
        }
        for wing in Wing::BOTH {
            self.castles[wing as usize] = self.castles[wing as usize] && may(Move::Castle(wing));
        }
        self
    }

    /// The number of moves.
    #[must_use]
    #[inline]
    pub fn count(&self) -> usize {
        let kinds = self.promotions.len().max(1);
        self.targets.len() * kinds + usize::from(self.castles[0]) + usize::from(self.castles[1])
    }

    /// The single moves.
    #[must_use]
    #[inline]
    pub fn moves(&self) -> PieceMovesIter<K> {
        PieceMovesIter { piece_moves: *self, promotion: self.promotions.len() }
    }
}

/// Iterator over the moves of a [`PieceMoves`].
#[derive(Clone, Debug)]
pub struct PieceMovesIter<K: 'static = Role> {
    piece_moves: PieceMoves<K>,
    /// The number of promotions left for the lowest target; stays 0 for moves that do not promote.
    promotion: usize,
}

impl<K: Kind> Iterator for PieceMovesIter<K> {
    type Item = Move<K>;

    #[inline]
    fn next(&mut self) -> Option<Move<K>> {
        let Some(to) = self.piece_moves.targets.first() else {
            let wing = Wing::BOTH.into_iter().find(|wing| self.piece_moves.castles[*wing as usize])?;
            self.piece_moves.castles[wing as usize] = false;
            return Some(Move::Castle(wing));
        };
        let mut promotion = None;
        if self.promotion > 0 {
            promotion = Some(self.piece_moves.promotions[self.promotion - 1]);
            self.promotion -= 1;
            if self.promotion > 0 {
                return Some(Move::Normal { from: self.piece_moves.from, to, promotion });
            }
            self.promotion = self.piece_moves.promotions.len();
        }
        self.piece_moves.targets.remove(to);
        Some(Move::Normal { from: self.piece_moves.from, to, promotion })
    }
}
