//! Reading moves as people type them: canonical text, SAN, UCI, long algebraic, in any mixture.
//!
//! Only the [`Choices`] count: a text names one of them or is refused with a sentence that says what would work.

use super::san::file_name;
use super::{Choices, Move, Wing};
use crate::board::{Board, Kind, Pattern, Piece, Square, SquareSet, known};
use crate::rules::Refusal;

/// No move in any notation is longer.
const LONGEST: usize = 16;

/// What a typed text says.
enum Typed<K> {
    Castle(Wing),
    Move(Partial<K>),
}

/// A kind of piece as typed: of this game, or one that only others have.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sort<K> {
    Known(K),
    Stranger(&'static str, &'static str),
}

impl<K: Kind> Sort<K> {
    /// The kind of these letters.
    fn of(letters: &str) -> Option<Self> {
        let capitals = letters.to_ascii_uppercase();
        let stranger = || known(&capitals).map(|(code, name)| Self::Stranger(code, name));
        K::from_code(&capitals).map(Self::Known).or_else(stranger)
    }

    fn code(self) -> &'static str {
        match self {
            Self::Known(kind) => kind.code(),
            Self::Stranger(code, _) => code,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Self::Known(kind) => kind.name(),
            Self::Stranger(_, name) => name,
        }
    }
}

/// A move as far as somebody has spelt it out.
#[derive(Clone, Copy)]
struct Partial<K> {
    role: Option<Sort<K>>,
    file: Option<i8>,
    rank: Option<i8>,
    to: Square,
    promotion: Option<Sort<K>>,
}

impl<K: Kind> Partial<K> {
    /// Where the piece starts, when both file and rank were given.
    fn from(&self) -> Option<Square> {
        Square::at(self.file?, self.rank?)
    }

    /// The squares the piece may start from, as far as file and rank say.
    fn origins(&self) -> SquareSet {
        self.file.map_or(SquareSet::ALL, SquareSet::file)
            & self.rank.filter(|rank| (0..8).contains(rank)).map_or(SquareSet::ALL, SquareSet::rank)
    }

    /// The kind that moves: without a letter it is a pawn, unless the starting square says it all.
    fn kind(&self) -> Option<Sort<K>> {
        self.role.or(if self.from().is_some() { None } else { K::PAWN.map(Sort::Known) })
    }
}

fn decipher<K: Kind>(typed: &str, board: &Board<K>) -> Option<Typed<K>> {
    if typed.chars().count() > LONGEST {
        return None;
    }
    let bare = typed.trim().trim_end_matches(['+', '#', '!', '?']);
    let bare = bare.strip_suffix("e.p.").or_else(|| bare.strip_suffix("ep")).unwrap_or(bare);
    let letters: String = bare.chars().filter(|c| !c.is_whitespace() && !"-–—:×xX".contains(*c)).collect();
    match letters.replace('0', "O").to_ascii_uppercase().as_str() {
        "OO" => return Some(Typed::Castle(Wing::Kingside)),
        "OOO" => return Some(Typed::Castle(Wing::Queenside)),
        _ => {}
    }
    // Telephones begin every word with a capital, so a capital file counts as a file; only B needs a second look.
    let lone_pawn = matches!(*letters.as_bytes(), [b'B', b'1'..=b'8'] | [b'B', b'1'..=b'8', b'=', _]);
    // Two letters are one piece where there are such pieces; elsewhere `Nbd2` starts with a knight and a file.
    let pair = letters.get(..2).filter(|_| board.has_divergent()).and_then(Sort::of);
    let single = letters.get(..1).filter(|letter| *letter != "b" && !lone_pawn).and_then(Sort::of);
    let role = pair.or(single);
    let rest = &letters[role.map_or(0, |role| role.code().len())..];
    let rest = rest.to_ascii_lowercase().replace('(', "=").replace(')', "");
    let (squares, promotion) = match rest.split_once('=') {
        Some((squares, letter)) => (squares, Some(letter)),
        None => {
            let squares = rest.trim_end_matches(['q', 'r', 'b', 'n']);
            (squares, Some(&rest[squares.len()..]).filter(|code| !code.is_empty()))
        }
    };
    let promotion = match promotion {
        None => None,
        Some(letter) => {
            let role = Sort::of(letter)?;
            if matches!(role.code(), "P" | "K") {
                return None;
            }
            Some(role)
        }
    };
    let (start, to) = squares.split_at_checked(squares.len().checked_sub(2)?)?;
    let to: Square = to.parse().ok().filter(|to: &Square| to.on_board())?;
    let (file, rank) = match *start.as_bytes() {
        [] => (None, None),
        [file @ b'a'..=b'h'] => (Some(file), None),
        [rank @ b'0'..=b'9'] => (None, Some(rank)),
        [file @ b'a'..=b'h', rank @ b'0'..=b'9'] => (Some(file), Some(rank)),
        _ => return None,
    };
    let (file, rank) = (file.map(|file| (file - b'a') as i8), rank.map(|rank| rank as i8 - b'1' as i8));
    Some(Typed::Move(Partial { role, file, rank, to, promotion }))
}

