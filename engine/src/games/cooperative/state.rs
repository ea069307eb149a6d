//! The whole truth about a game, the public part of it, and what one player may know.

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

/// How many cards a hand begins with.
pub const HAND: u8 = 3;

/// The whole truth.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// What everybody knows.
    pub public: Public,
    /// White's and Black's hand.
    pub hands: [Cards; 2],
    /// The draw pile.
    pub deck: Deck,
}

/// What one viewer may know. There is no place in it for a hand that the viewer does not know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// What everybody knows.
    pub public: Public,
    /// The side the viewer plays.
    pub side: Option<Side>,
    /// White's and Black's hand, if the viewer may know that.
    pub hands: [Option<Cards>; 2],
    /// How many cards are in each hand.
    pub sizes: [usize; 2],
    /// How many cards are in the draw pile.
    pub pile: usize,
    /// All cards that lie face down for the viewer, in hands or in the pile: what is not seen can be counted.
    pub unseen: Cards,
}

/// What everybody knows.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Public {
    /// The board.
    pub board: FreeBoard,
    /// Half-moves since the last capture or pawn move.
    pub clock: u32,
    /// The number of the move.
    pub number: u32,
    /// White's and Black's stack, the undermost card first.
    pub stacks: [Vec<Card>; 2],
    /// The captured cards, the first one first.
    pub captured: Vec<Card>,
    /// How many cards each side draws before the next turn begins.
    pub owed: [u8; 2],
    /// How far the turn has come.
    pub turn: Turn,
    /// What happened in the turn under way, or in the last one before anything was done in this.
    pub last_turn: LastTurn,
    /// How the game ended.
    pub ended: Option<Outcome>,
}

/// How far a turn has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Turn {
    /// Where the piece stands that makes all moves of the turn, once one was made.
    pub piece: Option<Square>,
    /// The card that was played.
    pub card: Option<Card>,
    /// Whether the last capture was a double match of colours.
    pub doubled: bool,
    /// The square passed over by a pawn that still stands where its double step took it.
    pub passed: Option<Square>,
    /// Whether the turn captured something or moved a pawn.
    pub progress: bool,
}

/// A turn as it happened.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct LastTurn {
    /// The move without capture.
    pub quiet: Option<Played>,
    /// Who played which card.
    pub card: Option<(Side, Card)>,
    /// The captures.
    pub captures: Vec<Played>,
}

impl Public {
    /// A board on which a turn begins, with empty stacks.
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

    /// Who draws the next card, if one is to be drawn before play goes on.
    #[must_use]
    pub fn draws(&self) -> Option<Side> {
        next_to_draw(self.owed)
    }

    /// Who must decide next.
    #[must_use]
    pub fn pending(&self) -> Pending {
        pending(self.ended, self.acting())
    }

    /// Who is to act, if it is anybody.
    #[must_use]
    pub fn acting(&self) -> Option<Side> {
        (self.ended.is_none() && self.draws().is_none()).then_some(self.board.side)
    }

    /// The cards that decide about captures now, if there are two.
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

    /// The moves of pieces that may be made now, sorted.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        match self.turn {
            Turn { card: Some(_), .. } => self.captures(),
            Turn { piece: None, .. } => self.board.quiet_moves(),
            Turn { .. } => Vec::new(),
        }
    }

    /// What the side to move may do next with this hand, sorted.
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
    /// What a viewer may know.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> View {
        let side = viewer.seat().and_then(side_of);
        self.view_of(side, |owner| side == Some(owner))
    }

    /// What everybody may know in the end.
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
    /// A world that fits: what lies face down is dealt anew, each way equally likely.
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
