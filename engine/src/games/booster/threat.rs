//! Whether a king could be taken in a whole turn: a regular move, then a king step for each own checker. Cards never
//! count.

use super::ground::Ground;
use crate::board::{Pattern, Side, Square, SquareSet};
use crate::chess::Run;

/// Whether `by` could take the other side's king in its next turn.
pub(super) fn exposed(ground: &Ground, by: Side) -> bool {
    let board = ground.base.placement();
    let Some(king) = board.king(by.other()) else { return false };
    is_struck(ground, king, by) || is_run_down(ground, king, by)
}

/// Whether a regular move takes the king.
fn is_struck(ground: &Ground, king: Square, by: Side) -> bool {
    let board = ground.base.placement();
    let hobbled = ground.hobbled(by);
    let strikers = board.attackers(king, by, board.occupied()) - hobbled;
    let limpers = Pattern::PawnCapture.origins(by, king, SquareSet::EMPTY) & hobbled;
    !strikers.is_empty() || !(limpers - board.pawns()).is_empty()
}

/// Whether a step takes the king.
fn is_run_down(ground: &Ground, king: Square, by: Side) -> bool {
    let board = ground.base.placement();
    let checkers = &ground.checkers;
    let (own, enemies) = (board.side(by), board.side(by.other()));
    let prey = (checkers.squares(by) & enemies).without(king);
    let thorns = (checkers.squares(by.other()) & enemies).without(king);
    let en_passant = ground.en_passant(by);
    // Without checkers of its own a piece runs only on what it captures.
    let runners = if prey.is_empty() { own & checkers.squares(by) } else { own };
    let mut run = Run::new(king, prey, thorns, |square| checkers.on(square, by));
    runners.iter().any(|from| {
        let Some(role) = board.role_at(from) else { return false };
        let under = checkers.on(from, by);
        let targets = ground.targets(by, role, from, en_passant);
        let mut runner = run.runner(own.without(from));
        let special = targets & (prey | thorns | en_passant);
        if under > 0 && runner.reaches(targets - special, under.unsigned_abs(), SquareSet::EMPTY) {
            return true;
        }
        special.iter().any(|to| {
            let passing = en_passant.contains(to) && role.is_pawn() && from.file() != to.file();
            let victim = if passing { Square::at(to.file(), from.rank()).unwrap_or(to) } else { to };
            let count = u8::try_from(under + checkers.on(victim, by)).unwrap_or(0);
            count > 0 && runner.reaches(SquareSet::of(to), count, SquareSet::of(victim) & (prey | thorns))
        })
    })
}
