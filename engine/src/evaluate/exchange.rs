//! Static exchange: what is won by captures in turn on one square.

use super::Worth;
use crate::board::{Board, Kind, Side, Square, SquareSet};

/// The longest exchange considered, in captures.
const LONGEST: usize = 32;

/// The gain of `side` when its piece from `from` captures something worth `taken` on `to`, and both sides
/// recapture with the cheapest piece as long as it pays. Pins are ignored.
#[must_use]
pub(crate) fn exchange<K: Kind>(
    board: &Board<K>,
    worths: &[Worth],
    side: Side,
    (from, to): (Square, Square),
    taken: i32,
) -> i32 {
    let price = |kind: K| match worths.get(kind.index()) {
        Some(_) if Some(kind) == K::KING => 20_000,
        Some(worth) => worth.material.early,
        None => 100,
    };
    let mut gains = [0; LONGEST];
    gains[0] = taken;
    let Some(mut standing) = board.role_at(from).map(price) else { return taken };
    let mut occupied = board.occupied().without(from).with(to);
    let mut mover = side.other();
    let mut depth = 0;
    while depth + 1 < LONGEST {
        let attackers = board.attackers(to, mover, occupied);
        let Some((square, kind)) = cheapest(board, attackers, price) else { break };
        depth += 1;
        gains[depth] = standing - gains[depth - 1];
        if gains[depth].max(-gains[depth - 1]) < 0 {
            break;
        }
        standing = price(kind);
        occupied = occupied.without(square);
        mover = mover.other();
    }
    while depth > 0 {
        gains[depth - 1] = -gains[depth].max(-gains[depth - 1]);
        depth -= 1;
    }
    gains[0]
}

/// The largest gain of a side by a capture now.
#[must_use]
pub fn loot<K: Kind>(board: &Board<K>, worths: &[Worth], side: Side) -> i32 {
    let price = |kind: K| worths.get(kind.index()).map_or(100, |worth| worth.material.early);
    let mut most = 0;
    for (to, piece) in board.iter().filter(|(_, piece)| piece.side != side) {
        let taken = price(piece.role);
        if taken <= most || Some(piece.role) == K::KING {
            continue;
        }
        let attackers = board.attackers(to, side, board.occupied());
        if let Some((from, _)) = cheapest(board, attackers, price) {
            most = most.max(exchange(board, worths, side, (from, to), taken));
        }
    }
    most
}

/// The cheapest piece on these squares.
fn cheapest<K: Kind>(board: &Board<K>, squares: SquareSet, price: impl Fn(K) -> i32) -> Option<(Square, K)> {
    let pieces = squares.iter().filter_map(|square| Some((square, board.role_at(square)?)));
    pieces.min_by_key(|(_, kind)| price(*kind))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::chess::evaluation::WORTHS;

    fn won(board: &str, side: Side, from: &str, to: &str, taken: i32) -> i32 {
        let board: Board = board.parse().expect(board);
        let square = |name: &str| name.parse::<Square>().expect("a square");
        exchange(&board, WORTHS, side, (square(from), square(to)), taken)
    }

    #[test]
    fn takers_are_taken() {
        assert_eq!(won("4k3/8/8/3p4/8/8/8/3RK3", Side::White, "d1", "d5", 88), 88, "nobody guards it");
        let guarded = won("4k3/8/2p5/3p4/8/8/8/3RK3", Side::White, "d1", "d5", 88);
        assert_eq!(guarded, 88 - Worth::ROOK.material.early, "a rook for a pawn");
        let behind = won("3rk3/8/8/3p4/8/8/3R4/3RK3", Side::White, "d2", "d5", 88);
        assert_eq!(behind, 88, "the rook behind takes back");
    }
}
