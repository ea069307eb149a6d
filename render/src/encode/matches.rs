//! Finds repetitions in a picture's rows, where boards repeat.
//!
//! At each position four places are compared: one row above, one byte before, two tiles before (of the same
//! background), and where the same [`HASHED`] bytes last occurred. For the first three, [`Same`] knows the lengths
//! beforehand. The match that saves most bits is taken, or none; what it covers is skipped, so that about twenty
//! thousand positions of a board are examined out of half a million.

use super::same::{self, Same};
use super::symbols::{LONGEST, SHORTEST, WINDOW};

/// The zeros behind the data, so that eight bytes can be read at any byte.
pub(super) const PADDING: usize = 2 * WORD;
/// The number of bytes compared at once.
const WORD: usize = 8;
/// The length of a match with the row above that is taken without looking elsewhere.
const ENOUGH: usize = same::BITS;
/// The length of a match below which a better one may start at its second byte.
const LAZY: usize = 32;
/// The approximate costs in bits of a literal byte, and of a match without its distance.
const LITERAL: i64 = 4;
const MATCH: i64 = 9;
/// The number of bytes that are hashed, and the bits of the hash.
const HASHED: u32 = 7;
const HASH: u32 = 12;
/// The longest match that is searched for.
const REACH: usize = (1 << SHIFT) - 8;
/// The bits of a length or a distance in [`Match`].
const SHIFT: u32 = 20;

/// The literals and copies of a picture's rows.
#[derive(Default)]
pub(super) struct Found {
    /// All literals in one list, so that counting and writing them needs no branches.
    pub(super) literals: Vec<u8>,
    pub(super) steps: Vec<Step>,
    /// Which bytes equal those one row, one byte and two tiles before.
    same: Same<3>,
}

/// A run of literals, followed by a copy of earlier bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Step {
    /// The number of literals.
    pub(super) literals: u32,
    /// The number of bytes copied. Only the last step may copy none.
    pub(super) length: u16,
    /// The distance back to the copied bytes.
    pub(super) distance: u16,
}

/// The bits that a match saves, its length and its distance, in one number: the greatest is the best, found
/// without a branch.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Match(i64);

impl Match {
    /// A match of a length at a place. One that is too short for deflate saves nothing.
    #[inline(always)]
    fn new(length: usize, place: Place) -> Self {
        Self(place.nothing + length as i64 * BYTE)
    }

    fn saves(self) -> i64 {
        self.0 >> (2 * SHIFT)
    }

    fn length(self) -> usize {
        (self.0 >> SHIFT) as usize & ((1 << SHIFT) - 1)
    }

    fn distance(self) -> usize {
        self.0 as usize & ((1 << SHIFT) - 1)
    }
}

/// The value that each byte adds to a [`Match`].
const BYTE: i64 = LITERAL << (2 * SHIFT) | 1 << SHIFT;

/// A distance to search.
#[derive(Clone, Copy)]
struct Place {
    distance: usize,
    /// The [`Match`] of no bytes there: its cost in bits, and its distance.
    nothing: i64,
}

impl Place {
    /// The place at a distance; one that deflate can't reach becomes the byte before.
    #[inline(always)]
    fn new(distance: usize) -> Self {
        let distance = if (1..=WINDOW).contains(&distance) { distance } else { 1 };
        // Longer distances need more bits.
        let price = MATCH + i64::from(distance.ilog2());
        Self { distance, nothing: distance as i64 - (price << (2 * SHIFT)) }
    }
}

struct Finder<'a> {
    /// The data, followed by zeros.
    padded: &'a [u8],
    same: &'a Same<3>,
    row: Place,
    run: Place,
    tile: Place,
    /// The last position of each hash. Position 0 is never found.
    recent: [u32; 1 << HASH],
}

