//! [`Memo`]: a cache of limited size in bytes; the least recently used is dropped first.

use std::hash::Hash;

use foldhash::quality::RandomState;
use lru::LruCache;

/// Cached values by key.
#[derive(Debug)]
pub(crate) struct Memo<K: Hash + Eq, V> {
    known: LruCache<K, (V, usize), RandomState>,
    /// The bytes of all values, and the limit.
    bytes: usize,
    most: usize,
}

impl<K: Hash + Eq, V: Clone> Memo<K, V> {
    /// A cache with a limit in bytes.
    #[must_use]
    pub(crate) fn new(most: usize) -> Self {
        Self { known: LruCache::unbounded_with_hasher(RandomState::default()), bytes: 0, most }
    }

    /// The cached value of a key.
    pub(crate) fn get(&mut self, key: &K) -> Option<V> {
        self.known.get(key).map(|(value, _)| value.clone())
    }

    /// Caches a value of a size in bytes.
    pub(crate) fn put(&mut self, key: K, value: V, bytes: usize) {
        self.bytes += bytes;
        if let Some((_, former)) = self.known.put(key, (value, bytes)) {
            self.bytes -= former;
        }
        while self.bytes > self.most
            && let Some((_, (_, forgotten))) = self.known.pop_lru()
        {
            self.bytes -= forgotten;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_used_longest_ago_is_forgotten_first_and_bytes_are_counted() {
        let mut memo = Memo::new(100);
        for key in 0..4 {
            memo.put(key, key * 10, 30);
            assert_eq!(memo.get(&0), Some(0), "in use");
        }
        assert_eq!((memo.get(&1), memo.get(&2), memo.get(&3)), (None, Some(20), Some(30)));
        memo.put(3, 33, 5);
        assert_eq!((memo.get(&3), memo.bytes), (Some(33), 65));
        memo.put(9, 90, 101);
        assert_eq!((memo.get(&9), memo.get(&0), memo.bytes), (None, None, 0), "too large to be kept");
    }
}
