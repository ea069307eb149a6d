//! What a position of King of the Hill is worth to a computer player: the pieces of chess, and how near the kings are to the hill.

use engine::board::{Side, Square};
use engine::chess::Variant;
use engine::evaluate::{Score, Study, Weighed, Worth};
use engine::games::chess::evaluation;

use super::Position;

/// What a step of the king towards the middle ranks is worth.
const NEARER: i32 = 20;

impl Weighed for Position {
    const WORTHS: &'static [Worth] = evaluation::WORTHS;

    fn study(&self) -> Study {
        let board = self.placement();
        Side::BOTH.into_iter().fold(Study::EMPTY.with(board, Self::WORTHS), |study, side| {
            let rank = board.king(side).map_or(0, Square::rank);
            study.plus(side, Score::even(NEARER * i32::from((rank - side.rank(0)).abs().min(3))))
        })
    }
}
