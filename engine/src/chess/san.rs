//! SAN: writes moves for people.

use super::{Castle, CastlingRights, Move, Position, Variant, Wing};
use crate::board::{Board, Kind, Pattern, Role, Side, Square};
use crate::work;

/// The moves to choose from, with the board they are read and written against.
///
/// Any game whose steps include moves can use it: it ignores legality and knows only what is listed here, so
/// neither labels nor errors can reveal more than the list and the board do.
#[derive(Clone, Copy, Debug)]
pub struct Choices<'a, K: Kind = Role> {
    /// The board.
    pub placement: &'a Board<K>,
    /// The side to move.
    pub side: Side,
    /// The castling rights.
    pub castling: CastlingRights,
    /// The moves to choose from.
    pub moves: &'a [Move<K>],
}

impl<K: Kind> Choices<'_, K> {
    /// The squares of castling on a wing, if the side has the right.
    #[must_use]
    pub fn castle(&self, wing: Wing) -> Option<Castle> {
        Castle::new(self.placement, self.castling, self.side, wing)
    }

    /// The kind of piece on a square; off the board, in a box, there are only Things.
    #[must_use]
    pub fn role_at(&self, square: Square) -> Option<K> {
        if square.on_board() {
            self.placement.role_at(square)
        } else {
            K::ALL.iter().copied().find(|role| role.quiet() == Pattern::Elsewhere)
        }
    }

    /// The name of the piece on a square.
    pub(crate) fn name_at(&self, square: Square) -> Option<&'static str> {
        boxed_name(square).or_else(|| Some(self.role_at(square)?.name()))
    }

    /// Whether a move from square to square captures; a pawn that changes files always does, a Berolina pawn that
    /// stays on its file.
    #[must_use]
    pub fn captures(&self, mv: Move<K>) -> bool {
        let Move::Normal { from, to, .. } = mv else { return false };
        self.placement.side(self.side.other()).contains(to)
            || self.placement.capturing(Pattern::PawnCapture).contains(from) && from.file() != to.file()
            || self.placement.capturing(Pattern::Ahead).contains(from) && from.file() == to.file()
    }

    /// A move in SAN, disambiguated among the choices as briefly as possible, without a mark for check.
    #[must_use]
    pub fn san(&self, mv: Move<K>) -> String {
        let (from, to, promotion) = match mv {
            Move::Normal { from, to, promotion } => (from, to, promotion),
            Move::Castle(wing) => return wing.to_string(),
        };
        let takes = if self.captures(mv) { "x" } else { "" };
        let role = self.role_at(from);
        let mut text = match role.map(Kind::quiet) {
            // The target doesn't show where it came from.
            Some(Pattern::Slant) => format!("{from}{takes}{to}"),
            Some(Pattern::Elsewhere) => format!("T{from}{to}"),
            Some(Pattern::PawnStep) | None if takes.is_empty() => to.to_string(),
            Some(Pattern::PawnStep) | None => format!("{}x{to}", file_name(from.file())),
            Some(_) => {
                let (code, apart) =
                    role.map(|role| (role.code(), self.apart(role, from, to))).unwrap_or_default();
                format!("{code}{apart}{takes}{to}")
            }
        };
        if let Some(role) = promotion {
            text.push('=');
            text.push_str(role.code());
        }
        text
    }

    /// The disambiguation after the piece letter: nothing, the file, the rank, or both.
    fn apart(&self, role: K, from: Square, to: Square) -> String {
        work::spend(1 + self.moves.len() as u64 / 32);
        let rivals = self.moves.iter().filter_map(|other| match other {
            Move::Normal { from: rival, to: target, .. }
                if *target == to && *rival != from && self.placement.role(role).contains(*rival) =>
            {
                Some(*rival)
            }
            _ => None,
        });
        let (mut any, mut same_file, mut same_rank) = (false, false, false);
        for rival in rivals {
            any = true;
            same_file |= rival.file() == from.file();
            same_rank |= rival.rank() == from.rank();
        }
        match (any, same_file, same_rank) {
            (false, ..) => String::new(),
            (true, false, _) => file_name(from.file()).to_string(),
            (true, true, false) => (from.rank() + 1).to_string(),
            (true, true, true) => from.to_string(),
        }
    }
}

/// The name of a Thing in a box off the board: One behind the queen, Two behind the king.
#[must_use]
pub fn boxed_name(square: Square) -> Option<&'static str> {
    let behind_queen = square.file() == 3;
    (!square.on_board()).then_some(if behind_queen { "Thing One" } else { "Thing Two" })
}

/// The letter of a file (0 = a).
pub(super) fn file_name(file: i8) -> char {
    (b'a' + file as u8) as char
}

impl<K: Kind> Position<K> {
    /// A legal move in SAN, with `+` for check and `#` for mate. `legal` are the legal moves of this position.
    ///
    /// ```
    /// use engine::chess::{Arrays, Position};
    ///
    /// let position = Position::parse("7k/5Q2/6K1/8/8/8/8/8 w - - 0 1", Arrays::Usual)?;
    /// assert_eq!(position.san("f7g7".parse()?, &position.legal_moves()), "Qg7#");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn san(&self, mv: Move<K>, legal: &[Move<K>]) -> String {
        Variant::san(self, mv, legal)
    }

    /// These moves as choices on this position's board.
    #[must_use]
    pub fn choices<'a>(&'a self, moves: &'a [Move<K>]) -> Choices<'a, K> {
        Variant::choices(self, moves)
    }
}

#[cfg(test)]
mod tests {
    use crate::chess::{Arrays, Position};

    fn san(fen: &str, mv: &str) -> String {
        let position = Position::parse(fen, Arrays::Chess960).expect(fen);
        let legal = position.legal_moves();
        let mv = mv.parse().expect(mv);
        assert!(legal.contains(&mv), "{mv} is legal in {fen}");
        position.san(mv, &legal)
    }

    #[test]
    fn rivals_are_told_apart_by_file_then_rank_then_both() {
        let knights = "4k3/8/8/8/8/8/8/1N1K1N2 w - - 0 1";
        assert_eq!(san(knights, "b1d2"), "Nbd2");
        let rooks = "3k4/8/7R/8/8/8/8/3K3R w - - 0 1";
        assert_eq!(san(rooks, "h1h3"), "R1h3");
        let queens = "8/k7/8/8/4Q2Q/8/8/2K4Q w - - 0 1";
        assert_eq!(san(queens, "h4e1"), "Qh4e1");
        // The rival is pinned, so no disambiguation is needed.
        assert_eq!(san("3rk3/8/8/8/8/3N4/8/3K2N1 w - - 0 1", "g1e2"), "Ne2");
    }

    #[test]
    fn pawns_promotions_castling_and_marks() {
        assert_eq!(san("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5"), "exd5");
        assert_eq!(san("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6"), "exd6");
        assert_eq!(san("3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7d8=N"), "exd8=N");
        assert_eq!(san("5k2/8/8/8/8/8/8/4K2R w K - 0 1", "O-O"), "O-O+");
        assert_eq!(san("6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", "a1a8"), "Ra8#");
    }
}
