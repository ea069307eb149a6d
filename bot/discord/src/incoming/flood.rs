//! Limits one person's flood of requests (a stuck key, a script) before it costs anybody else anything.
//!
//! In memory and for this process alone: it protects the process, not the rules.

use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use lru::LruCache;
use tokio::time::Instant;

/// The span in which requests are counted.
const SPAN: Duration = Duration::from_secs(10);
/// How many people are remembered; the one quiet for longest is dropped first.
const PEOPLE: NonZeroUsize = NonZeroUsize::new(20_000).expect("not zero");
/// The weight of a suggestion compared with a press: each key asks for one.
const SUGGESTION: f64 = 0.2;

/// How one person's request is treated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pace {
    /// Answered.
    Fine,
    /// Too many: they are told, once.
    Told,
    /// Still too many: presses get no answer.
    TooFast,
}

/// Counts each person's requests.
#[derive(Debug)]
pub(crate) struct Flood {
    /// The most requests in the span.
    most: f64,
    people: Mutex<LruCache<i64, Person>>,
}

#[derive(Debug)]
struct Person {
    left: f64,
    at: Instant,
    told: bool,
}

impl Flood {
    /// At most this many requests in ten seconds.
    pub(crate) fn new(most: u32) -> Self {
        Self { most: f64::from(most.max(1)), people: Mutex::new(LruCache::new(PEOPLE)) }
    }

    /// Counts a press, a command or a form.
    pub(crate) fn request(&self, person: i64, now: Instant) -> Pace {
        self.count(person, 1.0, now)
    }

    /// Counts a key pressed while typing; answers whether to suggest.
    pub(crate) fn suggestion(&self, person: i64, now: Instant) -> bool {
        self.count(person, SUGGESTION, now) == Pace::Fine
    }

    fn count(&self, person: i64, weight: f64, now: Instant) -> Pace {
        let mut people = self.people.lock().unwrap_or_else(PoisonError::into_inner);
        let fresh = || Person { left: self.most, at: now, told: false };
        let person = people.get_or_insert_mut(person, fresh);
        let since = now.saturating_duration_since(person.at).as_secs_f64();
        person.left = (person.left + since * self.most / SPAN.as_secs_f64()).min(self.most);
        person.at = now;
        // Calm again: the next flood gets a message again.
        if person.left >= self.most / 2.0 {
            person.told = false;
        }
        // Refused requests aren't counted, so a person who slows down is answered at once.
        if person.left >= weight {
            person.left -= weight;
            return Pace::Fine;
        }
        if weight < 1.0 || std::mem::replace(&mut person.told, true) { Pace::TooFast } else { Pace::Told }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flood_is_told_once_and_somebody_else_is_not_in_it() {
        let (flood, now) = (Flood::new(20), Instant::now());
        let paces: Vec<Pace> = (0..25).map(|_| flood.request(1, now)).collect();
        assert_eq!(paces[..20], [Pace::Fine; 20]);
        assert_eq!(paces[20..], [Pace::Told, Pace::TooFast, Pace::TooFast, Pace::TooFast, Pace::TooFast]);
        assert_eq!(flood.request(2, now), Pace::Fine);
        let soon = now + Duration::from_millis(600);
        assert_eq!([flood.request(1, soon), flood.request(1, soon)], [Pace::Fine, Pace::TooFast]);
        let later = now + Duration::from_secs(60);
        assert_eq!((0..21).map(|_| flood.request(1, later)).last(), Some(Pace::Told), "a flood of its own");
    }

    #[test]
    fn steady_fast_play_is_never_damped() {
        let (flood, now) = (Flood::new(20), Instant::now());
        assert!((0..500).all(|i| flood.request(1, now + Duration::from_millis(500 * i)) == Pace::Fine));
    }

    #[test]
    fn typing_weighs_little_and_is_told_nothing() {
        let (flood, now) = (Flood::new(20), Instant::now());
        assert_eq!((0..200).filter(|_| flood.suggestion(1, now)).count(), 100);
        assert_eq!(flood.request(1, now), Pace::Told);
    }

    #[test]
    fn however_many_people_there_are_memory_stays_bounded() {
        let (flood, now) = (Flood::new(20), Instant::now());
        for person in 0..30_000 {
            flood.request(person, now);
        }
        assert_eq!(flood.people.lock().expect("no panic").len(), PEOPLE.get());
    }
}
