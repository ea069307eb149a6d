//! Steps become a zlib stream of deflate blocks.

use super::bits::Bits;
use super::huffman::Code;
use super::matches::Step;

/// Bytes, the end of a block, and lengths.
const SYMBOLS: usize = 286;
/// The symbol that ends a block.
const END: usize = 256;
const DISTANCES: usize = 30;
/// How long codes may be.
const MOST: u8 = 15;
/// The order in which a block tells the lengths of the code its own codes are told in.
const ORDER: [usize; 19] = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
/// The most bytes of a stored block.
const STORED: usize = 65_535;

/// A symbol and the bits that follow it.
#[derive(Clone, Copy, Default)]
struct Symbol {
    symbol: usize,
    extra: u64,
    count: u32,
}

/// The symbol of a length, 3 to 258.
fn length_symbol(length: u16) -> Symbol {
    let length = u64::from(length) - 3;
    match length {
        0..8 => Symbol { symbol: 257 + length as usize, ..Symbol::default() },
        255 => Symbol { symbol: 285, ..Symbol::default() },
        _ => {
            let count = length.ilog2() - 2;
            let symbol = 257 + 4 * count as usize + (length >> count) as usize;
            Symbol { symbol, extra: length & ((1 << count) - 1), count }
        }
    }
}

/// The symbol of a distance, 1 to 32768.
#[inline]
fn distance_symbol(distance: u16) -> Symbol {
    let distance = u64::from(distance) - 1;
    if distance < 4 {
        return Symbol { symbol: distance as usize, ..Symbol::default() };
    }
    let count = distance.ilog2() - 1;
    let symbol = 2 * count as usize + (distance >> count) as usize;
    Symbol { symbol, extra: distance & ((1 << count) - 1), count }
}

/// How often each symbol occurs.
struct Counts {
    symbols: [u32; SYMBOLS],
    distances: [u32; DISTANCES],
    /// Bits behind symbols.
    extra: usize,
}

/// Writes a zlib stream of what the steps make of the data.
pub(super) fn zlib(file: &mut Vec<u8>, data: &[u8], steps: &[Step]) {
    // A window of 32 KiB, fast.
    file.extend_from_slice(&[0x78, 0x01]);
    let mut bits = Bits::new(file);
    block(&mut bits, data, steps);
    bits.align();
    file.extend_from_slice(&simd_adler32::adler32(&data).to_be_bytes());
}

/// Writes the last block.
fn block(bits: &mut Bits, data: &[u8], steps: &[Step]) {
    let counts = count(data, steps);
    let symbols = Code::of(&counts.symbols, MOST);
    let distances = Code::of(&counts.distances, MOST);
    let head = Head::of(&symbols.lengths, &distances.lengths);
    let cost = head.cost() + symbols.cost(&counts.symbols) + distances.cost(&counts.distances) + counts.extra;
    if cost > 8 * (data.len() + 5 * data.len().div_ceil(STORED)) {
        return stored(bits, data);
    }
    // The last block, with codes of its own.
    bits.put(0b101, 3);
    head.write(bits);
    let mut lengths = [(0_u64, 0_u32); 259];
    for (length, entry) in (3..259).zip(&mut lengths[3..]) {
        let Symbol { symbol, extra, count } = length_symbol(length);
        let own = u32::from(symbols.lengths[symbol]);
        *entry = (u64::from(symbols.bits[symbol]) | extra << own, own + count);
    }
    let mut at = 0;
    for step in steps {
        let literals = &data[at..at + step.literals as usize];
        // Three of at most fifteen bits and the seven that may wait fit in 64.
        for literals in literals.chunks(3) {
            for literal in literals {
                let symbol = usize::from(*literal);
                bits.put(symbols.bits[symbol].into(), symbols.lengths[symbol].into());
            }
            bits.spill();
        }
        at += literals.len() + usize::from(step.length);
        if step.length > 0 {
            let (code, own) = lengths[usize::from(step.length)];
            bits.put(code, own);
            let Symbol { symbol, extra, count } = distance_symbol(step.distance);
            bits.put(distances.bits[symbol].into(), distances.lengths[symbol].into());
            bits.put(extra, count);
            bits.spill();
        }
    }
    bits.put(symbols.bits[END].into(), symbols.lengths[END].into());
    bits.spill();
}

