//! A bit stream, the lowest bit of each byte first.

/// A writer of bits at the end of a file.
pub(super) struct Bits<'a> {
    file: &'a mut Vec<u8>,
    /// The index of the next byte. Behind it is reserved space, as zeros.
    end: usize,
    waiting: u64,
    count: u32,
}

/// The number of bytes written at once, whole ones or not.
const WORD: usize = 8;

impl<'a> Bits<'a> {
    pub(super) fn new(file: &'a mut Vec<u8>) -> Self {
        let end = file.len();
        Self { file, end, waiting: 0, count: 0 }
    }

    /// Reserves space for a number of bits, so that no byte needs an allocation.
    pub(super) fn reserve(&mut self, bits: usize) {
        self.file.resize(self.end + bits / 8 + 2 * WORD, 0);
    }

    /// Writes the lowest `count` bits of `bits`; the others must be 0. At most 56 fit in between two calls of `spill`.
    #[inline]
    pub(super) fn put(&mut self, bits: u64, count: u32) {
        self.waiting |= bits << self.count;
        self.count += count;
        debug_assert!(self.count < u64::BITS && bits >> count == 0);
    }

    /// Flushes whole bytes. Leaves at most seven bits.
    #[inline]
    pub(super) fn spill(&mut self) {
        let whole = self.count / 8;
        // Eight bytes at once are faster than the exact number; the excess is overwritten.
        if let Some(place) = self.file.get_mut(self.end..self.end + WORD) {
            place.copy_from_slice(&self.waiting.to_le_bytes());
        }
        self.end += whole as usize;
        self.waiting >>= 8 * whole;
        self.count %= 8;
    }

    /// Appends bits of another stream.
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

    /// Flushes everything, the last byte filled up with zeros; returns the number of bits in a file that was empty.
    pub(super) fn end(mut self) -> usize {
        self.spill();
        let count = 8 * self.end + self.count as usize;
        self.align();
        count
    }

    /// Fills up the last byte with zeros and writes it.
    pub(super) fn align(&mut self) {
        self.reserve(0);
        self.count = self.count.next_multiple_of(8);
        self.spill();
        self.file.truncate(self.end);
    }

    /// Writes whole bytes to an aligned stream.
    pub(super) fn bytes(&mut self, bytes: &[u8]) {
        debug_assert_eq!(self.count, 0);
        self.file.extend_from_slice(bytes);
        self.end = self.file.len();
    }
}
