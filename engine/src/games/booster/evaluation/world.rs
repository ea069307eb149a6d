//! A search world, in which both hands are known and no more cards are drawn.
//!
//! The turn being chosen has all its steps. In the answer to it only the best cards are considered; in later turns
//! only steps that capture, and the best card is played automatically: a search of everything would not get so
//! far.

use std::cmp::Reverse;
use std::ops::ControlFlow;

use super::super::board::CheckerBoard;
use super::super::continuations::{goes_on, plays};
use super::super::{Booster, State, Step};
use super::{BOOST, CARD, lost, price, study};
use crate::board::{Role, Side, Square, SquareSet};
use crate::cards::{Card, Cards};
use crate::chess::{Move, seat_of};
use crate::duel::{Laden, Running};
use crate::evaluate::{Evaluate, Searched, Standing, exchange, fold};
use crate::games::chess::evaluation::WORTHS;
use crate::rules::GameResult;
use crate::search::Search;
use crate::seat::Team;

/// The number of cards considered in the answer to a turn.
const CARDS: usize = 3;

/// A search world.
#[derive(Clone, Copy, Debug)]
pub struct World {
    board: CheckerBoard,
    running: Option<Running>,
    hands: [Cards; 2],
    /// The number of turns from the root; 2 stands for more, too.
    ahead: u8,
}

impl World {
    fn side(&self) -> Side {
        if self.running.is_some() { self.board.mover() } else { self.board.base.turn() }
    }

    fn team(side: Side) -> Team {
        Team(seat_of(side).0)
    }

    /// The position after the turn.
    fn over(mut self) -> Self {
        self.running = None;
        self.board.settle();
        self.ahead = (self.ahead + 1).min(2);
        self
    }

    /// The position after the turn, which a card ends.
    fn with_card(mut self, side: Side, card: Card, on: Square) -> Self {
        if self.hands[side.index()].take(card) {
            self.board.checkers.lay(on, side, 1);
        }
        self.over()
    }

    /// The position after the turn, which the best card ends, if there is one.
    fn ended(self) -> Self {
        let side = self.side();
        match self.best_plays(1).next() {
            Some((card, on)) if self.ahead >= 2 => self.with_card(side, card, on),
            _ => self.over(),
        }
    }

    /// The position within a turn, after its move or a step.
    fn after(&self, board: CheckerBoard, running: Running) -> Self {
        let next = Self { board, running: Some(running), ..*self };
        let side = board.mover();
        let steps = running.square.is_some_and(|square| board.may_step(square));
        let goes_on = match self.ahead {
            0 => goes_on(&board, running, &self.hands[side.index()]),
            1 => steps || !self.hands[side.index()].is_empty() && board.free(side) > 0,
            _ => steps,
        };
        if goes_on { next } else { next.ended() }
    }

    /// The value of a card under a piece.
    fn good(&self, side: Side, on: Square) -> i32 {
        let Some(piece) = self.board.base.placement().piece_at(on) else { return 0 };
        match (piece.side == side, self.board.checkers.on(on, side)) {
            (true, -1) => lost(piece.role),
            (true, 0) => BOOST,
            (true, _) => BOOST / 2,
            (false, 0) => lost(piece.role),
            (false, -1) => BOOST,
            (false, _) => 0,
        }
    }

    /// The best cards by value, each with its square.
    fn best_plays(&self, most: usize) -> impl Iterator<Item = (Card, Square)> {
        let (side, board) = (self.side(), self.board);
        let mut best: [Option<(i32, Card, Square)>; CARDS] = [None; CARDS];
        if board.free(side) > 0 {
            for card in self.hands[side.index()].kinds() {
                for on in board.fits(card) {
                    let found = Some((self.good(side, on), card, on)).filter(|(good, ..)| *good > CARD);
                    let key = |play: &Option<(i32, Card, Square)>| {
                        play.map(|(good, card, on)| (good, Reverse((card, on.index()))))
                    };
                    // Each square once: any of the cards would do.
                    if key(&found) > key(&best[CARDS - 1])
                        && !best.iter().flatten().any(|(_, _, other)| *other == on)
                    {
                        best[CARDS - 1] = found;
                        best.sort_by_key(|play| Reverse(key(play)));
                    }
                }
            }
        }
        let may = move |on: Square| !board.receivers(SquareSet::of(on)).is_empty();
        best.into_iter().flatten().map(|(_, card, on)| (card, on)).filter(move |(_, on)| may(*on)).take(most)
    }

