//! Remembering what was made, up to so many bytes: what was used longest ago is forgotten first.

use std::hash::Hash;

use foldhash::quality::RandomState;
use lru::LruCache;

/// Things by their description.
#[derive(Debug)]
pub(crate) struct Memo<K: Hash + Eq, V> {
    known: LruCache<K, (V, usize), RandomState>,
    /// The bytes of everything in it, and the most there may be.
    bytes: usize,
    most: usize,
}

impl<K: Hash + Eq, V: Clone> Memo<K, V> {
    /// One that holds up to so many bytes.
    #[must_use]
    pub(crate) fn new(most: usize) -> Self {
        Self { known: LruCache::unbounded_with_hasher(RandomState::default()), bytes: 0, most }
    }

    /// What is remembered under a description.
    pub(crate) fn get(&mut self, key: &K) -> Option<V> {
        self.known.get(key).map(|(value, _)| value.clone())
    }

    /// Remembers something of so many bytes.
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