/// Writes data as it is, where no code makes it smaller.
fn stored(bits: &mut Bits, data: &[u8]) {
    let mut parts = data.chunks(STORED).peekable();
    while let Some(part) = parts.next() {
        bits.put(parts.peek().is_none().into(), 3);
        bits.align();
        let length = part.len() as u16;
        bits.bytes(&length.to_le_bytes());
        bits.bytes(&(!length).to_le_bytes());
        bits.bytes(part);
    }
}

/// Counts the symbols of steps.
fn count(data: &[u8], steps: &[Step]) -> Counts {
    let mut counts = Counts { symbols: [0; SYMBOLS], distances: [0; DISTANCES], extra: 0 };
    let mut lengths = [0_u32; 259];
    let mut at = 0;
    for step in steps {
        let literals = &data[at..at + step.literals as usize];
        for literal in literals {
            counts.symbols[usize::from(*literal)] += 1;
        }
        at += literals.len() + usize::from(step.length);
        if step.length > 0 {
            lengths[usize::from(step.length)] += 1;
            let Symbol { symbol, count, .. } = distance_symbol(step.distance);
            counts.distances[symbol] += 1;
            counts.extra += count as usize;
        }
    }
    for (length, times) in (3..259).zip(&lengths[3..]) {
        let Symbol { symbol, count, .. } = length_symbol(length);
        counts.symbols[symbol] += times;
        counts.extra += (times * count) as usize;
    }
    counts.symbols[END] = 1;
    counts
}

/// What a block says of its codes before it uses them.
struct Head {
    symbols: usize,
    distances: usize,
    /// The lengths of both codes, runs of the same taken together.
    runs: Vec<Symbol>,
    counts: [u32; 19],
    code: Code<19>,
    /// How many lengths of that code are told.
    told: usize,
}

impl Head {
    fn of(symbols: &[u8; SYMBOLS], distances: &[u8; DISTANCES]) -> Self {
        let used = |lengths: &[u8], least: usize| {
            lengths.iter().rposition(|length| *length > 0).map_or(least, |last| least.max(last + 1))
        };
        let (symbol_count, distance_count) = (used(symbols, END + 1), used(distances, 1));
        let lengths = [&symbols[..symbol_count], &distances[..distance_count]].concat();
        let mut runs = Vec::new();
        for run in lengths.chunk_by(|one, two| one == two) {
            tell(run[0], run.len(), &mut runs);
        }
        let mut counts = [0; 19];
        for run in &runs {
            counts[run.symbol] += 1;
        }
        let code = Code::of(&counts, 7);
        let told =
            ORDER.iter().rposition(|symbol| code.lengths[*symbol] > 0).map_or(4, |last| 4.max(last + 1));
        Self { symbols: symbol_count, distances: distance_count, runs, counts, code, told }
    }

    /// In bits.
    fn cost(&self) -> usize {
        let extra: u32 = self.runs.iter().map(|run| run.count).sum();
        17 + 3 * self.told + self.code.cost(&self.counts) + extra as usize
    }

    fn write(&self, bits: &mut Bits) {
        bits.put((self.symbols - 257) as u64, 5);
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

/// Tells a length that comes so many times: zeros by the 138, others once and then by the six.
fn tell(length: u8, times: usize, runs: &mut Vec<Symbol>) {
    let mut left = times;
    let plain = Symbol { symbol: length.into(), ..Symbol::default() };
    if length > 0 {
        runs.push(plain);
        left -= 1;
    }
    while left > 0 {
        let (most, symbol, least, count) = match (length, left) {
            (_, 0..3) => (1, usize::from(length), 1, 0),
            (0, 3..11) => (10, 17, 3, 3),
            (0, _) => (138, 18, 11, 7),
            _ => (6, 16, 3, 2),
        };
        let now = left.min(most);
        runs.push(Symbol { symbol, extra: (now - least) as u64, count });
        left -= now;
    }
}
