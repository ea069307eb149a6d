//! Private messages that are edited by presses in them: the last request has the last word, and equal presses at the same time
//! count once. Several answers share such a message, and the edit of one that took long, or is repeated because its reply got lost,
//! would overwrite a newer one.
//!
//! In memory and for this process alone: it only affects what people read; the database decides what counts.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use lru::LruCache;
use serenity::all::InteractionId;
use tokio::sync;

use crate::calls::received::Message;

/// How many messages are remembered; the one unused for longest is dropped first.
const MESSAGES: NonZeroUsize = NonZeroUsize::new(4_096).expect("not zero");

/// Requests in flight by private message.
#[derive(Debug)]
pub(crate) struct Latest(Mutex<LruCache<Made, Asked>>);

/// A private message's id: the interaction whose answer it began as, since that answer doesn't know the message's own id while
/// its reply is on the way, or lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Made(u64);

impl Made {
    fn of(message: &Message) -> Self {
        Self(message.made_by.unwrap_or(message.id))
    }
}

#[derive(Debug, Default)]
struct Asked {
    last: u64,
    /// The requests in flight: controls and forms with what was chosen or typed in them.
    in_hand: Vec<String>,
    /// Held while an edit is on its way, so that edits arrive in order.
    editing: Arc<sync::Mutex<()>>,
}

/// An interaction in flight whose answer makes or edits a private message, until this is dropped.
#[derive(Debug)]
pub(crate) struct InHand<'a> {
    latest: &'a Latest,
    message: Made,
    id: InteractionId,
    what: String,
    editing: Arc<sync::Mutex<()>>,
}

impl Default for Latest {
    fn default() -> Self {
        Self(Mutex::new(LruCache::new(MESSAGES)))
    }
}

impl Latest {
    fn messages(&self) -> MutexGuard<'_, LruCache<Made, Asked>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Begins an interaction whose answer makes a message.
    pub(crate) fn make(&self, id: InteractionId) -> Option<InHand<'_>> {
        self.begin(Made(id.get()), id, String::new())
    }

    /// Begins one whose answer edits a private message; `None` while an equal one is in flight.
    pub(crate) fn change(&self, message: &Message, id: InteractionId, what: &str) -> Option<InHand<'_>> {
        self.begin(Made::of(message), id, what.to_owned())
    }

    fn begin(&self, message: Made, id: InteractionId, what: String) -> Option<InHand<'_>> {
        let mut messages = self.messages();
        let asked = messages.get_or_insert_mut(message, Asked::default);
        if asked.in_hand.contains(&what) {
            return None;
        }
        asked.last = asked.last.max(id.get());
        asked.in_hand.push(what.clone());
        let editing = Arc::clone(&asked.editing);
        Some(InHand { latest: self, message, id, what, editing })
    }
}

impl InHand<'_> {
    /// Waits until no other edit of the message is on its way, and keeps others waiting until what is returned is dropped. `None` if
    /// there was a later request, whose answer is to be read.
    pub(crate) async fn turn_to_edit(&self) -> Option<sync::MutexGuard<'_, ()>> {
        let turn = self.editing.lock().await;
        (!self.is_outdated()).then_some(turn)
    }

    /// Whether there was a later request in the message, whose answer is to be read.
    pub(crate) fn is_outdated(&self) -> bool {
        self.latest.messages().peek(&self.message).is_some_and(|asked| asked.last > self.id.get())
    }
}

impl Drop for InHand<'_> {
    fn drop(&mut self) {
        if let Some(asked) = self.latest.messages().peek_mut(&self.message) {
            asked.in_hand.retain(|other| *other != self.what);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_counts_once_at_a_time_and_the_last_is_the_one_to_be_read() {
        let latest = Latest::default();
        let press =
            |message, id, what: &str| latest.begin(Made(message), InteractionId::new(id), what.to_owned());
        let first = press(1, 10, "e2e3").expect("nothing is in hand");
        assert!(press(1, 11, "e2e3").is_none(), "the same, twice at once");
        assert!(!first.is_outdated());
        let other = press(1, 12, "back").expect("another one");
        assert!(press(2, 13, "e2e3").is_some(), "below another message");
        assert!(first.is_outdated() && !other.is_outdated());
        drop(first);
        assert!(press(1, 14, "e2e3").is_some(), "once the first is answered");
        let opening = latest.make(InteractionId::new(20)).expect("nothing is in hand");
        assert!(!opening.is_outdated());
        let _later = press(20, 21, "e2e3").expect("below what the first makes");
        assert!(opening.is_outdated());
    }
}
