//! Evaluates boards of pieces that move like those of chess, or half like one and half like another.

use std::convert::Infallible;
use std::ops::ControlFlow;

use super::kings::{danger, shelter};
use super::pawns::{ahead, distance, guarded, structure};
use super::squares::place;
use super::{Score, Worth};
use crate::board::{Board, Kind, Pattern, Side, SquareSet, Visitor};

const BISHOP_PAIR: Score = Score::new(45, 54);
const OPEN_FILE: Score = Score::new(34, 8);
const HALF_OPEN_FILE: Score = Score::new(25, 16);
const OUTPOST: Score = Score::new(16, 12);
const UNDER_PAWN: Score = Score::new(-49, -34);

/// The value of one or several boards, for White.
#[derive(Clone, Copy, Debug)]
pub struct Study {
    score: Score,
    phase: i32,
}

impl Study {
    /// The value of no board.
    pub const EMPTY: Self = Self { score: Score::NONE, phase: 0 };

    /// Adds the pieces on a board. `worths` has an item for each kind, in their order.
    #[must_use]
    pub fn with<K: Kind>(mut self, board: &Board<K>, worths: &[Worth]) -> Self {
        let mut reading = Reading::new(board, worths);
        let _: ControlFlow<Infallible> = K::visit(&mut reading);
        self.phase += reading.phase;
        for side in Side::BOTH {
            let i = side.index();
            let mut score = reading.scores[i] + structure(board, side);
            if let Some(king) = board.king(side) {
                let (threats, attackers) = reading.threats[side.other().index()];
                let shielded = !(reading.rings[i] & board.pawns() & board.side(side)).is_empty();
                score += shelter(board, side, king) + danger(threats, attackers, shielded);
            }
            self.score += if side == Side::White { score } else { -score };
        }
        self
    }

    /// Adds something of a game's own, good for a side.
    #[must_use]
    pub fn plus(mut self, side: Side, score: Score) -> Self {
        self.score += if side == Side::White { score } else { -score };
        self
    }

    /// The value for the side to move.
    #[must_use]
    pub fn value(self, side: Side) -> i32 {
        const TEMPO: i32 = 12;
        let value = self.score.at(self.phase, Worth::WHOLE);
        (if side == Side::White { value } else { -value }) + TEMPO
    }

    /// Scales the value towards zero where the material on an orthodox board can hardly win.
    #[must_use]
    pub fn tamed<K: Kind>(mut self, board: &Board<K>) -> Self {
        let ahead = if self.score.late > 0 { Side::White } else { Side::Black };
        let [own, theirs] = [ahead, ahead.other()].map(|side| board.side(side));
        let pieces = |set: SquareSet| (set - board.pawns() - board.kings()).len();
        let minors = board.capturing(Pattern::Bishop) | board.capturing(Pattern::Knight);
        let bishops = board.capturing(Pattern::Bishop) - board.pawns();
        if !own.meets(board.pawns()) {
            let strong = pieces(own) as i32;
            let weak = pieces(theirs) as i32;
            let heavy = (own - minors - board.kings()).len() as i32;
            if (strong == 1 && heavy == 0) || (strong == weak && !theirs.meets(board.pawns())) {
                self.score.late /= 8;
            } else if strong <= weak + 1
                && weak > 0
                && heavy <= (theirs - minors - board.kings()).len() as i32
            {
                self.score.late /= 4;
            }
        } else if pieces(own) == 1 && pieces(theirs) == 1 {
            let (one, two) = (own & bishops, theirs & bishops);
            let opposite = !one.is_empty()
                && !two.is_empty()
                && one.meets(SquareSet::LIGHT) != two.meets(SquareSet::LIGHT);
            if opposite {
                self.score.late /= 2;
            }
        }
        if theirs.is_within(board.kings()) && pieces(own) > 0 {
            // A bare king is driven to the edge with our king's help.
            if let (Some(hunter), Some(hunted)) = (board.king(ahead), board.king(ahead.other())) {
                let aside = |line: i8| i32::from(if line < 4 { 3 - line } else { line - 4 });
                let edge = aside(hunted.file()).max(aside(hunted.rank())) * 14
                    + (aside(hunted.file()) + aside(hunted.rank())) * 8;
                self = self.plus(ahead, Score::new(0, edge + 9 * (7 - distance(hunter, hunted))));
            }
        }
        self
    }
}

