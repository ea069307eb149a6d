//! Answers that await a game's next question: once the others have decided, the question takes the answer's place.
//!
//! Nothing depends on it: it happens in memory, for a while, and the answer has a button for the same. So it gives way at once: to
//! what the person does in the message, to the same question asked for elsewhere, to too many others who wait, and to the end of the
//! program.

use std::iter::repeat;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use app::request::Request;
use app::{Asker, NextQuestion};
use model::ids::{GameId, UserId};
use pool::{Lane, NotDone};
use serenity::all::InteractionId;
use tokio::time::sleep;
use tokio_util::sync::CancellationToken;

use super::{Dispatcher, Reply};
use crate::Answers;

/// The waits before the first looks at the game, in milliseconds: computers take two to five seconds.
const FIRST_LOOKS: [u64; 12] = [1_800, 700, 700, 800, 1_000, 1_000, 1_500, 2_500, 3_000, 4_000, 5_000, 6_000];
/// The wait before each later look, for people who play live.
const LATER_LOOK: Duration = Duration::from_secs(6);
/// How long an answer awaits something. Discord takes edits of it for fifteen minutes.
const PATIENCE: Duration = Duration::from_mins(10);

/// The most answers that await something, of one person and of all: each holds an interaction under way, and looks at the database.
/// Beyond that the oldest gives way: its person has most likely gone on.
const OF_ONE: usize = 4;
const OF_ALL: usize = 256;

/// The answers that await something, the oldest first.
#[derive(Debug)]
pub(super) struct Awaiting {
    waits: Mutex<Vec<Wait>>,
    /// Cancelled when the program ends: nobody waits any longer, so that it ends at once.
    ending: CancellationToken,
}

/// An answer that awaits a game's next question.
#[derive(Clone, Debug)]
struct Wait {
    person: UserId,
    game: GameId,
    /// The interaction that it answers.
    id: InteractionId,
    /// Cancelled when it gives way.
    given_way: CancellationToken,
}

/// An answer under way that awaits something, until this is dropped.
#[derive(Debug)]
struct Waits<'a> {
    among: &'a Awaiting,
    own: Wait,
}

impl Awaiting {
    /// Nobody awaits anything yet.
    pub(super) fn until(ending: CancellationToken) -> Self {
        Self { waits: Mutex::default(), ending }
    }

    fn waits(&self) -> MutexGuard<'_, Vec<Wait>> {
        self.waits.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Begins to wait, in place of an earlier answer that awaits the same, and of the oldest if too many wait.
    fn begin(&self, person: UserId, game: GameId, id: InteractionId) -> Waits<'_> {
        self.give_way(person, game);
        let own = Wait { person, game, id, given_way: self.ending.child_token() };
        let mut waits = self.waits();
        if waits.iter().filter(|wait| wait.person == person).count() >= OF_ONE {
            end_first(&mut waits, |wait| wait.person == person);
        }
        if waits.len() >= OF_ALL {
            end_first(&mut waits, |_| true);
        }
        waits.push(own.clone());
        Waits { among: self, own }
    }

    /// The person asks for a game's next question elsewhere: no older answer shows it, too.
    pub(super) fn give_way(&self, person: UserId, game: GameId) {
        end_first(&mut self.waits(), |wait| (wait.person, wait.game) == (person, game));
    }
}

/// Ends the oldest of the waits that are meant, if there is one.
fn end_first(waits: &mut Vec<Wait>, is_meant: impl Fn(&Wait) -> bool) {
    if let Some(at) = waits.iter().position(is_meant) {
        waits.remove(at).given_way.cancel();
    }
}

impl Drop for Waits<'_> {
    fn drop(&mut self) {
        self.among.waits().retain(|wait| wait.id != self.own.id);
    }
}

impl<A: Answers> Dispatcher<A> {
    /// Puts the next question of a game in place of an answer, as if the person had pressed the answer's button.
    pub(super) async fn go_on(&self, reply: &Reply<'_>, asker: &Asker, game: GameId) {
        let waits = self.awaiting.begin(asker.person, game, reply.id);
        let given_way = &waits.own.given_way;
        let first = FIRST_LOOKS.into_iter().map(Duration::from_millis);
        for wait in first.chain(repeat(LATER_LOOK)) {
            let slept = given_way.run_until_cancelled(sleep(wait)).await;
            if slept.is_none() || reply.is_outdated() || reply.begun.elapsed() > PATIENCE {
                return;
            }
            let (answers, own) = (Arc::clone(&self.answers), asker.clone());
            let look = async move { answers.next_question(&own, game).await };
            let press = match self.pool.run(Lane::Person(asker.person), look).await {
                Ok(NextQuestion::Now(press)) => press,
                Ok(NextQuestion::Later) | Err(NotDone::Full(_)) => continue,
                Ok(NextQuestion::Never) | Err(NotDone::Broken | NotDone::Ended) => return,
            };
            let Ok(place) = self.pool.place(Lane::Person(asker.person)) else { continue };
            let request = Request::Press { press, value: None };
            let question = self.ask(reply, &place, asker.clone(), request).await;
            if !reply.is_outdated() && !given_way.is_cancelled() {
                self.give(reply, &place, question).await;
            }
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn begin(awaiting: &Awaiting, person: i64, game: i64) -> Waits<'_> {
        let id = InteractionId::new((person * 1_000 + game + 1) as u64);
        awaiting.begin(UserId(person), GameId(game), id)
    }

    fn waits(waits: &Waits<'_>) -> bool {
        !waits.own.given_way.is_cancelled()
    }

    #[test]
    fn of_one_person_and_of_all_the_oldest_gives_way() {
        let awaiting = Awaiting::until(CancellationToken::new());
        let own: Vec<_> = (0..=OF_ONE as i64).map(|game| begin(&awaiting, 1, game)).collect();
        assert!(!waits(&own[0]) && own[1..].iter().all(waits));
        let others: Vec<_> =
            (2..=(OF_ALL - OF_ONE) as i64 + 2).map(|person| begin(&awaiting, person, 1)).collect();
        assert!(!waits(&own[1]) && own[2..].iter().chain(&others).all(waits));
        assert_eq!(awaiting.waits().len(), OF_ALL);
        drop((own, others));
        assert!(awaiting.waits().is_empty());
    }

    #[test]
    fn of_two_answers_only_the_later_one_shows_a_games_question() {
        let awaiting = Awaiting::until(CancellationToken::new());
        let (first, other) = (begin(&awaiting, 1, 1), begin(&awaiting, 1, 2));
        let second = awaiting.begin(UserId(1), GameId(1), InteractionId::new(7));
        assert!(!waits(&first) && waits(&second));
        drop(first);
        awaiting.give_way(UserId(2), GameId(1));
        assert!(waits(&second), "somebody else's");
        awaiting.give_way(UserId(1), GameId(1));
        assert!(!waits(&second) && waits(&other));
        drop((second, other));
        assert!(awaiting.waits().is_empty());
    }
}
