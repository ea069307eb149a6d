//! [`Board`]: which piece stands where.

use super::{Kind, Pattern, Piece, Role, Side, Square, SquareSet};

/// The pieces on the 64 squares, kept as sets by side and by kind. `Display` and `FromStr` are FEN's first field.
///
/// ```
/// use engine::board::{Board, Side};
///
/// let board: Board = "4k3/8/8/8/8/8/4R3/4K3".parse()?;
/// let e8 = board.king(Side::Black).expect("it is there");
/// assert!(board.is_attacked(e8, Side::White, board.occupied()));
/// # Ok::<(), engine::board::PlacementError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Board<K: Kind = Role> {
    sides: [SquareSet; 2],
    kinds: K::Sets,
}

impl<K: Kind> Default for Board<K> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<K: Kind> Board<K> {
    /// The empty board.
    pub const EMPTY: Self = Self { sides: [SquareSet::EMPTY; 2], kinds: K::NO_SETS };

    /// All squares with a piece on them.
    #[must_use]
    #[inline]
    pub fn occupied(&self) -> SquareSet {
        self.sides[0] | self.sides[1] | self.neutral()
    }

    /// The squares of a side's pieces.
    #[must_use]
    #[inline]
    pub fn side(&self, side: Side) -> SquareSet {
        self.sides[side.index()]
    }

    /// The squares of neutral pieces.
    #[must_use]
    #[inline]
    pub fn neutral(&self) -> SquareSet {
        K::neutral(&self.kinds)
    }

    /// The squares of all pieces of a kind.
    #[must_use]
    #[inline]
    pub fn role(&self, role: K) -> SquareSet {
        self.kinds.as_ref()[role.index()]
    }

    /// The squares of a side's pieces of a kind.
    #[must_use]
    #[inline]
    pub fn pieces(&self, side: Side, role: K) -> SquareSet {
        self.side(side) & self.role(role)
    }

    /// The squares of both sides' kings.
    #[must_use]
    #[inline]
    pub fn kings(&self) -> SquareSet {
        K::KING.map_or(SquareSet::EMPTY, |king| self.role(king))
    }

    /// Where a side's king stands (the lowest square, should there be several).
    #[must_use]
    #[inline]
    pub fn king(&self, side: Side) -> Option<Square> {
        (self.side(side) & self.kings()).first()
    }

    /// The kind of piece on a square.
    #[must_use]
    #[inline]
    pub fn role_at(&self, square: Square) -> Option<K> {
        if !self.occupied().contains(square) {
            return None;
        }
        // Every kind is asked: a loop that stops at the right one is mispredicted more often than it saves.
        let here = SquareSet::of(square);
        let sets = self.kinds.as_ref().iter().enumerate();
        let index = sets.fold(0, |found, (index, set)| found | if set.meets(here) { index } else { 0 });
        K::ALL.get(index).copied()
    }

