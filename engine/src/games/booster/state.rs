//! The full state of a game, its public part, and one viewer's view.

use super::board::CheckerBoard;
use super::checkers::Checkers;
use super::clues::Clues;
use super::step::Step;
use super::{ARMY, continuations};
use crate::board::{Piece, Side, Square};
use crate::cards::{Card, Cards, Deck, next_to_draw, pending};
use crate::chess::{Move, Position as Base, PositionKey, Repetitions, side_of};
use crate::duel::{Laden, Path, Running};
use crate::games::chess::ARRAY;
use crate::rules::{Outcome, Pending, Reason};
use crate::seat::Viewer;

/// The full state.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// The public part.
    pub public: Public,
    /// White's and Black's hands.
    pub hands: [Cards; 2],
    /// The hands at the time the deck was last refilled.
    pub kept: [Cards; 2],
    /// The cards not drawn yet.
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
    /// Those hands at the time the deck was last refilled.
    pub kept: [Option<Cards>; 2],
    /// The number of cards in each hand.
    pub sizes: [usize; 2],
    /// The number of cards not drawn yet.
    pub pile: usize,
}

/// The public part of a state.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Public {
    /// The board with its checkers.
    pub board: CheckerBoard,
    /// The running turn, after its regular move.
    pub running: Option<Running>,
    /// The number of cards each side draws before the next turn begins.
    pub owed: [u8; 2],
    /// The cards played since the deck was last refilled, in order.
    pub discard: Vec<Card>,
    /// The public clues about hidden cards.
    pub clues: Clues,
    /// The earlier positions.
    pub seen: Repetitions<(PositionKey, Checkers)>,
    /// The last turn, or the running one so far.
    pub last_turn: LastTurn,
    /// The outcome, once the game is over.
    pub ended: Option<Outcome>,
}

/// A turn as it was played.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct LastTurn {
    /// The path of the piece.
    pub path: Path,
    /// The card that was played, with the square and the piece that got a checker.
    pub card: Option<(Card, Square, Piece)>,
}

impl Public {
    /// The beginning of a turn on a board, with nothing hidden yet.
    #[must_use]
    pub fn new(board: CheckerBoard, clues: Clues) -> Self {
        Self {
            board,
            running: None,
            owed: [0; 2],
            discard: Vec::new(),
            clues,
            seen: Repetitions::default(),
            last_turn: LastTurn::default(),
            ended: None,
        }
    }

    /// The side whose turn it is.
    #[must_use]
    pub fn side(&self) -> Side {
        let turn = self.board.base.turn();
        if self.running.is_some() { turn.other() } else { turn }
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
        (self.ended.is_none() && self.draws().is_none()).then_some(self.side())
    }

    /// The legal regular moves, sorted; none while no side is to make one.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        if self.running.is_some() || self.acting().is_none() {
            return Vec::new();
        }
        let mut moves: Vec<Move> = self.board.safe_moves().map(|(mv, ..)| mv).collect();
        moves.sort_unstable();
        moves
    }

    /// The legal steps of the side to act with this hand, sorted.
    #[must_use]
    pub fn steps(&self, hand: &Cards) -> Vec<Step> {
        match self.running {
            Some(running) => continuations::tail(&self.board, running, hand),
            None => self.moves().into_iter().map(Step::Move).collect(),
        }
    }

    /// The draw that the side to move may claim.
    #[must_use]
    pub fn claim(&self) -> Option<Reason> {
        let may = self.running.is_none() && self.acting().is_some();
        self.seen.claimable(self.board.base.halfmove_clock()).filter(|_| may)
    }
}

impl State {
    /// A new game: the hands are dealt first, a card for each checker.
    #[must_use]
    pub fn start(owned: [u8; 2], cards: Cards) -> Self {
        let base = Base::from_army(ARMY, ARRAY);
        let board = CheckerBoard { base, checkers: Checkers::default(), owned };
        let public = Public { owed: owned, ..Public::new(board, Clues::new(Cards::NONE, cards)) };
        let mut state =
            Self { public, hands: [Cards::NONE; 2], kept: [Cards::NONE; 2], deck: Deck::shuffled(cards) };
        state.begin_turn();
        state
    }

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
        let known = |hands: &[Cards; 2]| Side::BOTH.map(|owner| knows(owner).then(|| hands[owner.index()]));
        View {
            public: self.public.clone(),
            side,
            hands: known(&self.hands),
            kept: known(&self.kept),
            sizes: self.hands.map(|hand| hand.len()),
            pile: self.deck.len(),
        }
    }
}
