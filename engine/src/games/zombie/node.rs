//! [`Node`]: a search position without history, in which all graves are known.

use std::ops::ControlFlow;

use super::continuations::Continuations;
use super::state::{Public, State, buriers};
use super::step::Step;
use super::turn_state::TurnState;
use crate::board::{Board, Piece, Role, SquareSet};
use crate::chess::{DeadPositions, Move, counted};
use crate::search::Search;

/// A search position: one world among those that fit what a player knows.
#[derive(Clone, Debug)]
pub struct Node {
    /// The edition of the rules.
    pub edition: u32,
    /// The board and the progress of the turn.
    pub turn: TurnState,
    /// The pieces that each side has buried, on their squares.
    pub graves: [Board; 2],
    /// The kinds captured in this turn that are not buried yet, in order.
    pub captured: Vec<Role>,
    /// Whether moving is over and the captured pieces are being buried.
    pub burying: bool,
    /// Whether the turn captured something or moved a pawn.
    pub progress: bool,
    /// Half-moves since the last capture or pawn move.
    pub clock: u32,
    /// The move number.
    pub number: u32,
    /// For each side, how many of its pieces of each kind are gone for good.
    pub dust: [[u8; 6]; 2],
}

impl State {
    /// The search position of this state, while the game is running.
    #[must_use]
    pub fn node(&self) -> Option<Node> {
        let Public { edition, turn, burying, progress, clock, number, dust, .. } = self.public;
        let (captured, graves) = (self.public.captured.clone(), self.secrets);
        let node = Node { edition, turn, graves, captured, burying, progress, clock, number, dust };
        self.public.ended.is_none().then_some(node)
    }
}

impl Node {
    /// The position text.
    #[must_use]
    pub fn text(&self) -> String {
        let TurnState { board, side, .. } = self.turn;
        let public = Public::new(self.edition, board, side, self.clock, self.number);
        State { public: Public { dust: self.dust, ..public }, secrets: self.graves }.text()
    }

    pub(super) fn own(&self) -> &Board {
        &self.graves[self.turn.side.index()]
    }

    /// Whether the game is over: the king of the side to move was captured, or neither side can mate any more.
    pub(super) fn is_over(&self) -> bool {
        let placement = &self.turn.board.placement;
        let nothing_buried = self.graves.iter().all(|graves| graves.occupied().is_empty());
        placement.king(self.turn.side).is_none()
            || nothing_buried && DeadPositions::BareKings.contains(placement)
    }

    /// The position after a legal step.
    pub(super) fn after(&self, step: Step) -> Self {
        let mut next = self.clone();
        match step {
            Step::Move(mv) => {
                let (effect, _) = next.turn.play(mv);
                next.captured.extend(effect.captured.map(|(_, piece)| piece.role));
                next.progress |= effect.resets_clock;
                if self.turn.takes_king(mv) {
                    next.captured.clear();
                    next.pass();
                } else if !(self.turn.is_zombies(mv) && Continuations::new(self.own()).may_go_on(&next.turn))
                {
                    next.end_moving();
                }
            }
            Step::Promote { square, role } => {
                next.turn = next.turn.promoted(square, role);
                next.progress = true;
            }
            Step::Done => next.end_moving(),
            Step::Bury(square) => {
                let role = next.captured.remove(0);
                let side = self.turn.side;
                next.graves[side.index()].put(square, Piece::new(side.other(), role));
                next.next_burial();
            }
        }
        next
    }

    fn end_moving(&mut self) {
        let TurnState { idle, board, side, .. } = self.turn;
        for role in idle.iter().filter_map(|zombie| board.placement.role_at(zombie)) {
            self.dust[side.index()][role.index()] += 1;
        }
        uncover(&mut self.turn, &mut self.graves, self.edition);
        self.burying = true;
        self.next_burial();
    }

