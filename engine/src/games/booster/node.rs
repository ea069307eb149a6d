//! [`Node`]: a search position without history.

use std::ops::ControlFlow;

use super::board::CheckerBoard;
use super::continuations::{goes_on, plays, ways_to_end};
use super::state::{Public, State};
use super::step::Step;
use crate::board::{Side, Square};
use crate::cards::{Card, Cards, Deck, Drawn, next_to_draw};
use crate::duel::{Laden, Running};
use crate::search::Search;

/// A search position: one world among those that fit what a player knows.
#[derive(Clone, Debug)]
pub struct Node {
    /// The board with its checkers.
    pub board: CheckerBoard,
    /// The running turn, after its regular move.
    pub running: Option<Running>,
    /// The number of cards each side draws before the next turn begins.
    pub owed: [u8; 2],
    /// The cards played since the deck was last refilled.
    pub discard: Vec<Card>,
    /// White's and Black's hands.
    pub hands: [Cards; 2],
    /// The cards not drawn yet.
    pub deck: Deck,
}

impl State {
    /// The search position of this state, while the game is running.
    #[must_use]
    pub fn node(&self) -> Option<Node> {
        let Public { board, running, owed, discard, .. } = &self.public;
        let (discard, deck) = (discard.clone(), self.deck.clone());
        let node = Node { board: *board, running: *running, owed: *owed, discard, hands: self.hands, deck };
        self.public.ended.is_none().then_some(node)
    }
}

impl Node {
    fn draws(&self) -> Option<Side> {
        next_to_draw(self.owed)
    }

    /// The position within a turn, after its move or a step.
    fn after(&self, board: CheckerBoard, running: Running) -> Self {
        let next = Self { board, running: Some(running), ..self.clone() };
        let goes_on = goes_on(&board, running, &next.hands[board.mover().index()]);
        if goes_on { next } else { next.over() }
    }

    /// The position after the turn.
    fn over(mut self) -> Self {
        let side = self.board.mover();
        self.running = None;
        self.board.settle();
        if self.board.outcome().is_none() {
            let left = self.deck.len() + self.discard.len();
            self.owed[side.index()] = self.board.owed(side, self.hands[side.index()].len(), left);
            self.renew();
        }
        self
    }

    fn renew(&mut self) {
        if self.draws().is_some() {
            self.deck.renew(&mut self.discard);
        }
    }

    /// The position after the turn, which a card ends.
    fn with_card(&self, side: Side, card: Card, on: Square) -> Option<Self> {
        let mut next = self.clone();
        let held = next.hands[side.index()].take(card);
        next.board.checkers.lay(on, side, 1);
        next.discard.push(card);
        held.then(|| next.over())
    }

    fn drawn(&self, Drawn { side, card }: Drawn) -> Option<Self> {
        let mut next = self.clone();
        let there = next.deck.draw(card);
        next.hands[side.index()].add(card);
        next.owed[side.index()] -= 1;
        next.renew();
        there.then_some(next)
    }
}

impl Search for Node {
    type Step = Step;

    fn continuations<B>(&self, mut listener: impl FnMut(Step, Self) -> ControlFlow<B>) -> ControlFlow<B> {
        if self.is_chance() || self.board.is_dead() {
            return ControlFlow::Continue(());
        }
        let Some(running) = self.running else {
            let mut moves = self.board.safe_moves();
            return moves
                .try_for_each(|(mv, board, running)| listener(Step::Move(mv), self.after(board, running)));
        };
        let side = self.board.mover();
        for (hop, board, running) in self.board.safe_hops(running) {
            listener(Step::Hop(hop), self.after(board, running))?;
        }
        for (card, on) in plays(&self.board, &self.hands[side.index()]) {
            if let Some(next) = self.with_card(side, card, on) {
                listener(Step::Play { card, on }, next)?;
            }
        }
        listener(Step::Done, self.clone().over())
    }

    fn is_running(&self) -> bool {
        self.running.is_some()
    }

    fn is_chance(&self) -> bool {
        self.draws().is_some()
    }

    fn outcomes<B>(&self, mut listener: impl FnMut(Step, u32, Self) -> ControlFlow<B>) -> ControlFlow<B> {
        let Some(side) = self.draws() else { return ControlFlow::Continue(()) };
        for (card, weight) in self.deck.outcomes() {
            let drawn = Drawn { side, card };
            if let Some(next) = self.drawn(drawn) {
                listener(Step::Draw(drawn), weight, next)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn count_turns(&self) -> u64 {
        if self.is_chance() || self.board.is_dead() {
            return 0;
        }
        let side = if self.is_running() { self.board.mover() } else { self.board.base.turn() };
        let hand = &self.hands[side.index()];
        match self.running {
            Some(running) => ways_to_end(&self.board, running, hand),
            None => {
                let moves = self.board.safe_moves();
                moves.map(|(_, board, running)| ways_to_end(&board, running, hand)).sum()
            }
        }
    }
}
