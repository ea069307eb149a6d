//! Writes matches as a zlib stream of deflate blocks.

use std::sync::Arc;

use super::band::{Band, Body};
use super::bits::Bits;
use super::head::Head;
use super::huffman::Code;
use super::matches::{Found, Step};
use super::symbols::{self, DISTANCES, END, LONGEST, SHORTEST, SYMBOLS, Symbol};

/// The zlib header: deflate with a window of 32 KiB, and the compression level, which readers ignore.
const HEADER: [u8; 2] = [0x78, 0x01];
/// The longest code in bits.
const MOST: u8 = 15;
/// The approximate number of steps in a block. Frequencies change from one part of a board to the next, and codes
/// of its own cost a block a hundred bytes: blocks of this size save two per cent over a single one.
const BLOCK: usize = 1_800;
/// The most bytes of a stored block.
const STORED: usize = 65_535;

/// The modulus of Adler-32.
const ADLER: usize = 65_521;

/// Writes bands as a zlib stream.
pub(super) fn zlib(file: &mut Vec<u8>, bands: &[Arc<Band>]) {
    file.extend_from_slice(&HEADER);
    let mut bits = Bits::new(file);
    let mut sum = 1;
    for band in bands {
        match &band.body {
            Body::Coded(bytes, count) => bits.append(bytes, *count),
            Body::Stored(data) => stored(&mut bits, data),
        }
        sum = joined(sum, band.sum, band.bytes);
    }
    // An empty last block, in the fixed codes.
    bits.reserve(10);
    bits.put(0b011, 10);
    bits.spill();
    bits.align();
    file.extend_from_slice(&sum.to_be_bytes());
}

/// The Adler-32 of two concatenated parts, from the sums of both; `bytes` is the length of the second.
fn joined(first: u32, second: u32, bytes: usize) -> u32 {
    let parts = |sum: u32| ((sum & 0xffff) as usize, (sum >> 16) as usize);
    let ((one, all), (other, behind)) = (parts(first), parts(second));
    // Both begin with 1, and each byte of the second part adds the first sum once more.
    let low = (one + other + ADLER - 1) % ADLER;
    let high = (all + behind + bytes % ADLER * (one + ADLER - 1)) % ADLER;
    (high as u32) << 16 | low as u32
}

/// Writes matches in blocks of about the same size, so that the last one is worth its codes.
pub(super) fn blocks(bits: &mut Bits, found: &Found) {
    let blocks = ((found.steps.len() + BLOCK / 2) / BLOCK).max(1);
    let size = found.steps.len().div_ceil(blocks);
    let mut left = found.literals.as_slice();
    for steps in found.steps.chunks(size.max(1)) {
        let (literals, behind) = left.split_at(steps.iter().map(|step| step.literals as usize).sum());
        left = behind;
        block(bits, literals, steps);
    }
}

/// Writes a block with codes of its own.
fn block(bits: &mut Bits, literals: &[u8], steps: &[Step]) {
    let counts = Counts::of(literals, steps);
    let symbols = Code::of(&counts.symbols, MOST);
    let distances = Code::of(&counts.distances, MOST);
    let head = Head::of(&symbols.lengths, &distances.lengths);
    bits.reserve(
        head.cost() + symbols.cost(&counts.symbols) + distances.cost(&counts.distances) + counts.extra,
    );
    bits.put(0b100, 3);
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

/// For each length, its code and extra bits combined.
fn lengths(symbols: &Code<SYMBOLS>) -> [(u64, u32); LONGEST + 1] {
    let mut lengths = [(0, 0); LONGEST + 1];
    for (length, entry) in lengths.iter_mut().enumerate().skip(SHORTEST) {
        let Symbol { symbol, extra, count } = symbols::length(length);
        let own = u32::from(symbols.lengths[symbol]);
        *entry = (u64::from(symbols.bits[symbol]) | extra << own, own + count);
    }
    lengths
}

/// The number of bits that bytes take uncompressed.
pub(super) const fn stored_bits(bytes: usize) -> usize {
    8 * (bytes + 5 * bytes.div_ceil(STORED))
}

/// Writes data uncompressed.
fn stored(bits: &mut Bits, data: &[u8]) {
    for part in data.chunks(STORED) {
        bits.reserve(3);
        bits.put(0, 3);
        bits.align();
        let length = part.len() as u16;
        bits.bytes(&length.to_le_bytes());
        bits.bytes(&(!length).to_le_bytes());
        bits.bytes(part);
    }
}

/// The frequencies of symbols.
struct Counts {
    symbols: [u32; SYMBOLS],
    distances: [u32; DISTANCES],
    /// The number of extra bits.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_of_parts_are_joined() {
        let sum = |bytes: &[u8]| simd_adler32::adler32(&bytes);
        let data: Vec<u8> = (0..200_000_u32).map(|at| (at.wrapping_mul(2_654_435_761) >> 24) as u8).collect();
        for cut in [0, 1, 7, 65_520, 65_521, 65_522, 131_042, 199_999, 200_000] {
            let (one, two) = data.split_at(cut);
            assert_eq!(joined(sum(one), sum(two), two.len()), sum(&data), "cut at {cut}");
        }
        assert_eq!(joined(1, sum(&[255; 9]), 9), sum(&[255; 9]));
    }
}
