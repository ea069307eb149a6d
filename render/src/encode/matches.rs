//! What repeats in a picture's rows, sought where boards repeat.
//!
//! At each position four places are compared, eight bytes at a time: one row above, one byte before, two tiles before (of
//! the same background), and where the same [`HASHED`] bytes were met last. The one that saves most bits is taken, or
//! none; what it covers is skipped, so a board is looked at in some fifteen thousand positions out of half a million.

use super::symbols::{LONGEST, SHORTEST, WINDOW};

/// Zeros behind the data, so that eight bytes can be read wherever there is one.
pub(super) const PADDING: usize = 8;
/// A match with the row above that is so long is taken without looking elsewhere.
const ENOUGH: usize = 32;
/// Behind the first byte of a match that is shorter than this, there may be a better one.
const LAZY: usize = 32;
/// Roughly what a byte costs as it is, and a match besides its distance, in bits.
const LITERAL: i64 = 6;
const MATCH: i64 = 9;
/// How many bytes are the same wherever the hash is (nearly always) the same, and the bits of the hash.
const HASHED: u32 = 5;
const HASH: u32 = 12;
/// The longest agreement that is looked for.
const REACH: usize = (1 << SHIFT) - 8;
/// The bits of a length or a distance in [`Match`].
const SHIFT: u32 = 20;

/// What a picture's rows are made of.
pub(super) struct Found {
    /// All bytes as they are, in one row: what counts and writes them runs through without a stop.
    pub(super) literals: Vec<u8>,
    pub(super) steps: Vec<Step>,
}

/// Some bytes as they are, and then a copy of earlier ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Step {
    /// How many bytes as they are.
    pub(super) literals: u32,
    /// How many bytes are copied. Only the last step may copy none.
    pub(super) length: u16,
    /// From how far back.
    pub(super) distance: u16,
}

/// How many bits a match saves, its length and its distance, in one number: the greatest is the best, found without a
/// branch.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Match(i64);

impl Match {
    #[inline(always)]
    fn new(length: usize, distance: usize, price: i64) -> Self {
        let length = if length < SHORTEST { 0 } else { length as i64 };
        Self((length * LITERAL - price) << (2 * SHIFT) | length << SHIFT | distance as i64)
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

/// A place to look, and what a match with it costs in bits.
#[derive(Clone, Copy)]
struct Place {
    distance: usize,
    price: i64,
}

impl Place {
    /// A place so far back; one that deflate can't reach becomes the byte before.
    fn new(distance: usize) -> Self {
        let distance = if (1..=WINDOW).contains(&distance) { distance } else { 1 };
        Self { distance, price: price(distance) }
    }
}

/// What a match so far back costs: far ones need more bits.
#[inline(always)]
fn price(distance: usize) -> i64 {
    MATCH + i64::from(distance.max(1).ilog2())
}

struct Finder<'a> {
    /// The data, and zeros behind it.
    padded: &'a [u8],
    row: Place,
    run: Place,
    tile: Place,
    /// By the hash of five bytes where they were met last. The very first position is never told.
    recent: [u32; 1 << HASH],
}

impl Finder<'_> {
    /// The best match here, and remembers this place.
    #[inline(never)]
    fn best(&mut self, at: usize) -> Match {
        let here = &self.padded[at..self.padded.len().min(at + REACH)];
        let with = |back: usize| agreement(self.padded.get(back..).unwrap_or_default(), here);
        let place =
            |place: Place| Match::new(with(at.wrapping_sub(place.distance)), place.distance, place.price);
        let best = place(self.row);
        if best.length() >= ENOUGH {
            return best;
        }
        let best = best.max(place(self.run)).max(place(self.tile));
        let slot = slot(here);
        let back = self.recent[slot] as usize;
        let distance = at.wrapping_sub(back);
        let best = if back > 0 && (1..=WINDOW).contains(&distance) {
            best.max(Match::new(with(back), distance, price(distance)))
        } else {
            best
        };
        self.recent[slot] = at as u32;
        best
    }

    #[inline(always)]
    fn remember(&mut self, at: usize) {
        self.recent[slot(&self.padded[at..])] = at as u32;
    }
}

/// Where the place of some bytes is remembered.
#[inline(always)]
fn slot(bytes: &[u8]) -> usize {
    let word = bytes.first_chunk().map_or(0, |bytes| u64::from_le_bytes(*bytes));
    // The golden ratio's bits spread what differs over the highest bits.
    ((word << (64 - 8 * HASHED)).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (64 - HASH)) as usize
}

/// How many bytes are the same from the start.
#[inline(always)]
fn agreement(one: &[u8], two: &[u8]) -> usize {
    let mut length = 0;
    for (one, two) in one.as_chunks().0.iter().zip(two.as_chunks().0) {
        let unlike = u64::from_le_bytes(*one) ^ u64::from_le_bytes(*two);
        if unlike != 0 {
            return length + (unlike.trailing_zeros() / 8) as usize;
        }
        length += 8;
    }
    length
}

/// Takes rows of `stride` bytes apart. `tile` is how far to the left the same may be again.
pub(super) fn find(data: &mut Vec<u8>, stride: usize, tile: usize) -> Found {
    let end = data.len();
    data.resize(end + PADDING, 0);
    let found = steps(data, end, [stride, 1, tile].map(Place::new));
    data.truncate(end);
    found
}

fn steps(padded: &[u8], end: usize, [row, run, tile]: [Place; 3]) -> Found {
    let mut finder = Finder { padded, row, run, tile, recent: [0; 1 << HASH] };
    let mut found = Found { literals: Vec::with_capacity(end / 16), steps: Vec::with_capacity(end / 64) };
    let (mut at, mut start) = (0, 0);
    // Where fewer bytes are left than a match has, padding would be matched.
    while at + SHORTEST <= end {
        let mut best = finder.best(at);
        if best.saves() <= 0 {
            found.literals.push(padded[at]);
            at += 1;
            continue;
        }
        while best.length() < LAZY && at + SHORTEST < end {
            let next = finder.best(at + 1);
            if next.saves() <= best.saves() {
                break;
            }
            found.literals.push(padded[at]);
            at += 1;
            best = next;
        }
        // What starts with the second byte or with the last two may come again where this as a whole does not.
        finder.remember(at + 1);
        let length = best.length().min(end - at);
        found.copy((at - start) as u32, length, best.distance());
        at += length;
        finder.remember(at - 2);
        finder.remember(at - 1);
        start = at;
    }
    if start < end {
        found.literals.extend_from_slice(&padded[at..end]);
        found.steps.push(Step { literals: (end - start) as u32, length: 0, distance: 1 });
    }
    found
}

impl Found {
    /// Adds a copy of any length, in parts that deflate knows.
    #[inline(always)]
    fn copy(&mut self, mut literals: u32, mut length: usize, distance: usize) {
        let distance = distance as u16;
        while length > LONGEST {
            // What is left must not be too short.
            let part = LONGEST.min(length - SHORTEST);
            self.steps.push(Step { literals, length: part as u16, distance });
            (literals, length) = (0, length - part);
        }
        self.steps.push(Step { literals, length: length as u16, distance });
    }
}
