//! Reasons for refusing a move that its piece could make: the king, or a rule of the game's own.

use std::ops::ControlFlow;

use super::Laden;
use crate::board::{Kind, Role};
use crate::chess::refusals::king_minds;
use crate::chess::{Choices, Move, PieceMoves, Variant};
use crate::rules::Refusal;
use crate::work;

/// Whether a text names one of these moves.
fn names<K: Kind>(choices: &Choices<'_, K>, typed: &str) -> bool {
    work::spend(choices.moves.len() as u64);
    choices.read(typed).is_ok()
}

/// The remark that the king is the cause of refusing a move which its piece could make.
pub(crate) fn unsafe_move<V: Variant>(position: &V, typed: &str) -> Option<Refusal> {
    let mut moves: Vec<Move<V::Kind>> = Vec::new();
    let _: ControlFlow<()> = position.piece_moves(|piece_moves| {
        moves.extend(piece_moves.moves());
        ControlFlow::Continue(())
    });
    let goes = names(&position.choices(&moves), typed);
    goes.then(|| king_minds(position.turn(), position.in_check()))
}

/// The cause of refusing a typed move: the king, or a rule of the game's own.
pub(super) fn behind<V: Variant>(position: &V, typed: &str) -> Option<Refusal> {
    let by_rule = || {
        let forbidden = position.forbidden();
        let mut meant = forbidden.into_iter().filter(|(mv, _)| names(&position.choices(&[*mv]), typed));
        meant.next().map(|(_, why)| why)
    };
    let in_check = || position.in_check().then(|| king_minds(position.turn(), true));
    unsafe_move(position, typed).or_else(by_rule).or_else(in_check)
}

/// Like [`behind`], on a board with checkers, where only the king can be the cause.
pub(crate) fn behind_laden<L: Laden>(board: &L, typed: &str) -> Option<Refusal> {
    let (base, side) = (board.base(), board.base().turn());
    let placement = base.placement();
    let reached = placement.side(side).iter().flat_map(|from| {
        let role = placement.role_at(from).unwrap_or(Role::Pawn);
        PieceMoves::new(role, from, board.reach(role, from), &Role::PROMOTIONS).moves()
    });
    let moves: Vec<Move> = reached.collect();
    let in_check = board.in_check(side);
    (in_check || names(&base.choices(&moves), typed)).then(|| king_minds(side, in_check))
}
