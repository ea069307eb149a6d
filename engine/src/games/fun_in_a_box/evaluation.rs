//! Evaluation of positions with Things: those on the board, those in their box, and what they threaten together.

use super::Position;
use super::kinds::Role;
use super::pair::threatens;
use crate::board::Side;
use crate::chess::Variant;
use crate::evaluate::{Score, Study, Weighed, Worth};

/// The worth of a Thing: half of a pair that leaps nearly everywhere.
const THING: Worth = Worth::new((230, 230), (1, 1), 18, 1, 0);
/// The values of a Thing in an open box, and in a latched one.
const IN_BOX: Score = Score::even(245);
const LATCHED: Score = Score::even(120);

impl Weighed for Position {
    const WORTHS: &'static [Worth] =
        &[Worth::PAWN, Worth::KNIGHT, Worth::BISHOP, Worth::ROOK, Worth::QUEEN, Worth::KING, THING];

    fn study(&self) -> Study {
        let board = self.placement();
        let mut study = Study::EMPTY.with(board, Self::WORTHS);
        for side in Side::BOTH {
            let each = if self.boxes().is_latched(side) { LATCHED } else { IN_BOX };
            study = study.plus(side, each * self.boxes().things(side).count() as i32);
            // What the pair could capture in its next turn.
            for (square, piece) in board.iter().filter(|(_, piece)| piece.side == side.other()) {
                let worth = Self::WORTHS[piece.role.index()].material.early;
                if worth > 100
                    && piece.role != Role::Thing
                    && threatens(board, self.boxes(), side, square, board.occupied())
                {
                    study = study.plus(side, Score::even(12 + worth / 40));
                }
            }
        }
        study
    }
}
