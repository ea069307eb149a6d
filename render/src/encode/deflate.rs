//! What was found becomes a zlib stream of deflate blocks.

use super::bits::Bits;
use super::head::Head;
use super::huffman::Code;
use super::matches::{Found, Step};
use super::symbols::{self, DISTANCES, END, LONGEST, SHORTEST, SYMBOLS, Symbol};

/// Deflate with a window of 32 KiB, and how much effort it took, which readers ignore.
const HEADER: [u8; 2] = [0x78, 0x01];
/// How long codes may be.
const MOST: u8 = 15;
/// How many steps a block has, about. What is common changes from one part of a board to the next, and codes of its own
/// cost a block a hundred bytes: blocks of this size save two per cent over a single one.
const BLOCK: usize = 1_800;
/// The most bytes of a stored block.
const STORED: usize = 65_535;

/// Writes the data as a zlib stream.
pub(super) fn zlib(file: &mut Vec<u8>, data: &[u8], found: &Found) {
    file.extend_from_slice(&HEADER);
    let mut bits = Bits::new(file);
    // Blocks of about the same size, so that the last one is worth its codes.
    let blocks = ((found.steps.len() + BLOCK / 2) / BLOCK).max(1);
    let size = found.steps.len().div_ceil(blocks);
    let (mut data_left, mut literals_left) = (data, found.literals.as_slice());
    for steps in found.steps.chunks(size.max(1)) {
        let literal = steps.iter().map(|step| step.literals as usize).sum();
        let copied: usize = steps.iter().map(|step| usize::from(step.length)).sum();
        let (data, behind) = data_left.split_at(literal + copied);
        let (literals, literals_behind) = literals_left.split_at(literal);
        (data_left, literals_left) = (behind, literals_behind);
        block(&mut bits, data, literals, steps, data_left.is_empty());
    }
    bits.align();
    file.extend_from_slice(&simd_adler32::adler32(&data).to_be_bytes());
}

/// Writes a block: with codes of its own, or as it is where that is no longer.
fn block(bits: &mut Bits, data: &[u8], literals: &[u8], steps: &[Step], last: bool) {
    let counts = Counts::of(literals, steps);
    let symbols = Code::of(&counts.symbols, MOST);
    let distances = Code::of(&counts.distances, MOST);
    let head = Head::of(&symbols.lengths, &distances.lengths);
    let coded =
        head.cost() + symbols.cost(&counts.symbols) + distances.cost(&counts.distances) + counts.extra;
    if coded > 8 * (data.len() + 5 * data.len().div_ceil(STORED)) {
        stored(bits, data, last);
        return;
    }
    bits.reserve(coded);
    bits.put(0b100 | u64::from(last), 3);
    head.write(bits);
    let lengths = lengths(&symbols);
    let mut left = literals;
    for step in steps {
        let literals;
        (literals, left) = left.split_at(step.literals as usize);
        for literal in literals {
            let symbol = usize::from(*literal);
            bits.put(symbols.bits[symbol].into(), symbols.lengths[symbol].into());
            bits.spill();
        }
        if step.length > 0 {
            let (code, count) = lengths[usize::from(step.length)];
            bits.put(code, count);
            let Symbol { symbol, extra, count } = symbols::distance(step.distance);
            bits.put(distances.bits[symbol].into(), distances.lengths[symbol].into());
            bits.put(extra, count);
            bits.spill();
        }
    }
    bits.put(symbols.bits[END].into(), symbols.lengths[END].into());
    bits.spill();
}

/// For each length its code and the bits behind it, put together.
fn lengths(symbols: &Code<SYMBOLS>) -> [(u64, u32); LONGEST + 1] {
    let mut lengths = [(0, 0); LONGEST + 1];
    for (length, entry) in lengths.iter_mut().enumerate().skip(SHORTEST) {
        let Symbol { symbol, extra, count } = symbols::length(length);
        let own = u32::from(symbols.lengths[symbol]);
        *entry = (u64::from(symbols.bits[symbol]) | extra << own, own + count);
    }
    lengths
}

/// Writes data as it is.
fn stored(bits: &mut Bits, data: &[u8], last: bool) {
    let mut parts = data.chunks(STORED).peekable();
    while let Some(part) = parts.next() {
        bits.put(u64::from(last && parts.peek().is_none()), 3);
        bits.align();
        let length = part.len() as u16;
        bits.bytes(&length.to_le_bytes());
        bits.bytes(&(!length).to_le_bytes());
        bits.bytes(part);
    }
}

/// How often each symbol occurs.
struct Counts {
    symbols: [u32; SYMBOLS],
    distances: [u32; DISTANCES],
    /// The bits behind symbols.
    extra: usize,
}

impl Counts {
    fn of(literals: &[u8], steps: &[Step]) -> Self {
        let mut counts = Self { symbols: [0; SYMBOLS], distances: [0; DISTANCES], extra: 0 };
        for literal in literals {
            counts.symbols[usize::from(*literal)] += 1;
        }
        let mut lengths = [0_u32; LONGEST + 1];
        for step in steps.iter().filter(|step| step.length > 0) {
            lengths[usize::from(step.length)] += 1;
            let Symbol { symbol, count, .. } = symbols::distance(step.distance);
            counts.distances[symbol] += 1;
            counts.extra += count as usize;
        }
        for (length, times) in lengths.into_iter().enumerate().skip(SHORTEST) {
            let Symbol { symbol, count, .. } = symbols::length(length);
            counts.symbols[symbol] += times;
            counts.extra += (times * count) as usize;
        }
        counts.symbols[END] = 1;
        counts
    }
}
