//! People in log lines: a short name that is good until the next start, unless the settings say that ids may be seen.
//!
//! Lines about the same person can be recognised, but the person can't be identified. Ids of Discord's channels and
//! servers are logged: they name the place to look after.

use std::collections::hash_map::RandomState;
use std::hash::BuildHasher;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicBool, Ordering};

/// Whether ids of people may appear in logs.
static SEEN: AtomicBool = AtomicBool::new(false);
/// The key of the short names: new at every start, and stored nowhere.
static KEY: LazyLock<RandomState> = LazyLock::new(RandomState::new);

/// Sets whether ids of people may appear in logs.
pub fn show_people(show: bool) {
    SEEN.store(show, Ordering::Relaxed);
}

/// A lane of the outbox for logs: `c123` for a channel, `p~3f9a1c` for a person.
#[must_use]
pub fn shown_lane(lane: &str) -> String {
    if lane.starts_with('c') || SEEN.load(Ordering::Relaxed) {
        return lane.to_owned();
    }
    format!("p~{:06x}", KEY.hash_one(lane) & 0xff_ffff)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_person_has_a_name_of_their_own_that_tells_nothing() {
        let ada = shown_lane("p190000000000000001");
        assert_eq!(ada, shown_lane("p190000000000000001"));
        assert_ne!(ada, shown_lane("p190000000000000002"));
        assert!(ada.len() == 8 && !ada.contains("1900000"), "{ada}");
        assert_eq!(shown_lane("c7"), "c7");
        assert_eq!(shown_lane("oddly named").len(), 8);
    }
}
