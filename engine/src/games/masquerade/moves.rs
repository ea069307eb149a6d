//! Public move generation: plain moves, and attempts by players who don't know how their own pieces capture.
//!
//! All of this is public. Nothing here may ever use a table.

use super::disguise::KINDS;
use crate::board::{Pattern, Role, Side, Square, SquareSet};
use crate::chess::{Move, PieceMoves, Position, Wing, pseudo_targets};
use crate::work;

/// Every plain move and every attempt, sorted: without regard to any king's safety.
#[must_use]
pub fn all(position: &Position) -> Vec<Move> {
    let mut moves: Vec<Move> = each(position).collect();
    moves.sort_unstable();
    work::spend(1 + moves.len() as u64);
    moves
}

/// Every plain move and every attempt, one by one, unsorted.
pub(super) fn each(position: &Position) -> impl Iterator<Item = Move> + '_ {
    piece_moves(position).flat_map(|piece_moves| piece_moves.moves()).chain(castlings(position))
}

/// The number of plain moves and attempts.
pub(super) fn count(position: &Position) -> u64 {
    (piece_moves(position).map(|piece_moves| piece_moves.count()).sum::<usize>()
        + castlings(position).count()) as u64
}

fn castlings(position: &Position) -> impl Iterator<Item = Move> + '_ {
    let occupied = position.placement().occupied();
    let open = move |wing: &Wing| position.castle(*wing).is_some_and(|castle| castle.is_open(occupied));
    Wing::BOTH.into_iter().filter(open).map(Move::Castle)
}

/// All moves but castling, grouped by piece.
fn piece_moves(position: &Position) -> impl Iterator<Item = PieceMoves> + '_ {
    let (side, board) = (position.turn(), position.placement());
    let en_passant = position.en_passant().map_or(SquareSet::EMPTY, SquareSet::of);
    board.side(side).iter().map(move |from| {
        let role = board.role_at(from).unwrap_or(Role::Pawn);
        let mut targets = pseudo_targets(board, side, role, from, en_passant);
        if role != Role::Pawn {
            let reach = Pattern::Queen.reach(side, from, board.occupied())
                | Pattern::Knight.reach(side, from, board.occupied());
            targets = (targets - board.occupied()) | (reach & board.side(side.other()));
        }
        PieceMoves::new(role, from, targets, &Role::PROMOTIONS)
    })
}

/// The kind whose disguise decides an attempt, and the ways of capturing with which it would succeed. `None` for
/// plain moves and for captures by pawns, which capture as usual.
#[must_use]
pub fn attempt(position: &Position, mv: Move) -> Option<(Role, Vec<Role>)> {
    let Move::Normal { from, to, .. } = mv else { return None };
    let board = position.placement();
    let role = board.role_at(from).filter(|role| *role != Role::Pawn)?;
    if !board.side(position.turn().other()).contains(to) {
        return None;
    }
    let fits = |kind: &Role| reaches(*kind, position.turn(), from, to, board.occupied());
    Some((role, KINDS.into_iter().filter(fits).collect()))
}

fn reaches(kind: Role, side: Side, from: Square, to: Square, occupied: SquareSet) -> bool {
    kind.capturing().reach(side, from, occupied).contains(to)
}

/// Forgets the en-passant square unless a pawn could capture there: the king's safety doesn't matter.
pub(super) fn settle_en_passant(position: &mut Position) {
    if !all(position).into_iter().any(|mv| position.is_en_passant(mv)) {
        position.forget_en_passant();
    }
}
