//! Positions as FEN, castling rights in X-FEN letters.
//!
//! [`Position::parse`] serves games with only the six fields; others use the functions here.

use std::fmt;

use super::{Army, Arrays, CastlingRights, FenError, Fields, Position, Wing};
use crate::board::{Board, Kind, Pattern, PlacementError, Side, Square, SquareSet};

/// Checks that each side has exactly one king, where kings are royal.
///
/// # Errors
/// Naming the side at fault.
pub fn check_kings<K: Kind>(placement: &Board<K>) -> Result<(), FenError> {
    let royal = K::KING.is_some();
    match Side::BOTH.into_iter().find(|side| royal && (placement.side(*side) & placement.kings()).len() != 1)
    {
        Some(side) => Err(FenError::Kings(side.name())),
        None => Ok(()),
    }
}

/// Checks that only these kinds stand on the board.
///
/// # Errors
/// Naming the first kind that the game does not have.
pub fn check_kinds<K: Kind>(placement: &Board<K>, known: &[K]) -> Result<(), FenError> {
    let strangers = K::ALL.iter().filter(|role| !known.contains(role));
    match strangers.into_iter().find(|role| !placement.role(**role).is_empty()) {
        Some(role) => Err(PlacementError::Kind(role.name()).into()),
        None => Ok(()),
    }
}

/// Checks that no pawn stands on its last rank, nor, unless pawns may `retreat`, on its first.
///
/// # Errors
/// Naming the first square at fault.
pub fn check_pawns<K: Kind>(placement: &Board<K>, retreat: bool) -> Result<(), FenError> {
    let misplaced = |side: Side| {
        let first = if retreat { SquareSet::EMPTY } else { SquareSet::rank(side.rank(0)) };
        placement.side(side) & placement.pawns() & (SquareSet::rank(side.rank(7)) | first)
    };
    match (misplaced(Side::White) | misplaced(Side::Black)).first() {
        Some(square) => Err(FenError::Pawn(square)),
        None => Ok(()),
    }
}

impl CastlingRights {
    /// Reads X-FEN letters: `K` and `Q` mean the outermost rook on that side of the king, a file letter the rook there.
    ///
    /// # Errors
    /// When a letter is wrong or repeated, or names a right that king and rook do not support.
    pub fn parse<K: Kind>(text: &str, placement: &Board<K>, arrays: Arrays) -> Result<Self, FenError> {
        let mut rights = Self::NONE;
        if text == "-" {
            return Ok(rights);
        }
        if text.is_empty() {
            return Err(FenError::Castling);
        }
        for letter in text.chars() {
            let side = if letter.is_ascii_uppercase() { Side::White } else { Side::Black };
            let refuse = |needs| Err(FenError::CastlingRight { side: side.name(), letter, needs });
            let home = SquareSet::rank(side.rank(0));
            let Some(king) = (placement.side(side) & placement.kings() & home).first() else {
                return refuse("king");
            };
            let rooks = placement.side(side) & placement.rooks() & home;
            let rook = match letter.to_ascii_uppercase() {
                'K' => rooks.last().filter(|rook| rook.file() > king.file()),
                'Q' => rooks.first().filter(|rook| rook.file() < king.file()),
                file @ 'A'..='H' => (rooks & SquareSet::file(file as i8 - b'A' as i8)).first(),
                _ => return Err(FenError::Castling),
            };
            let Some(rook) = rook else { return refuse("rook") };
            if arrays == Arrays::Usual && (king.file() != 4 || !matches!(rook.file(), 0 | 7)) {
                return refuse("corner");
            }
            if rights.rook(side, king, Wing::of_rook(rook, king)).is_some() {
                return Err(FenError::Castling);
            }
            rights.grant(rook);
        }
        Ok(rights)
    }

    /// Writes X-FEN letters: a file letter only where the outermost rook is another one.
    #[must_use]
    pub fn letters<K: Kind>(self, placement: &Board<K>) -> String {
        let mut text = String::new();
        for side in Side::BOTH {
            let Some(king) = placement.king(side) else { continue };
            let rooks = placement.side(side) & placement.rooks() & SquareSet::rank(side.rank(0));
            for wing in Wing::BOTH {
                let Some(rook) = self.rook(side, king, wing) else { continue };
                let (outermost, usual) = match wing {
                    Wing::Kingside => (rooks.last(), 'K'),
                    Wing::Queenside => (rooks.first(), 'Q'),
                };
                let letter = if outermost == Some(rook) { usual } else { (b'A' + rook.file() as u8) as char };
                text.push(if side == Side::White { letter } else { letter.to_ascii_lowercase() });
            }
        }
        if text.is_empty() { "-".to_owned() } else { text }
    }
}

/// Whether `side` may just have passed `square` with a double step that ended on this board.
#[must_use]
pub fn just_passed<K: Kind>(placement: &Board<K>, square: Square, side: Side) -> bool {
    let at = |rank| Square::at(square.file(), side.rank(rank));
    let (Some(start), Some(end)) = (at(1), at(3)) else { return false };
    square.rank() == side.rank(2)
        && (placement.side(side) & placement.capturing(Pattern::PawnCapture)).contains(end)
        && !placement.occupied().contains(square)
        && !placement.occupied().contains(start)
}

