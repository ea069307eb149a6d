//! Reads and writes FEN's first field, for boards of every shape and every game's kinds.
//!
//! Ranks go from the eighth to the first between slashes; a piece is its letter, or two letters in brackets; a number
//! counts empty squares. Boards that lack squares write `*` for each place where there is none.

use std::fmt;
use std::str::FromStr;

use super::{Board, Kind, Piece, Side, Square, SquareSet};

/// A board's shape: the squares that its text covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// The number of places on a rank, from the a-file on.
    pub files: i8,
    /// The places that are squares.
    pub squares: SquareSet,
}

impl Shape {
    /// The 8×8 board.
    pub const WHOLE: Self = Self { files: 8, squares: SquareSet::ALL };
}

/// Why a text does not describe a board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlacementError {
    /// There are not eight ranks.
    #[error("the board needs eight ranks between slashes, the eighth rank first; there are {0}")]
    Ranks(usize),
    /// A rank has too few or too many squares.
    #[error("rank {0} of the board has not exactly eight squares")]
    Squares(u8),
    /// A number counts places that are no squares.
    #[error("a number counts empty squares that are there")]
    Gap,
    /// `*` for a square, or no `*` for a place without one.
    #[error("* stands for exactly the places without a square, and {0} does not fit")]
    Hole(Square),
    /// The letter is neither a piece nor a number.
    #[error("“{0}” is no piece: use P N B R Q K for White, p n b r q k for Black, and 1–8 for empty squares")]
    Letter(char),
    /// The letters in brackets are no piece.
    #[error(
        "“[{0}]” is no piece: brackets hold two letters out of N B R, as in [RN] for White and [rn] for Black"
    )]
    Bracket(String),
    /// A kind of piece that the game does not have.
    #[error("there is no {0} in this game")]
    Kind(&'static str),
}

/// Codes and names of the pieces of all games, so that a refusal can name a piece that this game lacks.
const KNOWN: [(&str, &str); 13] = [
    ("P", "pawn"),
    ("N", "knight"),
    ("B", "bishop"),
    ("R", "rook"),
    ("Q", "queen"),
    ("K", "king"),
    ("NB", "knibis"),
    ("NR", "kniroo"),
    ("BN", "biskni"),
    ("BR", "bisroo"),
    ("RN", "rookni"),
    ("RB", "roobis"),
    ("T", "thing"),
];

/// The code and name of any game's piece with this code.
#[must_use]
pub fn known(code: &str) -> Option<(&'static str, &'static str)> {
    KNOWN.into_iter().find(|(known, _)| *known == code)
}

/// What stands on a square: its owner, if any, and its kind.
type Standing<K> = (Option<Side>, K);

impl<K: Kind> Board<K> {
    /// Reads a board of this shape.
    ///
    /// # Errors
    /// When the ranks don't have the shape, or something stands there that the game does not know.
    pub fn read(text: &str, shape: Shape) -> Result<Self, PlacementError> {
        let ranks = text.split('/').count();
        if ranks != 8 {
            return Err(PlacementError::Ranks(ranks));
        }
        let mut board = Self::EMPTY;
        let mut strangers = Vec::new();
        for (rank, row) in (0..8_i8).rev().zip(text.split('/')) {
            let wrong_length = || PlacementError::Squares(rank as u8 + 1);
            let place = |file| Square::at(file, rank).filter(|_| file < shape.files).ok_or_else(wrong_length);
            let mut file = 0;
            let mut rest = row;
            while let Some(letter) = rest.chars().next() {
                if let '1'..='8' = letter {
                    let end = file + letter as i8 - b'0' as i8;
                    for file in file..end {
                        if !shape.squares.contains(place(file)?) {
                            return Err(PlacementError::Gap);
                        }
                    }
                    (file, rest) = (end, &rest[1..]);
                    continue;
                }
                let square = place(file)?;
                file += 1;
                if (letter == '*') == shape.squares.contains(square) && shape != Shape::WHOLE {
                    return Err(PlacementError::Hole(square));
                }
                if letter == '*' && shape != Shape::WHOLE {
                    rest = &rest[1..];
                    continue;
                }
                match Self::read_standing(&mut rest)? {
                    Ok((owner, role)) => board.place(square, owner, role),
                    Err(stranger) => strangers.push(stranger),
                }
            }
            if file != shape.files {
                return Err(wrong_length());
            }
        }
        // The board is read to its end first: errors of shape are reported before unknown pieces.
        let order = |name: &&str| KNOWN.iter().position(|(_, known)| known == name);
        match strangers.into_iter().min_by_key(order) {
            Some(name) => Err(PlacementError::Kind(name)),
            None => Ok(board),
        }
    }

