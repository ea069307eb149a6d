//! Reads and writes position texts: FEN's six fields, then `gone=`.

use std::fmt;

use super::board::Board;
use super::create::Gone;
use super::creature::{Creature, Kind};
use super::play::State;
use super::refusals;
use crate::board::{Kind as _, Piece, PlacementError, Side, SquareSet};
use crate::chess::Fields;
use crate::chess::position_refusals::typed_letter;
use crate::rules::{Refusal, SetupError, Value};

impl State {
    /// Reads a position text.
    ///
    /// # Errors
    /// When it can't be read, or is no position of this game; the sentence says why.
    pub fn parse(text: &str) -> Result<Self, SetupError> {
        let fields = Fields::cut(text)?;
        fields.allow_extras(&["gone"])?;
        let board: Board = fields.placement.parse().map_err(|error| wrong_board(fields.placement, &error))?;
        let side = fields.side()?;
        if (fields.castling, fields.en_passant) != ("-", "-") {
            return Err(Refusal::of(refusals::NO_CASTLING).into());
        }
        let gone = gone(fields.extra("gone"))?;
        check(&board, gone)?;
        Ok(Self::new(board, side, gone, fields.halfmove_clock, fields.move_number))
    }
}

impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { board, turn, clock, number, .. } = self;
        write!(f, "{board} {} - - {clock} {number}", turn.letter())?;
        let gone: Vec<String> = once()
            .filter(|(side, kind)| self.gone.contains(*side, *kind))
            .map(|(side, kind)| Creature::new(side, kind).code())
            .collect();
        if gone.is_empty() { Ok(()) } else { write!(f, " gone={}", gone.join(",")) }
    }
}

/// Explains errors of the first field in this game's own letters of creatures.
fn wrong_board(text: &str, error: &PlacementError) -> SetupError {
    let is_creature = |letter: &char| {
        let creature = Piece::<Kind>::from_letter(*letter);
        creature.is_some_and(|creature| creature.side == Side::White || !creature.role.is_neutral())
    };
    let stranger = text.chars().find(|letter| !matches!(letter, '1'..='8' | '/') && !is_creature(letter));
    let Some(letter) = stranger.filter(|_| {
        matches!(error, PlacementError::Letter(_) | PlacementError::Bracket(_) | PlacementError::Kind(_))
    }) else {
        return Refusal::from(error).into();
    };
    Refusal::of(refusals::NO_CREATURE).with("typed", typed_letter(letter)).into()
}

/// Every once-per-game creature of each side, in the order of lists.
pub fn once() -> impl Iterator<Item = (Side, Kind)> {
    Side::BOTH.into_iter().flat_map(|side| Kind::ONCE.map(|kind| (side, kind)))
}

fn gone(text: Option<&str>) -> Result<Gone, SetupError> {
    let mut left = once();
    let mut gone = Gone::default();
    for letter in text.into_iter().flat_map(|text| text.split(',')) {
        // Each is searched for behind the one before, so that every list has one text.
        let next = left.find(|(side, kind)| Creature::new(*side, *kind).code() == letter);
        let (side, kind) = next.ok_or_else(|| Refusal::of(refusals::GONE))?;
        gone = gone.with(side, kind);
    }
    Ok(gone)
}

/// Checks, as far as the board shows, that a game could have come to it.
fn check(board: &Board, gone: Gone) -> Result<(), SetupError> {
    let about = |why, side: Side| Refusal::of(why).with("side", Value::Name(side.name()));
    for side in Side::BOTH {
        if board.pieces(side, Kind::Box).is_empty() {
            return Err(about(refusals::NEEDS_BOX, side).into());
        }
        for kind in Kind::SINGLE {
            if board.pieces(side, kind).is_several() {
                return Err(about(refusals::SINGLE, side).with("piece", Value::kind(kind.name())).into());
            }
        }
        let bats = board.pieces(side, Kind::Bat);
        if let Some(file) = (0..8).find(|file| (bats & SquareSet::file(*file)).is_several()) {
            let file = char::from(b'a' + file as u8);
            return Err(about(refusals::BATS_ON_FILE, side).with("file", file.to_string()).into());
        }
        if let Some(square) = (bats & SquareSet::rank(side.rank(7))).first() {
            return Err(about(refusals::BAT_AT_END, side).with("square", square).into());
        }
    }
    for (side, kind) in once() {
        if !board.pieces(side, kind).is_empty() && !gone.contains(side, kind) {
            let refusal = about(refusals::NOT_GONE, side).with("piece", Value::kind(kind.name()));
            return Err(refusal.with("letter", Creature::new(side, kind).code()).into());
        }
    }
    Ok(())
}
