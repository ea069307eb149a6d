//! Threats: whether a side could capture on a square within one whole turn of its zombies (general ruling G3).
//!
//! Zombies together reach further than each alone: zombies may step out of each other's way first. Only that can
//! open a line, or a capture en passant, which takes a piece without standing in its place; any other capture puts
//! a piece that cannot move again where the obstacle was.
//!
//! There are too many orders of stepping aside to try them all, so [`Boards`] limits the search.

use std::cell::Cell;
use std::collections::HashSet;

use super::turn_state::ZombieBoard;
use crate::board::{Pattern, Role, Side, Square, SquareSet, between};
use crate::work;

/// The most boards for one question. Enough for any zombies of which the pieces in the way can move, or wait for
/// one other piece.
const MOST_BOARDS: u32 = 2_000;

/// The number of boards that may still be searched for one question and its parts. When it runs out, a blocked
/// line counts as closed, and a step as one that can be completed: nobody is mated by a search that was cut off.
pub struct Boards(Cell<u32>);

impl Default for Boards {
    fn default() -> Self {
        Self(Cell::new(MOST_BOARDS))
    }
}

impl Boards {
    /// Whether the limit is used up.
    #[must_use]
    pub fn are_spent(&self) -> bool {
        self.0.get() == 0
    }

    /// Takes one board from the limit; `false` if none is left.
    pub fn look(&self) -> bool {
        work::spend(2);
        let left = self.0.get();
        self.0.set(left.saturating_sub(1));
        left > 0
    }
}

/// Whether `by` could capture on `target` in one turn.
#[must_use]
pub fn can_capture(board: &ZombieBoard, by: Side, target: Square, boards: &Boards) -> bool {
    work::spend(1);
    let placement = &board.placement;
    placement.is_attacked(target, by, placement.occupied())
        || zombies_can_capture(board, by, board.zombies_of(by), target, boards)
}

/// Whether zombies of `by` that have not moved yet can capture on `target`, some stepping aside for another.
#[must_use]
pub fn zombies_can_capture(
    board: &ZombieBoard,
    by: Side,
    idle: SquareSet,
    target: Square,
    boards: &Boards,
) -> bool {
    idle.iter().any(|from| zombie_can_capture(board, by, from, idle, target, boards))
}

/// Whether this zombie can capture on `target`, with others of them stepping aside for it.
fn zombie_can_capture(
    board: &ZombieBoard,
    by: Side,
    from: Square,
    idle: SquareSet,
    target: Square,
    boards: &Boards,
) -> bool {
    let to_promote = board.has_to_promote(by, from);
    let pattern = match board.placement.role_at(from) {
        _ if to_promote => Pattern::Queen,
        Some(role) => role.capturing(),
        None => return false,
    };
    let leaps = to_promote && Pattern::Knight.reach(by, from, SquareSet::EMPTY).contains(target);
    let aims = pattern.reach(by, from, SquareSet::EMPTY).contains(target);
    // Leaps and single steps can't be blocked; a slider may have to wait until the line is free.
    leaps || aims && Clearing::new(by, between(from, target), boards).opens(board, idle.without(from))
}

/// The pieces of `by` that could capture on `target` in one turn, within the limit of `boards`.
#[must_use]
pub fn captors(board: &ZombieBoard, by: Side, target: Square, boards: &Boards) -> SquareSet {
    let direct = board.placement.attackers(target, by, board.placement.occupied());
    let idle = board.zombies_of(by);
    let may = |from: &Square| zombie_can_capture(board, by, *from, idle, target, boards);
    direct | (idle - direct).iter().filter(may).collect()
}

/// A search for moves that clear a line.
struct Clearing<'a> {
    by: Side,
    line: SquareSet,
    boards: &'a Boards,
    hopeless: HashSet<(ZombieBoard, SquareSet)>,
}

impl<'a> Clearing<'a> {
    fn new(by: Side, line: SquareSet, boards: &'a Boards) -> Self {
        Self { by, line, boards, hopeless: HashSet::new() }
    }

    /// Whether zombies that have not moved yet can clear the line.
    fn opens(&mut self, board: &ZombieBoard, idle: SquareSet) -> bool {
        let in_the_way = board.placement.occupied() & self.line;
        if in_the_way.is_empty() {
            return true;
        }
        let passers: SquareSet =
            board.en_passant.iter().filter_map(|passed| board.passer(self.by, passed)).collect();
        if !in_the_way.is_within(idle | passers) || !self.boards.look() {
            return false;
        }
        if self.hopeless.contains(&(*board, idle)) {
            return false;
        }
        let movers = self.helpers(board, idle, in_the_way);
        // Pieces in the way go first: nearly always that is enough.
        let found = [movers & in_the_way, movers - in_the_way].into_iter().any(|movers| {
            movers.iter().any(|from| {
                let targets = board.zombie_targets(self.by, from) - self.line;
                targets.iter().any(|to| self.opens(&stepped(board, self.by, from, to), idle.without(from)))
            })
        });
        if !found {
            self.hopeless.insert((*board, idle));
        }
        found
    }

    /// The zombies whose moves can matter: those in the way, those that block these, and so on; and pawns that may
    /// capture en passant.
    fn helpers(&self, board: &ZombieBoard, idle: SquareSet, in_the_way: SquareSet) -> SquareSet {
        let placement = &board.placement;
        let mut helpers = in_the_way & idle;
        for passed in board.en_passant {
            helpers |= Pattern::PawnCapture.origins(self.by, passed, SquareSet::EMPTY)
                & placement.role(Role::Pawn)
                & idle;
        }
        loop {
            let mut blocked = helpers;
            for from in helpers {
                let mut reach = SquareSet::EMPTY;
                if board.has_to_promote(self.by, from) {
                    reach = Pattern::Queen.reach(self.by, from, placement.occupied())
                        | Pattern::Knight.reach(self.by, from, SquareSet::EMPTY);
                } else if let Some(role) = placement.role_at(from) {
                    // A pawn's step never reaches an obstacle, so its reach is computed without any.
                    let free = if role == Role::Pawn { SquareSet::EMPTY } else { placement.occupied() };
                    reach = role.quiet().reach(self.by, from, free);
                }
                blocked |= reach & idle;
            }
            if blocked == helpers {
                return helpers;
            }
            helpers = blocked;
        }
    }
}

/// The board after a zombie moved from square to square, promoted on the way if needed.
fn stepped(board: &ZombieBoard, by: Side, from: Square, to: Square) -> ZombieBoard {
    let mut next = *board;
    let Some(piece) = next.take(from) else { return next };
    if piece.role == Role::Pawn
        && from.file() != to.file()
        && let Some(passer) = board.passer(by, to)
        && !board.has_to_promote(by, from)
    {
        next.take(passer);
    }
    next.take(to);
    next.placement.put(to, piece);
    next.forget_passed(by);
    next
}
