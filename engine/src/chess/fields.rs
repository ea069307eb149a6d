//! Position texts cut into FEN's six fields and a game's own.

use std::fmt;

use super::position_refusals;
use crate::board::{Board, Kind, PlacementError, Side, Square, SquareSet};
use crate::chess::just_passed;
use crate::rules::{Refusal, SetupError};

/// The highest number a clock or a move number may show: far beyond any game, far below any overflow.
pub(super) const HIGHEST_NUMBER: u32 = 99_999;

/// A clock or move number increased by `more`, capped at [`HIGHEST_NUMBER`] so that every position can be read back.
#[inline]
pub(crate) fn counted(number: u32, more: u32) -> u32 {
    number.saturating_add(more).min(HIGHEST_NUMBER)
}

/// The fields of a position text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fields<'a> {
    /// The board, eighth rank first.
    pub placement: &'a str,
    /// The side to move.
    pub side: &'a str,
    /// Castling rights.
    pub castling: &'a str,
    /// The en-passant square.
    pub en_passant: &'a str,
    /// Half-moves since the last capture or pawn move.
    pub halfmove_clock: u32,
    /// The move number.
    pub move_number: u32,
    /// The game's own `key=value` fields, in the order given.
    pub extras: Vec<(&'a str, &'a str)>,
}

/// Why a text is not a playable position. `Display` is the English sentence of its refusal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FenError {
    /// There are fewer than six fields: their number.
    Missing(usize),
    /// The board can't be read.
    Placement(PlacementError),
    /// The second field can't be read.
    Side,
    /// The third field can't be read.
    Castling,
    /// A castling right without its king or rook.
    CastlingRight {
        /// The side whose right it is.
        side: &'static str,
        /// The letter given.
        letter: char,
        /// What is not at home: `king`, `rook`, or `corner` if both stand on their rank, but elsewhere.
        needs: &'static str,
    },
    /// The fourth field can't be read.
    EnPassant,
    /// No double step can have passed there.
    EnPassantSquare(Square),
    /// The fifth or sixth field can't be read.
    Number,
    /// A further field without `=`.
    Extra,
    /// A further field that the game does not know, or one given twice.
    UnknownExtra(String),
    /// A side doesn't have exactly one king.
    Kings(&'static str),
    /// A pawn stands where none can be.
    Pawn(Square),
    /// The king of the side that is not to move could be captured.
    WaitingKing(&'static str),
}

impl From<PlacementError> for FenError {
    fn from(error: PlacementError) -> Self {
        Self::Placement(error)
    }
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Refusal::from(self).fmt(f)
    }
}

impl std::error::Error for FenError {}

impl<'a> Fields<'a> {
    /// Cuts a position text into its fields.
    ///
    /// # Errors
    /// When fields are missing, a number can't be read, or something other than `key=value` follows.
    pub fn cut(text: &'a str) -> Result<Self, FenError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let [placement, side, castling, en_passant, clock, number, extras @ ..] = words.as_slice() else {
            return Err(FenError::Missing(words.len()));
        };
        let move_number = self::number(number)?;
        if move_number == 0 {
            return Err(FenError::Number);
        }
        let extras: Result<_, _> =
            extras.iter().map(|extra| extra.split_once('=').ok_or(FenError::Extra)).collect();
        Ok(Self {
            placement,
            side,
            castling,
            en_passant,
            halfmove_clock: self::number(clock)?,
            move_number,
            extras: extras?,
        })
    }

    /// The side of the second field.
    ///
    /// # Errors
    /// When it is neither `w` nor `b`.
    pub fn side(&self) -> Result<Side, FenError> {
        match self.side {
            "w" => Ok(Side::White),
            "b" => Ok(Side::Black),
            _ => Err(FenError::Side),
        }
    }

    /// The square of the fourth field, over which an orthodox pawn of `side` has just gone on this board.
    ///
    /// # Errors
    /// When the field names no square, or none that can have been passed.
    pub fn passed_by<K: Kind>(&self, side: Side, placement: &Board<K>) -> Result<Option<Square>, FenError> {
        if self.en_passant == "-" {
            return Ok(None);
        }
        let square: Square = self.en_passant.parse().map_err(|_| FenError::EnPassant)?;
        if just_passed(placement, square, side) {
            Ok(Some(square))
        } else {
            Err(FenError::EnPassantSquare(square))
        }
    }

    /// Checks that only these of the game's own fields are given, each once at most.
    ///
    /// # Errors
    /// Naming the first field that is unknown or repeated.
    pub fn allow_extras(&self, known: &[&str]) -> Result<(), FenError> {
        for (index, (key, _)) in self.extras.iter().enumerate() {
            if !known.contains(key) || self.extras[..index].iter().any(|(earlier, _)| earlier == key) {
                return Err(FenError::UnknownExtra((*key).to_owned()));
            }
        }
        Ok(())
    }

    /// The value of one of the game's own fields, if it is given.
    #[must_use]
    pub fn extra(&self, key: &str) -> Option<&'a str> {
        self.extras.iter().find(|(given, _)| *given == key).map(|(_, value)| *value)
    }
}

/// A plain decimal number without sign or leading zero, so that every number has one text.
fn number(text: &str) -> Result<u32, FenError> {
    let number: u32 = text.parse().map_err(|_| FenError::Number)?;
    if number <= HIGHEST_NUMBER && number.to_string() == text { Ok(number) } else { Err(FenError::Number) }
}

/// Appends one of a game's own fields to a position text, unless its value is empty.
pub fn add_extra(text: &mut String, key: &str, value: &str) {
    if !value.is_empty() && value != "|" {
        *text += &format!(" {key}={value}");
    }
}

/// Reads a list of board squares from one of a game's own fields: `b6,c5`.
///
/// # Errors
/// When an item is no square, or the squares are not sorted and unique: there is one text for each list.
pub fn squares(key: &str, list: &str) -> Result<SquareSet, SetupError> {
    let found: Option<Vec<Square>> =
        list.split(',').map(|name| name.parse().ok().filter(|square: &Square| square.on_board())).collect();
    match found.filter(|squares| squares.is_sorted_by(|a, b| a < b)) {
        Some(squares) => Ok(squares.into_iter().collect()),
        None => Err(Refusal::of(position_refusals::SQUARES).with("field", key.to_owned()).into()),
    }
}
