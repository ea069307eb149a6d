//! King safety: whether a king could be captured by a whole turn, a regular move and then a king step for each own
//! checker. Cards never count.

use super::board::CheckerBoard;
use crate::board::{Pattern, Side, Square, SquareSet};
use crate::chess::Reachability;

/// Whether `by` could capture the other side's king in its next turn.
pub(super) fn exposed(board: &CheckerBoard, by: Side) -> bool {
    let placement = board.base.placement();
    let Some(king) = placement.king(by.other()) else { return false };
    is_struck(board, king, by) || is_run_down(board, king, by)
}

/// Whether a regular move captures the king.
fn is_struck(board: &CheckerBoard, king: Square, by: Side) -> bool {
    let placement = board.base.placement();
    let hobbled = board.hobbled(by);
    let strikers = placement.attackers(king, by, placement.occupied()) - hobbled;
    let limpers = Pattern::PawnCapture.origins(by, king, SquareSet::EMPTY) & hobbled;
    !strikers.is_empty() || !(limpers - placement.pawns()).is_empty()
}

/// Whether a king step captures the king.
fn is_run_down(board: &CheckerBoard, king: Square, by: Side) -> bool {
    let placement = board.base.placement();
    let checkers = &board.checkers;
    let (own, enemies) = (placement.side(by), placement.side(by.other()));
    let prey = (checkers.squares(by) & enemies).without(king);
    let thorns = (checkers.squares(by.other()) & enemies).without(king);
    let en_passant = board.en_passant(by);
    // A piece without checkers can only step on by what it captures.
    let walkers = if prey.is_empty() { own & checkers.squares(by) } else { own };
    let mut question = Reachability::new(king, prey, thorns, |square| checkers.on(square, by));
    walkers.iter().any(|from| {
        let Some(role) = placement.role_at(from) else { return false };
        let under = checkers.on(from, by);
        let targets = board.targets(by, role, from, en_passant);
        let mut walker = question.walker(own.without(from));
        let special = targets & (prey | thorns | en_passant);
        if under > 0 && walker.reaches(targets - special, under.unsigned_abs(), SquareSet::EMPTY) {
            return true;
        }
        special.iter().any(|to| {
            let passing = en_passant.contains(to) && role.is_pawn() && from.file() != to.file();
            let victim = if passing { Square::at(to.file(), from.rank()).unwrap_or(to) } else { to };
            let count = u8::try_from(under + checkers.on(victim, by)).unwrap_or(0);
            count > 0 && walker.reaches(SquareSet::of(to), count, SquareSet::of(victim) & (prey | thorns))
        })
    })
}
