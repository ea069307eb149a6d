//! [`Worth`]: the value of a kind of pieces.

use super::Score;

/// The value of a kind: its material, and more for each square it reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worth {
    /// The material value.
    pub material: Score,
    /// The value of each reachable square above the usual number.
    pub mobility: Score,
    /// The usual number of squares.
    pub usual: i32,
    /// Its share of the game phase, out of [`Worth::WHOLE`].
    pub phase: i32,
    /// Its threat to a king for each square beside the king that it attacks.
    pub threat: i32,
}

impl Worth {
    /// The sum of the phases of all pieces of chess.
    pub const WHOLE: i32 = 24;

    /// A pawn.
    pub const PAWN: Self = Self::new((76, 87), (0, 0), 0, 0, 0);
    /// A knight of chess.
    pub const KNIGHT: Self = Self::new((367, 316), (6, 3), 4, 1, 4);
    /// A bishop of chess.
    pub const BISHOP: Self = Self::new((368, 334), (4, 3), 6, 1, 3);
    /// A rook of chess.
    pub const ROOK: Self = Self::new((469, 554), (4, 3), 6, 2, 4);
    /// A queen of chess.
    pub const QUEEN: Self = Self::new((1016, 1025), (3, 6), 12, 4, 5);
    /// A king, which can't be won.
    pub const KING: Self = Self::new((0, 0), (0, 0), 0, 0, 0);

    /// A worth; material and mobility are pairs, opening before endgame.
    #[must_use]
    pub const fn new(
        material: (i32, i32),
        mobility: (i32, i32),
        usual: i32,
        phase: i32,
        threat: i32,
    ) -> Self {
        Self {
            material: Score::new(material.0, material.1),
            mobility: Score::new(mobility.0, mobility.1),
            usual,
            phase,
            threat,
        }
    }
}
