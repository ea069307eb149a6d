//! King safety: whether a king could be captured by a whole turn, a regular move and as many king steps as there
//! are checkers.

use super::CheckerBoard;
use crate::board::{Side, Square, SquareSet};
use crate::chess::{Reachability, pseudo_targets};

/// Whether `by` could capture the other side's king in its next turn.
pub(super) fn exposed(board: &CheckerBoard, by: Side) -> bool {
    let placement = board.base.placement();
    let Some(king) = placement.king(by.other()) else { return false };
    if placement.is_attacked(king, by, placement.occupied()) {
        return true;
    }
    let stacks = &board.stacks;
    let own = placement.side(by);
    let prey = (stacks.squares() & placement.side(by.other())).without(king);
    let en_passant = if board.base.turn() == by {
        board.base.en_passant().map_or(SquareSet::EMPTY, SquareSet::of)
    } else {
        SquareSet::EMPTY
    };
    // A piece without checkers can only step on by what it captures.
    let walkers = if prey.is_empty() { own & stacks.squares() } else { own };
    let mut question =
        Reachability::new(king, prey, SquareSet::EMPTY, |square| stacks.on(square).cast_signed());
    walkers.iter().any(|from| {
        let Some(role) = placement.role_at(from) else { return false };
        let under = stacks.on(from);
        let targets = pseudo_targets(placement, by, role, from, en_passant);
        let targets = if under == 0 { targets & (prey | en_passant) } else { targets };
        let mut walker = question.walker(own.without(from));
        targets.iter().any(|to| {
            let victim = if en_passant.contains(to) && role.is_pawn() && from.file() != to.file() {
                Square::at(to.file(), from.rank()).unwrap_or(to)
            } else {
                to
            };
            let checkers = under + if prey.contains(victim) { stacks.on(victim) } else { 0 };
            let taken = SquareSet::of(victim) & prey;
            checkers > 0 && walker.reaches(SquareSet::of(to), checkers, taken)
        })
    })
}