    /// Continues with the next captured piece that can be buried; ends the turn after the last.
    fn next_burial(&mut self) {
        if !self.captured.is_empty() && !resting_places(&self.turn, &self.graves).is_empty() {
            return;
        }
        let enemy = self.turn.side.other();
        for role in self.captured.drain(..) {
            self.dust[enemy.index()][role.index()] += 1;
        }
        self.pass();
        self.turn.settle_en_passant();
    }

    /// Passes the turn to the other side.
    pub(super) fn pass(&mut self) {
        self.clock = if self.progress { 0 } else { counted(self.clock, 1) };
        self.number = counted(self.number, self.turn.side.index() as u32);
        self.turn = self.turn.handed_over();
        (self.progress, self.burying) = (false, false);
    }

    /// The number of ways to end a turn in this state that has captured this many pieces.
    fn ways_to_end(&self, turn: &TurnState, captured: usize) -> u64 {
        let mut ways = 0;
        let mut goes_on = !turn.begun;
        let _: ControlFlow<()> = Continuations::new(self.own()).each(turn, |step| {
            goes_on |= step != Step::Done;
            ways += match step {
                Step::Move(mv) => self.ways_after(turn, mv, captured),
                Step::Promote { square, role } => self.ways_to_end(&turn.promoted(square, role), captured),
                Step::Done | Step::Bury(_) => self.ways_to_bury(*turn, captured),
            };
            ControlFlow::Continue(())
        });
        if goes_on { ways } else { self.ways_to_bury(*turn, captured) }
    }

    fn ways_after(&self, turn: &TurnState, mv: Move, captured: usize) -> u64 {
        if turn.takes_king(mv) {
            return 1;
        }
        let mut next = *turn;
        let (effect, _) = next.play(mv);
        let captured = captured + usize::from(effect.captured.is_some());
        if turn.is_zombies(mv) {
            self.ways_to_end(&next, captured)
        } else {
            self.ways_to_bury(next, captured)
        }
    }

    fn ways_to_bury(&self, mut turn: TurnState, captured: usize) -> u64 {
        if captured == 0 {
            return 1;
        }
        let mut graves = self.graves;
        uncover(&mut turn, &mut graves, self.edition);
        ways_to_bury(&turn, &graves, captured)
    }
}

/// Ends the moving: idle zombies crumble, and what is buried under squares left empty rises.
fn uncover(turn: &mut TurnState, graves: &mut [Board; 2], edition: u32) {
    let uncovered = turn.uncovered();
    turn.board.crumble(turn.idle);
    for square in uncovered {
        turn.board.turn_up(square, graves, buriers(edition, turn.side));
    }
    turn.idle = SquareSet::EMPTY;
}

/// The squares where the side to move may bury a piece: under own pieces that cover nothing of its own.
pub(super) fn resting_places(turn: &TurnState, graves: &[Board; 2]) -> SquareSet {
    turn.board.placement.side(turn.side) - graves[turn.side.index()].occupied()
}

/// The number of ways to bury this many pieces, each in a place of its own; those without a place turn to dust.
fn ways_to_bury(turn: &TurnState, graves: &[Board; 2], captured: usize) -> u64 {
    let places = resting_places(turn, graves).len();
    (0..captured.min(places)).map(|taken| (places - taken) as u64).product()
}

impl Search for Node {
    type Step = Step;

    fn continuations<B>(&self, mut listener: impl FnMut(Step, Self) -> ControlFlow<B>) -> ControlFlow<B> {
        if self.burying {
            let mut places = resting_places(&self.turn, &self.graves).iter().map(Step::Bury);
            return places.try_for_each(|step| listener(step, self.after(step)));
        }
        if self.is_over() {
            return ControlFlow::Continue(());
        }
        Continuations::new(self.own()).each(&self.turn, |step| listener(step, self.after(step)))
    }

    fn is_running(&self) -> bool {
        self.turn.begun
    }

    fn count_turns(&self) -> u64 {
        if self.burying {
            return ways_to_bury(&self.turn, &self.graves, self.captured.len());
        }
        if self.is_over() { 0 } else { self.ways_to_end(&self.turn, self.captured.len()) }
    }
}
