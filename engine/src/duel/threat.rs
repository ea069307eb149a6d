//! Check: the ways on which the other side could capture the king, for words and pictures.
//!
//! A way is found by the moves of the game itself, so that any piece that may capture a king can be named: one
//! that steps on, a Thing that leaps, a zombie whose line has yet to be cleared.

use std::collections::HashSet;
use std::ops::ControlFlow;

use super::{Laden, Running};
use crate::board::{Kind, Role, Square, SquareSet};
use crate::chess::{Move, PieceMoves, Variant};
use crate::rules::{Phrase, Value};
use crate::scene::{Arrow, Scene};
use crate::work;

/// The most boards to search for the way of one piece: enough for any real game. A piece whose way is not found by
/// then is not named.
const MOST_BOARDS: usize = 400;

/// The way of a piece to the king.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// The piece's name.
    pub piece: &'static str,
    /// The squares it passes: where it stands, where its move ends, and each step on.
    pub squares: Vec<Square>,
}

/// A check: the pieces that give it, and their ways.
#[derive(Clone, Debug)]
pub struct Check {
    ways: Vec<Way>,
}

impl Check {
    /// A check on these ways, reduced to one of each piece.
    #[must_use]
    pub fn new(mut ways: Vec<Way>) -> Self {
        ways.sort_by_key(|way| way.squares.first().copied());
        ways.dedup_by_key(|way| way.squares.first().copied());
        Self { ways }
    }

    /// The check on the side to move, if it is in check.
    #[must_use]
    pub fn of<V: Variant>(position: &V) -> Option<Self> {
        position.in_check().then(|| Self::new(ways(position)))
    }

    /// Like [`Check::of`], on a board with checkers, where a piece may step on.
    #[must_use]
    pub fn on<L: Laden>(board: &L) -> Option<Self> {
        board.in_check(board.base().turn()).then(|| Self::new(stepping_ways(board)))
    }

    /// The prompt for the player in check.
    #[must_use]
    pub fn asks(check: Option<Self>) -> Phrase {
        match check {
            None => Phrase::default(),
            Some(check) if check.ways.is_empty() => Phrase::of("engine-asks-in-check"),
            Some(check) => check.phrase("engine-asks-in-check-by"),
        }
    }

    /// Adds the check to a scene, in words and arrows.
    pub fn shown(check: Option<Self>, scene: &mut Scene<Phrase>) {
        let Some(check) = check.filter(|check| !check.ways.is_empty()) else { return };
        let arrows = check.ways.iter().flat_map(|way| way.squares.windows(2));
        scene.threats = arrows.map(|pair| Arrow { from: pair[0], to: pair[1] }).collect();
        scene.threat = check.phrase("engine-scene-check-by");
    }

    fn phrase(self, key: &'static str) -> Phrase {
        let giver = |way: &Way| Some(Value::On(way.piece, *way.squares.first()?));
        let by: Vec<Value> = self.ways.iter().filter_map(giver).collect();
        Phrase::of(key).with("count", by.len() as u32).with("by", Value::List(by)).and(self.over())
    }

    /// The squares between the only piece that gives check and the king, where it needs more than one move: a step on, a leap of a pair.
    fn over(&self) -> Phrase {
        let [Way { squares, .. }] = self.ways.as_slice() else { return Phrase::default() };
        match squares.as_slice() {
            [_, over @ .., _] if !over.is_empty() => {
                let over = over.iter().map(|square| Value::from(*square)).collect();
                Phrase::of("engine-scene-check-over").with("over", Value::List(over))
            }
            _ => Phrase::default(),
        }
    }
}

/// The moves by which the other side could take the king of the side to move.
fn ways<V: Variant>(position: &V) -> Vec<Way> {
    let (side, board) = (position.turn(), position.placement());
    let (Some(king), passed) = (board.king(side), position.handed_over()) else { return Vec::new() };
    let own = board.king(side.other()).is_some();
    let mut found = Vec::new();
    let _: ControlFlow<()> = passed.piece_moves(|piece_moves| {
        found.extend(piece_moves.moves().find_map(|mv| {
            let Move::Normal { from, to, .. } = mv else { return None };
            work::spend(1);
            let mut after = passed.clone();
            after.make(mv);
            let board = after.placement();
            let takes = board.king(side).is_none() && board.king(side.other()).is_some() == own;
            // A piece that doesn't land on its victim points at it from its target.
            let squares = || if to == king { vec![from, to] } else { vec![from, to, king] };
            takes.then(|| Way { piece: piece_moves.role.name(), squares: squares() })
        }));
        ControlFlow::Continue(())
    });
    found
}

/// For each piece that could take the king of the side to move in a whole turn, its shortest way.
fn stepping_ways<L: Laden>(board: &L) -> Vec<Way> {
    let mut passed = *board;
    passed.base_mut().pass();
    let enemies = passed.base().placement().side(passed.base().turn());
    let way = |from| {
        let piece = passed.base().placement().role_at(from)?.name();
        Some(Way { piece, squares: way_to_king(&passed, from)? })
    };
    enemies.iter().filter_map(way).collect()
}

/// The shortest way on which a piece of the side to move captures the enemy king.
fn way_to_king<L: Laden>(board: &L, from: Square) -> Option<Vec<Square>> {
    let enemy = board.base().turn().other();
    let role = board.base().placement().role_at(from)?;
    let is_taken = |board: &L| board.base().placement().king(enemy).is_none();
    let mut open: Vec<(L, Running, Vec<Square>)> = Vec::new();
    for mv in PieceMoves::new(role, from, board.reach(role, from), &Role::PROMOTIONS[..1]).moves() {
        let Move::Normal { to, .. } = mv else { continue };
        work::spend(1);
        let mut after = *board;
        let running = after.make(mv);
        if is_taken(&after) {
            return Some(vec![from, to]);
        }
        open.push((after, running, vec![from, to]));
    }
    let mut seen: HashSet<(Square, SquareSet)> = HashSet::new();
    let mut at = 0;
    while let Some((board, running, way)) = open.get(at).cloned() {
        at += 1;
        for (hop, after, running) in board.hops(running) {
            let longer: Vec<Square> = way.iter().copied().chain([hop.to]).collect();
            if is_taken(&after) {
                return Some(longer);
            }
            // The first to arrive with the same pieces captured has the most checkers left.
            let left = after.base().placement().side(enemy);
            if open.len() < MOST_BOARDS && seen.insert((hop.to, left)) {
                open.push((after, running, longer));
            }
        }
    }
    None
}