impl Position {
    /// Reads a position text of six fields.
    ///
    /// The en-passant square is dropped when no capture on it is legal.
    ///
    /// # Errors
    /// When the text can't be read or no game can come to that position; the sentence says why.
    pub fn parse(text: &str, arrays: Arrays) -> Result<Self, FenError> {
        Self::parse_army(Army::ORTHODOX, text, arrays)
    }
}

impl<K: Kind> Position<K> {
    /// Like [`Position::parse`], with an army of other kinds.
    ///
    /// # Errors
    /// As for [`Position::parse`], and when a piece stands there that the army does not know.
    pub fn parse_army(army: &'static Army<K>, text: &str, arrays: Arrays) -> Result<Self, FenError> {
        let fields = Fields::cut(text)?;
        fields.allow_extras(&[])?;
        let mut position = Self::read(army, &fields, arrays)?;
        let waiting = Self { turn: position.turn.other(), ..position };
        if waiting.in_check() {
            return Err(FenError::WaitingKing(waiting.turn.name()));
        }
        position.settle_en_passant();
        Ok(position)
    }

    /// Reads the six fields without checking that kings are safe or that the en-passant square is of use: for
    /// games with other rules of safety.
    ///
    /// # Errors
    /// When a field can't be read, or describes what can't be on a board.
    pub fn read(army: &'static Army<K>, fields: &Fields<'_>, arrays: Arrays) -> Result<Self, FenError> {
        let placement = fields.placement.parse::<Board<K>>()?;
        check_kings(&placement)?;
        check_pawns(&placement, army.pawns_retreat)?;
        let turn = fields.side()?;
        Ok(Self {
            army,
            placement,
            turn,
            castling: CastlingRights::parse(fields.castling, &placement, arrays)?,
            en_passant: fields.passed_by(turn.other(), &placement)?,
            halfmove_clock: fields.halfmove_clock,
            move_number: fields.move_number,
        })
    }

    /// Writes the six fields, with the second and fourth given by the caller.
    #[must_use]
    pub fn fields(&self, side: &str, en_passant: Option<Square>) -> String {
        let castling = self.castling.letters(&self.placement);
        let en_passant = en_passant.map_or_else(|| "-".to_owned(), |square| square.to_string());
        let Self { placement, halfmove_clock, move_number, .. } = self;
        format!("{placement} {side} {castling} {en_passant} {halfmove_clock} {move_number}")
    }
}