    /// The material balance of a side.
    fn balance(&self, side: Side) -> i32 {
        let placement = self.board.base.placement();
        let worth = |side| {
            let of = |role| price(role) * placement.pieces(side, role).len() as i32;
            Role::ALL.into_iter().map(of).sum::<i32>()
        };
        worth(side) - worth(side.other())
    }
}

impl Search for World {
    type Step = Step;

    fn continuations<B>(&self, mut listener: impl FnMut(Step, Self) -> ControlFlow<B>) -> ControlFlow<B> {
        if self.board.is_dead() {
            return ControlFlow::Continue(());
        }
        let Some(running) = self.running else {
            let mut moves = self.board.safe_moves();
            return moves
                .try_for_each(|(mv, board, running)| listener(Step::Move(mv), self.after(board, running)));
        };
        let side = self.board.mover();
        let theirs = self.board.base.placement().side(side.other());
        for (hop, board, running) in self.board.safe_hops(running) {
            if self.ahead < 2 || theirs.contains(hop.to) || hop.promotion.is_some() {
                listener(Step::Hop(hop), self.after(board, running))?;
            }
        }
        if self.ahead == 0 {
            for (card, on) in plays(&self.board, &self.hands[side.index()]) {
                listener(Step::Play { card, on }, self.with_card(side, card, on))?;
            }
        } else if self.ahead == 1 {
            for (card, on) in self.best_plays(CARDS) {
                listener(Step::Play { card, on }, self.with_card(side, card, on))?;
            }
        }
        listener(Step::Done, self.ended())
    }

    fn is_running(&self) -> bool {
        self.running.is_some()
    }
}

impl Evaluate for World {
    fn team(&self) -> Team {
        Self::team(self.side())
    }

    fn key(&self) -> u64 {
        fold(&(self.board.base.key(), self.board.checkers, self.running, self.hands, self.ahead))
    }

    fn clock(&self) -> u32 {
        self.board.base.halfmove_clock()
    }

    fn ending(&self) -> Option<GameResult> {
        (self.running.is_none() && self.board.is_dead()).then_some(GameResult::Drawn)
    }

    fn stuck(&self) -> GameResult {
        let side = self.side();
        if Laden::in_check(&self.board, side) {
            GameResult::Won(Self::team(side.other()))
        } else {
            GameResult::Drawn
        }
    }

    fn value(&self) -> i32 {
        study(&self.board, &self.hands).value(self.side())
    }

    fn gain(&self, step: Step, next: &Self) -> i32 {
        match step {
            Step::Move(_) | Step::Hop(_) => next.balance(self.side()) - self.balance(self.side()),
            Step::Play { .. } | Step::Done | Step::Draw(_) => 0,
        }
    }

    fn is_sound(&self, step: Step, _next: &Self) -> bool {
        let Step::Move(Move::Normal { from, to, .. }) = step else { return true };
        let placement = self.board.base.placement();
        let (mover, taken) =
            (placement.role_at(from).map_or(0, price), placement.role_at(to).map_or(0, price));
        // A boosted piece may step out of danger.
        taken >= mover
            || self.board.checkers.on(from, self.side()) > 0
            || exchange(placement, WORTHS, self.side(), (from, to), taken) >= 0
    }

    /// Whether a quiescence search must look at quiet steps: also within a turn, where nothing is settled.
    fn in_check(&self) -> bool {
        self.running.is_some() || Laden::in_check(&self.board, self.side())
    }

    fn passed(&self) -> Option<Self> {
        let placement = self.board.base.placement();
        let pieces = placement.side(self.side()) - placement.role(Role::Pawn) - placement.role(Role::King);
        let mut next = *self;
        next.board.base.pass();
        (pieces.is_several() && !Evaluate::in_check(self)).then_some(next)
    }
}

impl Searched for Booster {
    type Position = World;

    fn standing(state: &State) -> Option<Standing<World>> {
        let (board, running) = (state.public.board, state.public.running);
        let position = World { board, running, hands: state.hands, ahead: 0 };
        (state.public.acting().is_some()).then_some(Standing { position, past: Vec::new() })
    }
}
