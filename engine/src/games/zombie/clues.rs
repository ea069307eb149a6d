//! What everybody can tell about where somebody's burials may be, and worlds that fit it.

use std::cell::Cell;

use rand_core::Rng;

use super::state::{State, View};
use crate::board::{Board, Piece, Role, Side, Square, SquareSet};
use crate::work;

/// One public fact about the burials of one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Clue {
    /// A piece was buried somewhere under these.
    Buried { role: Role, under: SquareSet },
    /// It came to light here.
    Rose { role: Role, square: Square },
    /// Here lay none.
    Clear(Square),
    /// Here lay one under each, since another found no place.
    Full(SquareSet),
}

/// Everything public about the burials of one player, in the order learnt.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Clues(Vec<Clue>);

/// How many placings are looked at before one is taken that may contradict an old clue. Nearly always the first that is
/// tried fits, which takes some hundreds.
const LOOKS: u32 = 200_000;

impl View {
    /// A world that fits all the viewer knows.
    #[must_use]
    pub fn world(&self, rng: &mut dyn Rng) -> State {
        self.completed(|burier| self.public.clues[burier.index()].sample(burier.other(), rng))
    }
}

impl Clues {
    /// A piece was buried somewhere under pieces on these squares.
    pub fn buried(&mut self, role: Role, under: SquareSet) {
        self.0.push(Clue::Buried { role, under });
    }

    /// A buried piece came to light. `left` is how many are still buried.
    pub fn rose(&mut self, role: Role, square: Square, left: usize) {
        self.0.push(Clue::Rose { role, square });
        if left == 0 {
            self.0.clear();
        }
    }

    /// A square was turned up without a burial of this player.
    pub fn clear(&mut self, square: Square) {
        if !self.0.is_empty() {
            self.0.push(Clue::Clear(square));
        }
    }

    /// All of it.
    pub(super) fn facts(&self) -> &[Clue] {
        &self.0
    }

    /// Every one of these squares was found to cover a burial.
    pub fn full(&mut self, squares: SquareSet) {
        self.0.push(Clue::Full(squares));
    }

    /// Burials of pieces of `owner` that fit all clues, chosen at random.
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
            // Too tangled to solve in time: the right pieces, anywhere.
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

    /// Every burial there was, without a place yet, the risings to be explained first.
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

/// One piece's time below board: from the clue that buried it until the clue that raised it.
#[derive(Clone, Copy, Debug)]
struct Stay {
    role: Role,
    under: SquareSet,
    from: usize,
    /// `usize::MAX` while it is still there.
    until: usize,
    square: Option<Square>,
}

struct Sampler<'a> {
    clues: &'a [Clue],
    /// How many placings may still be looked at.
    looks: Cell<u32>,
    rng: &'a mut dyn Rng,
}

impl Sampler<'_> {
    /// Explains the risings from clue number `from` on, then places what is left.
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

    /// Places what never came to light, what has the fewest places first.
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

    /// Whether nothing speaks against a stay: no look that found nothing, and nobody else in that grave meanwhile.
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
            // The bias of a remainder does not matter here: nothing is drawn for a game.
            let other = self.rng.next_u32() as usize % (last + 1);
            list.swap(last, other);
        }
    }
}
