//! Evaluation of Captain Spalding Chess: the creatures, their mobility, and the safety of the box.

use super::creature::Kind;
use super::paths::{AROUND, targets};
use super::play::State;
use super::step::Step;
use crate::board::{Side, SquareSet};
use crate::chess::seat_of;
use crate::evaluate::{Evaluate, as_played, fold};
use crate::rules::GameResult;
use crate::seat::Team;

/// The value of each kind, in order; the box can't be lost.
const WORTHS: [i32; 14] = [0, 470, 560, 430, 340, 60, 390, 12, 150, 250, 430, 0, 0, 0];
/// The value of a creature that may still be made once.
const TO_COME: i32 = 70;
/// The value of each square beside the box that the other side reaches, and of each that the box may go to.
const BESIDE_BOX: i32 = 14;
const WAY_OUT: i32 = 6;

fn price(kind: Kind) -> i32 {
    WORTHS[kind.index()]
}

impl State {
    /// The material value of a side, and the squares it reaches.
    fn prospects(&self, side: Side) -> (i32, SquareSet) {
        let (mut value, mut reached) = (0, SquareSet::EMPTY);
        let board = &self.board;
        for from in board.side(side) {
            let Some(kind) = board.role_at(from) else { continue };
            let goes = targets(board, side, from);
            reached |= goes;
            value += price(kind) + if kind == Kind::Box { WAY_OUT } else { 3 } * goes.len() as i32;
            if kind == Kind::Bat {
                value += 12 * i32::from((from.rank() - side.rank(0)).abs());
            }
        }
        let left = Kind::ONCE.iter().filter(|kind| !self.gone.contains(side, **kind)).count();
        // Neutral creatures serve both sides.
        reached |=
            board.neutral().iter().fold(SquareSet::EMPTY, |set, from| set | targets(board, side, from));
        (value + TO_COME * left as i32, reached)
    }

    /// The squares beside a side's box.
    fn beside_box(&self, side: Side) -> SquareSet {
        let boxes = self.board.pieces(side, Kind::Box);
        boxes.first().map_or(SquareSet::EMPTY, |square| AROUND[square.index()])
    }
}

impl Evaluate for State {
    as_played!();

    fn key(&self) -> u64 {
        fold(&(self.board, self.turn, self.gone, self.making))
    }

    fn ending(&self) -> Option<GameResult> {
        self.is_over().then(|| GameResult::Won(Team(seat_of(self.turn.other()).0)))
    }

    fn value(&self) -> i32 {
        let side = self.turn;
        let ((ours, reached), (theirs, threatened)) = (self.prospects(side), self.prospects(side.other()));
        let danger = |side, by: SquareSet| BESIDE_BOX * (self.beside_box(side) & by).len() as i32;
        ours - theirs - danger(side, threatened) + danger(side.other(), reached) + 10
    }

    fn gain(&self, step: Step, next: &Self) -> i32 {
        let Step::Move { from, to, promotes } = step else { return 0 };
        let price_at = |square| self.board.role_at(square).map_or(0, price);
        let taken = if self.board.prey(self.turn).contains(to) { price_at(to).max(1) } else { 0 };
        let eaten = if next.board.side(self.turn).contains(to) { 0 } else { price_at(from) };
        taken + if promotes { 300 } else { 0 } - eaten
    }

    /// Whether the box could be captured.
    fn in_check(&self) -> bool {
        let enemy = self.turn.other();
        let boxes = self.board.pieces(self.turn, Kind::Box);
        let takes = |from| targets(&self.board, enemy, from).meets(boxes);
        self.making.is_none() && self.board.movable(enemy).iter().any(takes)
    }

    fn passed(&self) -> Option<Self> {
        let may = self.making.is_none() && !Evaluate::in_check(self);
        may.then(|| Self { turn: self.turn.other(), ..self.clone() })
    }
}
