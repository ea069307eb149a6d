//! What a move depends on but for repetition, all graves known: a position to search.

use std::ops::ControlFlow;

use super::march::March;
use super::outlook::Outlook;
use super::state::{Public, State, buriers};
use super::step::Step;
use crate::board::{Board, Piece, Role, SquareSet};
use crate::chess::{DeadPositions, Move, counted};
use crate::search::Search;

/// A position to search: one world among those that fit what a player knows.
#[derive(Clone, Debug)]
pub struct Node {
    /// The edition of the rules.
    pub edition: u32,
    /// The board, and how far the turn has come.
    pub march: March,
    /// For each side what it buried, and where.
    pub graves: [Board; 2],
    /// What the turn captured and is not buried yet, in order.
    pub captured: Vec<Role>,
    /// Whether the moving is over and the captured pieces are being buried.
    pub burying: bool,
    /// Whether the turn captured something or moved a pawn.
    pub progress: bool,
    /// Half-moves since the last capture or pawn move.
    pub clock: u32,
    /// The number of the move.
    pub number: u32,
    /// For each side how many of its pieces of each kind are gone for good.
    pub dust: [[u8; 6]; 2],
}

impl State {
    /// What may be searched from here, while the game is on.
    #[must_use]
    pub fn node(&self) -> Option<Node> {
        let Public { edition, march, burying, progress, clock, number, dust, .. } = self.public;
        let (captured, graves) = (self.public.captured.clone(), self.graves);
        let node = Node { edition, march, graves, captured, burying, progress, clock, number, dust };
        self.public.ended.is_none().then_some(node)
    }
}

impl Node {
    /// The position text.
    #[must_use]
    pub fn text(&self) -> String {
        let March { ground, side, .. } = self.march;
        let public = Public::new(self.edition, ground, side, self.clock, self.number);
        State { public: Public { dust: self.dust, ..public }, graves: self.graves }.text()
    }

    pub(super) fn own(&self) -> &Board {
        &self.graves[self.march.side.index()]
    }

    /// Whether a king was taken: that of the side to move. Or nobody can mate any more.
    pub(super) fn is_over(&self) -> bool {
        let placement = &self.march.ground.placement;
        let nothing_buried = self.graves.iter().all(|graves| graves.occupied().is_empty());
        placement.king(self.march.side).is_none()
            || nothing_buried && DeadPositions::BareKings.contains(placement)
    }

    /// The position after one of the steps.
    pub(super) fn after(&self, step: Step) -> Self {
        let mut next = self.clone();
        match step {
            Step::Move(mv) => {
                let (effect, _) = next.march.play(mv);
                next.captured.extend(effect.captured.map(|(_, piece)| piece.role));
                next.progress |= effect.resets_clock;
                if self.march.takes_king(mv) {
                    next.captured.clear();
                    next.pass();
                } else if !(self.march.is_zombies(mv) && Outlook::new(self.own()).may_go_on(&next.march)) {
                    next.end_moving();
                }
            }
            Step::Promote { square, role } => {
                next.march = next.march.promoted(square, role);
                next.progress = true;
            }
            Step::Done => next.end_moving(),
            Step::Bury(square) => {
                let role = next.captured.remove(0);
                let side = self.march.side;
                next.graves[side.index()].put(square, Piece::new(side.other(), role));
                next.next_burial();
            }
        }
        next
    }

    fn end_moving(&mut self) {
        let March { idle, ground, side, .. } = self.march;
        for role in idle.iter().filter_map(|zombie| ground.placement.role_at(zombie)) {
            self.dust[side.index()][role.index()] += 1;
        }
        uncover(&mut self.march, &mut self.graves, self.edition);
        self.burying = true;
        self.next_burial();
    }

