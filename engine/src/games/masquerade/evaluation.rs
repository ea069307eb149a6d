//! Evaluation of a world in which both tables are known: half of a piece's value is how it moves, half how it captures.

use std::ops::ControlFlow;

use super::disguise::{Disguise, KINDS};
use super::node::Node;
use super::state::State;
use super::step::Step;
use super::{Masquerade, moves};
use crate::board::{Board, Pattern, Role, Side, Square, SquareSet};
use crate::chess::{Move, seat_of, side_of};
use crate::evaluate::{Appraised, Evaluate, Searched, Standing, Worth, fold};
use crate::games::chess::evaluation::WORTHS;
use crate::rules::GameResult;
use crate::search::Search;
use crate::seat::{Seat, Team};

/// The value of a way to move or capture; a king's step is worth little.
fn price(role: Role) -> i32 {
    match role {
        Role::King => 160,
        _ => WORTHS.get(role as usize).copied().unwrap_or(Worth::PAWN).material.early,
    }
}

/// The value of a piece of a kind that captures like this.
fn worth(role: Role, captures: Option<Role>) -> i32 {
    match role {
        Role::Pawn => 95,
        Role::King => captures.map_or(0, price) / 5,
        _ => (price(role) + captures.map_or(300, price)) / 2,
    }
}

/// The value of a board for White.
fn balance(board: &Board, disguises: &[Disguise; 2]) -> i32 {
    let mut value = 0;
    for (square, piece) in board.iter() {
        let worth = worth(piece.role, disguises[piece.side.index()].captures(piece.role));
        // Mobility: a side that reaches more can attempt more.
        let goes = piece.role.quiet().reach(piece.side, square, board.occupied()).len() as i32;
        let outward = i32::from((2 * square.file() - 7).abs() + (2 * square.rank() - 7).abs());
        let place = match piece.role {
            Role::King => 2 * i32::from((2 * square.rank() - 7).abs()),
            Role::Pawn => 6 * i32::from((square.rank() - piece.side.rank(1)).abs()) - outward,
            _ => 2 * goes - outward,
        };
        value += if piece.side == Side::White { worth + place } else { -(worth + place) };
    }
    value
}

impl Appraised for Masquerade {
    fn is_unseen(state: &State) -> bool {
        !state.public.is_set_up()
    }

    fn appraise(state: &State, seat: Seat) -> i32 {
        let Some(side) = side_of(seat) else { return 0 };
        let position = &state.public.position;
        let value = balance(position.placement(), &state.secrets);
        let value = if side == Side::White { value } else { -value };
        value + if position.turn() == side { 15 } else { -15 }
    }
}

/// A search world, in which both tables are known. After the turn being chosen, attempts that fail are left out.
#[derive(Clone, Copy, Debug)]
pub struct World {
    node: Node,
    /// Whether the turn being chosen is over.
    ahead: bool,
}

impl World {
    fn side(&self) -> Side {
        self.node.position.turn()
    }

    fn team(side: Side) -> Team {
        Team(seat_of(side).0)
    }

    /// Whether a piece on a square captures on another one.
    fn takes(&self, side: Side, from: Square, to: Square) -> bool {
        let board = self.node.position.placement();
        let way = board.role_at(from).and_then(|role| self.node.disguises[side.index()].captures(role));
        way.is_some_and(|way| way.capturing().reach(side, from, board.occupied()).contains(to))
    }

    /// The position after a move; `None` after one that fails.
    fn after(&self, mv: Move) -> Option<Self> {
        let mut next = Self { ahead: true, ..*self };
        let board = self.node.position.placement();
        if let Move::Normal { from, to, .. } = mv
            && board.occupied().contains(to)
            && board.role_at(from) != Some(Role::Pawn)
            && !self.takes(self.side(), from, to)
        {
            return None;
        }
        next.node.position.make(mv);
        Some(next)
    }

    fn failed(&self) -> Self {
        let mut next = Self { ahead: true, ..*self };
        next.node.position.pass();
        next
    }

    fn taken(&self, mv: Move) -> i32 {
        let theirs = &self.node.disguises[self.side().other().index()];
        self.node.position.captured_by(mv).map_or(0, |(_, piece)| match piece.role {
            Role::King => 20_000,
            role => worth(role, theirs.captures(role)),
        })
    }

