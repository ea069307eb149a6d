//! Recognises repeated events: after a resume the gateway may deliver an interaction again. The second must not be answered,
//! since the state before any change (whose turn it is, which menu is open) looks different after the first.
//!
//! In memory and for this process alone: the database ensures that it counts once. Usually Discord refuses the second
//! acknowledgement, but one whose reply got lost can't be distinguished from the first.

use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};

use lru::LruCache;
use serenity::all::InteractionId;

/// How many interactions are remembered.
const KEPT: NonZeroUsize = NonZeroUsize::new(8_192).expect("not zero");

/// The latest interactions.
#[derive(Debug)]
pub(crate) struct Repeated(Mutex<LruCache<InteractionId, ()>>);

impl Default for Repeated {
    fn default() -> Self {
        Self(Mutex::new(LruCache::new(KEPT)))
    }
}

impl Repeated {
    /// Whether an interaction came before.
    pub(crate) fn is_known(&self, id: InteractionId) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).put(id, ()).is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_comes_twice_is_known_the_second_time() {
        let repeated = Repeated::default();
        let [one, other] = [1, 2].map(InteractionId::new);
        assert_eq!([one, other, one].map(|id| repeated.is_known(id)), [false, false, true]);
    }
}
