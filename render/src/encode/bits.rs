//! Bits one after another, the lowest of each byte first.

/// Collects bits behind a file.
pub(super) struct Bits<'a> {
    file: &'a mut Vec<u8>,
    /// Where the next byte goes. Behind it is room that was asked for, as zeros.
    end: usize,
    waiting: u64,
    count: u32,
}

/// How many bytes are written at once, whole ones or not.
const WORD: usize = 8;

impl<'a> Bits<'a> {
    pub(super) fn new(file: &'a mut Vec<u8>) -> Self {
        let end = file.len();
        Self { file, end, waiting: 0, count: 0 }
    }

    /// Makes room for so many bits, so that nothing asks for more with each byte.
    pub(super) fn reserve(&mut self, bits: usize) {
        self.file.resize(self.end + bits / 8 + 2 * WORD, 0);
    }

    /// Takes the lowest `count` bits of `bits`; the others must be 0. At most 56 fit in between two calls of `spill`.
    #[inline]
    pub(super) fn put(&mut self, bits: u64, count: u32) {
        self.waiting |= bits << self.count;
        self.count += count;
        debug_assert!(self.count < u64::BITS && bits >> count == 0);
    }

    /// Writes the whole bytes that wait. Leaves at most seven bits.
    #[inline]
    pub(super) fn spill(&mut self) {
        let whole = self.count / 8;
        // Eight bytes at once are faster than just the right number; what is too much is written over.
        if let Some(place) = self.file.get_mut(self.end..self.end + WORD) {
            place.copy_from_slice(&self.waiting.to_le_bytes());
        }
        self.end += whole as usize;
        self.waiting >>= 8 * whole;
        self.count %= 8;
    }

    /// Adds so many bits that were collected elsewhere.
    pub(super) fn append(&mut self, bytes: &[u8], count: usize) {
        self.reserve(count);
        let (words, rest) = bytes[..count.div_ceil(8)].split_at(count / 32 * 4);
        for word in words.as_chunks().0 {
            self.put(u32::from_le_bytes(*word).into(), 32);
            self.spill();
        }
        let last = rest.iter().rev().fold(0, |last, byte| last << 8 | u64::from(*byte));
        self.put(last, (count % 32) as u32);
        self.spill();
    }

    /// Writes what waits, the last byte filled up with zeros; says how many bits there are in a file that was empty.
    pub(super) fn end(mut self) -> usize {
        self.spill();
        let count = 8 * self.end + self.count as usize;
        self.align();
        count
    }

    /// Fills the last byte up with zeros and writes it.
    pub(super) fn align(&mut self) {
        self.reserve(0);
        self.count = self.count.next_multiple_of(8);
        self.spill();
        self.file.truncate(self.end);
    }

    /// Whole bytes, once aligned.
    pub(super) fn bytes(&mut self, bytes: &[u8]) {
        debug_assert_eq!(self.count, 0);
        self.file.extend_from_slice(bytes);
        self.end = self.file.len();
    }
}
