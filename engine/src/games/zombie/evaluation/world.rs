//! A search world, in which all graves are known.
//!
//! After the turn being chosen, captured pieces are buried automatically in the best place: a search that tried
//! every place would see sixteen times as many positions and no further.

use std::ops::ControlFlow;

use super::super::continuations::Continuations;
use super::super::node::{Node, resting_places};
use super::super::threat::{Boards, can_capture};
use super::super::{State, Step, Zombie};
use super::{CRUMBLES, part, price, study};
use crate::board::{Role, Side};
use crate::chess::{Move, seat_of};
use crate::evaluate::{Evaluate, Searched, Standing, exchange, fold};
use crate::games::chess::evaluation::WORTHS;
use crate::rules::GameResult;
use crate::search::Search;
use crate::seat::Team;

/// A search world.
#[derive(Clone, Debug)]
pub struct World(Node);

impl World {
    /// The position after a step, with all captured pieces buried.
    fn after(&self, step: Step) -> Self {
        let mut next = self.0.after(step);
        while next.burying {
            let Some(place) = bed(&next) else { break };
            next = next.after(Step::Bury(place));
        }
        Self(next)
    }

    fn side(&self) -> Side {
        self.0.turn.side
    }

    /// The material balance of a side.
    fn balance(&self, side: Side) -> i32 {
        let board = &self.0.turn.board;
        let worth = |side| {
            let (own, zombies) = (board.placement.side(side), board.zombies_of(side));
            let of = |role| {
                let set = board.placement.role(role);
                price(role) * (set & own).len() as i32 - price(role) / CRUMBLES * (set & zombies).len() as i32
            };
            Role::ALL.into_iter().map(of).sum::<i32>()
        };
        worth(side) - worth(side.other())
    }

    fn team(side: Side) -> Team {
        Team(seat_of(side).0)
    }

    /// Whether the king of the side to move could be captured.
    fn is_threatened(&self) -> bool {
        let board = &self.0.turn.board;
        let king = board.placement.king(self.side());
        king.is_some_and(|king| can_capture(board, self.side().other(), king, &Boards::default()))
    }
}

/// The best place for the next burial.
fn bed(node: &Node) -> Option<crate::board::Square> {
    let (side, placement) = (node.turn.side, &node.turn.board.placement);
    let places = resting_places(&node.turn, &node.graves).iter();
    places.max_by_key(|square| {
        (part(placement.piece_at(*square), side, *square), std::cmp::Reverse(square.index()))
    })
}

impl Search for World {
    type Step = Step;

    fn continuations<B>(&self, mut listener: impl FnMut(Step, Self) -> ControlFlow<B>) -> ControlFlow<B> {
        if self.0.burying {
            let mut places = resting_places(&self.0.turn, &self.0.graves).iter().map(Step::Bury);
            return places.try_for_each(|step| listener(step, self.after(step)));
        }
        if self.0.is_over() {
            return ControlFlow::Continue(());
        }
        Continuations::new(self.0.own()).each(&self.0.turn, |step| listener(step, self.after(step)))
    }

    fn is_running(&self) -> bool {
        self.0.turn.begun
    }
}

impl Evaluate for World {
    fn team(&self) -> Team {
        Self::team(self.side())
    }

    fn key(&self) -> u64 {
        fold(&(self.0.turn, &self.0.graves, &self.0.captured))
    }

    fn clock(&self) -> u32 {
        self.0.clock
    }

    fn ending(&self) -> Option<GameResult> {
        if self.0.burying || !self.0.is_over() {
            return None;
        }
        let gone = self.0.turn.board.placement.king(self.side()).is_none();
        Some(if gone { GameResult::Won(Self::team(self.side().other())) } else { GameResult::Drawn })
    }

    fn stuck(&self) -> GameResult {
        if self.is_threatened() {
            GameResult::Won(Self::team(self.side().other()))
        } else {
            GameResult::Drawn
        }
    }

    fn value(&self) -> i32 {
        study(&self.0.turn, &self.0.graves).value(self.side())
    }

    fn gain(&self, step: Step, next: &Self) -> i32 {
        match step {
            Step::Move(mv) if self.0.turn.takes_king(mv) => 20_000,
            Step::Move(_) | Step::Promote { .. } => next.balance(self.side()) - self.balance(self.side()),
            Step::Bury(_) | Step::Done => 0,
        }
    }

    fn is_sound(&self, step: Step, _next: &Self) -> bool {
        let Step::Move(Move::Normal { from, to, .. }) = step else { return true };
        let placement = &self.0.turn.board.placement;
        let (mover, taken) =
            (placement.role_at(from).map_or(0, price), placement.role_at(to).map_or(0, price));
        taken >= mover || taken > 0 && exchange(placement, WORTHS, self.side(), (from, to), taken) >= 0
    }

    /// Whether a quiescence search must look at quiet steps: also within a turn, where nothing is settled.
    fn in_check(&self) -> bool {
        self.0.turn.begun || self.0.burying || self.is_threatened()
    }

    fn passed(&self) -> Option<Self> {
        let mut next = self.clone();
        let placement = &self.0.turn.board.placement;
        let pieces = placement.side(self.side()) - placement.role(Role::Pawn) - placement.role(Role::King);
        // Zombies that don't move crumble.
        let may = self.0.turn.idle.is_empty() && pieces.is_several() && !self.in_check();
        next.0.pass();
        may.then_some(next)
    }

    fn gains<B>(&self, mut listener: impl FnMut(Step, Self) -> ControlFlow<B>) -> ControlFlow<B> {
        if self.0.turn.begun || self.0.burying {
            return self.continuations(listener);
        }
        let theirs = self.0.turn.board.placement.side(self.side().other());
        let takes = |mv| matches!(mv, Move::Normal { to, .. } if theirs.contains(to));
        let mut continuations = Continuations::new(self.0.own());
        continuations.each_move(&self.0.turn, takes, |step| listener(step, self.after(step)))
    }
}

impl Searched for Zombie {
    type Position = World;

    fn standing(state: &State) -> Option<Standing<World>> {
        state.node().map(|node| Standing { position: World(node), past: Vec::new() })
    }
}
