//! Moves and their canonical text.

use std::fmt;
use std::str::FromStr;

use super::Wing;
use crate::board::{Kind, Role, Square};

/// A move of one piece, or castling. `Display` and `FromStr` are the canonical notation: `e2e4`, `e7e8=Q`, `O-O`.
///
/// ```
/// use engine::chess::{Move, Wing};
///
/// assert_eq!("O-O-O".parse::<Move>(), Ok(Move::Castle(Wing::Queenside)));
/// let promotion: Move = "e7e8=N".parse()?;
/// assert_eq!(promotion.to_string(), "e7e8=N");
/// # Ok::<(), engine::chess::NoSuchMove>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move<K = Role> {
    /// A piece moves from square to square, capturing what stands there (or a pawn in passing).
    Normal {
        /// The starting square.
        from: Square,
        /// The target square.
        to: Square,
        /// What a pawn is promoted to.
        promotion: Option<K>,
    },
    /// King and rook castle on a wing.
    Castle(Wing),
}

impl<K> Move<K> {
    /// A move without promotion.
    #[must_use]
    #[inline]
    pub const fn new(from: Square, to: Square) -> Self {
        Self::Normal { from, to, promotion: None }
    }

    /// Whether it promotes a pawn.
    #[must_use]
    #[inline]
    pub const fn promotes(&self) -> bool {
        matches!(self, Self::Normal { promotion: Some(_), .. })
    }
}

impl<K: Kind> fmt::Display for Move<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Normal { from, to, promotion: None } => write!(f, "{from}{to}"),
            Self::Normal { from, to, promotion: Some(role) } => write!(f, "{from}{to}={}", role.code()),
            Self::Castle(wing) => write!(f, "{wing}"),
        }
    }
}

/// Error: the text is no move in canonical notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a move is written e2e4, with promotion e7e8=Q, castling O-O or O-O-O")]
pub struct NoSuchMove;

impl<K: Kind> FromStr for Move<K> {
    type Err = NoSuchMove;

    fn from_str(text: &str) -> Result<Self, NoSuchMove> {
        if let Some(wing) = Wing::BOTH.into_iter().find(|wing| wing.to_string() == text) {
            return Ok(Self::Castle(wing));
        }
        let (squares, promotion) = match text.split_once('=') {
            None => (text, None),
            Some((squares, letter)) => {
                let role = K::from_code(letter).filter(|role| !role.is_pawn() && Some(*role) != K::KING);
                (squares, Some(role.ok_or(NoSuchMove)?))
            }
        };
        let (from, to) = squares.split_at_checked(2).ok_or(NoSuchMove)?;
        let square = |name: &str| name.parse::<Square>().map_err(|_| NoSuchMove);
        // A piece may leave a box, but never enter one.
        let to = square(to).ok().filter(|to| to.on_board()).ok_or(NoSuchMove)?;
        Ok(Self::Normal { from: square(from)?, to, promotion })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::thinktank::Thinker;

    #[test]
    fn only_the_canonical_text_is_read() {
        for text in ["e2e4", "a7b8=Q", "a7b8=RN", "d0f3", "O-O", "O-O-O"] {
            assert_eq!(text.parse::<Move<Thinker>>().map(|mv| mv.to_string()), Ok(text.to_owned()));
        }
        for wrong in [
            "", "e2", "e2e", "e2e9", "e1d0", "a7b8=RN", "e7e8=K", "e7e8=P", "e7e8=rn", "e7e8=q", "e7e8q",
            "e7e8=", "o-o", "0-0", "e2e4 ", "éé",
        ] {
            assert_eq!(wrong.parse::<Move>(), Err(NoSuchMove), "{wrong}");
        }
    }
}
