//! Clues: public facts about where a player's burials may be, and worlds that fit them.

use std::cell::Cell;

use rand_core::Rng;

use super::state::{State, View};
use crate::board::{Board, Piece, Role, Side, Square, SquareSet};
use crate::work;

/// One public fact about the burials of one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Clue {
    /// A piece was buried somewhere under the pieces on these squares.
    Buried { role: Role, under: SquareSet },
    /// A buried piece rose on this square.
    Rose { role: Role, square: Square },
    /// No burial of this player was on this square.
    Clear(Square),
    /// Each of these squares covers a burial, since another piece could not be buried.
    Full(SquareSet),
}

/// All public facts about the burials of one player, in the order they became known.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Clues(Vec<Clue>);

/// The most placings tried before one is taken that may contradict an old clue. Nearly always the first try fits,
/// which takes some hundreds.
const LOOKS: u32 = 200_000;

impl View {
    /// A random world that fits everything the viewer knows.
    #[must_use]
    pub fn world(&self, rng: &mut dyn Rng) -> State {
        self.completed(|burier| self.public.clues[burier.index()].sample(burier.other(), rng))
    }
}

impl Clues {
    /// Records that a piece was buried somewhere under pieces on these squares.
    pub fn buried(&mut self, role: Role, under: SquareSet) {
        self.0.push(Clue::Buried { role, under });
    }

    /// Records that a buried piece rose. `left` is the number of pieces still buried.
    pub fn rose(&mut self, role: Role, square: Square, left: usize) {
        self.0.push(Clue::Rose { role, square });
        if left == 0 {
            self.0.clear();
        }
    }

    /// Records that a square was turned up without a burial of this player.
    pub fn clear(&mut self, square: Square) {
        if !self.0.is_empty() {
            self.0.push(Clue::Clear(square));
        }
    }

    /// Whether a burial of this player may lie on a square, for all that everybody knows: whether one was made that could have
    /// gone there since it was last turned up. Burials are not weighed against each other.
    #[must_use]
    pub fn may_lie(&self, square: Square) -> bool {
        let seen = |clue: &&Clue| match **clue {
            Clue::Clear(looked) | Clue::Rose { square: looked, .. } => looked == square,
            Clue::Buried { .. } | Clue::Full(_) => false,
        };
        let could_be_there =
            |clue: &Clue| matches!(clue, Clue::Buried { under, .. } if under.contains(square));
        self.0.iter().rev().take_while(|clue| !seen(clue)).any(could_be_there)
    }

    /// All facts.
    pub(super) fn facts(&self) -> &[Clue] {
        &self.0
    }

    /// Records that every one of these squares covers a burial.
    pub fn full(&mut self, squares: SquareSet) {
        self.0.push(Clue::Full(squares));
    }

    /// Random burials of `owner`'s pieces that fit all clues.
    #[must_use]
    pub fn sample(&self, owner: Side, rng: &mut dyn Rng) -> Board {
        let mut sampler = Sampler { clues: &self.0, looks: Cell::new(LOOKS), rng };
        let mut stays = self.stays();
        let mut graves = Board::EMPTY;
        if sampler.place(&mut stays, 0) {
            for stay in stays.iter().filter(|stay| stay.until == usize::MAX) {
                if let Some(square) = stay.square {
                    graves.put(square, Piece::new(owner, stay.role));
                }
            }
        } else {
            // Too complex to solve in time: the right pieces, anywhere.
            for (role, square) in self.left().into_iter().zip(Square::all()) {
                graves.put(square, Piece::new(owner, role));
            }
        }
        graves
    }

    /// The kinds that are still buried.
    fn left(&self) -> Vec<Role> {
        let mut left = Vec::new();
        for clue in &self.0 {
            match clue {
                Clue::Buried { role, .. } => left.push(*role),
                Clue::Rose { role, .. } => {
                    if let Some(found) = left.iter().position(|buried| buried == role) {
                        left.remove(found);
                    }
                }
                Clue::Clear(_) | Clue::Full(_) => {}
            }
        }
        left
    }