/// A visitor of kinds that evaluates a board.
struct Reading<'a, K: Kind> {
    board: &'a Board<K>,
    worths: &'a [Worth],
    occupied: SquareSet,
    pawns: SquareSet,
    guarded: [SquareSet; 2],
    /// The squares around each king.
    rings: [SquareSet; 2],
    scores: [Score; 2],
    /// Each side's threats to the other's king: their sum and the number of attackers.
    threats: [(i32, i32); 2],
    phase: i32,
}

impl<'a, K: Kind> Reading<'a, K> {
    fn new(board: &'a Board<K>, worths: &'a [Worth]) -> Self {
        let ring = |side: Side| {
            board.king(side).map_or(SquareSet::EMPTY, |king| {
                let around = Pattern::King.reach(side, king, SquareSet::EMPTY);
                around | around.forward(side)
            })
        };
        Self {
            board,
            worths,
            occupied: board.occupied(),
            pawns: board.pawns(),
            guarded: Side::BOTH.map(|side| guarded(board, side)),
            rings: Side::BOTH.map(ring),
            scores: [Score::NONE; 2],
            threats: [(0, 0); 2],
            phase: 0,
        }
    }
}

impl<K: Kind> Visitor<K> for Reading<'_, K> {
    type Break = Infallible;

    #[inline(always)]
    fn visit(&mut self, kind: K, quiet: Pattern, capturing: Pattern) -> ControlFlow<Infallible> {
        let Some(worth) = self.worths.get(kind.index()).copied() else { return ControlFlow::Continue(()) };
        let leaps = !quiet.is_pawns() && Some(kind) != K::KING;
        for side in Side::BOTH {
            let (i, enemy) = (side.index(), side.other());
            let pieces = self.board.pieces(side, kind);
            let mut score = worth.material * pieces.len() as i32;
            self.phase += worth.phase * pieces.len() as i32;
            if quiet == Pattern::Bishop && pieces.is_several() {
                score += BISHOP_PAIR;
            }
            for square in pieces {
                score += place(quiet, side, square);
                if !leaps {
                    continue;
                }
                let attacks = capturing.reach(side, square, self.occupied);
                let goes = if quiet == capturing {
                    attacks - self.board.side(side)
                } else {
                    (quiet.reach(side, square, self.occupied) - self.occupied)
                        | (attacks & self.board.side(enemy))
                };
                let free = (goes - self.guarded[enemy.index()]).len() as i32;
                score += worth.mobility * (free - worth.usual);
                let near = (attacks & self.rings[enemy.index()]).len() as i32;
                if near > 0 {
                    self.threats[i].0 += worth.threat * near;
                    self.threats[i].1 += 1;
                }
                if self.guarded[enemy.index()].contains(square) {
                    score += UNDER_PAWN;
                }
                if quiet == Pattern::Rook {
                    let file = SquareSet::file(square.file());
                    if !file.meets(self.pawns) {
                        score += OPEN_FILE;
                    } else if !file.meets(self.pawns & self.board.side(side)) {
                        score += HALF_OPEN_FILE;
                    }
                }
                if quiet == Pattern::Knight && self.guarded[i].contains(square) {
                    let fronts = ahead(SquareSet::of(square), side);
                    if !(fronts.west() | fronts.east()).meets(self.pawns & self.board.side(enemy)) {
                        score += OUTPOST;
                    }
                }
            }
            self.scores[i] += score;
        }
        ControlFlow::Continue(())
    }
}
