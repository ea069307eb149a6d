//! What the search has learnt already, in a bounded amount of memory.

/// How many entries share a place.
const BUCKET: usize = 4;
/// The bits of an entry that hold the number of moves; the others hold the rest of the key.
const MOVES: u64 = 0x3f;

/// Remembers for positions how many moves are certainly not enough to solve them.
///
/// An entry is one word: a position that was never searched is taken for another with a chance of about one in 10^17.
pub(super) struct Table {
    entries: Vec<u64>,
    mask: usize,
}

impl Table {
    /// A table that takes no more than so many bytes.
    pub(super) fn new(bytes: usize) -> Self {
        let most = (bytes / size_of::<u64>()).max(BUCKET);
        let entries = if most.is_power_of_two() { most } else { most.next_power_of_two() / 2 };
        Self { entries: vec![0; entries], mask: (entries - 1) & !(BUCKET - 1) }
    }

    fn bucket(&self, key: u64) -> usize {
        // The high bits choose the place, the low ones go to the entry.
        (key >> 32) as usize & self.mask
    }

    /// Whether so many moves are known not to be enough.
    #[inline]
    pub(super) fn refutes(&self, key: u64, moves: u32) -> bool {
        let at = self.bucket(key);
        let found = self.entries[at..at + BUCKET].iter().find(|entry| (**entry ^ key) & !MOVES == 0);
        found.is_some_and(|entry| entry & MOVES >= u64::from(moves))
    }

    /// Notes that so many moves are not enough. What took less work gives way.
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
