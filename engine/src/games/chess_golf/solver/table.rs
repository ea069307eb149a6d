//! The transposition table of the search, in a bounded amount of memory.

/// The number of entries in a bucket.
const BUCKET: usize = 4;
/// The bits of an entry that hold the number of moves; the others hold the rest of the key.
const MOVES: u64 = 0x3f;

/// For each position, a number of moves that is proved not to be enough.
///
/// An entry is one word: a position that was never searched is taken for another with a probability of about
/// 10^-17.
pub(super) struct Table {
    entries: Vec<u64>,
    mask: usize,
}

impl Table {
    /// A table of at most this many bytes.
    pub(super) fn new(bytes: usize) -> Self {
        let most = (bytes / size_of::<u64>()).max(BUCKET);
        let entries = if most.is_power_of_two() { most } else { most.next_power_of_two() / 2 };
        Self { entries: vec![0; entries], mask: (entries - 1) & !(BUCKET - 1) }
    }

    fn bucket(&self, key: u64) -> usize {
        // The high bits choose the bucket, the low ones go into the entry.
        (key >> 32) as usize & self.mask
    }

    /// Whether this many moves are known not to be enough.
    #[inline]
    pub(super) fn refutes(&self, key: u64, moves: u32) -> bool {
        let at = self.bucket(key);
        let found = self.entries[at..at + BUCKET].iter().find(|entry| (**entry ^ key) & !MOVES == 0);
        found.is_some_and(|entry| entry & MOVES >= u64::from(moves))
    }

    /// Records that this many moves are not enough. Entries that took less work are replaced.
    #[inline]
    pub(super) fn note(&mut self, key: u64, moves: u32) {
        let at = self.bucket(key);
        let bucket = &mut self.entries[at..at + BUCKET];
        let entry = (key & !MOVES) | u64::from(moves) & MOVES;
        let same = bucket.iter().position(|old| (*old ^ key) & !MOVES == 0);
        let place = same.or_else(|| {
            let (weakest, old) = bucket.iter().enumerate().min_by_key(|(_, old)| **old & MOVES)?;
            (*old & MOVES <= u64::from(moves)).then_some(weakest)
        });
        if let Some(place) = place {
            bucket[place] = entry;
        }
    }
}
