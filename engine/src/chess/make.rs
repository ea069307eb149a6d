//! Carries out moves: the one place where a move changes a board.

use super::{Castle, CastlingRights, Move};
use crate::board::{Board, Kind, Pattern, Piece, Role, Side, Square, SquareSet};

/// The effects of a move apart from moving.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effect<K = Role> {
    /// The captured piece and where it stood: another square than the target, if it was captured in passing.
    pub captured: Option<(Square, Piece<K>)>,
    /// The square that a double step passed over.
    pub passed: Option<Square>,
    /// Whether a piece was captured or a pawn moved, so that the move clock starts again.
    pub resets_clock: bool,
}

/// Carries out a move of `side` on a board and its castling rights.
///
/// `en_passant` holds the squares passed over in the turn before. Legality is not checked. Castling without the
/// right to it changes nothing.
///
/// # Panics
/// When no piece stands on the square the move starts from.
#[inline]
pub fn carry_out<K: Kind>(
    placement: &mut Board<K>,
    rights: &mut CastlingRights,
    side: Side,
    mv: Move<K>,
    en_passant: SquareSet,
) -> Effect<K> {
    let (from, to, promotion) = match mv {
        Move::Normal { from, to, promotion } => (from, to, promotion),
        Move::Castle(wing) => {
            if let Some(castle) = Castle::new(placement, *rights, side, wing) {
                castle.carry_out(placement, side);
                rights.end(side);
            }
            return Effect { captured: None, passed: None, resets_clock: false };
        }
    };
    let role = placement.role_at(from).expect("a move starts from a piece");
    carry_out_as(placement, rights, side, role, (from, to, promotion), en_passant)
}

/// Like [`carry_out`], for a piece whose kind is known: from where to where, and what it becomes there.
#[inline(always)]
pub(super) fn carry_out_as<K: Kind>(
    placement: &mut Board<K>,
    rights: &mut CastlingRights,
    side: Side,
    role: K,
    (from, to, promotion): (Square, Square, Option<K>),
    en_passant: SquareSet,
) -> Effect<K> {
    let pawn = role.is_pawn();
    let captured = victim(placement, side, role, from, to, en_passant);
    if let Some((square, piece)) = captured {
        placement.toggle(piece.side, piece.role, SquareSet::of(square));
    }
    let squares = SquareSet::of(from) | SquareSet::of(to);
    match promotion {
        None => placement.toggle(side, role, squares),
        Some(promoted) => {
            placement.toggle(side, role, SquareSet::of(from));
            placement.toggle(side, promoted, SquareSet::of(to));
        }
    }
    if !rights.is_empty() {
        rights.touch(squares);
        if Some(role) == K::KING {
            rights.end(side);
        }
    }
    // Two ranks on, straight or slanting: a pawn that captures in another way passes nothing.
    let double_step =
        pawn && from.rank().abs_diff(to.rank()) == 2 && matches!(from.file().abs_diff(to.file()), 0 | 2);
    let passed = if double_step { Some(Square::midway(from, to)) } else { None };
    Effect { captured, passed, resets_clock: pawn || captured.is_some() }
}

/// The piece that a move captures, and where it stands.
#[inline]
pub(super) fn victim<K: Kind>(
    placement: &Board<K>,
    side: Side,
    role: K,
    from: Square,
    to: Square,
    en_passant: SquareSet,
) -> Option<(Square, Piece<K>)> {
    let enemy = side.other();
    if placement.side(enemy).contains(to) {
        return Some((to, Piece::new(enemy, placement.role_at(to)?)));
    }
    if role.capturing() == Pattern::PawnCapture
        && en_passant.contains(to)
        && Pattern::PawnCapture.reach(side, from, SquareSet::EMPTY).contains(to)
    {
        return Some((Square::at(to.file(), from.rank())?, Piece::new(enemy, role)));
    }
    None
}