    /// Goes on to the next captured piece that can be buried; ends the turn after the last.
    fn next_burial(&mut self) {
        if !self.captured.is_empty() && !resting_places(&self.march, &self.graves).is_empty() {
            return;
        }
        let enemy = self.march.side.other();
        for role in self.captured.drain(..) {
            self.dust[enemy.index()][role.index()] += 1;
        }
        self.pass();
        self.march.settle_en_passant();
    }

    /// Hands the turn over.
    pub(super) fn pass(&mut self) {
        self.clock = if self.progress { 0 } else { counted(self.clock, 1) };
        self.number = counted(self.number, self.march.side.index() as u32);
        self.march = self.march.handed_over();
        (self.progress, self.burying) = (false, false);
    }

    /// In how many ways the turn may end that has come so far and has captured so many pieces.
    fn ways_to_end(&self, march: &March, captured: usize) -> u64 {
        let mut ways = 0;
        let mut goes_on = !march.begun;
        let _: ControlFlow<()> = Outlook::new(self.own()).each(march, |step| {
            goes_on |= step != Step::Done;
            ways += match step {
                Step::Move(mv) => self.ways_after(march, mv, captured),
                Step::Promote { square, role } => self.ways_to_end(&march.promoted(square, role), captured),
                Step::Done | Step::Bury(_) => self.ways_to_bury(*march, captured),
            };
            ControlFlow::Continue(())
        });
        if goes_on { ways } else { self.ways_to_bury(*march, captured) }
    }

    fn ways_after(&self, march: &March, mv: Move, captured: usize) -> u64 {
        if march.takes_king(mv) {
            return 1;
        }
        let mut next = *march;
        let (effect, _) = next.play(mv);
        let captured = captured + usize::from(effect.captured.is_some());
        if march.is_zombies(mv) {
            self.ways_to_end(&next, captured)
        } else {
            self.ways_to_bury(next, captured)
        }
    }

    fn ways_to_bury(&self, mut march: March, captured: usize) -> u64 {
        if captured == 0 {
            return 1;
        }
        let mut graves = self.graves;
        uncover(&mut march, &mut graves, self.edition);
        ways_to_bury(&march, &graves, captured)
    }
}

/// Ends the moving: idle zombies crumble, and what lies under squares left empty rises.
fn uncover(march: &mut March, graves: &mut [Board; 2], edition: u32) {
    let uncovered = march.uncovered();
    march.ground.crumble(march.idle);
    for square in uncovered {
        march.ground.turn_up(square, graves, buriers(edition, march.side));
    }
    march.idle = SquareSet::EMPTY;
}

/// Where the side to move may bury something: under own pieces that cover nothing of its own.
pub(super) fn resting_places(march: &March, graves: &[Board; 2]) -> SquareSet {
    march.ground.placement.side(march.side) - graves[march.side.index()].occupied()
}

/// In how many ways so many pieces may be buried, each in a place of its own; those that find none fall to dust.
fn ways_to_bury(march: &March, graves: &[Board; 2], captured: usize) -> u64 {
    let places = resting_places(march, graves).len();
    (0..captured.min(places)).map(|taken| (places - taken) as u64).product()
}

impl Search for Node {
    type Step = Step;

    fn continuations<B>(&self, mut listener: impl FnMut(Step, Self) -> ControlFlow<B>) -> ControlFlow<B> {
        if self.burying {
            let mut places = resting_places(&self.march, &self.graves).iter().map(Step::Bury);
            return places.try_for_each(|step| listener(step, self.after(step)));
        }
        if self.is_over() {
            return ControlFlow::Continue(());
        }
        Outlook::new(self.own()).each(&self.march, |step| listener(step, self.after(step)))
    }

    fn is_running(&self) -> bool {
        self.march.begun
    }

    fn count_turns(&self) -> u64 {
        if self.burying {
            return ways_to_bury(&self.march, &self.graves, self.captured.len());
        }
        if self.is_over() { 0 } else { self.ways_to_end(&self.march, self.captured.len()) }
    }
}
