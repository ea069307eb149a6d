//! Bits one after another, the lowest of each byte first.

/// Collects bits behind a file.
pub(super) struct Bits<'a> {
    file: &'a mut Vec<u8>,
    waiting: u64,
    count: u32,
}

impl<'a> Bits<'a> {
    pub(super) fn new(file: &'a mut Vec<u8>) -> Self {
        Self { file, waiting: 0, count: 0 }
    }

    /// Takes the lowest `count` bits of `bits`; the others must be 0. At most 56 fit in between two calls of `spill`.
    #[inline]
    pub(super) fn put(&mut self, bits: u64, count: u32) {
        self.waiting |= bits << self.count;
        self.count += count;
        debug_assert!(self.count <= 64 && (count == 64 || bits >> count == 0));
    }

    /// Writes the whole bytes that wait. Leaves at most seven bits.
    #[inline]
    pub(super) fn spill(&mut self) {
        let whole = self.count / 8;
        // Eight bytes at once and then fewer is faster than just the right number.
        let end = self.file.len() + whole as usize;
        self.file.extend_from_slice(&self.waiting.to_le_bytes());
        self.file.truncate(end);
        self.waiting = self.waiting.checked_shr(8 * whole).unwrap_or(0);
        self.count %= 8;
    }

    /// Fills the last byte up with zeros and writes it.
    pub(super) fn align(&mut self) {
        self.count = self.count.next_multiple_of(8);
        self.spill();
    }

    /// Whole bytes, once aligned.
    pub(super) fn bytes(&mut self, bytes: &[u8]) {
        debug_assert_eq!(self.count, 0);
        self.file.extend_from_slice(bytes);
    }
}
