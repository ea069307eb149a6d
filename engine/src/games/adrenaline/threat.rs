//! Whether a king could be taken in a whole turn: a regular move and as many king steps as there are checkers.

use super::Ground;
use crate::board::{Side, Square, SquareSet};
use crate::chess::{Run, pseudo_targets};

/// Whether `by` could take the other side's king in its next turn.
pub(super) fn exposed(ground: &Ground, by: Side) -> bool {
    let board = ground.base.placement();
    let Some(king) = board.king(by.other()) else { return false };
    if board.is_attacked(king, by, board.occupied()) {
        return true;
    }
    let stacks = &ground.stacks;
    let own = board.side(by);
    let prey = (stacks.squares() & board.side(by.other())).without(king);
    let en_passant = if ground.base.turn() == by {
        ground.base.en_passant().map_or(SquareSet::EMPTY, SquareSet::of)
    } else {
        SquareSet::EMPTY
    };
    // Without checkers of its own a piece runs only on what it captures.
    let runners = if prey.is_empty() { own & stacks.squares() } else { own };
    let mut run = Run::new(king, prey, SquareSet::EMPTY, |square| stacks.on(square).cast_signed());
    runners.iter().any(|from| {
        let Some(role) = board.role_at(from) else { return false };
        let under = stacks.on(from);
        let targets = pseudo_targets(board, by, role, from, en_passant);
        let targets = if under == 0 { targets & (prey | en_passant) } else { targets };
        let mut runner = run.runner(own.without(from));
        targets.iter().any(|to| {
            let victim = if en_passant.contains(to) && role.is_pawn() && from.file() != to.file() {
                Square::at(to.file(), from.rank()).unwrap_or(to)
            } else {
                to
            };
            let checkers = under + if prey.contains(victim) { stacks.on(victim) } else { 0 };
            let taken = SquareSet::of(victim) & prey;
            checkers > 0 && runner.reaches(SquareSet::of(to), checkers, taken)
        })
    })
}
