//! Captures by Things, which enclose a square from both sides.

use super::Boxes;
use super::kinds::{Board, Role};
use crate::board::{Pattern, Side, Square, SquareSet};

/// The square opposite to `from` across `middle`.
pub(super) fn beyond(from: Square, middle: Square) -> Option<Square> {
    Square::at(2 * middle.file() - from.file(), 2 * middle.rank() - from.rank())
        .filter(|square| square.on_board())
}

/// The square of the piece that a Thing of a side captures by moving to `to`, with its twin on one of the `twins`.
pub(super) fn caught(placement: &Board, side: Side, to: Square, twins: SquareSet) -> Option<Square> {
    let neighbours = Pattern::King.reach(side, to, SquareSet::EMPTY) & placement.side(side.other());
    neighbours.iter().find(|victim| beyond(to, *victim).is_some_and(|twin| twins.contains(twin)))
}

/// Whether a side's Things could capture what stands on `target`, when exactly the `occupied` squares block the way.
pub(super) fn threatens(
    placement: &Board,
    boxes: &Boxes,
    side: Side,
    target: Square,
    occupied: SquareSet,
) -> bool {
    if boxes.is_latched(side) {
        return false;
    }
    let things = placement.pieces(side, Role::Thing) & occupied;
    let near = Pattern::King.reach(side, target, SquareSet::EMPTY) & things;
    near.iter().any(|waiting| {
        let Some(gap) = beyond(waiting, target).filter(|gap| !occupied.contains(*gap)) else { return false };
        let leaps = |from: Square| Pattern::Elsewhere.reach(side, from, occupied).contains(gap);
        things.without(waiting).iter().chain(boxes.things(side)).any(leaps)
    })
}
