//! Suggestions for one person: each key asks for another list, and only the newest is worth computing.
//!
//! One list is computed at a time for each person. Requests that waited meanwhile are answered with an empty list as soon as a
//! newer one comes, so a flood of keys is as much work as two of them. In memory and for this process alone: it protects the
//! process.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

use lru::LruCache;
use tokio::sync::{Mutex as Turns, OwnedMutexGuard, watch};

/// How many people are remembered; the one quiet for longest is dropped first.
const PEOPLE: NonZeroUsize = NonZeroUsize::new(4_096).expect("not zero");

/// People who are typing.
#[derive(Debug)]
pub(crate) struct Suggesting(Mutex<LruCache<i64, Arc<Typing>>>);

#[derive(Debug)]
struct Typing {
    /// The number of the last request.
    newest: watch::Sender<u64>,
    /// Held while a list is computed.
    turn: Arc<Turns<()>>,
}

/// A requested list.
#[derive(Debug)]
pub(crate) struct Wanted {
    typing: Arc<Typing>,
    number: u64,
}

/// The list is being computed, until this is dropped.
#[derive(Debug)]
pub(crate) struct UnderWay(#[expect(dead_code, reason = "held, never read")] OwnedMutexGuard<()>);

impl Default for Suggesting {
    fn default() -> Self {
        Self(Mutex::new(LruCache::new(PEOPLE)))
    }
}

impl Suggesting {
    /// Registers a request: earlier ones of the person that haven't begun are worth nothing any more.
    pub(crate) fn ask(&self, person: i64) -> Wanted {
        let mut people = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let fresh = || Arc::new(Typing { newest: watch::Sender::new(0), turn: Arc::default() });
        let typing = Arc::clone(people.get_or_insert(person, fresh));
        let mut number = 0;
        typing.newest.send_modify(|newest| {
            *newest += 1;
            number = *newest;
        });
        Wanted { typing, number }
    }
}

impl Wanted {
    /// Waits until the list before is done; `None` once there is a newer request.
    pub(crate) async fn begin(self) -> Option<UnderWay> {
        let mut newest = self.typing.newest.subscribe();
        let turn = Arc::clone(&self.typing.turn);
        let newer = async { drop(newest.wait_for(|newest| *newest != self.number).await) };
        tokio::select! {
            biased;
            () = newer => None,
            turn = turn.lock_owned() => Some(UnderWay(turn)),
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::any_game::AnyTable;
    use engine::catalogue;
    use engine::rules::{English, Options};
    use engine::seat::Seat;
    use engine::work;

    use super::*;

    /// Two queens on one square full of checkers: the most expensive position found.
    const TANGLED: &str = "3Q4/8/p7/pppQ4/pP2p3/NPKPp3/1NPP1r2/kN6 w - - 0 1 checkers=a5:21";
    /// The most work of two lists.
    const TWO: u64 = 200_000;

    fn tangled() -> Box<dyn AnyTable> {
        let game = catalogue::find("adrenaline").expect("a game of the catalogue");
        game.open(&Options::default(), Some(TANGLED)).expect("a position")
    }

    /// The computed ones of many requests that come while the first is under way: their numbers, and the work.
    async fn flood(suggesting: &Suggesting, person: i64, keys: u64) -> (Vec<u64>, u64) {
        let table = tangled();
        let first = suggesting.ask(person);
        let (mut served, mut units) = (vec![first.number], 0);
        let under_way = first.begin().await.expect("nothing is under way");
        let rest: Vec<Wanted> = (1..keys).map(|_| suggesting.ask(person)).collect();
        units += work::measured(|| table.suggest(Seat(0), "", 25, &English(table.info()))).1;
        drop(under_way);
        for wanted in rest {
            let number = wanted.number;
            if let Some(_under_way) = wanted.begin().await {
                units += work::measured(|| table.suggest(Seat(0), "", 25, &English(table.info()))).1;
                served.push(number);
            }
        }
        (served, units)
    }

    #[tokio::test]
    async fn two_hundred_keys_are_the_work_of_two() {
        let suggesting = Suggesting::default();
        let (served, units) = flood(&suggesting, 1, 200).await;
        assert_eq!(served, [1, 200]);
        println!("{units} units for 200 keys");
        assert!(units <= TWO, "{units}");
        // A person who types normally gets every list.
        assert_eq!(flood(&suggesting, 2, 1).await.0, [1]);
        assert_eq!(flood(&suggesting, 2, 1).await.0, [2]);
    }

    #[tokio::test]
    async fn one_is_under_way_a_person_and_others_do_not_wait() {
        let suggesting = Suggesting::default();
        let first = suggesting.ask(1).begin().await.expect("nothing is under way");
        let second = tokio::spawn(suggesting.ask(1).begin());
        tokio::task::yield_now().await;
        assert!(!second.is_finished(), "it waits for the first");
        assert!(suggesting.ask(2).begin().await.is_some(), "somebody else doesn't");
        let third = suggesting.ask(1);
        assert!(second.await.expect("no panic").is_none(), "at once, not when the first is done");
        drop(first);
        assert!(third.begin().await.is_some());
    }

    #[tokio::test]
    async fn however_many_people_there_are_memory_stays_bounded() {
        let suggesting = Suggesting::default();
        (0..10_000).for_each(|person| drop(suggesting.ask(person)));
        assert_eq!(suggesting.0.lock().expect("no panic").len(), PEOPLE.get());
    }
}
