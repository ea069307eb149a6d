//! Evaluation of a position on both sides of the mirror: two boards, and checkers to cross with.

use super::Position;
use crate::board::Side;
use crate::chess::{Move, Variant};
use crate::evaluate::{Score, Study, Weighed, Worth};
use crate::games::chess::evaluation::WORTHS;

/// The value of a free checker while few are free: without one nothing on the near side can move.
const LAST_CHECKER: Score = Score::new(18, 14);
/// The number of free checkers beyond which more are of no value.
const ENOUGH: u32 = 5;

impl Weighed for Position {
    const WORTHS: &'static [Worth] = WORTHS;

    /// The evaluation of both sides of the mirror, each by itself, and of free checkers.
    fn study(&self) -> Study {
        let board = self.placement();
        let (near, far) = (board.within(!self.far()), board.within(self.far()));
        let study = Study::EMPTY.with(&near, WORTHS).with(&far, WORTHS).tamed(board);
        Side::BOTH.into_iter().fold(study, |study, side| {
            study.plus(side, LAST_CHECKER * self.free(side).min(ENOUGH).cast_signed())
        })
    }

    /// Whether a capture keeps its gain: the capturer crosses the mirror and can only be recaptured on the other side.
    fn keeps(&self, mv: Move, taken: i32, next: &Self) -> bool {
        let Move::Normal { from, to, .. } = mv else { return true };
        let price = self.placement().role_at(from).map_or(0, |role| WORTHS[role.index()].material.early);
        let far = next.far().contains(to);
        let world = next.placement().within(if far { next.far() } else { !next.far() });
        taken >= price || !world.is_attacked(to, next.turn(), world.occupied())
    }
}
