//! What stands where.

use std::fmt;
use std::str::FromStr;

use super::{Pattern, Piece, Role, Side, Square, SquareSet};

/// The pieces on the 64 squares, kept as sets by side and by role. `Display` and `FromStr` are FEN's first field.
///
/// ```
/// use engine::board::{Placement, Side};
///
/// let board: Placement = "4k3/8/8/8/8/8/4R3/4K3".parse()?;
/// let e8 = board.king(Side::Black).expect("it is there");
/// assert!(board.is_attacked(e8, Side::White, board.occupied()));
/// # Ok::<(), engine::board::PlacementError>(())
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Placement {
    sides: [SquareSet; 2],
    roles: [SquareSet; Role::ALL.len()],
}

impl Placement {
    /// The empty board.
    pub const EMPTY: Self = Self { sides: [SquareSet::EMPTY; 2], roles: [SquareSet::EMPTY; Role::ALL.len()] };

    /// All squares with a piece on them.
    #[must_use]
    #[inline]
    pub fn occupied(&self) -> SquareSet {
        self.sides[0] | self.sides[1]
    }

    /// The squares of a side's pieces.
    #[must_use]
    #[inline]
    pub fn side(&self, side: Side) -> SquareSet {
        self.sides[side.index()]
    }

    /// The squares of both sides' pieces of a kind.
    #[must_use]
    #[inline]
    pub fn role(&self, role: Role) -> SquareSet {
        self.roles[role.index()]
    }

    /// The squares of a side's pieces of a kind.
    #[must_use]
    #[inline]
    pub fn pieces(&self, side: Side, role: Role) -> SquareSet {
        self.side(side) & self.role(role)
    }

    /// Where a side's king stands (the lowest square, should there be several).
    #[must_use]
    #[inline]
    pub fn king(&self, side: Side) -> Option<Square> {
        self.pieces(side, Role::King).first()
    }

    /// The kind of piece on a square.
    #[must_use]
    #[inline]
    pub fn role_at(&self, square: Square) -> Option<Role> {
        let here = SquareSet::of(square);
        Role::ALL.into_iter().find(|role| self.role(*role).meets(here))
    }

    /// Whose piece stands on a square.
    #[must_use]
    #[inline]
    pub fn side_at(&self, square: Square) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| self.side(*side).contains(square))
    }

    /// The piece on a square.
    #[must_use]
    #[inline]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        Some(Piece::new(self.side_at(square)?, self.role_at(square)?))
    }

    /// All pieces with their squares, a1 first.
    pub fn iter(&self) -> impl Iterator<Item = (Square, Piece)> {
        self.occupied().iter().filter_map(|square| Some((square, self.piece_at(square)?)))
    }

    /// The same board with every orthodox pawn replaced by one of another kind: texts call them all `P`.
    #[must_use]
    pub fn with_pawns(mut self, kind: Role) -> Self {
        let pawns = std::mem::take(&mut self.roles[Role::Pawn.index()]);
        self.roles[kind.index()] |= pawns;
        self
    }

    /// Only what stands on these squares.
    #[must_use]
    #[inline]
    pub fn within(mut self, squares: SquareSet) -> Self {
        for set in self.sides.iter_mut().chain(&mut self.roles) {
            *set &= squares;
        }
        self
    }

    /// Puts a piece on a square, in place of whatever stands there.
    pub fn put(&mut self, square: Square, piece: Piece) {
        self.take(square);
        self.toggle(piece.side, piece.role, SquareSet::of(square));
    }

    /// Takes the piece off a square.
    pub fn take(&mut self, square: Square) -> Option<Piece> {
        let piece = self.piece_at(square)?;
        self.toggle(piece.side, piece.role, SquareSet::of(square));
        Some(piece)
    }

    /// Flips the membership of squares for a side's pieces of a kind: the quickest way to move a known piece.
    #[inline]
    pub(crate) fn toggle(&mut self, side: Side, role: Role, squares: SquareSet) {
        self.sides[side.index()] ^= squares;
        self.roles[role.index()] ^= squares;
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
        (from(Pattern::Knight, self.knightly())
            | from(Pattern::King, self.role(Role::King))
            | from(Pattern::PawnCapture, self.role(Role::Pawn))
            | from(Pattern::Ahead, self.role(Role::Berolina))
            | from(Pattern::Rook, self.rookly())
            | from(Pattern::Bishop, self.bishoply()))
            & self.side(side)
            & occupied
    }

    /// The squares of all pieces that capture like knights.
    #[inline]
    pub(crate) fn knightly(&self) -> SquareSet {
        self.role(Role::Knight) | self.role(Role::Biskni) | self.role(Role::Rookni)
    }

    /// The squares of all pieces that capture along ranks and files.
    #[inline]
    pub(crate) fn rookly(&self) -> SquareSet {
        self.role(Role::Rook) | self.role(Role::Queen) | self.role(Role::Kniroo) | self.role(Role::Bisroo)
    }

    /// The squares of all pieces that capture along diagonals.
    #[inline]
    pub(crate) fn bishoply(&self) -> SquareSet {
        self.role(Role::Bishop) | self.role(Role::Queen) | self.role(Role::Knibis) | self.role(Role::Roobis)
    }

    /// Whether any piece captures unlike it moves, pawns aside.
    #[must_use]
    pub fn has_divergent(&self) -> bool {
        Role::ALL.into_iter().any(|role| role.code().len() == 2 && !self.role(role).is_empty())
    }

    /// The squares of both sides' pawns, of any kind.
    #[must_use]
    #[inline]
    pub fn pawns(&self) -> SquareSet {
        self.role(Role::Pawn) | self.role(Role::Berolina)
    }

    /// The squares of both sides' pieces of a kind to castle with.
    #[must_use]
    #[inline]
    pub fn rooks(&self) -> SquareSet {
        self.role(Role::Rook) | self.role(Role::Rookni) | self.role(Role::Roobis)
    }

    /// Whether any piece of `side` attacks `target`; see [`Placement::attackers`].
    ///
    /// # Panics
    /// For a box square.
    #[must_use]
    #[inline]
    pub fn is_attacked(&self, target: Square, side: Side, occupied: SquareSet) -> bool {
        !self.attackers(target, side, occupied).is_empty()
    }
}

impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..8).rev() {
            let mut empty = 0;
            for file in 0..8 {
                match Square::at(file, rank).and_then(|square| self.piece_at(square)) {
                    None => empty += 1,
                    Some(piece) => {
                        if empty > 0 {
                            write!(f, "{empty}")?;
                            empty = 0;
                        }
                        write!(f, "{piece}")?;
                    }
                }
            }
            if empty > 0 {
                write!(f, "{empty}")?;
            }
            if rank > 0 {
                f.write_str("/")?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// The text does not describe a board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlacementError {
    /// Not eight ranks.
    #[error("the board needs eight ranks between slashes, the eighth rank first; there are {0}")]
    Ranks(usize),
    /// A rank does not have eight squares.
    #[error("rank {0} of the board has not exactly eight squares")]
    Squares(u8),
    /// Neither a piece nor a number.
    #[error("“{0}” is no piece: use P N B R Q K for White, p n b r q k for Black, and 1–8 for empty squares")]
    Letter(char),
    /// What stands in brackets is no piece.
    #[error(
        "“[{0}]” is no piece: brackets hold two letters out of N B R, as in [RN] for White and [rn] for Black"
    )]
    Bracket(String),
    /// A kind that the game does not have.
    #[error("there is no {0} in this game")]
    Kind(&'static str),
}

impl FromStr for Placement {
    type Err = PlacementError;

    fn from_str(text: &str) -> Result<Self, PlacementError> {
        let ranks = text.split('/').count();
        if ranks != 8 {
            return Err(PlacementError::Ranks(ranks));
        }
        let mut placement = Self::EMPTY;
        for (rank, row) in (0..8).rev().zip(text.split('/')) {
            let wrong_length = || PlacementError::Squares(rank + 1);
            let mut file = 0;
            let mut rest = row;
            while let Some(letter) = rest.chars().next() {
                if file >= 8 {
                    return Err(wrong_length());
                }
                rest = &rest[letter.len_utf8()..];
                if let '1'..='8' = letter {
                    file += letter as i8 - b'0' as i8;
                    continue;
                }
                let piece = if letter == '[' {
                    let (code, beyond) = rest.split_once(']').unwrap_or((rest, ""));
                    rest = beyond;
                    Piece::from_bracketed(code).ok_or_else(|| PlacementError::Bracket(code.to_owned()))?
                } else {
                    Piece::from_letter(letter).ok_or(PlacementError::Letter(letter))?
                };
                placement.put(Square::at(file, rank as i8).ok_or_else(wrong_length)?, piece);
                file += 1;
            }
            if file != 8 {
                return Err(wrong_length());
            }
        }
        Ok(placement)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

    #[test]
    fn text_goes_there_and_back() {
        for text in [
            START,
            "8/8/8/8/8/8/8/8",
            "[rn]6[rb]/8/8/8/8/8/8/[RN][NR][BN]QK[BR][NB][RB]",
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R",
        ] {
            assert_eq!(text.parse::<Placement>().map(|board| board.to_string()), Ok(text.to_owned()));
        }
    }

    #[test]
    fn nonsense_is_refused_with_its_place() {
        let parse = |text: &str| text.parse::<Placement>();
        assert_eq!(parse(""), Err(PlacementError::Ranks(1)));
        assert_eq!(parse("8/8/8/8/8/8/8/8/8"), Err(PlacementError::Ranks(9)));
        assert_eq!(parse("8/8/8/8/7/8/8/8"), Err(PlacementError::Squares(4)));
        assert_eq!(parse("8/8/8/8/8/8/8/8P"), Err(PlacementError::Squares(1)));
        assert_eq!(parse("8/8/44p/8/8/8/8/8"), Err(PlacementError::Squares(6)));
        assert_eq!(parse("8/8/8/8/8/8/7x/8"), Err(PlacementError::Letter('x')));
        assert_eq!(parse("8/8/8/8/8/8/8/0"), Err(PlacementError::Letter('0')));
        assert_eq!(parse("8/8/8/8/8/8/8/[RR]7"), Err(PlacementError::Bracket("RR".to_owned())));
        assert_eq!(parse("8/8/8/8/8/8/8/[RN7"), Err(PlacementError::Bracket("RN7".to_owned())));
        assert_eq!(parse("8/8/8/8/8/8/8/é7"), Err(PlacementError::Letter('é')));
    }

    #[test]
    fn putting_replaces_and_taking_empties() {
        let mut board: Placement = START.parse().expect("the usual array");
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
        let board: Placement = "4k3/8/8/4r3/8/4p3/8/4K3".parse().expect("a board");
        let king = board.king(Side::White).expect("it is there");
        let square = |name: &str| name.parse::<Square>().expect("a square");
        assert!(!board.is_attacked(king, Side::Black, board.occupied()));
        let open = board.occupied().without(square("e3"));
        assert_eq!(board.attackers(king, Side::Black, open), SquareSet::of(square("e5")));
        assert!(!board.is_attacked(king, Side::Black, open.without(square("e5"))));
    }
}
