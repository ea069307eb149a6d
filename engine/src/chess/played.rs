//! A move that was played, in words and as marks on the board.

use super::{Castle, Choices, Move};
use crate::board::{Board, Kind, Piece, Role, Side, Square};
use crate::scene::{Cell, Glyph, Marks, Scene, Token};

/// A move with what only the board before it could tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Played<K = Role> {
    /// Who moved.
    pub side: Side,
    /// What moved: the king, when castling.
    pub role: K,
    /// The move.
    pub mv: Move<K>,
    /// Where it started and ended. Castling counts by the king, or by the rook when the king stays.
    pub path: (Square, Square),
    /// What was captured, and where that stood.
    pub captured: Option<(Square, Piece<K>)>,
}

impl<K: Kind> Played<K> {
    /// A move about to be played on the board of `before`, which captures what the caller says.
    ///
    /// `None` when nothing stands on its square.
    #[must_use]
    pub fn new(before: &Choices<'_, K>, mv: Move<K>, captured: Option<(Square, Piece<K>)>) -> Option<Self> {
        let (role, path) = match mv {
            Move::Normal { from, to, .. } => (before.role_at(from)?, (from, to)),
            Move::Castle(wing) => {
                let Castle { king_from, king_to, rook_from, rook_to } = before.castle(wing)?;
                let stays = king_from == king_to;
                (K::KING?, if stays { (rook_from, rook_to) } else { (king_from, king_to) })
            }
        };
        Some(Self { side: before.side, role, mv, path, captured })
    }

    /// The move as a sentence: `White: knight g1 to f3.`
    #[must_use]
    pub fn sentence(&self) -> String {
        let (side, piece) = (self.side.name(), self.role.name());
        let (from, to) = self.path;
        let (promotion, wing) = match self.mv {
            Move::Normal { promotion, .. } => (promotion, None),
            Move::Castle(wing) => (None, Some(wing)),
        };
        if let Some(wing) = wing {
            return format!("{side} castles {}.", wing.name());
        }
        let mut sentence = match self.captured {
            None => format!("{side}: {piece} {from} to {to}"),
            Some((square, victim)) if square == to => {
                format!("{side}: {piece} {from} takes {} on {to}", victim.role.name())
            }
            Some((square, victim)) => {
                let passing = if self.role.is_pawn() { " en passant" } else { "" };
                format!("{side}: {piece} {from} to {to}, takes {} on {square}{passing}", victim.role.name())
            }
        };
        if let Some(role) = promotion {
            sentence += &format!(", becomes a {}", role.name());
        }
        sentence + "."
    }
}

/// A piece as drawn.
#[must_use]
pub fn token<K: Kind>(piece: Piece<K>) -> Token {
    let Piece { side, role } = piece;
    let letter = if role.is_pawn() { "" } else { role.code() };
    let (mover, captor) = (role.quiet().art(), role.capturing().art());
    let captures = captor.filter(|_| role.code().len() > 1);
    Token { captures, ..Token::new(mover.unwrap_or(role.name()), role.name(), letter, side.tint()) }
}

/// A piece by itself, beside a word.
#[must_use]
pub fn glyph<K: Kind>(side: Side, role: K) -> Glyph {
    token(Piece::new(side, role)).glyph()
}

/// The scene of a board: every square, the last move and the king in check marked, nothing said yet.
///
/// White sits at the bottom; games turn the board to whoever is to move.
#[must_use]
pub fn board_scene<K: Kind>(
    placement: &Board<K>,
    last: Option<&Played<K>>,
    in_check: Option<Square>,
) -> Scene {
    let cells = Square::all().map(|square| Cell {
        token: placement.piece_at(square).map(token),
        marks: Marks {
            last_from: last.is_some_and(|last| last.path.0 == square),
            last_to: last.is_some_and(|last| last.path.1 == square),
            captured: last.and_then(|last| last.captured).is_some_and(|(victim, _)| {
                victim == square && last.is_some_and(|last| last.path.1 != square)
            }),
            check: in_check == Some(square),
            ..Marks::default()
        },
        ..Cell::empty(square)
    });
    Scene {
        changed: last.map(Played::sentence).unwrap_or_default(),
        cells: cells.collect(),
        ..Scene::default()
    }
}

#[cfg(test)]
mod tests {
    use crate::chess::{Arrays, Position};

    use super::*;

    fn sentence(fen: &str, mv: &str) -> String {
        let position = Position::parse(fen, Arrays::Chess960).expect(fen);
        let mv = mv.parse().expect(mv);
        let played = Played::new(&position.choices(&[]), mv, position.captured_by(mv));
        played.expect("a piece stands there").sentence()
    }

    #[test]
    fn moves_read_aloud() {
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        assert_eq!(sentence(start, "g1f3"), "White: knight g1 to f3.");
        assert_eq!(
            sentence("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", "d4e3"),
            "Black: pawn d4 to e3, takes pawn on e4 en passant."
        );
        assert_eq!(
            sentence("3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7d8=N"),
            "White: pawn e7 takes rook on d8, becomes a knight."
        );
        assert_eq!(sentence("r3k3/8/8/8/8/8/8/4K3 b q - 0 1", "O-O-O"), "Black castles queenside.");
    }

    #[test]
    fn castling_is_marked_by_whichever_piece_moves() {
        let position =
            Position::parse("4k3/8/8/8/8/8/8/6KR w K - 0 1", Arrays::Chess960).expect("a position");
        let mv = "O-O".parse().expect("a move");
        let played = Played::new(&position.choices(&[]), mv, None).expect("it has the right");
        assert_eq!(played.path, ("h1".parse().expect("a square"), "f1".parse().expect("a square")));
    }
}
