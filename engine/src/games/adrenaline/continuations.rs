//! Legal continuations of a turn: each part safe by itself, and a legal end in reach.
//!
//! Nearly always a turn can end where it stands. Only when every gift would be fatal there is a legal end searched
//! for: over the boards that more king steps lead to, which differ by what was captured, so there may be very
//! many. That search has a limit for each question and one for all questions of a list, both in boards; an end not
//! found within them counts as out of reach, so that every offered step can be completed.

use std::cell::Cell;
use std::collections::HashSet;

use super::board::CheckerBoard;
use super::step::Step;
use crate::chess::Move;
use crate::duel::{Hop, Laden, Running};

/// The most boards searched for a legal end of one turn.
const BOARDS: u32 = 200;
/// The most boards searched for all questions of one list.
const BOARDS_A_LIST: u32 = 1_000;

/// The legal regular moves, unsorted, each with the state behind it.
pub(super) fn moves(board: &CheckerBoard) -> impl Iterator<Item = (Move, CheckerBoard, Running)> + '_ {
    let ends = Ends::default();
    board.safe_moves().filter(move |(_, after, running)| ends.can_end(after, *running))
}

/// The legal steps of a running turn; empty when it ends by itself.
pub(super) fn tail(board: &CheckerBoard, running: Running) -> Vec<Step> {
    let mut steps: Vec<Step> = runs(board, running).map(|(hop, ..)| Step::Hop(hop)).collect();
    steps.extend(board.gifts(running).map(Step::Give));
    if !steps.is_empty() && !board.owes(running) {
        steps.push(Step::Done);
    }
    steps.sort_unstable();
    steps
}

/// The steps on that some legal turn continues with, each with the state behind it.
pub(super) fn runs(
    board: &CheckerBoard,
    running: Running,
) -> impl Iterator<Item = (Hop, CheckerBoard, Running)> + '_ {
    let ends = Ends::default();
    board.safe_hops(running).filter(move |(_, after, running)| ends.can_end(after, *running))
}

/// Whether a running turn can go on.
pub(super) fn goes_on(board: &CheckerBoard, running: Running) -> bool {
    runs(board, running).next().is_some() || board.gifts(running).next().is_some()
}

/// The search for a legal end of a turn, shared by all questions of one list, which are always asked in the same order.
struct Ends {
    boards: Cell<u32>,
}

impl Default for Ends {
    fn default() -> Self {
        Self { boards: Cell::new(BOARDS_A_LIST) }
    }
}

impl Ends {
    /// Whether a turn in this state can be ended: at once, by giving a checker, or after more steps.
    fn can_end(&self, board: &CheckerBoard, running: Running) -> bool {
        if ends_at_once(board, running) {
            return true;
        }
        // Rare: every gift would be fatal here. One may not be after a few more steps. Each board is searched once.
        let mut left = BOARDS.min(self.boards.get());
        let before = left;
        let found = search(board, running, &mut left);
        self.boards.set(self.boards.get() - (before - left));
        found
    }
}

fn search(board: &CheckerBoard, running: Running, left: &mut u32) -> bool {
    let mut seen: HashSet<(CheckerBoard, Running)> = HashSet::new();
    let mut open = vec![(*board, running)];
    while let Some((board, running)) = open.pop() {
        for (_, after, running) in board.safe_hops(running) {
            if *left == 0 {
                return false;
            }
            if !seen.insert((after, running)) {
                continue;
            }
            *left -= 1;
            if ends_at_once(&after, running) {
                return true;
            }
            open.push((after, running));
        }
    }
    false
}

fn ends_at_once(board: &CheckerBoard, running: Running) -> bool {
    !board.owes(running) || board.gifts(running).next().is_some()
}

/// Whether the side to move may capture on the en-passant square.
pub(super) fn en_passant(board: &CheckerBoard) -> bool {
    board.base.en_passant().is_some() && moves(board).any(|(mv, ..)| board.base.is_en_passant(mv))
}