    /// Reads one piece off the head of the text, or the name of a piece that only other games have.
    fn read_standing(rest: &mut &str) -> Result<Result<Standing<K>, &'static str>, PlacementError> {
        let letter = rest.chars().next().unwrap_or_default();
        *rest = &rest[letter.len_utf8()..];
        let (text, found) = if letter == '[' {
            let (code, beyond) = rest.split_once(']').unwrap_or((rest, ""));
            *rest = beyond;
            (code.to_owned(), Piece::<K>::from_bracketed(code))
        } else {
            (letter.to_string(), Piece::<K>::from_letter(letter))
        };
        let found = found.map(|piece| (Some(piece.side).filter(|_| !piece.role.is_neutral()), piece.role));
        let black = text == text.to_ascii_lowercase();
        if let Some((owner, role)) = found.filter(|(owner, _)| owner.is_some() || !black) {
            return Ok(Ok((owner, role)));
        }
        let capitals = text.to_ascii_uppercase();
        let whole = black || text == capitals;
        match known(&capitals).map(|(_, name)| name).filter(|_| whole && found.is_none()) {
            Some(name) if (letter == '[') == (text.len() == 2) => Ok(Err(name)),
            _ if letter == '[' => Err(PlacementError::Bracket(text)),
            _ => Err(PlacementError::Letter(letter)),
        }
    }

    /// Writes a board of this shape.
    ///
    /// # Errors
    /// When the writer fails.
    pub fn write(&self, f: &mut impl fmt::Write, shape: Shape) -> fmt::Result {
        for rank in (0..8).rev() {
            let mut empty = 0;
            for square in (0..shape.files).filter_map(|file| Square::at(file, rank)) {
                let standing = self.role_at(square);
                let hole = !shape.squares.contains(square);
                if standing.is_none() && !hole {
                    empty += 1;
                    continue;
                }
                if empty > 0 {
                    write!(f, "{empty}")?;
                    empty = 0;
                }
                match standing {
                    // Neutral pieces are written like White's.
                    Some(role) if !hole => {
                        write!(f, "{}", Piece::new(self.side_at(square).unwrap_or(Side::White), role))?;
                    }
                    _ => f.write_str("*")?,
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

impl<K: Kind> fmt::Display for Board<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f, Shape::WHOLE)
    }
}

impl<K: Kind> fmt::Debug for Board<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl<K: Kind> FromStr for Board<K> {
    type Err = PlacementError;

    fn from_str(text: &str) -> Result<Self, PlacementError> {
        Self::read(text, Shape::WHOLE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Role;
    use crate::games::thinktank::Thinker;

    fn same<K: Kind>(text: &str) {
        assert_eq!(text.parse::<Board<K>>().map(|board| board.to_string()), Ok(text.to_owned()));
    }

    #[test]
    fn text_goes_there_and_back() {
        for text in [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
            "8/8/8/8/8/8/8/8",
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R",
        ] {
            same::<Role>(text);
        }
        same::<Thinker>("[rn]6[rb]/8/8/8/8/8/8/[RN][NR][BN]QK[BR][NB][RB]");
    }

    #[test]
    fn nonsense_is_refused_with_its_place() {
        let parse = |text: &str| text.parse::<Board<Thinker>>();
        assert_eq!(parse(""), Err(PlacementError::Ranks(1)));
        assert_eq!(parse("8/8/8/8/8/8/8/8/8"), Err(PlacementError::Ranks(9)));
        assert_eq!(parse("8/8/8/8/7/8/8/8"), Err(PlacementError::Squares(4)));
        assert_eq!(parse("8/8/8/8/8/8/8/8P"), Err(PlacementError::Squares(1)));
        assert_eq!(parse("8/8/44p/8/8/8/8/8"), Err(PlacementError::Squares(6)));
        assert_eq!(parse("8/8/8/8/8/8/7x/8"), Err(PlacementError::Letter('x')));
        assert_eq!(parse("8/8/8/8/8/8/8/0"), Err(PlacementError::Letter('0')));
        assert_eq!(parse("8/8/8/8/8/8/8/*7"), Err(PlacementError::Letter('*')));
        assert_eq!(parse("8/8/8/8/8/8/8/[RR]7"), Err(PlacementError::Bracket("RR".to_owned())));
        assert_eq!(parse("8/8/8/8/8/8/8/[Rn]7"), Err(PlacementError::Bracket("Rn".to_owned())));
        assert_eq!(parse("8/8/8/8/8/8/8/[RN7"), Err(PlacementError::Bracket("RN7".to_owned())));
        assert_eq!(parse("8/8/8/8/8/8/8/é7"), Err(PlacementError::Letter('é')));
    }

    #[test]
    fn what_only_other_games_have_is_called_by_its_name() {
        assert_eq!("8/8/8/8/8/8/8/t[rn]6".parse::<Board>(), Err(PlacementError::Kind("rookni")));
        assert_eq!("8/8/8/8/8/8/8/R7".parse::<Board<Thinker>>(), Err(PlacementError::Kind("rook")));
        // Errors of shape are reported first.
        assert_eq!("8/8/8/8/8/8/T7/9".parse::<Board>(), Err(PlacementError::Letter('9')));
        assert_eq!("8/8/8/8/8/8/8/[R]7".parse::<Board>(), Err(PlacementError::Bracket("R".to_owned())));
    }
}
