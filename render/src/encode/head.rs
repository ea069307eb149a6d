//! The head of a block: the lengths of its symbols' codes, which is all a reader needs, in a short code of its own.

use super::bits::Bits;
use super::huffman::Code;
use super::symbols::{DISTANCES, END, SYMBOLS, Symbol};

/// Symbols of the short code: lengths from 0 to 15, then a repetition, a few zeros, many zeros.
const TELLING: usize = 19;
const AGAIN: usize = 16;
const ZEROS: usize = 17;
const MANY_ZEROS: usize = 18;
/// The order of the short code's lengths: rarely used ones last.
const ORDER: [usize; TELLING] =
    [AGAIN, ZEROS, MANY_ZEROS, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
/// The longest code of the short code, in bits.
const MOST: u8 = 7;

/// The head of a block.
pub(super) struct Head {
    symbols: usize,
    distances: usize,
    /// The lengths of both codes, run-length encoded.
    runs: Vec<Symbol>,
    counts: [u32; TELLING],
    code: Code<TELLING>,
    /// The number of the short code's lengths that are written.
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

    /// The size in bits, including the block's type.
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

/// Run-length encodes a repeated length.
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