impl<K: Kind> fmt::Display for Position<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let en_passant = self.en_passant.filter(|_| !self.en_passant_captors().is_empty());
        f.write_str(&self.fields(self.turn.letter(), en_passant))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(text: &str, arrays: Arrays) -> String {
        Position::parse(text, arrays).expect_err(text).to_string()
    }

    #[test]
    fn the_highest_numbers_stay_and_are_read_back() {
        use crate::rules::Options;
        use crate::seat::{Seat, Viewer};
        use crate::table::any_game::{Actor, Entry};

        for (id, text) in [
            (
                "cooperative",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 99999 99999 hands=PN|nb deck=Qp",
            ),
            ("zombie", "4k3/8/8/8/8/8/8/R3K3 b - - 0 99999"),
            ("crowded-house", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR bk KQkq - 0 99999"),
            ("captain-spalding", "j2x3p/8/8/8/8/8/8/P3X2J b - - 0 99999"),
            ("chess", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 99999"),
        ] {
            let game = crate::catalogue::find(id).expect(id);
            let mut table =
                game.open(&Options::default(), Some(text)).unwrap_or_else(|error| panic!("{text}: {error}"));
            let seat = table.may_act().iter().next().expect("somebody is asked");
            assert_ne!(seat, Seat(0));
            let turn = table.turns().into_iter().next().expect("something can be played");
            let entry = Entry { actor: Actor::Seat(seat), text: turn };
            table.apply(&entry).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
            let after = table.position();
            let again = game
                .open(&Options::default(), Some(&after))
                .unwrap_or_else(|error| panic!("{after}: {error}"));
            assert_eq!(again.position(), after);
            let _ = again.scene(Viewer::Public);
        }
    }

    #[test]
    fn positions_go_there_and_back() {
        for text in [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R b Kq - 7 42",
            "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 3",
        ] {
            assert_eq!(Position::parse(text, Arrays::Usual).map(|p| p.to_string()), Ok(text.to_owned()));
        }
    }

    #[test]
    fn x_fen_letters_name_inner_rooks_by_file() {
        let text = "rn2k1r1/ppp1pp1p/3p2p1/5bn1/P7/2N2B2/1PPPPP2/2BNK1RR w Gkq - 4 11";
        assert_eq!(Position::parse(text, Arrays::Chess960).map(|p| p.to_string()), Ok(text.to_owned()));
        let by_file = Position::parse("4k3/8/8/8/8/8/8/R3K2R w HA - 0 1", Arrays::Chess960);
        assert_eq!(by_file.map(|p| p.to_string()), Ok("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1".to_owned()));
    }

    #[test]
    fn en_passant_is_written_only_when_the_capture_is_legal() {
        // No pawn beside; a pawn beside that shields its king along the rank; a pawn beside that may capture.
        for (given, kept) in [
            ("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1", "-"),
            ("8/8/8/8/k2pP2R/8/8/4K3 b - e3 0 1", "-"),
            ("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", "e3"),
        ] {
            let position = Position::parse(given, Arrays::Usual).expect(given);
            assert_eq!(position.to_string().split(' ').nth(3), Some(kept), "{given}");
            assert_eq!(position.en_passant().is_some(), kept != "-");
        }
    }

    #[test]
    fn impossible_positions_are_refused_in_words() {
        let usual = |text: &str| refused(text, Arrays::Usual);
        assert!(usual("").contains("this one has 0"));
        assert!(usual("8/8/8/8/8/8/8/8 w - - 0").contains("this one has 5"));
        assert_eq!(usual("8/8/8/8/8/8/8/4K3 w - - 0 1"), "Black needs exactly one king.");
        assert_eq!(usual("4k3/8/8/8/8/8/8/3KK3 w - - 0 1"), "White needs exactly one king.");
        assert!(usual("4k2P/8/8/8/8/8/8/4K3 w - - 0 1").contains("h8"));
        assert!(usual("4k3/8/8/8/8/8/8/p3K3 w - - 0 1").contains("a1"));
        assert_eq!(usual("4k3/8/8/8/8/8/8/4RK2 w - - 0 1"), "Black is in check, but it is not Black's turn.");
        assert_eq!(usual("4k3/8/8/8/8/8/8/4K3 x - - 0 1"), "The side to move is `w` or `b`.");
        assert!(usual("4k3/8/8/8/8/8/8/4K3 w - e3 0 1").contains("passed e3"));
        assert!(usual("4k3/8/8/8/8/8/8/4K3 w - e9 0 1").contains("passed e9"));
        assert!(usual("4k3/8/8/8/8/8/8/4K3 w - zz 0 1").contains("en-passant"));
        assert!(usual("4k3/8/8/8/8/8/8/4K3 w - - +0 1").contains("plain numbers"));
        assert!(usual("4k3/8/8/8/8/8/8/4K3 w - - 0 0").contains("plain numbers"));
        assert!(usual("4k3/8/8/8/8/8/8/4K3 w - - 0 100000").contains("plain numbers"));
        assert!(usual("4k3/8/8/8/8/8/8/4K3 w - - 0 1 bonus").contains("key=value"));
        assert!(usual("4k3/8/8/8/8/8/8/4K3 w - - 0 1 dust=P").contains("“dust”"));
    }

    #[test]
    fn games_find_their_own_fields() {
        let fields = Fields::cut("8/8/8/8/8/8/8/8 b - - 3 9 zombies=c6 dust=Pn").expect("six fields and two");
        assert_eq!((fields.halfmove_clock, fields.move_number), (3, 9));
        assert_eq!(fields.side(), Ok(Side::Black));
        assert_eq!((fields.extra("dust"), fields.extra("buried")), (Some("Pn"), None));
        assert_eq!(fields.allow_extras(&["zombies", "buried", "dust"]), Ok(()));
        assert_eq!(fields.allow_extras(&["dust"]), Err(FenError::UnknownExtra("zombies".to_owned())));
        let twice = Fields::cut("8/8/8/8/8/8/8/8 b - - 3 9 dust=P dust=N").expect("six fields and two");
        assert!(twice.allow_extras(&["dust"]).is_err());
    }

    #[test]
    fn castling_rights_need_king_and_rook_at_home() {
        let needs =
            |castling: &str, board: &str, arrays| refused(&format!("{board} w {castling} - 0 1"), arrays);
        assert!(needs("K", "4k3/8/8/8/8/8/8/4K3", Arrays::Usual).contains("rook is not there"));
        assert!(needs("Q", "4k3/8/8/8/8/8/4K3/R6R", Arrays::Usual).contains("first rank"));
        assert!(needs("K", "4k3/8/8/8/8/8/8/4K1R1", Arrays::Usual).contains("corner"));
        assert!(needs("K", "4k3/8/8/8/8/8/8/5K1R", Arrays::Usual).contains("e-file"));
        assert!(needs("KK", "4k3/8/8/8/8/8/8/4K2R", Arrays::Usual).contains("each once"));
        assert!(needs("KG", "4k3/8/8/8/8/8/8/4K1RR", Arrays::Chess960).contains("each once"));
        assert!(needs("Z", "4k3/8/8/8/8/8/8/4K2R", Arrays::Usual).contains("letters"));
        assert!(needs("é", "4k3/8/8/8/8/8/8/4K2R", Arrays::Usual).contains("letters"));
    }
}
