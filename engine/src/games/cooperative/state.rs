//! The full state of a game, its public part, and one viewer's view.

use rand_core::Rng;

use super::board::FreeBoard;
use super::matching::Pair;
use super::step::Step;
use crate::board::{Side, Square};
use crate::cards::{Card, Cards, Deck, next_to_draw, pending};
use crate::chess::{Move, Played, side_of};
use crate::rules::{Outcome, Pending};
use crate::seat::Viewer;
use crate::work;

/// The number of cards in a first hand.
pub const HAND: u8 = 3;

/// The full state.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// The public part.
    pub public: Public,
    /// White's and Black's hands.
    pub hands: [Cards; 2],
    /// The draw pile.
    pub deck: Deck,
}

/// One viewer's knowledge. It has no place for a hand that the viewer does not know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// The public part.
    pub public: Public,
    /// The side the viewer plays.
    pub side: Option<Side>,
    /// White's and Black's hands, where the viewer may know them.
    pub hands: [Option<Cards>; 2],
    /// The number of cards in each hand.
    pub sizes: [usize; 2],
    /// The number of cards in the draw pile.
    pub pile: usize,
    /// All cards face down for the viewer, in hands or in the pile: they can be deduced by counting.
    pub unseen: Cards,
}

/// The public part of a state.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Public {
    /// The board.
    pub board: FreeBoard,
    /// Half-moves since the last capture or pawn move.
    pub clock: u32,
    /// The move number.
    pub number: u32,
    /// White's and Black's stacks, the lowest card first.
    pub stacks: [Vec<Card>; 2],
    /// The captured cards, in order.
    pub captured: Vec<Card>,
    /// The number of cards each side draws before the next turn begins.
    pub owed: [u8; 2],
    /// The progress of the turn.
    pub turn: Turn,
    /// The running turn, or the last one before anything was done in this.
    pub last_turn: LastTurn,
    /// The outcome, once the game is over.
    pub ended: Option<Outcome>,
}

/// The progress of a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Turn {
    /// The square of the piece that makes all moves of the turn, once one was made.
    pub piece: Option<Square>,
    /// The card that was played.
    pub card: Option<Card>,
    /// Whether the last capture was a double match of colours.
    pub doubled: bool,
    /// The square passed over by a pawn that still stands at the end of its double step.
    pub passed: Option<Square>,
    /// Whether the turn captured something or moved a pawn.
    pub progress: bool,
}

/// A turn as it was played.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct LastTurn {
    /// The move without capture.
    pub quiet: Option<Played>,
    /// The player and the card that was played.
    pub card: Option<(Side, Card)>,
    /// The captures.
    pub captures: Vec<Played>,
}

impl Public {
    /// The beginning of a turn on a board, with empty stacks.
    #[must_use]
    pub fn new(board: FreeBoard, clock: u32, number: u32) -> Self {
        Self {
            board,
            clock,
            number,
            stacks: [Vec::new(), Vec::new()],
            captured: Vec::new(),
            owed: [0; 2],
            turn: Turn::default(),
            last_turn: LastTurn::default(),
            ended: None,
        }
    }

    /// The side that draws the next card, if one must be drawn before play continues.
    #[must_use]
    pub fn draws(&self) -> Option<Side> {
        next_to_draw(self.owed)
    }

    /// Who must decide next.
    #[must_use]
    pub fn pending(&self) -> Pending {
        pending(self.ended, self.acting())
    }

    /// The side that must act, if any.
    #[must_use]
    pub fn acting(&self) -> Option<Side> {
        (self.ended.is_none() && self.draws().is_none()).then_some(self.board.side)
    }

    /// The two cards that decide about captures now, if there are two.
    #[must_use]
    pub fn pair(&self) -> Option<Pair> {
        let top = *self.stacks[self.board.side.other().index()].last()?;
        Some(Pair { played: self.turn.card?, top, doubled: self.turn.doubled })
    }

    /// The captures that the cards allow now, sorted; none before a card is played.
    #[must_use]
    pub fn captures(&self) -> Vec<Move> {
        let Some(pair) = self.pair() else { return Vec::new() };
        let mut captures: Vec<Move> = pair.captures(&self.board, self.turn.piece).collect();
        captures.sort_unstable();
        work::spend(1 + captures.len() as u64);
        captures
    }

    /// The legal moves of pieces now, sorted.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        match self.turn {
            Turn { card: Some(_), .. } => self.captures(),
            Turn { piece: None, .. } => self.board.quiet_moves(),
            Turn { .. } => Vec::new(),
        }
    }

    /// The legal steps of the side to move with this hand, sorted.
    #[must_use]
    pub fn steps(&self, hand: &Cards) -> Vec<Step> {
        let mut steps: Vec<Step> = self.moves().into_iter().map(Step::Move).collect();
        if self.turn.card.is_some() {
            steps.push(Step::Done);
        } else {
            steps.extend(hand.kinds().map(Step::Play));
        }
        steps
    }
}

impl State {
    /// The view of a viewer.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> View {
        let side = viewer.seat().and_then(side_of);
        self.view_of(side, |owner| side == Some(owner))
    }

    /// The disclosed view, at the end.
    #[must_use]
    pub fn opened(&self) -> View {
        self.view_of(None, |_| true)
    }

    fn view_of(&self, side: Option<Side>, knows: impl Fn(Side) -> bool) -> View {
        let hidden = Side::BOTH.into_iter().filter(|owner| !knows(*owner));
        View {
            public: self.public.clone(),
            side,
            hands: Side::BOTH.map(|owner| knows(owner).then(|| self.hands[owner.index()])),
            sizes: self.hands.map(|hand| hand.len()),
            pile: self.deck.len(),
            unseen: hidden.fold(*self.deck.cards(), |cards, owner| cards.and(&self.hands[owner.index()])),
        }
    }
}

impl View {
    /// A random world that fits the view: what lies face down is dealt again, each way equally likely.
    #[must_use]
    pub fn world(&self, rng: &mut dyn Rng) -> State {
        let mut deck = Deck::shuffled(self.unseen);
        let hands = Side::BOTH.map(|side| {
            let size = self.sizes[side.index()];
            self.hands[side.index()].unwrap_or_else(|| deck.deal(size, rng))
        });
        State { public: self.public.clone(), hands, deck }
    }
}