    /// The pieces of a side that capture on a square.
    fn attackers(&self, side: Side, target: Square) -> SquareSet {
        let (board, disguise) = (self.node.position.placement(), &self.node.disguises[side.index()]);
        let pawns =
            Pattern::PawnCapture.origins(side, target, SquareSet::EMPTY) & board.pieces(side, Role::Pawn);
        let of = |kind: Role| {
            let way = disguise.captures(kind).unwrap_or(kind);
            way.capturing().origins(side, target, board.occupied()) & board.pieces(side, kind)
        };
        KINDS.into_iter().fold(pawns, |all, kind| all | of(kind))
    }
}

impl Search for World {
    type Step = Step;

    fn continuations<B>(&self, mut listener: impl FnMut(Step, Self) -> ControlFlow<B>) -> ControlFlow<B> {
        if self.ending().is_some() {
            return ControlFlow::Continue(());
        }
        moves::each(&self.node.position).try_for_each(|mv| match self.after(mv) {
            Some(next) => listener(Step::Move(mv), next),
            None if self.ahead => ControlFlow::Continue(()),
            None => listener(Step::Move(mv), self.failed()),
        })
    }
}

impl Evaluate for World {
    fn team(&self) -> Team {
        Self::team(self.side())
    }

    fn key(&self) -> u64 {
        fold(&(self.node.position.key(), self.node.disguises, self.ahead))
    }

    fn clock(&self) -> u32 {
        self.node.position.halfmove_clock()
    }

    fn ending(&self) -> Option<GameResult> {
        let gone = self.node.position.placement().king(self.side()).is_none();
        gone.then(|| GameResult::Won(Self::team(self.side().other())))
    }

    fn stuck(&self) -> GameResult {
        GameResult::Drawn
    }

    fn value(&self) -> i32 {
        let value = balance(self.node.position.placement(), &self.node.disguises);
        15 + if self.side() == Side::White { value } else { -value }
    }

    fn gain(&self, step: Step, next: &Self) -> i32 {
        let Step::Move(mv) = step else { return 0 };
        let promoted = match mv {
            Move::Normal { promotion: Some(role), .. } => {
                worth(role, self.node.disguises[self.side().index()].captures(role)) - 95
            }
            Move::Normal { .. } | Move::Castle(_) => 0,
        };
        let stands = next.node.position.placement().side(self.side().other()).len()
            == self.node.position.placement().side(self.side().other()).len();
        promoted + if stands { 0 } else { self.taken(mv) }
    }

    fn is_sound(&self, step: Step, next: &Self) -> bool {
        let Step::Move(Move::Normal { from, to, .. }) = step else { return true };
        let own = &self.node.disguises[self.side().index()];
        let mover = self.node.position.placement().role_at(from);
        let mover = mover.map_or(0, |role| worth(role, own.captures(role)));
        self.gain(step, next) >= mover || next.attackers(next.side(), to).is_empty()
    }

    fn in_check(&self) -> bool {
        let king = self.node.position.placement().king(self.side());
        king.is_some_and(|king| !self.attackers(self.side().other(), king).is_empty())
    }

    fn passed(&self) -> Option<Self> {
        let board = self.node.position.placement();
        let pieces = board.side(self.side()) - board.role(Role::Pawn) - board.role(Role::King);
        (pieces.is_several() && !Evaluate::in_check(self)).then(|| self.failed())
    }

    fn gains<B>(&self, mut listener: impl FnMut(Step, Self) -> ControlFlow<B>) -> ControlFlow<B> {
        let theirs = self.node.position.placement().side(self.side().other());
        let takes = |mv: &Move| matches!(mv, Move::Normal { to, promotion, .. } if theirs.contains(*to) || promotion.is_some());
        moves::each(&self.node.position).filter(takes).try_for_each(|mv| match self.after(mv) {
            Some(next) => listener(Step::Move(mv), next),
            None => ControlFlow::Continue(()),
        })
    }
}

impl Searched for Masquerade {
    type Position = World;

    fn standing(state: &State) -> Option<Standing<World>> {
        let node = state.node()?;
        Some(Standing { position: World { node, ahead: false }, past: Vec::new() })
    }
}