impl<K: Kind> Choices<'_, K> {
    /// Reads a move as people type it.
    ///
    /// ```
    /// use engine::chess::{Arrays, Position};
    ///
    /// let start = Position::parse("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", Arrays::Usual)?;
    /// let legal = start.legal_moves();
    /// let choices = start.choices(&legal);
    /// for typed in ["Nf3", "g1f3", "Ng1-f3", "nf3!"] {
    ///     assert_eq!(choices.read(typed).map(|mv| mv.to_string()), Ok("g1f3".to_owned()));
    /// }
    /// let refusal = choices.read("Ne5").expect_err("too far");
    /// assert!(refusal.sentence.ends_with("the knight on g1 can go to f3 or h3."));
    /// # Ok::<(), engine::chess::FenError>(())
    /// ```
    ///
    /// # Errors
    /// When the text is no move (`step/unreadable`), means several choices (`step/ambiguous`) or none
    /// (`step/not-offered`). The sentence says what would work, by the choices and the board alone.
    pub fn read(&self, typed: &str) -> Result<Move<K>, Refusal> {
        let partial = match decipher(typed, self.placement).ok_or_else(|| Refusal::unreadable(typed))? {
            Typed::Castle(wing) => return self.read_castle(wing),
            Typed::Move(partial) => partial,
        };
        let fitting: Vec<Move<K>> =
            self.moves.iter().copied().filter(|mv| self.fits(*mv, &partial)).collect();
        match fitting.as_slice() {
            [mv] => Ok(*mv),
            [] => match self.castle_meant(&partial) {
                Some(wing) => self.read_castle(wing),
                None => Err(Refusal::new("step/not-offered", self.explain(&partial))),
            },
            several => Err(Refusal::new("step/ambiguous", self.offer_several(&partial, several))),
        }
    }

    fn read_castle(&self, wing: Wing) -> Result<Move<K>, Refusal> {
        let mv = Move::Castle(wing);
        if self.moves.contains(&mv) {
            return Ok(mv);
        }
        let why = match self.castle(wing) {
            None => "king or rook has moved, or is gone",
            Some(castle) if !castle.is_open(self.placement.occupied()) => "a piece stands in the way",
            Some(castle) if !castle.is_safe(self.placement, self.side.other()) => {
                "the king may not castle out of, through or into an attack"
            }
            Some(_) => "something else has to be done first",
        };
        let sentence = format!("{} can't castle {} now: {why}.", self.side.name(), wing.name());
        Err(Refusal::new("step/not-offered", sentence))
    }

    /// The wing meant by a king's move onto its own rook or onto the square where castling ends.
    fn castle_meant(&self, partial: &Partial<K>) -> Option<Wing> {
        let meant = |target: fn(super::Castle) -> Square| {
            Wing::BOTH.into_iter().find(|wing| {
                self.castle(*wing).is_some_and(|castle| {
                    partial.from() == Some(castle.king_from) && partial.to == target(castle)
                })
            })
        };
        meant(|castle| castle.rook_from).or_else(|| meant(|castle| castle.target()))
    }

    fn fits(&self, mv: Move<K>, partial: &Partial<K>) -> bool {
        let Move::Normal { from, to, promotion } = mv else { return false };
        let role = self.role_at(from);
        to == partial.to
            && partial.file.is_none_or(|file| file == from.file())
            && partial.rank.is_none_or(|rank| rank == from.rank())
            && partial.kind().is_none_or(|kind| role.map(Sort::Known) == Some(kind))
            && (partial.promotion.is_none() || partial.promotion == promotion.map(Sort::Known))
    }

    fn offer_several(&self, partial: &Partial<K>, several: &[Move<K>]) -> String {
        let names = either(several.iter().map(|mv| self.san(*mv)));
        if several.iter().any(|mv| matches!(mv, Move::Normal { promotion: Some(_), .. })) {
            return format!("The pawn is promoted on {}: {names}.", partial.to);
        }
        let code = partial.role.map(Sort::code).unwrap_or_default();
        let file = partial.file.map(file_name).into_iter();
        let rank = partial.rank.map(|rank| (b'1' + rank as u8) as char).into_iter();
        let typed: String = file.chain(rank).collect();
        format!("{code}{typed}{} could be {names}.", partial.to)
    }

    /// Why no choice fits, and what would.
    fn explain(&self, partial: &Partial<K>) -> String {
        let plain = Partial { promotion: None, ..*partial };
        if partial.promotion.is_some() && self.moves.iter().any(|mv| self.fits(*mv, &plain)) {
            return format!("Nothing is promoted on {}.", partial.to);
        }
        if let Some(from) = partial.from() {
            return match self.placement.piece_at(from) {
                None => format!("There is no piece on {from}."),
                Some(Piece { side, role }) if side != self.side => {
                    format!("The {} on {from} is {}'s.", role.name(), side.name())
                }
                Some(Piece { role, .. }) => match partial.role {
                    Some(asked) if asked != Sort::Known(role) => {
                        format!("The piece on {from} is a {}, no {}.", role.name(), asked.name())
                    }
                    _ => format!("{}.", capitalised(&self.reach(from, role))),
                },
            };
        }
        let Some(kind) = partial.kind() else {
            return Refusal::NOT_OFFERED.sentence.into_owned();
        };
        let candidates = match kind {
            Sort::Known(role) => Some((role, self.placement.pieces(self.side, role) & partial.origins())),
            Sort::Stranger(..) => None,
        };
        let Some((role, mut candidates)) = candidates.filter(|(_, squares)| !squares.is_empty()) else {
            let place = match (partial.file, partial.rank) {
                (Some(file), _) => format!(" on the {}-file", file_name(file)),
                (None, Some(rank)) => format!(" on rank {}", rank + 1),
                (None, None) => String::new(),
            };
            return format!("{} has no {}{place}.", self.side.name(), kind.name());
        };
        if role.quiet() == Pattern::PawnStep && partial.file.is_none() {
            candidates &= SquareSet::file(partial.to.file());
            if candidates.is_empty() {
                return format!(
                    "No pawn can go to {}; a capture names the pawn's file, like exd5.",
                    partial.to
                );
            }
        }
        let reach: Vec<_> = candidates.iter().map(|from| self.reach(from, role)).collect();
        format!("No {} can go to {}: {}.", role.name(), partial.to, reach.join("; "))
    }

    /// Where the choices take the piece on a square, as a clause.
    fn reach(&self, from: Square, role: K) -> String {
        let mut targets: Vec<Square> = Vec::new();
        let mut castles: Vec<Wing> = Vec::new();
        for mv in self.moves {
            match *mv {
                Move::Normal { from: start, to, .. } if start == from => targets.push(to),
                Move::Castle(wing) if Some(role) == K::KING => castles.push(wing),
                _ => {}
            }
        }
        targets.sort_unstable();
        targets.dedup();
        let castles = castles.iter().map(|wing| format!("castle {}", wing.name()));
        let targets = either(targets.iter().map(Square::to_string).chain(castles));
        if targets.is_empty() {
            return format!("the {} on {from} can't move now", role.name());
        }
        format!("the {} on {from} can go to {targets}", role.name())
    }
}

