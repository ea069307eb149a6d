//! Private messages that presses change: what was pressed last has the last word, and the same pressed twice at once is pressed
//! once. Several answers share such a message, and an edit that is repeated because its reply got lost would put an older
//! one over a newer one.
//!
//! In memory and for this process alone: what counts is decided elsewhere, this is about what people read.

use std::num::NonZeroUsize;
use std::sync::{Mutex, MutexGuard, PoisonError};

use lru::LruCache;
use serenity::all::{ComponentInteraction, InteractionId, MessageId};

/// How many messages are kept in mind; the one that was longest left alone is forgotten first.
const MESSAGES: NonZeroUsize = NonZeroUsize::new(4_096).expect("not zero");

/// What is being pressed below which message.
#[derive(Debug)]
pub(super) struct Latest(Mutex<LruCache<MessageId, Pressed>>);

#[derive(Debug, Default)]
struct Pressed {
    last: u64,
    /// What is being answered: controls with what was chosen in them.
    in_hand: Vec<String>,
}

/// A press that changes the message it was made in; it is in hand until this is dropped.
#[derive(Debug)]
pub(super) struct Press<'a> {
    latest: &'a Latest,
    message: MessageId,
    id: InteractionId,
    what: String,
}

impl Default for Latest {
    fn default() -> Self {
        Self(Mutex::new(LruCache::new(MESSAGES)))
    }
}

impl Latest {
    fn messages(&self) -> MutexGuard<'_, LruCache<MessageId, Pressed>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes a press in hand; `None` while the same one is.
    pub(super) fn take(&self, pressed: &ComponentInteraction) -> Option<Press<'_>> {
        let what = serde_json::to_string(&pressed.data).unwrap_or_default();
        self.begin(pressed.message.id, pressed.id, what)
    }

    fn begin(&self, message: MessageId, id: InteractionId, what: String) -> Option<Press<'_>> {
        let mut messages = self.messages();
        let pressed = messages.get_or_insert_mut(message, Pressed::default);
        if pressed.in_hand.contains(&what) {
            return None;
        }
        pressed.last = pressed.last.max(id.get());
        pressed.in_hand.push(what.clone());
        Some(Press { latest: self, message, id, what })
    }
}

impl Press<'_> {
    /// Whether something else was pressed below the message since: its answer is the one to be read.
    pub(super) fn is_outdated(&self) -> bool {
        self.latest.messages().peek(&self.message).is_some_and(|pressed| pressed.last > self.id.get())
    }
}

impl Drop for Press<'_> {
    fn drop(&mut self) {
        if let Some(pressed) = self.latest.messages().peek_mut(&self.message) {
            pressed.in_hand.retain(|other| *other != self.what);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_counts_once_at_a_time_and_the_last_is_the_one_to_be_read() {
        let latest = Latest::default();
        let press = |message, id, what: &str| {
            latest.begin(MessageId::new(message), InteractionId::new(id), what.to_owned())
        };
        let first = press(1, 10, "e2e3").expect("nothing is in hand");
        assert!(press(1, 11, "e2e3").is_none(), "the same, twice at once");
        assert!(!first.is_outdated());
        let other = press(1, 12, "back").expect("another one");
        assert!(press(2, 13, "e2e3").is_some(), "below another message");
        assert!(first.is_outdated() && !other.is_outdated());
        drop(first);
        assert!(press(1, 14, "e2e3").is_some(), "once the first is answered");
    }
}
