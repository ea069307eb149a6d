//! A played move, and its description in words.

use super::{Castle, Choices, Move};
use crate::board::{Kind, Piece, Role, Side, Square};
use crate::rules::{Phrase, Value};

/// A played move with what only the board before it could tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Played<K = Role> {
    /// The side that moved.
    pub side: Side,
    /// The kind that moved: the king, when castling.
    pub role: K,
    /// The move.
    pub mv: Move<K>,
    /// The squares it started and ended on. Castling counts by the king, or by the rook when the king stays.
    pub path: (Square, Square),
    /// The captured piece and where it stood.
    pub captured: Option<(Square, Piece<K>)>,
}

impl<K: Kind> Played<K> {
    /// A move about to be played on the board of `before`, which captures `captured`.
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
    pub fn phrase(&self) -> Phrase {
        self.phrase_by(self.side.into())
    }

    /// Like [`Played::phrase`], with `who` as the mover instead of the side.
    #[must_use]
    pub fn phrase_by(&self, who: Value) -> Phrase {
        let promotion = match self.mv {
            Move::Castle(wing) => {
                let wing = Value::Case(wing.name());
                return Phrase::of("engine-scene-castles").with("side", who).with("wing", wing);
            }
            Move::Normal { promotion, .. } => promotion,
        };
        let (from, to) = self.path;
        let way = match (self.captured, promotion) {
            (None, None) => "moves",
            (None, Some(_)) => "becomes",
            (Some((square, _)), None) if square == to => "takes",
            (Some((square, _)), Some(_)) if square == to => "takes-becomes",
            (Some(_), _) if self.role.is_pawn() => "passing",
            (Some(_), _) => "takes-elsewhere",
        };
        let (square, victim) =
            self.captured.map_or((to, self.role), |(square, victim)| (square, victim.role));
        Phrase::of("engine-scene-move")
            .with("way", Value::Case(way))
            .with("side", who)
            .with("piece", Value::kind(self.role.name()))
            .with("from", from)
            .with("to", to)
            .with("victim", Value::kind(victim.name()))
            .with("square", square)
            .with("new", Value::kind(promotion.unwrap_or(self.role).name()))
    }
}

#[cfg(test)]
mod tests {
    use crate::chess::{Arrays, Position};
    use crate::duel::SEATS;
    use crate::rules::{English, Info, Voice};

    use super::*;

    fn sentence(fen: &str, mv: &str) -> String {
        let position = Position::parse(fen, Arrays::Chess960).expect(fen);
        let mv = mv.parse().expect(mv);
        let played = Played::new(&position.choices(&[]), mv, position.captured_by(mv));
        English(&Info::of(SEATS)).say(&played.expect("a piece stands there").phrase())
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
