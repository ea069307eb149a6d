//! Deflate's symbols for lengths and distances, and the extra bits that follow them.

/// The shortest match deflate knows.
pub(super) const SHORTEST: usize = 3;
/// The longest match deflate knows.
pub(super) const LONGEST: usize = 258;
/// The farthest distance deflate can express.
pub(super) const WINDOW: usize = 32_768;
/// The number of symbols for bytes, the end of a block, and lengths.
pub(super) const SYMBOLS: usize = 286;
/// The symbol that ends a block.
pub(super) const END: usize = 256;
/// The number of symbols for distances.
pub(super) const DISTANCES: usize = 30;

/// A symbol and its extra bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Symbol {
    pub(super) symbol: usize,
    pub(super) extra: u64,
    pub(super) count: u32,
}

impl Symbol {
    pub(super) fn plain(symbol: usize) -> Self {
        Self { symbol, ..Self::default() }
    }
}

/// The symbol of a length, 3 to 258: one for each up to ten, then four for each doubling.
pub(super) fn length(length: usize) -> Symbol {
    match length - SHORTEST {
        short @ 0..8 => Symbol::plain(END + 1 + short),
        255 => Symbol::plain(SYMBOLS - 1),
        long => {
            let count = long.ilog2() - 2;
            let symbol = END + 1 + 4 * count as usize + (long >> count);
            Symbol { symbol, extra: long as u64 & ((1 << count) - 1), count }
        }
    }
}

/// The symbol of a distance, 1 to 32768: one for each up to four, then two for each doubling.
#[inline]
pub(super) fn distance(distance: u16) -> Symbol {
    let distance = u64::from(distance) - 1;
    if distance < 4 {
        return Symbol::plain(distance as usize);
    }
    let count = distance.ilog2() - 1;
    let symbol = 2 * count as usize + (distance >> count) as usize;
    Symbol { symbol, extra: distance & ((1 << count) - 1), count }
}
