//! The state as a search position: history doesn't count in this game.

use std::ops::ControlFlow;

use super::board::FreeBoard;
use super::matching::Pair;
use super::state::{Public, State, Turn};
use super::step::Step;
use crate::board::{Piece, Role, Square};
use crate::cards::Card;
use crate::rules::capability::Chance;
use crate::search::Search;

impl Search for State {
    type Step = Step;

    fn continuations<B>(&self, mut listener: impl FnMut(Step, Self) -> ControlFlow<B>) -> ControlFlow<B> {
        let Some(side) = self.public.acting() else { return ControlFlow::Continue(()) };
        self.public.steps(&self.hands[side.index()]).into_iter().try_for_each(|step| {
            let mut next = self.clone();
            match next.take(side, step) {
                Ok(_) => listener(step, next),
                Err(_) => ControlFlow::Continue(()),
            }
        })
    }

    fn is_running(&self) -> bool {
        self.public.turn != Turn::default()
    }

    fn is_chance(&self) -> bool {
        self.public.ended.is_none() && self.public.draws().is_some()
    }

    fn outcomes<B>(&self, mut listener: impl FnMut(Step, u32, Self) -> ControlFlow<B>) -> ControlFlow<B> {
        super::Cooperative::outcomes(self).into_iter().try_for_each(|(outcome, weight)| {
            let mut next = self.clone();
            match super::Cooperative::happen(&mut next, outcome) {
                Ok(_) => listener(outcome, weight, next),
                Err(_) => ControlFlow::Continue(()),
            }
        })
    }

    /// Counts turns without laying the cards: after most moves no capture fits them.
    fn count_turns(&self) -> u64 {
        let Some(side) = self.public.acting() else { return 0 };
        let Public { board, turn, stacks, .. } = &self.public;
        let ways = |board: &FreeBoard, piece, played| match stacks[side.other().index()].split_last() {
            Some((top, below)) => {
                ways_to_end(board, piece, Pair { played, top: *top, doubled: turn.doubled }, below)
            }
            None => 1,
        };
        if let Some(card) = turn.card {
            return ways(board, turn.piece, card);
        }
        let hand: Vec<Card> = self.hands[side.index()].kinds().collect();
        let plays = |board: &FreeBoard, piece| hand.iter().map(|card| ways(board, piece, *card)).sum::<u64>();
        let after = |mv| {
            let mut next = *board;
            let (_, piece) = next.make(mv);
            plays(&next, piece)
        };
        plays(board, turn.piece) + self.public.moves().into_iter().map(after).sum::<u64>()
    }
}

/// The number of ways to end a turn once a card is played: without a capture, or with one and what may follow it.
/// `below` lies under the top card of the partner's stack.
fn ways_to_end(board: &FreeBoard, piece: Option<Square>, pair: Pair, below: &[Card]) -> u64 {
    let after = |mv| {
        let mut next = *board;
        let (effect, piece) = next.make(mv);
        if matches!(effect.captured, Some((_, Piece { role: Role::King, .. }))) {
            return 1;
        }
        let Some((top, below)) = below.split_last() else { return 1 };
        let pair = Pair { top: *top, doubled: pair.matches_colours(board.side), ..pair };
        ways_to_end(&next, piece, pair, below)
    };
    1 + pair.captures(board, piece).map(after).sum::<u64>()
}
