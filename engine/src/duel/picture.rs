//! Scenes of a board of White against Black, and whose turn it is in words.

use crate::board::{Board, Kind, Piece, Side, Square};
use crate::chess::Played;
use crate::rules::{Outcome, Phrase};
use crate::scene::{Cell, Glyph, Marks, Scene, Token};

/// A piece as a scene draws it.
#[must_use]
pub fn token<K: Kind>(piece: Piece<K>) -> Token {
    let Piece { side, role } = piece;
    let letter = if role.is_pawn() { "" } else { role.code() };
    let (mover, captor) = (role.quiet().art(), role.capturing().art());
    let captures = captor.filter(|_| role.code().len() > 1);
    Token { captures, ..Token::new(mover.unwrap_or(role.name()), role.name(), letter, side.tint()) }
}

/// A piece drawn beside a word.
#[must_use]
pub fn glyph<K: Kind>(side: Side, role: K) -> Glyph {
    token(Piece::new(side, role)).glyph()
}

/// The scene of a board: every square, the last move and the king in check marked, no text yet.
///
/// White sits at the bottom; games turn the board to the side to move.
#[must_use]
pub fn board_scene<K: Kind>(
    placement: &Board<K>,
    last: Option<&Played<K>>,
    in_check: Option<Square>,
) -> Scene<Phrase> {
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
        changed: last.map(Played::phrase).unwrap_or_default(),
        cells: cells.collect(),
        ..Scene::default()
    }
}

/// The sentence whose turn it is.
#[must_use]
pub fn turn_phrase(turn: Side, in_check: bool) -> Phrase {
    Phrase::of(if in_check { "engine-scene-in-check" } else { "engine-scene-to-move" }).with("side", turn)
}

/// The sentence how the game ended.
#[must_use]
pub fn end_phrase(outcome: Outcome) -> Phrase {
    Phrase::of("engine-scene-over").with("outcome", outcome)
}