/// `a, b or c`.
fn either(items: impl Iterator<Item = String>) -> String {
    let items: Vec<_> = items.collect();
    match items.as_slice() {
        [] => String::new(),
        [only] => only.clone(),
        [most @ .., last] => format!("{} or {last}", most.join(", ")),
    }
}

/// The sentence with a capital at its head.
fn capitalised(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use crate::chess::{Arrays, Position};

    fn read(fen: &str, typed: &str) -> Result<String, String> {
        let position = Position::parse(fen, Arrays::Chess960).expect(fen);
        let legal = position.legal_moves();
        match position.choices(&legal).read(typed) {
            Ok(mv) => Ok(mv.to_string()),
            Err(refusal) => Err(refusal.sentence.into_owned()),
        }
    }

    fn all_mean(fen: &str, canonical: &str, typed: &[&str]) {
        for typed in typed {
            assert_eq!(read(fen, typed), Ok(canonical.to_owned()), "{typed}");
        }
    }

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    const MIDDLE: &str = "r3k2r/1Ppq1ppp/2n1pn2/3p4/1b1P4/2NBPN2/PP1B1PPP/R2QK2R w KQkq - 0 9";

    #[test]
    fn every_usual_notation_is_read() {
        all_mean(
            START,
            "g1f3",
            &["Nf3", "nf3", "Ng1f3", "Ng1-f3", "g1f3", "g1-f3", "Nf3!?", " Nf3+ ", "Ngf3", "N1f3"],
        );
        all_mean(START, "e2e4", &["e4", "E4", "e2e4", "E2E4", "e2-e4", "Pe4", "e4!", "e2 e4"]);
        all_mean(START, "b2b4", &["b4", "B4", "b2b4"]);
        let capture = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
        all_mean(capture, "e4d5", &["exd5", "ed5", "e4xd5", "e4d5", "e:d5", "exd5#"]);
        all_mean(
            "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
            "e5d6",
            &["exd6", "exd6 e.p.", "exd6ep", "ed6", "e5xd6"],
        );
    }

    #[test]
    fn promotions_are_read_with_and_without_the_sign() {
        all_mean(MIDDLE, "b7b8=N", &["b8=N", "b8N", "b8n", "b8(N)", "b7b8n", "b7-b8=N", "b7b8=N", "B8=N"]);
        all_mean(MIDDLE, "b7a8=Q", &["bxa8=Q", "ba8q", "b7a8q", "b7xa8=Q+"]);
        assert_eq!(
            read(MIDDLE, "b8"),
            Err("The pawn is promoted on b8: b8=N, b8=B, b8=R or b8=Q.".to_owned())
        );
    }

    #[test]
    fn castling_is_read_in_every_spelling() {
        all_mean(MIDDLE, "O-O", &["O-O", "0-0", "o-o", "OO", "O-O+", "e1g1", "e1h1", "Ke1g1", "0–0"]);
        let open = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
        all_mean(open, "O-O-O", &["O-O-O", "0-0-0", "ooo", "e1c1", "e1a1"]);
        // King f1, rook g1: its step to g1 is castling only as "king takes rook".
        all_mean("4k3/8/8/8/8/8/8/5KR1 w K - 0 1", "O-O", &["f1g1", "0-0"]);
        all_mean("4k3/8/8/8/8/8/8/5K1R w K - 0 1", "f1g1", &["f1g1", "Kg1"]);
    }

    #[test]
    fn a_capital_b_is_a_bishop_unless_no_file_follows() {
        let fen = "4k3/8/8/8/2p5/1P6/8/4KB2 w - - 0 1";
        all_mean(fen, "b3c4", &["bxc4", "bc4"]);
        all_mean(fen, "f1c4", &["Bxc4", "Bc4"]);
    }

    #[test]
    fn refusals_name_what_would_work() {
        let refused = |fen, typed| read(fen, typed).expect_err(typed);
        assert_eq!(refused(START, "g1g3"), "The knight on g1 can go to f3 or h3.");
        assert_eq!(refused(START, "Bf1c4"), "The bishop on f1 can't move now.");
        assert_eq!(refused(START, "Bg1f3"), "The piece on g1 is a knight, no bishop.");
        assert_eq!(refused(START, "g8f6"), "The knight on g8 is Black's.");
        assert_eq!(refused(START, "e3e4"), "There is no piece on e3.");
        assert_eq!(refused(START, "e4=Q"), "Nothing is promoted on e4.");
        assert_eq!(
            refused(START, "Nd5"),
            "No knight can go to d5: the knight on b1 can go to a3 or c3; the knight on g1 can go to f3 or h3."
        );
        assert_eq!(refused(START, "e5"), "No pawn can go to e5: the pawn on e2 can go to e3 or e4.");
        assert_eq!(refused("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "Qd4"), "White has no queen.");
        assert_eq!(refused(START, "Ndf3"), "White has no knight on the d-file.");
        assert_eq!(refused("4k3/8/8/8/8/8/8/1N1K1N2 w - - 0 1", "Nd2"), "Nd2 could be Nbd2 or Nfd2.");
        assert_eq!(refused(START, "O-O"), "White can't castle kingside now: a piece stands in the way.");
        assert!(refused("4kr2/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1").contains("attack"));
        assert!(refused("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "O-O").contains("has moved"));
    }

    #[test]
    fn nonsense_is_unreadable_and_harms_nobody() {
        for typed in [
            "",
            " ",
            "é",
            "e",
            "e9",
            "hello",
            "Zf3",
            "e4=K",
            "b8=QQ",
            "♞♞♞♞",
            "e2e4e5e6e7e8e1",
            "=Q",
            "O-O-O-O",
            "x",
            "Bé4",
        ] {
            let sentence = read(START, typed).expect_err(typed);
            assert!(sentence.starts_with("I can't read"), "{typed}: {sentence}");
        }
    }
}
