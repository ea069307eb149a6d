//! [`Position`]: a hole in a form for the search: without lists, and with a key that changes with every move.

use super::super::board::{Board, KINDS, set_of_pieces};
use super::super::hole::{Hole, card};
use super::super::stroke::Stroke;
use crate::board::{Piece, Side, Square, SquareSet};

/// The number of different pieces.
const PIECES: usize = 2 * KINDS.len();

/// A position of the search.
#[derive(Clone, Copy, Debug)]
pub(super) struct Position {
    pub(super) board: Board,
    /// The piece that has captured, and must make all captures.
    pub(super) taker: Option<Square>,
    /// For each piece, how many are chosen and not captured yet; the taker itself counts until it is known.
    wanted: [u8; PIECES],
    /// The number of captures still needed.
    pub(super) left: usize,
    /// The hash of the position.
    pub(super) key: u64,
}

/// A hunt: pieces of one side that may capture, and what they may capture.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hunt {
    pub(super) side: Side,
    pub(super) hunters: SquareSet,
    pub(super) prey: SquareSet,
}

impl Position {
    pub(super) fn new(hole: &Hole) -> Self {
        let mut wanted = [0; PIECES];
        for (number, piece) in set_of_pieces().enumerate() {
            let chosen = hole.chosen.iter().filter(|chosen| **chosen == card(piece)).count() as u8;
            let is_taker = hole.taker.is_some_and(|taker| hole.board.at(taker) == Some(piece));
            wanted[number] = chosen - hole.taken.count(card(piece)) - u8::from(is_taker);
        }
        let mut position = Self { board: hole.board, taker: hole.taker, wanted, left: hole.left(), key: 0 };
        position.key = position.whole_key();
        position
    }

    /// Computes the key from scratch.
    fn whole_key(&self) -> u64 {
        let pieces = self.board.occupied().iter().filter_map(|square| Some((square, self.board.at(square)?)));
        let board = pieces.fold(0, |key, (square, piece)| key ^ piece_key(piece, square));
        let wanted = self.wanted.iter().enumerate();
        let wanted = wanted.fold(0, |key, (number, count)| key ^ WANTED[number][usize::from(*count)]);
        board ^ wanted ^ self.taker.map_or(0, |taker| TAKER[taker.index()])
    }

    /// The position after a move onto an empty square.
    #[inline]
    pub(super) fn after(&self, piece: Piece, stroke: Stroke) -> Self {
        let mut next = *self;
        let Stroke { from, to } = stroke;
        next.board.shift(piece, from, to);
        next.key ^= piece_key(piece, from) ^ piece_key(piece, to);
        if self.taker == Some(from) {
            next.taker = Some(to);
            next.key ^= TAKER[from.index()] ^ TAKER[to.index()];
        }
        next
    }

    /// The position after a capture.
    pub(super) fn capture(&self, stroke: Stroke) -> Option<Self> {
        let Stroke { from, to } = stroke;
        let hunter = self.board.at(from)?;
        let mut next = *self;
        let prey = next.board.take(to)?;
        next.board.shift(hunter, from, to);
        if self.taker.is_none() {
            next.wanted[number(hunter)] = next.wanted[number(hunter)].checked_sub(1)?;
        }
        next.wanted[number(prey)] = next.wanted[number(prey)].checked_sub(1)?;
        next.taker = Some(to);
        next.left = self.left.checked_sub(1)?;
        next.key = next.whole_key();
        Some(next)
    }

    /// The possible hunts. With one capture left there are at most two.
    pub(super) fn hunts(&self) -> Vec<Hunt> {
        let hunts = set_of_pieces().enumerate().filter_map(|(number, hunter)| {
            let hunters = match self.taker {
                Some(taker) => self.board.pieces(hunter) & SquareSet::of(taker),
                None if self.wanted[number] == 0 => SquareSet::EMPTY,
                None => self.board.pieces(hunter),
            };
            let own = usize::from(self.taker.is_none());
            let prey = set_of_pieces().enumerate().filter(|(other, _)| {
                usize::from(self.wanted[*other]) > if *other == number { own } else { 0 }
            });
            let prey = prey.fold(SquareSet::EMPTY, |all, (_, piece)| all | self.board.pieces(piece));
            let hunt = Hunt { side: hunter.side, hunters, prey };
            (!hunters.is_empty() && !prey.is_empty()).then_some(hunt)
        });
        hunts.collect()
    }

    /// Every capture that is possible now.
    pub(super) fn captures(&self) -> impl Iterator<Item = Stroke> + '_ {
        self.hunts().into_iter().flat_map(move |hunt| {
            hunt.hunters.iter().flat_map(move |from| {
                let prey = self.board.reach(hunt.side, from) & hunt.prey.without(from);
                prey.iter().map(move |to| Stroke { from, to })
            })
        })
    }

    /// Whether the pieces on the board would be enough if they reached every square.
    pub(super) fn has_enough(&self) -> bool {
        let number_of = |piece: Piece| self.board.pieces(piece).len();
        let enough = |hunter: Option<Piece>| {
            set_of_pieces().enumerate().all(|(number, piece)| {
                // A known taker counts on the board, and no longer among the wanted.
                let itself = self.taker.is_some() && hunter == Some(piece);
                number_of(piece) >= usize::from(self.wanted[number]) + usize::from(itself)
            })
        };
        enough(self.taker.and_then(|taker| self.board.at(taker)))
    }
}

fn number(piece: Piece) -> usize {
    let kind = KINDS.into_iter().position(|role| role == piece.role).unwrap_or_default();
    piece.side.index() * KINDS.len() + kind
}

#[inline]
fn piece_key(piece: Piece, square: Square) -> u64 {
    SQUARE[number(piece)][square.index()]
}

static SQUARE: [[u64; 64]; PIECES] = numbers::<64, PIECES>(1);
static WANTED: [[u64; 4]; PIECES] = numbers::<4, PIECES>(2);
static TAKER: [u64; 64] = numbers::<64, 1>(3)[0];

/// Pseudo-random keys for Zobrist hashing (`SplitMix64`, Steele, Lea, Flood 2014).
const fn numbers<const N: usize, const M: usize>(seed: u64) -> [[u64; N]; M] {
    let mut state = seed << 32;
    let mut table = [[0; N]; M];
    let mut row = 0;
    while row < M {
        let mut at = 0;
        while at < N {
            state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mut mixed = state;
            mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            table[row][at] = mixed ^ (mixed >> 31);
            at += 1;
        }
        row += 1;
    }
    table
}
