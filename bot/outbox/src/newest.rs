//! What this process has posted last in each place: a board above it is not the last message there, and
//! Discord needn't be asked. What people and other processes have written, only Discord knows.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use model::ids::{ChannelId, MessageId};
use store::Post;

/// The most places remembered; beyond that all are forgotten, and Discord is asked again.
const MOST: usize = 10_000;

/// The newest message of each place.
#[derive(Default)]
pub(super) struct Newest(Mutex<HashMap<ChannelId, MessageId>>);

impl Newest {
    fn places(&self) -> MutexGuard<'_, HashMap<ChannelId, MessageId>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes a posted message.
    pub(super) fn note(&self, post: Post) {
        let mut places = self.places();
        if places.len() >= MOST {
            places.clear();
        }
        let newest = places.entry(post.channel).or_insert(post.message);
        *newest = (*newest).max(post.message);
    }

    /// Whether something was posted after a message in its place.
    pub(super) fn is_after(&self, post: Post) -> bool {
        self.places().get(&post.channel).is_some_and(|newest| *newest > post.message)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_posted_later_is_after_it_in_the_same_place_alone() {
        let (newest, post) = (Newest::default(), |channel, message| Post {
            channel: ChannelId(channel),
            message: MessageId(message),
        });
        newest.note(post(1, 20));
        newest.note(post(1, 10));
        assert_eq!([5, 20, 30].map(|message| newest.is_after(post(1, message))), [true, false, false]);
        assert!(!newest.is_after(post(2, 5)));
        (0..=MOST as i64).for_each(|channel| newest.note(post(channel, 1)));
        assert!(newest.places().len() <= MOST);
    }
}
