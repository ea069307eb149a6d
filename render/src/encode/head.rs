//! What a block says of its codes before it uses them: how long each symbol's is, which is all a reader needs, in a short
//! code of its own.

use super::bits::Bits;
use super::huffman::Code;
use super::symbols::{DISTANCES, END, SYMBOLS, Symbol};

/// Lengths from 0 to 15, then: the one before again, a few zeros, many zeros.
const TELLING: usize = 19;
const AGAIN: usize = 16;
const ZEROS: usize = 17;
const MANY_ZEROS: usize = 18;
/// The order in which the lengths of the short code are told: those that are rarely needed last.
const ORDER: [usize; TELLING] =
    [AGAIN, ZEROS, MANY_ZEROS, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
/// How long the short code may be.
const MOST: u8 = 7;

/// A block's codes, ready to be told.
pub(super) struct Head {
    symbols: usize,
    distances: usize,
    /// The lengths of both codes, runs of the same taken together.
    runs: Vec<Symbol>,
    counts: [u32; TELLING],
    code: Code<TELLING>,
    /// How many lengths of the short code are told.
    told: usize,
}

impl Head {
    pub(super) fn of(symbols: &[u8; SYMBOLS], distances: &[u8; DISTANCES]) -> Self {
        let used = |lengths: &[u8]| lengths.iter().rposition(|length| *length > 0).map_or(1, |last| last + 1);
        let (symbol_count, distance_count) = (used(symbols), used(distances));
        let lengths = [&symbols[..symbol_count], &distances[..distance_count]].concat();
        let mut runs = Vec::with_capacity(lengths.len());
        for run in lengths.chunk_by(|one, two| one == two) {
            tell(run[0], run.len(), &mut runs);
        }
        let mut counts = [0; TELLING];
        for run in &runs {
            counts[run.symbol] += 1;
        }
        let code = Code::of(&counts, MOST);
        let told =
            ORDER.iter().rposition(|symbol| code.lengths[*symbol] > 0).map_or(4, |last| 4.max(last + 1));
        Self { symbols: symbol_count, distances: distance_count, runs, counts, code, told }
    }

    /// In bits, with those that say what kind of block it is.
    pub(super) fn cost(&self) -> usize {
        let extra: u32 = self.runs.iter().map(|run| run.count).sum();
        3 + 5 + 5 + 4 + 3 * self.told + self.code.cost(&self.counts) + extra as usize
    }

    pub(super) fn write(&self, bits: &mut Bits) {
        // The end of a block always has a code.
        bits.put((self.symbols - (END + 1)) as u64, 5);
        bits.put((self.distances - 1) as u64, 5);
        bits.put((self.told - 4) as u64, 4);
        bits.spill();
        for symbol in &ORDER[..self.told] {
            bits.put(self.code.lengths[*symbol].into(), 3);
            bits.spill();
        }
        for Symbol { symbol, extra, count } in &self.runs {
            bits.put(self.code.bits[*symbol].into(), self.code.lengths[*symbol].into());
            bits.put(*extra, *count);
            bits.spill();
        }
    }
}

/// Tells a length that comes so many times in a row.
fn tell(length: u8, times: usize, runs: &mut Vec<Symbol>) {
    let mut left = times;
    if length > 0 {
        runs.push(Symbol::plain(length.into()));
        left -= 1;
    }
    while left > 0 {
        let (symbol, least, most, count) = match (length, left) {
            (_, ..3) => (usize::from(length), 1, 1, 0),
            (0, ..11) => (ZEROS, 3, 10, 3),
            (0, _) => (MANY_ZEROS, 11, 138, 7),
            _ => (AGAIN, 3, 6, 2),
        };
        let now = left.min(most);
        runs.push(Symbol { symbol, extra: (now - least) as u64, count });
        left -= now;
    }
}
