//! The unusual board: its squares, the goals and their entrances, and its text.

use super::refusals;
use crate::board::{Board, PlacementError, Role, Shape, Side, Square, SquareSet};
use crate::rules::{Refusal, SetupError, Value};
use crate::scene::Terrain;

/// The files b to f.
pub(super) const BODY: SquareSet = SquareSet::from_bits(0x3e3e_3e3e_3e3e_3e3e);
/// The goal boxes and their entrances: a4 from b4, g5 from f5.
pub(super) const GOALS: [(Square, Square); 2] =
    [(Square::new(24), Square::new(25)), (Square::new(38), Square::new(37))];

/// The goal boxes.
pub(super) const BOXES: SquareSet = SquareSet::of(GOALS[0].0).with(GOALS[1].0);

/// The shape of the board in texts.
const SHAPE: Shape = Shape { files: 7, squares: SquareSet::from_bits(BODY.bits() | BOXES.bits()) };

/// Whether the board has a square.
pub(super) fn exists(square: Square) -> bool {
    SHAPE.squares.contains(square)
}

/// Whether a square is a goal box.
pub(super) fn is_goal(square: Square) -> bool {
    BOXES.contains(square)
}

/// The entrance of a goal box.
pub(super) fn entrance(goal: Square) -> Option<Square> {
    GOALS.iter().find(|(other, _)| *other == goal).map(|(_, entrance)| *entrance)
}

/// The goal box behind an entrance.
pub(super) fn goal_behind(entrance: Square) -> Option<Square> {
    GOALS.iter().find(|(_, other)| *other == entrance).map(|(goal, _)| *goal)
}

/// The terrain of a square.
pub(super) fn terrain(square: Square) -> Terrain {
    if is_goal(square) {
        Terrain::Goal
    } else if goal_behind(square).is_some() {
        Terrain::Entrance
    } else {
        Terrain::Plain
    }
}

/// Reads the first field of a position text.
///
/// # Errors
/// When the ranks don't have the board's shape, or something stands there that the game does not know.
pub(super) fn parse(text: &str) -> Result<Board, SetupError> {
    let no_piece = |letter: &str| Refusal::of(refusals::LETTER).with("typed", Value::typed(letter));
    let placement = Board::read(text, SHAPE).map_err(|error| {
        let what = match error {
            PlacementError::Squares(_) => Refusal::of(refusals::RANK_LENGTH),
            PlacementError::Letter(letter) => no_piece(letter.encode_utf8(&mut [0; 4])),
            PlacementError::Bracket(_) => no_piece("["),
            other => Refusal::from(&other),
        };
        let first = super::START.split(' ').next().unwrap_or_default();
        what.and(Refusal::of(refusals::FIRST).with("example", format!("`{first}`")))
    })?;
    if let Some(king) = placement.kings().first().and_then(|square| placement.piece_at(square)) {
        return Err(no_piece(&king.code()).into());
    }
    for side in Side::BOTH {
        let last = placement.pieces(side, Role::Pawn) & SquareSet::rank(side.rank(7));
        if let Some(square) = last.first() {
            return Err(Refusal::of(refusals::PAWN).with("square", square).into());
        }
    }
    Ok(placement)
}

/// Writes the first field of a position text.
pub(super) fn text(placement: &Board) -> String {
    let mut text = String::new();
    // Writing to a string can't fail.
    let _ = placement.write(&mut text, SHAPE);
    text
}
