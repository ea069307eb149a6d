//! [`Node`]: a position without history: a board with checkers, and the running turn.

use std::fmt;
use std::ops::ControlFlow;

use super::ARMY;
use super::board::CheckerBoard;
use super::continuations::{en_passant, goes_on, moves, runs};
use super::stacks::Stacks;
use super::step::Step;
use crate::board::Side;
use crate::chess::{Arrays, DeadPositions, FenError, Fields, Move, Position as Base};
use crate::duel::{Laden, Running};
use crate::rules::SetupError;
use crate::search::Search;

/// A position, possibly within a turn. `Display` writes the position text: within a turn, of the board as it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Node {
    /// The board.
    pub board: CheckerBoard,
    /// The running turn, after its regular move.
    pub running: Option<Running>,
}

impl Node {
    /// A position at the beginning of a turn.
    #[must_use]
    pub fn new(base: Base, stacks: Stacks) -> Self {
        let mut node = Self { board: CheckerBoard { base, stacks }, running: None };
        node.settle();
        node
    }

    /// Reads a position text.
    ///
    /// # Errors
    /// When the text can't be read or no game can come to that position; the sentence says why.
    pub fn parse(text: &str) -> Result<Self, SetupError> {
        let fields = Fields::cut(text)?;
        fields.allow_extras(&["checkers"])?;
        let base = Base::read(ARMY, &fields, Arrays::Usual)?;
        let occupied = base.placement().occupied();
        let stacks =
            fields.extra("checkers").map_or(Ok(Stacks::default()), |list| Stacks::parse(list, occupied))?;
        let waiting = base.turn().other();
        if (CheckerBoard { base, stacks }).in_check(waiting) {
            return Err(FenError::WaitingKing(waiting.name()).into());
        }
        Ok(Self::new(base, stacks))
    }

    /// The side whose turn it is.
    #[must_use]
    pub fn side(&self) -> Side {
        let turn = self.board.base.turn();
        if self.running.is_some() { turn.other() } else { turn }
    }

    /// The legal regular moves, sorted; none while a turn is running.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        if self.running.is_some() {
            return Vec::new();
        }
        let mut moves: Vec<Move> = moves(&self.board).map(|(mv, ..)| mv).collect();
        moves.sort_unstable();
        moves
    }

    /// At the beginning of a turn, forgets the en-passant square unless a capture on it is legal.
    pub(super) fn settle(&mut self) {
        if !en_passant(&self.board) {
            self.board.base.forget_en_passant();
        }
    }

    fn is_dead(&self) -> bool {
        self.running.is_none() && DeadPositions::BareKings.contains(self.board.base.placement())
    }
}

impl Search for Node {
    type Step = Step;

    fn settled(&self) -> Self {
        let mut node = *self;
        node.settle();
        node
    }

    fn continuations<B>(&self, mut listener: impl FnMut(Step, Self) -> ControlFlow<B>) -> ControlFlow<B> {
        let after = |board: CheckerBoard, running: Option<Running>| Self {
            board,
            running: running.filter(|running| goes_on(&board, *running)),
        };
        if self.is_dead() {
            return ControlFlow::Continue(());
        }
        let Some(running) = self.running else {
            return moves(&self.board)
                .try_for_each(|(mv, board, running)| listener(Step::Move(mv), after(board, Some(running))));
        };
        let ends = !self.board.owes(running);
        let given = |square| {
            let mut board = self.board;
            board.stacks.add(square, 1);
            board
        };
        runs(&self.board, running)
            .try_for_each(|(hop, board, running)| listener(Step::Hop(hop), after(board, Some(running))))?;
        self.board
            .gifts(running)
            .try_for_each(|square| listener(Step::Give(square), after(given(square), None)))?;
        if ends { listener(Step::Done, after(self.board, None)) } else { ControlFlow::Continue(()) }
    }

    fn is_running(&self) -> bool {
        self.running.is_some()
    }

    fn count_turns(&self) -> u64 {
        if self.is_dead() {
            return 0;
        }
        match self.running {
            Some(running) => ways_to_end(&self.board, running),
            None => moves(&self.board).map(|(_, board, running)| ways_to_end(&board, running)).sum(),
        }
    }
}

/// The number of ways to end a running turn; one if it ends here by itself.
fn ways_to_end(board: &CheckerBoard, running: Running) -> u64 {
    let gifts = board.gifts(running).count() as u64;
    let runs: u64 = runs(board, running).map(|(_, board, running)| ways_to_end(&board, running)).sum();
    let ends = !board.owes(running) || gifts + runs == 0;
    gifts + runs + u64::from(ends)
}

impl fmt::Display for Node {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let base = &self.board.base;
        f.write_str(&base.fields(self.side().letter(), base.en_passant()))?;
        let stacks = self.board.stacks.text();
        if stacks.is_empty() { Ok(()) } else { write!(f, " checkers={stacks}") }
    }
}
