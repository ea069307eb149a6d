//! The transposition table, of a bounded size.

/// The kind of a stored value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// The exact value.
    Exact,
    /// A lower bound.
    Least,
    /// An upper bound.
    Most,
}

/// A stored search result.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    /// The part of the key that isn't the index of the entry.
    check: u32,
    /// The hash of the best step.
    pub(super) slot: u16,
    /// The value; distances to the game's end are counted from the position.
    pub(super) value: i16,
    /// The depth of the search.
    pub(super) depth: i8,
    /// The kind of the value.
    pub(super) bound: Bound,
}

const NOTHING: Entry = Entry { check: 0, slot: 0, value: 0, depth: -1, bound: Bound::Most };

/// The table: each place holds one entry, and a new one replaces it unless the old one was searched much deeper.
#[derive(Debug)]
pub(super) struct Table {
    entries: Vec<Entry>,
    mask: usize,
}

impl Table {
    /// A table of at most this many bytes, and of no more places than a search of `nodes` positions can fill.
    pub(super) fn new(bytes: usize, nodes: u64) -> Self {
        let room = bytes / size_of::<Entry>();
        let wanted = usize::try_from(nodes.saturating_mul(2)).unwrap_or(usize::MAX);
        let places = room.min(wanted).max(2);
        // The largest power of two within it.
        let places = 1_usize << places.ilog2();
        Self { entries: vec![NOTHING; places], mask: places - 1 }
    }

    fn check(key: u64) -> u32 {
        (key >> 32) as u32
    }

    /// The entry of a position.
    #[inline]
    pub(super) fn get(&self, key: u64) -> Option<Entry> {
        let entry = self.entries.get(key as usize & self.mask)?;
        (entry.check == Self::check(key) && entry.depth >= 0).then_some(*entry)
    }

    /// Stores a search result.
    #[inline]
    pub(super) fn put(&mut self, key: u64, depth: i32, value: i32, bound: Bound, slot: u16) {
        let Some(old) = self.entries.get_mut(key as usize & self.mask) else { return };
        let check = Self::check(key);
        let same = old.check == check;
        if same && bound != Bound::Exact && depth + 3 < i32::from(old.depth) {
            return;
        }
        let slot = if slot == 0 && same { old.slot } else { slot };
        *old = Entry { check, slot, value: value as i16, depth: depth.clamp(0, 100) as i8, bound };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_is_bounded() {
        for bytes in [64, 1_000, 1 << 20] {
            let table = Table::new(bytes, u64::MAX);
            assert!(table.entries.len() * size_of::<Entry>() <= bytes, "{bytes}");
        }
        assert!(Table::new(1 << 30, 100).entries.len() <= 200);
    }

    #[test]
    fn what_is_put_is_got() {
        let mut table = Table::new(1 << 10, u64::MAX);
        let key = 0x1234_5678_9abc_def0;
        assert!(table.get(key).is_none());
        table.put(key, 3, -250, Bound::Least, 77);
        let entry = table.get(key).expect("it was put");
        assert_eq!((entry.depth, entry.value, entry.slot, entry.bound), (3, -250, 77, Bound::Least));
        assert!(table.get(key ^ (1 << 60)).is_none(), "another position of the same place");
    }
}
