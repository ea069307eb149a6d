//! Answers that await a game's next question: once computers have decided, the question takes the answer's place.
//!
//! Nothing depends on it: it happens in memory, for a while, and the answer has a button for the same. So it gives way at once: to
//! what the person does in the message, to too many others who wait, and to the end of the program.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use app::Asker;
use app::request::Request;
use model::ids::{GameId, UserId};
use pool::Lane;
use tokio::time::sleep;
use tokio_util::sync::CancellationToken;

use super::{Dispatcher, Reply};
use crate::Answers;

/// The waits before each look at the game, in milliseconds: computers take two to five seconds, and seldom half a minute.
const LOOKS: [u64; 12] = [1_800, 700, 700, 800, 1_000, 1_000, 1_500, 2_500, 4_000, 5_000, 6_000, 8_000];

/// The most answers that await something, of one person and of all: each holds an interaction under way.
const OF_ONE: usize = 4;
const OF_ALL: usize = 64;

/// Who awaits how many questions.
#[derive(Debug)]
pub(super) struct Awaiting {
    people: Mutex<HashMap<UserId, usize>>,
    /// Cancelled when the program ends: nobody waits any longer, so that it ends at once.
    ending: CancellationToken,
}

/// One answer that awaits its question, until this is dropped.
#[derive(Debug)]
struct Waits<'a> {
    all: &'a Awaiting,
    person: UserId,
}

impl Awaiting {
    /// Nobody awaits anything yet.
    pub(super) fn until(ending: CancellationToken) -> Self {
        Self { people: Mutex::default(), ending }
    }

    fn people(&self) -> MutexGuard<'_, HashMap<UserId, usize>> {
        self.people.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Begins to wait; `None` if too many do.
    fn begin(&self, person: UserId) -> Option<Waits<'_>> {
        let mut people = self.people();
        let (own, all) = (people.get(&person).copied().unwrap_or_default(), people.values().sum::<usize>());
        if own >= OF_ONE || all >= OF_ALL {
            return None;
        }
        people.insert(person, own + 1);
        Some(Waits { all: self, person })
    }
}

impl Drop for Waits<'_> {
    fn drop(&mut self) {
        let mut people = self.all.people();
        match people.get_mut(&self.person) {
            Some(own) if *own > 1 => *own -= 1,
            _ => {
                people.remove(&self.person);
            }
        }
    }
}

impl<A: Answers> Dispatcher<A> {
    /// Puts the next question of a game in place of an answer, as if the person had pressed the answer's button.
    pub(super) async fn go_on(&self, reply: &Reply<'_>, asker: &Asker, game: GameId) {
        let Some(_waits) = self.awaiting.begin(asker.person) else { return };
        for wait in LOOKS {
            let slept = self.awaiting.ending.run_until_cancelled(sleep(Duration::from_millis(wait))).await;
            if slept.is_none() || reply.is_outdated() {
                return;
            }
            let (answers, own) = (Arc::clone(&self.answers), asker.clone());
            let look = async move { answers.next_question(&own, game).await };
            let Ok(found) = self.pool.run(Lane::Person(asker.person), look).await else { return };
            let Some(press) = found else { continue };
            let Ok(place) = self.pool.place(Lane::Person(asker.person)) else { return };
            let request = Request::Press { press, value: None };
            let question = self.ask(reply, &place, asker.clone(), request).await;
            if !reply.is_outdated() {
                self.give(reply, &place, question).await;
            }
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_person_awaits_few_and_all_together_not_many() {
        let awaiting = Awaiting::until(CancellationToken::new());
        let own: Vec<_> = (0..OF_ONE).map_while(|_| awaiting.begin(UserId(1))).collect();
        assert_eq!((own.len(), awaiting.begin(UserId(1)).is_none()), (OF_ONE, true));
        let others: Vec<_> = (2..).map_while(|person| awaiting.begin(UserId(person))).collect();
        assert_eq!(others.len(), OF_ALL - OF_ONE);
        drop((own, others));
        assert!(awaiting.people().is_empty());
    }
}
