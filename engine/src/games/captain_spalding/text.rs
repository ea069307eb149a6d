//! Reads and writes position texts: FEN's six fields, then `gone=`.

use std::fmt;

use super::board::Board;
use super::create::Gone;
use super::creature::{Creature, Kind};
use super::play::State;
use crate::board::{Kind as _, Piece, PlacementError, Side, SquareSet};
use crate::chess::Fields;
use crate::rules::SetupError;

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
            return Err(SetupError::new(
                "nobody castles or captures in passing here: the third and fourth field are both -",
            ));
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
        return SetupError::new(error.to_string());
    };
    SetupError::new(format!(
        "“{letter}” is no creature: use X P J R H V W C M L E for White, the small letters for Black, N B D for \
         nobody's lint, bunnies and demons, and 1–8 for empty squares"
    ))
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
        let (side, kind) = left.find(|(side, kind)| Creature::new(*side, *kind).code() == letter).ok_or_else(|| {
            SetupError::new(
                "gone= lists what was made already, in the order R,H,E (White's), r,h,e (Black's): gone=R,E,h",
            )
        })?;
        gone = gone.with(side, kind);
    }
    Ok(gone)
}

/// Checks, as far as the board shows, that a game could have come to it.
fn check(board: &Board, gone: Gone) -> Result<(), SetupError> {
    let refuse = |sentence: String| Err(SetupError::new(sentence));
    for side in Side::BOTH {
        let name = side.name();
        if board.pieces(side, Kind::Box).is_empty() {
            return refuse(format!("{name} needs a box: without it the game is over"));
        }
        for kind in Kind::SINGLE {
            if board.pieces(side, kind).is_several() {
                return refuse(format!("{name} can't have more than one {}", kind.name()));
            }
        }
        let bats = board.pieces(side, Kind::Bat);
        if let Some(file) = (0..8).find(|file| (bats & SquareSet::file(*file)).is_several()) {
            let file = char::from(b'a' + file as u8);
            return refuse(format!("{name} can't have two bats on the {file}-file"));
        }
        if let Some(square) = (bats & SquareSet::rank(side.rank(7))).first() {
            return refuse(format!("a bat of {name}'s on {square} would be a booh ({name}'s last rank)"));
        }
    }
    for (side, kind) in once() {
        if !board.pieces(side, kind).is_empty() && !gone.contains(side, kind) {
            let code = Creature::new(side, kind).code();
            return refuse(format!(
                "{}'s {} is on the board: gone= must name {code}",
                side.name(),
                kind.name()
            ));
        }
    }
    Ok(())
}
