//! Castling: rights, and where king and rook go. One rule serves every array of the first rank.

use std::fmt;

use crate::board::{Board, Kind, Side, Square, SquareSet, between};

/// The wing to which the king castles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Wing {
    /// Towards the h-file: `O-O`.
    Kingside,
    /// Towards the a-file: `O-O-O`.
    Queenside,
}

impl Wing {
    /// Both wings, kingside first.
    pub const BOTH: [Self; 2] = [Self::Kingside, Self::Queenside];

    /// The file (0 = a) the king ends on: g or c.
    #[must_use]
    pub const fn king_file(self) -> i8 {
        match self {
            Self::Kingside => 6,
            Self::Queenside => 2,
        }
    }

    /// The file (0 = a) the rook ends on: f or d.
    #[must_use]
    pub const fn rook_file(self) -> i8 {
        match self {
            Self::Kingside => 5,
            Self::Queenside => 3,
        }
    }

    /// The wing of a rook as seen from its king.
    #[must_use]
    pub const fn of_rook(rook: Square, king: Square) -> Self {
        if rook.file() > king.file() { Self::Kingside } else { Self::Queenside }
    }

    /// `kingside` or `queenside`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Kingside => "kingside",
            Self::Queenside => "queenside",
        }
    }
}

impl fmt::Display for Wing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Kingside => "O-O",
            Self::Queenside => "O-O-O",
        })
    }
}

/// The first ranks a game may have begun with: decides which castling rights a position text may claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrays {
    /// The usual array alone: kings on e1 and e8, castling rooks in the corners.
    Usual,
    /// Any array with the king between two rooks.
    Chess960,
}

/// The rooks that may still castle, by their squares. On which wing a rook stands is seen from its king, which has
/// not moved as long as there is a right.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CastlingRights(SquareSet);

impl CastlingRights {
    /// No rights.
    pub const NONE: Self = Self(SquareSet::EMPTY);

    /// Whether no castling right is left.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    /// The squares of a side's castling rooks.
    #[must_use]
    #[inline]
    pub fn rooks(self, side: Side) -> SquareSet {
        self.0 & SquareSet::rank(side.rank(0))
    }

    /// The square of the rook a king may castle with on a wing.
    #[must_use]
    #[inline]
    pub fn rook(self, side: Side, king: Square, wing: Wing) -> Option<Square> {
        let rooks = self.rooks(side);
        let lower = SquareSet::from_bits(SquareSet::of(king).bits().wrapping_sub(1));
        match wing {
            Wing::Kingside => (rooks - lower).first(),
            Wing::Queenside => (rooks & lower).first(),
        }
    }

    /// Adds the right to castle with the rook on this square.
    pub fn grant(&mut self, rook: Square) {
        self.0.insert(rook);
    }

    /// Ends the rights of rooks on any of these squares: something left them or arrived there.
    #[inline]
    pub fn touch(&mut self, squares: SquareSet) {
        self.0 -= squares;
    }

    /// Ends all rights of a side: its king moved or left the board.
    #[inline]
    pub fn end(&mut self, side: Side) {
        self.0 -= SquareSet::rank(side.rank(0));
    }
}

/// The four squares of one way to castle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Castle {
    /// Where the king stands.
    pub king_from: Square,
    /// Where the king goes.
    pub king_to: Square,
    /// Where the rook stands.
    pub rook_from: Square,
    /// Where the rook goes.
    pub rook_to: Square,
}

impl Castle {
    /// The squares of castling on a wing, if the side has the right.
    #[must_use]
    #[inline]
    pub fn new<K: Kind>(
        placement: &Board<K>,
        rights: CastlingRights,
        side: Side,
        wing: Wing,
    ) -> Option<Self> {
        let king_from = placement.king(side)?;
        let rook_from = rights.rook(side, king_from, wing)?;
        Some(Self {
            king_from,
            king_to: Square::at(wing.king_file(), side.rank(0))?,
            rook_from,
            rook_to: Square::at(wing.rook_file(), side.rank(0))?,
        })
    }

    /// Whether all squares that either piece passes or lands on are free but for the two themselves.
    #[must_use]
    #[inline]
    pub fn is_open(&self, occupied: SquareSet) -> bool {
        let king_path = between(self.king_from, self.king_to).with(self.king_to);
        let rook_path = between(self.rook_from, self.rook_to).with(self.rook_to);
        let others = occupied.without(self.king_from).without(self.rook_from);
        !others.meets(king_path | rook_path)
    }

    /// Whether the king is safe from `by` where it stands, on each square it passes, and where it ends.
    ///
    /// Along the path the rook is still at home; at the end it has arrived: it may have uncovered an attacker
    /// behind it, or block one that only a neighbouring king kept from the path (Atomic).
    #[must_use]
    pub fn is_safe<K: Kind>(&self, placement: &Board<K>, by: Side) -> bool {
        self.is_safe_by(placement.occupied(), |square, occupied| placement.is_attacked(square, by, occupied))
    }

    /// Like [`Castle::is_safe`], where `attacked` says whether a king on a square is attacked when exactly the
    /// `occupied` squares block the way.
    #[must_use]
    pub fn is_safe_by(&self, occupied: SquareSet, attacked: impl Fn(Square, SquareSet) -> bool) -> bool {
        let kingless = occupied.without(self.king_from);
        let path = between(self.king_from, self.king_to).with(self.king_from);
        let after = kingless.without(self.rook_from).with(self.king_to).with(self.rook_to);
        path.iter().all(|square| !attacked(square, kingless.with(square))) && !attacked(self.king_to, after)
    }

    /// The squares on which the king must be safe: where it stands, those it passes, where it ends.
    #[must_use]
    pub fn king_path(&self) -> SquareSet {
        between(self.king_from, self.king_to).with(self.king_from).with(self.king_to)
    }

    /// The board with the king on each square of its path in turn, the rook still at home: for games in which what attacks
    /// a square takes more than the squares that are in the way.
    pub fn stops<K: Kind>(
        &self,
        placement: &Board<K>,
        side: Side,
    ) -> impl Iterator<Item = Board<K>> + use<K> {
        let (king_from, mut kingless) = (self.king_from, *placement);
        let king = kingless.take(king_from);
        self.king_path().iter().map(move |square| {
            let mut there = kingless;
            if let Some(king) = king.filter(|king| king.side == side) {
                there.put(square, king);
            }
            there
        })
    }

    /// The target people point at: where the king lands, or the rook when that would look like a king's step or like
    /// standing still.
    #[must_use]
    pub fn target(&self) -> Square {
        if self.king_from.file().abs_diff(self.king_to.file()) > 1 { self.king_to } else { self.rook_from }
    }

    /// Moves king and rook.
    #[inline]
    pub(super) fn carry_out<K: Kind>(&self, placement: &mut Board<K>, side: Side) {
        let (Some(king), Some(rook)) = (K::KING, placement.role_at(self.rook_from)) else { return };
        // Lifted together, so that one may land where the other stood.
        placement.toggle(side, king, SquareSet::of(self.king_from) ^ SquareSet::of(self.king_to));
        placement.toggle(side, rook, SquareSet::of(self.rook_from) ^ SquareSet::of(self.rook_to));
    }
}
