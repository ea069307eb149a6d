//! Reads moves as people type them: canonical text, SAN, UCI, long algebraic, in any mixture.
//!
//! Only the [`Choices`] count: a text names one of them, or is refused with what would work.

use super::san::file_name;
use super::{Choices, Move, Wing, refusals};
use crate::board::{Board, Kind, Pattern, Piece, Square, SquareSet, known};
use crate::rules::{Refusal, Value, Why};

/// The longest text of a move in any notation.
const LONGEST: usize = 16;

/// The parsed form of a typed text.
enum Typed<K> {
    Castle(Wing),
    Move(Partial<K>),
}

/// A kind of piece as typed: one of this game, or one that only others have.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sort<K> {
    Known(K),
    Stranger(&'static str, &'static str),
}

impl<K: Kind> Sort<K> {
    /// The kind with these letters.
    fn of(letters: &str) -> Option<Self> {
        let capitals = letters.to_ascii_uppercase();
        let stranger = || known(&capitals).map(|(code, name)| Self::Stranger(code, name));
        K::from_code(&capitals).map(Self::Known).or_else(stranger)
    }

    /// Whether a piece of this kind can be meant. Where pieces are written with two letters, the letter of an orthodox piece
    /// stands for those that move like it: `N` for `NB` and `NR`.
    fn means(self, kind: K) -> bool {
        match self {
            Self::Known(known) => known == kind,
            Self::Stranger(code, _) => kind.code() != code && kind.code().starts_with(code),
        }
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

/// The parts of a move that were typed.
#[derive(Clone, Copy)]
struct Partial<K> {
    role: Option<Sort<K>>,
    file: Option<i8>,
    rank: Option<i8>,
    to: Square,
    promotion: Option<Sort<K>>,
}

impl<K: Kind> Partial<K> {
    /// The starting square, when both file and rank were typed.
    fn from(&self) -> Option<Square> {
        Square::at(self.file?, self.rank?)
    }

    /// The possible starting squares, as far as file and rank say.
    fn origins(&self) -> SquareSet {
        self.file.map_or(SquareSet::ALL, SquareSet::file)
            & self.rank.filter(|rank| (0..8).contains(rank)).map_or(SquareSet::ALL, SquareSet::rank)
    }

    /// The kind that moves: a pawn if no letter was typed, unless the starting square was.
    fn kind(&self) -> Option<Sort<K>> {
        self.role.or(if self.from().is_some() { None } else { K::PAWN.map(Sort::Known) })
    }
}

fn decipher<K: Kind>(typed: &str, board: &Board<K>) -> Option<Typed<K>> {
    if typed.chars().count() > LONGEST {
        return None;
    }
    let bare = typed.trim().trim_end_matches(['+', '#', '!', '?', '×']);
    let bare = bare.strip_suffix("e.p.").or_else(|| bare.strip_suffix("ep")).unwrap_or(bare);
    let letters: String = bare.chars().filter(|c| !c.is_whitespace() && !"-–—:×xX".contains(*c)).collect();
    match letters.replace('0', "O").to_ascii_uppercase().as_str() {
        "OO" => return Some(Typed::Castle(Wing::Kingside)),
        "OOO" => return Some(Typed::Castle(Wing::Queenside)),
        _ => {}
    }
    // Phones capitalise every first letter, so a capital file counts as a file; only B needs a second look.
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
    /// assert!(refusal.to_string().ends_with("the knight on g1 can go to f3 or h3."));
    /// # Ok::<(), engine::chess::FenError>(())
    /// ```
    ///
    /// # Errors
    /// When the text is no move, or means several choices or none. The sentence says what would work, by the choices and the board alone.
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
                None => Err(self.explain(&partial)),
            },
            several => Err(self.offer_several(&partial, several)),
        }
    }

    fn read_castle(&self, wing: Wing) -> Result<Move<K>, Refusal> {
        let mv = Move::Castle(wing);
        if self.moves.contains(&mv) {
            return Ok(mv);
        }
        let why = match self.castle(wing) {
            None => refusals::CASTLE_LOST,
            Some(castle) if !castle.is_open(self.placement.occupied()) => refusals::CASTLE_BLOCKED,
            Some(castle) if !castle.is_safe(self.placement, self.side.other()) => refusals::CASTLE_ATTACKED,
            Some(_) => refusals::CASTLE_LATER,
        };
        Err(self.refused(why).with("wing", Value::Case(wing.name())))
    }

    /// The wing meant by a king's move onto its own rook or onto the square where the king's castling ends.
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
            && partial.kind().is_none_or(|kind| role.is_some_and(|role| kind.means(role)))
            && partial.promotion.is_none_or(|asked| promotion.is_some_and(|kind| asked.means(kind)))
    }

    /// A refusal that names the side to move.
    fn refused(&self, why: &'static Why) -> Refusal {
        Refusal::of(why).with("side", Value::Name(self.side.name()))
    }

    fn offer_several(&self, partial: &Partial<K>, several: &[Move<K>]) -> Refusal {
        let names = Value::notations(several.iter().map(|mv| self.san(*mv)));
        if several.iter().any(|mv| matches!(mv, Move::Normal { promotion: Some(_), .. })) {
            return Refusal::of(refusals::PROMOTIONS).with("to", partial.to).with("moves", names);
        }
        let code = partial.role.map(Sort::code).unwrap_or_default();
        let file = partial.file.map(file_name).into_iter();
        let rank = partial.rank.map(|rank| (b'1' + rank as u8) as char).into_iter();
        let typed: String = file.chain(rank).collect();
        Refusal::of(refusals::AMBIGUOUS)
            .with("typed", format!("{code}{typed}{}", partial.to))
            .with("moves", names)
    }

    /// Explains why no choice fits, and what would.
    fn explain(&self, partial: &Partial<K>) -> Refusal {
        let plain = Partial { promotion: None, ..*partial };
        if partial.promotion.is_some() && self.moves.iter().any(|mv| self.fits(*mv, &plain)) {
            return Refusal::of(refusals::NO_PROMOTION).with("to", partial.to);
        }
        if let Some(from) = partial.from() {
            return self.explain_from(from, partial.role);
        }
        let Some(kind) = partial.kind() else { return Refusal::NOT_OFFERED };
        let meant = K::ALL.iter().copied().filter(|role| kind.means(*role));
        let mut candidates =
            meant.fold(SquareSet::EMPTY, |found, role| found | self.placement.pieces(self.side, role));
        candidates &= partial.origins();
        if candidates.is_empty() {
            let refused = match (partial.file, partial.rank) {
                (Some(file), _) => {
                    self.refused(refusals::NONE_ON_FILE).with("file", file_name(file).to_string())
                }
                (None, Some(rank)) => {
                    self.refused(refusals::NONE_ON_RANK).with("rank", (rank + 1).to_string())
                }
                (None, None) => self.refused(refusals::NO_SUCH_PIECE),
            };
            return refused.with("piece", Value::kind(kind.name()));
        }
        if matches!(kind, Sort::Known(role) if role.quiet() == Pattern::PawnStep) && partial.file.is_none() {
            candidates &= SquareSet::file(partial.to.file());
            if candidates.is_empty() {
                return Refusal::of(refusals::NO_PAWN).with("to", partial.to);
            }
        }
        let piece = Value::kind(kind.name());
        if candidates == SquareSet::of(partial.to) {
            return Refusal::of(refusals::ALREADY_THERE).with("piece", piece).with("to", partial.to);
        }
        let reach = |from| Some(self.reach(from, self.role_at(from)?));
        let reach = candidates.iter().filter_map(reach).collect();
        let refused = Refusal::of(refusals::NO_PIECE).with("piece", piece);
        refused.with("to", partial.to).with("reach", Value::Clauses(reach))
    }

    /// Explains why the piece on a square doesn't go there, if it is the kind that was named.
    fn explain_from(&self, from: Square, named: Option<Sort<K>>) -> Refusal {
        let about =
            |why, role: K| Refusal::of(why).with("from", from).with("piece", Value::kind(role.name()));
        let starts = |mv: &Move<K>| matches!(mv, Move::Normal { from: start, .. } if *start == from);
        match self.placement.piece_at(from) {
            // Off the board only a piece that may leave its box is known.
            None => match self.role_at(from).filter(|_| self.moves.iter().any(starts)) {
                Some(role) => {
                    Refusal::of(refusals::ONLY).with("reach", Value::Clauses(vec![self.reach(from, role)]))
                }
                None => Refusal::of(refusals::NOTHING_THERE).with("from", from),
            },
            Some(Piece { side, role }) if side != self.side => {
                about(refusals::NOT_YOURS, role).with("side", Value::Name(side.name()))
            }
            Some(Piece { role, .. }) => match named {
                Some(asked) if !asked.means(role) => {
                    about(refusals::ANOTHER_KIND, role).with("asked", Value::kind(asked.name()))
                }
                _ => Refusal::of(refusals::ONLY).with("reach", Value::Clauses(vec![self.reach(from, role)])),
            },
        }
    }

    /// A clause that lists the targets of the piece on a square.
    fn reach(&self, from: Square, role: K) -> Refusal {
        let mut targets = SquareSet::EMPTY;
        let mut wings: Vec<Wing> = Vec::new();
        for mv in self.moves {
            match *mv {
                Move::Normal { from: start, to, .. } if start == from => targets = targets.with(to),
                Move::Castle(wing) if Some(role) == K::KING => wings.push(wing),
                _ => {}
            }
        }
        let why = match (targets.is_empty(), wings.is_empty()) {
            (true, true) => refusals::STUCK,
            (true, false) => refusals::CASTLE_ONLY,
            (false, true) => refusals::REACH,
            (false, false) => refusals::REACH_OR_CASTLE,
        };
        let mut clause = Refusal::of(why).with("piece", Value::kind(role.name())).with("from", from);
        if !targets.is_empty() {
            clause = clause.with("squares", targets);
        }
        match wings.as_slice() {
            [] => clause,
            [wing] => clause.with("wing", Value::Case(wing.name())),
            _ => clause.with("wing", Value::Case("both")),
        }
    }
}

#[cfg(test)]
mod tests;
