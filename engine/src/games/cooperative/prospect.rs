//! [`Prospect`]: a world with an imagined order of the draw pile, which a partner plans with.
//!
//! It is small enough to be copied for every turn that is searched, and holds only what counts for the turns to come.

use super::board::FreeBoard;
use super::matching::Pair;
use super::state::{Public, State, Turn};
use super::step::Step;
use crate::board::{Role, Side};
use crate::cards::{Card, Cards};
use crate::chess::Move;
use crate::rules::GameResult;

/// The number of cards in the game.
const CARDS: usize = 32;

/// A player's stack, the lowest card first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stack {
    cards: [Card; CARDS],
    len: u8,
}

impl Stack {
    fn new(cards: &[Card]) -> Self {
        let mut stack = Self { cards: [Card::piece(Side::White, Role::Pawn); CARDS], len: 0 };
        cards.iter().for_each(|card| stack.push(*card));
        stack
    }

    fn push(&mut self, card: Card) {
        if let Some(place) = self.cards.get_mut(usize::from(self.len)) {
            *place = card;
            self.len += 1;
        }
    }

    /// The cards, the top one last.
    #[must_use]
    pub fn cards(&self) -> &[Card] {
        self.cards.get(..usize::from(self.len)).unwrap_or_default()
    }
}

/// A world with the order in which cards will be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Prospect {
    /// The board.
    pub board: FreeBoard,
    /// White's and Black's stacks.
    pub stacks: [Stack; 2],
    /// White's and Black's hands.
    pub hands: [Cards; 2],
    /// The number of cards still to be drawn.
    pub pile: u8,
    /// The points of the game, once it is over.
    pub ended: Option<u32>,
    turn: Turn,
}

impl Prospect {
    /// The prospect of a world in which a player has to act.
    #[must_use]
    pub fn new(world: &State) -> Self {
        let Public { board, stacks, turn, ended, .. } = &world.public;
        let points = |result| if let GameResult::Scored(points) = result { points } else { 0 };
        Self {
            board: *board,
            stacks: [Stack::new(&stacks[0]), Stack::new(&stacks[1])],
            hands: world.hands,
            pile: u8::try_from(world.deck.len()).unwrap_or(u8::MAX),
            ended: ended.map(|outcome| points(outcome.result)),
            turn: *turn,
        }
    }

    /// The most turns left: one for each card that is not played yet.
    #[must_use]
    pub fn turns_left(&self) -> usize {
        self.hands.iter().map(Cards::len).sum::<usize>() + usize::from(self.pile)
    }

    /// Calls the listener with every way to end the turn, each once, and the prospect behind it. Cards are drawn
    /// from the end of `order`, of which the first [`Prospect::pile`] are the pile.
    pub fn turns(&self, order: &[Card], mut listener: impl FnMut(&[Step], &Self)) {
        if self.ended.is_some() {
            return;
        }
        let mut telling = Telling { order, steps: Vec::with_capacity(CARDS), listener: &mut listener };
        if self.turn.card.is_some() {
            telling.captures(self);
            return;
        }
        telling.cards(self);
        if self.turn.piece.is_none() {
            self.board.each_quiet(|mv| {
                let mut next = *self;
                next.move_piece(mv);
                telling.steps.push(Step::Move(mv));
                telling.cards(&next);
                telling.steps.pop();
            });
        }
    }

    fn move_piece(&mut self, mv: Move) -> Option<Role> {
        let (effect, piece) = self.board.make(mv);
        self.turn.piece = piece;
        self.turn.passed = effect.passed;
        effect.captured.map(|(_, piece)| piece.role)
    }

    fn pair(&self) -> Option<Pair> {
        let top = *self.stacks[self.board.side.other().index()].cards().last()?;
        Some(Pair { played: self.turn.card?, top, doubled: self.turn.doubled })
    }

    /// The prospect after a capture that the cards allow.
    fn after_capture(mut self, pair: Pair, mv: Move) -> Self {
        let captured = self.move_piece(mv);
        let stack = &mut self.stacks[self.board.side.other().index()];
        stack.len = stack.len.saturating_sub(1);
        self.turn.doubled = pair.matches_colours(self.board.side);
        if captured == Some(Role::King) {
            self.ended = Some(self.board.gone().count() as u32);
        }
        self
    }

    /// The prospect after the turn, with a card drawn.
    fn after_turn(mut self, order: &[Card]) -> Self {
        let Turn { passed, .. } = std::mem::take(&mut self.turn);
        let side = self.board.side;
        if let Some(card) = self.pile.checked_sub(1).and_then(|place| order.get(usize::from(place))) {
            self.hands[side.index()].add(*card);
            self.pile -= 1;
        }
        self.board.en_passant = passed;
        self.board.side = side.other();
        if self.hands[side.other().index()].is_empty() {
            self.ended = Some(0);
        }
        self
    }
}

/// The traversal of the ways to end a turn.
struct Telling<'a, L> {
    order: &'a [Card],
    steps: Vec<Step>,
    listener: &'a mut L,
}

impl<L: FnMut(&[Step], &Prospect)> Telling<'_, L> {
    /// Visits each card of the hand, and the captures it allows.
    fn cards(&mut self, before: &Prospect) {
        let side = before.board.side;
        for card in before.hands[side.index()].kinds() {
            let mut next = *before;
            let _ = next.hands[side.index()].take(card);
            next.stacks[side.index()].push(card);
            next.turn.card = Some(card);
            self.steps.push(Step::Play(card));
            self.captures(&next);
            self.steps.pop();
        }
    }

    /// Visits each capture with the ones that follow it, and the end of the turn, which is a step of its own where
    /// more could be captured.
    fn captures(&mut self, before: &Prospect) {
        let begun = self.steps.len();
        let mut more = false;
        if let Some(pair) = before.pair() {
            for mv in pair.captures(&before.board, before.turn.piece) {
                more = true;
                let next = before.after_capture(pair, mv);
                self.steps.push(Step::Move(mv));
                if next.ended.is_some() {
                    (self.listener)(&self.steps, &next);
                } else {
                    self.captures(&next);
                }
                self.steps.truncate(begun);
            }
        }
        if more {
            self.steps.push(Step::Done);
        }
        (self.listener)(&self.steps, &before.after_turn(self.order));
        self.steps.truncate(begun);
    }
}
