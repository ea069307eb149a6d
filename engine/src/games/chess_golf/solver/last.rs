//! The last two moves of a line, without trying any: which single quiet move makes a capture possible.
//!
//! The last move is a capture, so the one before it must have moved the hunter, its prey, the only piece in the
//! way, or a piece that now lends the hunter what it needs. The one exception is the king's move of a scattered
//! side, which depends on all its pieces: there moves are tried one by one.

use super::super::board::{Board, Way, around, neighbours};
use super::position::{Hunt, Position};
use crate::board::{Side, Square, SquareSet, between};

impl Position {
    /// Whether one of these captures is possible now.
    pub(super) fn in_one(&self, hunts: &[Hunt]) -> bool {
        hunts.iter().any(|hunt| {
            hunt.hunters.iter().any(|from| self.board.reach(hunt.side, from).meets(hunt.prey.without(from)))
        })
    }

    /// Whether one quiet move makes one of these captures possible; none may be possible without it.
    pub(super) fn in_two(&self, hunts: &[Hunt]) -> bool {
        let mut quiet = Quiet::new(&self.board);
        hunts.iter().any(|hunt| {
            if may_be_scattered(&self.board, hunt.side) {
                return self.tried(*hunt);
            }
            hunt.hunters.iter().any(|hunter| {
                let prey = hunt.prey.without(hunter);
                self.hunter_moves(hunt.side, hunter, prey, &mut quiet)
                    || prey.iter().any(|prey| self.other_moves(hunt.side, hunter, prey, &mut quiet))
            })
        })
    }

    /// Whether any quiet move makes a capture of this hunt possible, by trying each.
    pub(super) fn tried(&self, hunt: Hunt) -> bool {
        self.board.quiet().any(|(piece, stroke)| {
            let moved = |squares: SquareSet| {
                if squares.contains(stroke.from) {
                    squares.without(stroke.from).with(stroke.to)
                } else {
                    squares
                }
            };
            let next = self.after(piece, stroke);
            next.in_one(&[Hunt { hunters: moved(hunt.hunters), prey: moved(hunt.prey), ..hunt }])
        })
    }

    /// Whether the hunter can move to where a neighbour lends it the capture.
    fn hunter_moves(&self, side: Side, hunter: Square, prey: SquareSet, quiet: &mut Quiet<'_>) -> bool {
        let targets = quiet.of(hunter);
        if targets.is_empty() {
            return false;
        }
        let occupied = self.board.occupied().without(hunter);
        let own = self.board.side(side).without(hunter);
        let lent = Way::ALL.map(|way| neighbours(own & self.board.lenders(way)) & targets);
        prey.iter().any(|prey| {
            Way::ALL
                .into_iter()
                .zip(lent)
                .any(|(way, lent)| !lent.is_empty() && way.reach(prey, occupied).meets(lent))
        })
    }

    /// Whether a move of the prey, of the piece in the way, or of a lender makes the capture possible.
    fn other_moves(&self, side: Side, hunter: Square, prey: Square, quiet: &mut Quiet<'_>) -> bool {
        self.prey_moves(side, hunter, prey, quiet)
            || Way::ALL.into_iter().any(|way| self.way_opens(side, hunter, prey, way, quiet))
    }

    fn prey_moves(&self, side: Side, hunter: Square, prey: Square, quiet: &mut Quiet<'_>) -> bool {
        let targets = quiet.of(prey);
        let ring = around(hunter);
        let near = ring & self.board.side(side).without(prey);
        if targets.is_empty() {
            return false;
        }
        let occupied = self.board.occupied().without(prey);
        if self.board.borrowed(hunter, near, occupied).meets(targets) {
            return true;
        }
        // The prey may itself become the lender.
        self.board.side(side).contains(prey)
            && targets.meets(ring)
            && Way::ALL.into_iter().any(|way| {
                self.board.lenders(way).contains(prey) && way.reach(hunter, occupied).meets(targets & ring)
            })
    }

    fn way_opens(&self, side: Side, hunter: Square, prey: Square, way: Way, quiet: &mut Quiet<'_>) -> bool {
        if !way.reach(hunter, SquareSet::EMPTY).contains(prey) {
            return false;
        }
        let path = if way.slides() { between(hunter, prey) } else { SquareSet::EMPTY };
        let blockers = path & self.board.occupied();
        if blockers.is_several() {
            return false;
        }
        let ring = around(hunter);
        let lenders = self.board.side(side) & self.board.lenders(way);
        match blockers.first() {
            Some(blocker) => {
                let away = quiet.of(blocker) - path;
                !away.is_empty()
                    && ((lenders & ring).without(blocker) != SquareSet::EMPTY
                        || lenders.contains(blocker) && away.meets(ring))
            }
            None => {
                let free = ring - path;
                let others = lenders.without(hunter).without(prey);
                others.iter().any(|lender| quiet.of(lender).meets(free))
            }
        }
    }
}

/// The quiet targets of each piece, computed on demand.
struct Quiet<'a> {
    board: &'a Board,
    known: SquareSet,
    targets: [SquareSet; 64],
}

impl<'a> Quiet<'a> {
    fn new(board: &'a Board) -> Self {
        Self { board, known: SquareSet::EMPTY, targets: [SquareSet::EMPTY; 64] }
    }

    fn of(&mut self, square: Square) -> SquareSet {
        if !self.known.contains(square) {
            self.known.insert(square);
            let side = if self.board.side(Side::White).contains(square) { Side::White } else { Side::Black };
            self.targets[square.index()] = self.board.reach(side, square) - self.board.occupied();
        }
        self.targets[square.index()]
    }
}

/// Whether no two pieces of a side are neighbours, or one move could bring that about.
fn may_be_scattered(board: &Board, side: Side) -> bool {
    let own = board.side(side);
    let linked = neighbours(own) & own;
    // One piece must be in every pair of neighbours.
    linked.is_empty() || linked.iter().any(|square| (around(square) & own).len() + 1 == linked.len())
}