    /// Every burial, without a place yet, those that ended by rising first.
    fn stays(&self) -> Vec<Stay> {
        let burial = |(at, clue): (usize, &Clue)| match clue {
            Clue::Buried { role, under } => {
                Some(Stay { role: *role, under: *under, from: at, until: usize::MAX, square: None })
            }
            _ => None,
        };
        self.0.iter().enumerate().filter_map(burial).collect()
    }
}

/// A piece's time in a grave: from the clue that buried it until the clue that raised it.
#[derive(Clone, Copy, Debug)]
struct Stay {
    role: Role,
    under: SquareSet,
    from: usize,
    /// The clue that raised it; `usize::MAX` while it is still buried.
    until: usize,
    square: Option<Square>,
}

struct Sampler<'a> {
    clues: &'a [Clue],
    /// The number of placings that may still be tried.
    looks: Cell<u32>,
    rng: &'a mut dyn Rng,
}

impl Sampler<'_> {
    /// Places the pieces that rose from clue number `from` on, then the rest.
    fn place(&mut self, stays: &mut [Stay], from: usize) -> bool {
        let rising = self.clues.iter().enumerate().skip(from).find_map(|(at, clue)| match clue {
            Clue::Rose { role, square } => Some((at, *role, *square)),
            _ => None,
        });
        let Some((at, role, square)) = rising else { return self.place_rest(stays) };
        let mut candidates: Vec<usize> = (0..stays.len())
            .filter(|index| {
                let stay = &stays[*index];
                stay.square.is_none() && stay.role == role && stay.from < at && stay.under.contains(square)
            })
            .collect();
        self.shuffle(&mut candidates);
        for index in candidates {
            if !self.may_try() {
                return false;
            }
            let before = stays[index];
            let stay = Stay { until: at, square: Some(square), ..before };
            if self.fits(stays, &stay) {
                stays[index] = stay;
                if self.place(stays, at + 1) {
                    return true;
                }
                stays[index] = before;
            }
        }
        false
    }

    /// Places the pieces that never rose, those with the fewest possible places first.
    fn place_rest(&mut self, stays: &mut [Stay]) -> bool {
        let open: Vec<(usize, Vec<Square>)> = (0..stays.len())
            .filter(|index| stays[*index].square.is_none())
            .map(|index| {
                let stay = stays[index];
                let fits = |square: &Square| self.fits(stays, &Stay { square: Some(*square), ..stay });
                (index, stay.under.iter().filter(fits).collect())
            })
            .collect();
        let Some((index, mut places)) = open.into_iter().min_by_key(|(_, places)| places.len()) else {
            return self.is_full_where_said(stays);
        };
        self.shuffle(&mut places);
        for square in places {
            if !self.may_try() {
                return false;
            }
            stays[index].square = Some(square);
            if self.place_rest(stays) {
                return true;
            }
        }
        stays[index].square = None;
        false
    }

    /// Whether a stay contradicts nothing: no look that found the grave empty, and no other piece in that grave meanwhile.
    fn fits(&self, stays: &[Stay], new: &Stay) -> bool {
        self.looks.set(self.looks.get().saturating_sub(1));
        let Some(square) = new.square else { return false };
        let end = new.until.min(self.clues.len());
        let looks = &self.clues[new.from..end];
        work::spend(1 + looks.len() as u64 / 64);
        let refuted = looks.iter().any(|clue| match clue {
            Clue::Clear(clear) => *clear == square,
            Clue::Rose { square: other, .. } => *other == square,
            Clue::Buried { .. } | Clue::Full(_) => false,
        });
        let shared = stays.iter().any(|other| {
            other.square == Some(square)
                && other.from != new.from
                && other.from < new.until
                && new.from < other.until
        });
        !refuted && !shared
    }

    fn is_full_where_said(&self, stays: &[Stay]) -> bool {
        self.clues.iter().enumerate().all(|(at, clue)| match clue {
            Clue::Full(squares) => squares.iter().all(|square| {
                stays.iter().any(|stay| stay.square == Some(square) && (stay.from..stay.until).contains(&at))
            }),
            _ => true,
        })
    }

    fn may_try(&self) -> bool {
        self.looks.get() > 0
    }

    fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            // The modulo bias does not matter here: nothing is drawn for a game.
            let other = self.rng.next_u32() as usize % (last + 1);
            list.swap(last, other);
        }
    }
}