impl Finder<'_> {
    /// The best match here; also records this position.
    ///
    /// Branch prediction can't guess where a copy ends, and a wrong guess costs more than a comparison: so the
    /// tests at every position have no branches, which are left for long matches.
    #[inline(never)]
    fn best(&mut self, at: usize) -> Match {
        let here = word(self.padded, at);
        let [row, mut with_run, mut with_tile] = self.same.lengths(at);
        let all = |number: usize| self.same.length(number, at).min(REACH);
        if row == ENOUGH {
            return Match::new(all(0), self.row);
        }
        if with_run == ENOUGH {
            with_run = all(1);
        }
        if with_tile == ENOUGH {
            with_tile = all(2);
        }
        let slot = slot(here);
        let back = self.recent[slot] as usize;
        self.recent[slot] = at as u32;
        let recent = if back > 0 { Place::new(at - back) } else { self.run };
        let Self { run, tile, .. } = *self;
        let mut with_recent = self.first(here, at, recent.distance);
        if with_recent == WORD {
            with_recent = self.whole(at, recent.distance);
        }
        let one = Match::new(row, self.row).max(Match::new(with_run, run));
        let two = Match::new(with_tile, tile).max(Match::new(with_recent, recent));
        one.max(two)
    }

    /// The number of the eight bytes here that match at a distance.
    #[inline(always)]
    fn first(&self, here: u64, at: usize, distance: usize) -> usize {
        if distance > at {
            return 0;
        }
        // Trailing zero bits of the difference: eight bytes where nothing differs.
        ((here ^ word(self.padded, at - distance)).trailing_zeros() / 8) as usize
    }

    /// The length of a match at a distance, where the first eight bytes match.
    #[inline(always)]
    fn whole(&self, at: usize, distance: usize) -> usize {
        let here = &self.padded[at..self.padded.len().min(at + REACH)];
        let back = &self.padded[at - distance..];
        let words = here[WORD..].as_chunks().0.iter().zip(back[WORD..].as_chunks().0);
        let mut length = WORD;
        for (one, two) in words {
            let unlike = u64::from_le_bytes(*one) ^ u64::from_le_bytes(*two);
            if unlike != 0 {
                return length + (unlike.trailing_zeros() / 8) as usize;
            }
            length += WORD;
        }
        length
    }

    #[inline(always)]
    fn remember(&mut self, at: usize) {
        self.recent[slot(word(self.padded, at))] = at as u32;
    }
}

/// Eight bytes as a number, to be compared at once. The padding is long enough for any place in the data.
#[inline(always)]
fn word(padded: &[u8], at: usize) -> u64 {
    padded
        .get(at..at + WORD)
        .and_then(|bytes| bytes.first_chunk())
        .map_or(0, |bytes| u64::from_le_bytes(*bytes))
}

/// The slot of a hash.
#[inline(always)]
fn slot(word: u64) -> usize {
    // Multiplying by the golden ratio spreads differences over the highest bits.
    ((word << (64 - 8 * HASHED)).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (64 - HASH)) as usize
}

/// Finds matches in rows of `stride` bytes. `tile` is the distance to the left at which bytes may repeat.
pub(super) fn find(data: &mut Vec<u8>, stride: usize, tile: usize, found: &mut Found) {
    let end = data.len();
    data.resize(end + PADDING, 0);
    found.literals.clear();
    found.steps.clear();
    let places = [stride, 1, tile].map(Place::new);
    found.same.compare(data, places.map(|place| place.distance));
    steps(data, end, places, found);
    data.truncate(end);
}

fn steps(padded: &[u8], end: usize, [row, run, tile]: [Place; 3], found: &mut Found) {
    let Found { literals, steps, same } = found;
    let mut finder = Finder { padded, same, row, run, tile, recent: [0; 1 << HASH] };
    let (mut at, mut start) = (0, 0);
    // Where fewer bytes are left than a match has, padding would be matched.
    while at + SHORTEST <= end {
        let mut best = finder.best(at);
        if best.saves() <= 0 {
            literals.push(padded[at]);
            at += 1;
            continue;
        }
        while best.length() < LAZY && at + SHORTEST < end {
            let next = finder.best(at + 1);
            if next.saves() <= best.saves() {
                break;
            }
            literals.push(padded[at]);
            at += 1;
            best = next;
        }
        // What starts at the second byte or at the last two may repeat where the whole doesn't.
        finder.remember(at + 1);
        let length = best.length().min(end - at);
        copy(steps, (at - start) as u32, length, best.distance());
        at += length;
        finder.remember(at - 2);
        finder.remember(at - 1);
        start = at;
    }
    if start < end {
        literals.extend_from_slice(&padded[at..end]);
        steps.push(Step { literals: (end - start) as u32, length: 0, distance: 1 });
    }
}

/// Adds a copy of any length, in parts that deflate can express.
#[inline(always)]
fn copy(steps: &mut Vec<Step>, mut literals: u32, mut length: usize, distance: usize) {
    let distance = distance as u16;
    while length > LONGEST {
        // The rest must not be too short.
        let part = LONGEST.min(length - SHORTEST);
        steps.push(Step { literals, length: part as u16, distance });
        (literals, length) = (0, length - part);
    }
    steps.push(Step { literals, length: length as u16, distance });
}