    /// The owner of the piece on a square.
    #[must_use]
    #[inline]
    pub fn side_at(&self, square: Square) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| self.side(*side).contains(square))
    }

    /// The piece on a square, if it has an owner.
    #[must_use]
    #[inline]
    pub fn piece_at(&self, square: Square) -> Option<Piece<K>> {
        Some(Piece { side: self.side_at(square)?, role: self.role_at(square)? })
    }

    /// All pieces with their squares, a1 first.
    pub fn iter(&self) -> impl Iterator<Item = (Square, Piece<K>)> {
        (self.sides[0] | self.sides[1]).iter().filter_map(|square| Some((square, self.piece_at(square)?)))
    }

    /// The board with only the pieces on these squares.
    #[must_use]
    #[inline]
    pub fn within(mut self, squares: SquareSet) -> Self {
        for set in self.sides.iter_mut().chain(self.kinds.as_mut()) {
            *set &= squares;
        }
        self
    }

    /// Puts a piece on a square, in place of what stands there.
    pub fn put(&mut self, square: Square, piece: Piece<K>) {
        self.place(square, Some(piece.side), piece.role);
    }

    /// Puts a piece of a side, or a neutral one, on a square, in place of what stands there.
    pub fn place(&mut self, square: Square, owner: Option<Side>, role: K) {
        self.clear(SquareSet::of(square));
        self.kinds.as_mut()[role.index()].insert(square);
        if let Some(side) = owner {
            self.sides[side.index()].insert(square);
        }
    }

    /// Takes the piece off a square.
    pub fn take(&mut self, square: Square) -> Option<Piece<K>> {
        let piece = self.piece_at(square)?;
        self.toggle(piece.side, piece.role, SquareSet::of(square));
        Some(piece)
    }

    /// Takes what stands on these squares off the board.
    #[inline]
    pub fn clear(&mut self, squares: SquareSet) {
        *self = self.within(!squares);
    }

    /// Flips the membership of squares for a side's pieces of a kind: the quickest way to move a known piece.
    #[inline]
    pub(crate) fn toggle(&mut self, side: Side, role: K, squares: SquareSet) {
        self.sides[side.index()] ^= squares;
        self.kinds.as_mut()[role.index()] ^= squares;
    }

    /// The board after pieces have left the `cleared` squares, and a side's pieces of a kind have come to or gone from the
    /// `flipped` ones.
    ///
    /// Every set is computed and none is indexed, so that the compiler can keep all of them in registers.
    #[must_use]
    #[inline(always)]
    pub(crate) fn carried(mut self, side: Side, role: K, cleared: SquareSet, flipped: SquareSet) -> Self {
        let chosen = |chosen: bool| if chosen { flipped } else { SquareSet::EMPTY };
        for (owner, set) in Side::BOTH.into_iter().zip(&mut self.sides) {
            *set = (*set - cleared) ^ chosen(owner == side);
        }
        for (index, set) in self.kinds.as_mut().iter_mut().enumerate() {
            *set = (*set - cleared) ^ chosen(index == role.index());
        }
        self
    }

    /// The pieces of `side` that attack `target` when exactly the `occupied` squares block the way.
    ///
    /// The occupancy is explicit so that a question may be asked of a board that is not on the table yet: pieces
    /// outside `occupied` count as gone. A piece on `target` itself attacks nothing there.
    ///
    /// # Panics
    /// For a box square.
    #[must_use]
    #[inline]
    pub fn attackers(&self, target: Square, side: Side, occupied: SquareSet) -> SquareSet {
        let from = |pattern: Pattern, roles: SquareSet| pattern.origins(side, target, occupied) & roles;
        (from(Pattern::Knight, self.capturing(Pattern::Knight))
            | from(Pattern::King, self.capturing(Pattern::King))
            | from(Pattern::PawnCapture, self.capturing(Pattern::PawnCapture))
            | from(Pattern::Ahead, self.capturing(Pattern::Ahead))
            | from(Pattern::Rook, self.rookly())
            | from(Pattern::Bishop, self.bishoply()))
            & self.side(side)
            & occupied
    }

    /// The squares of both sides' pieces of all kinds that capture in exactly this way.
    #[must_use]
    #[inline(always)]
    pub fn capturing(&self, pattern: Pattern) -> SquareSet {
        K::union(&self.kinds, |_, capturing| capturing == pattern)
    }

    /// The squares of both sides' pieces of all kinds that move in exactly this way without capturing.
    #[must_use]
    #[inline(always)]
    pub fn moving(&self, pattern: Pattern) -> SquareSet {
        K::union(&self.kinds, |quiet, _| quiet == pattern)
    }

    /// The squares of all pieces that capture along ranks and files.
    #[inline(always)]
    pub(crate) fn rookly(&self) -> SquareSet {
        K::union(&self.kinds, |_, capturing| matches!(capturing, Pattern::Rook | Pattern::Queen))
    }

    /// The squares of all pieces that capture along diagonals.
    #[inline(always)]
    pub(crate) fn bishoply(&self) -> SquareSet {
        K::union(&self.kinds, |_, capturing| matches!(capturing, Pattern::Bishop | Pattern::Queen))
    }

    /// The squares of both sides' pawns, of any kind.
    #[must_use]
    #[inline(always)]
    pub fn pawns(&self) -> SquareSet {
        K::union(&self.kinds, |quiet, _| quiet.is_pawns())
    }

    /// The squares of both sides' pieces that may castle with a king.
    #[must_use]
    #[inline(always)]
    pub fn rooks(&self) -> SquareSet {
        self.moving(Pattern::Rook)
    }

    /// Whether any piece captures unlike it moves, pawns aside.
    #[must_use]
    pub fn has_divergent(&self) -> bool {
        K::ALL.iter().any(|role| role.code().len() == 2 && !self.role(*role).is_empty())
    }

    /// Whether any piece of `side` attacks `target`; see [`Board::attackers`].
    ///
    /// # Panics
    /// For a box square.
    #[must_use]
    #[inline]
    pub fn is_attacked(&self, target: Square, side: Side, occupied: SquareSet) -> bool {
        !self.attackers(target, side, occupied).is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

    #[test]
    fn putting_replaces_and_taking_empties() {
        let mut board: Board = START.parse().expect("the usual array");
        let e2 = "e2".parse().expect("a square");
        board.put(e2, Piece::new(Side::Black, Role::Queen));
        assert_eq!(board.piece_at(e2), Some(Piece::new(Side::Black, Role::Queen)));
        assert_eq!(board.pieces(Side::White, Role::Pawn).len(), 7);
        assert_eq!(board.take(e2), Some(Piece::new(Side::Black, Role::Queen)));
        assert_eq!(board.take(e2), None);
        assert_eq!(board.occupied().len(), 31);
    }

    #[test]
    fn pieces_outside_the_asked_occupancy_neither_attack_nor_block() {
        let board: Board = "4k3/8/8/4r3/8/4p3/8/4K3".parse().expect("a board");
        let king = board.king(Side::White).expect("it is there");
        let square = |name: &str| name.parse::<Square>().expect("a square");
        assert!(!board.is_attacked(king, Side::Black, board.occupied()));
        let open = board.occupied().without(square("e3"));
        assert_eq!(board.attackers(king, Side::Black, open), SquareSet::of(square("e5")));
        assert!(!board.is_attacked(king, Side::Black, open.without(square("e5"))));
    }
}
