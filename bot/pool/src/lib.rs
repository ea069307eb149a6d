//! A bounded pool of threads for what asks the rules or draws: few, with fair shares for each person, and never those that
//! talk to Discord.
//!
//! What touches a game (a request, suggestions, a picture, the clock's and the referee's rounds) is a future that is
//! polled here and nowhere else, from beginning to end: that is the one door, so no call inside has to be thought of. The
//! async threads keep acknowledging, sending and beating meanwhile, however tangled a board is.
//!
//! Each [`Lane`] (a person, a game whose board is due, the program itself) has an account of the time that it has had, which
//! fades within seconds. The next to be polled is always one of the one who has had least, and one thread takes nobody who
//! has had much. So somebody who presses ten tangled boards waits for themselves, and others at most until one question is
//! answered: each has a budget of its own (`engine::work`).
//!
//! - `accounts`: who has had how much time, and who comes next; `threads`: from their start to their end
//! - [`background`]: threads apart from these, for what may take minutes
//! - `contained`: a panic of one thing ends no other
//! - [`worker`]: the loop of what is done in the background, one job beside the other
//! - `hold`: who holds what others wait for comes first
//! - `queue`: fair shares, too, of what few may do at a time
//! - `watch`: says so when a game is touched anywhere else
//!
//! It never interrupts what it polls: how long one question takes is bounded where it is asked.
//!
//! ```
//! use model::ids::UserId;
//! use pool::{Lane, Threads};
//!
//! # tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(async {
//! let threads = Threads::start()?;
//! let ada = Lane::Person(UserId(1));
//! assert_eq!(threads.pool().run(ada, async { 6 * 7 }).await, Ok(42));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! # })?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod accounts;
pub mod background;
mod contained;
mod hold;
mod queue;
#[cfg(test)]
mod tests;
mod threads;
mod watch;
pub mod worker;

use std::sync::Arc;

pub use contained::contained;
pub use hold::{Hold, has_had_little, hold};
use model::ids::{GameId, UserId};
pub use queue::{FairQueue, Permit};
use threads::Shared;
pub use threads::Threads;
pub use threads::breathe;
pub use watch::expect_here;

/// Whose share of the threads something takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lane {
    /// Somebody who asked for it.
    Person(UserId),
    /// The boards of a game.
    Game(GameId),
    /// What the program does by itself.
    Program,
}

impl Lane {
    /// What kind of lane it is, in metrics.
    fn word(self) -> &'static str {
        match self {
            Self::Person(_) => "person",
            Self::Game(_) => "game",
            Self::Program => "program",
        }
    }
}

/// Why there is no room for one more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Full {
    /// This person has enough under way.
    #[error("too much of this person is under way already")]
    Person,
    /// Everybody together has.
    #[error("too much is under way already")]
    All,
}

impl Full {
    /// Whose work is too much, in metrics.
    fn word(self) -> &'static str {
        match self {
            Self::Person => "person",
            Self::All => "all",
        }
    }
}

/// Why something was not done to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotDone {
    /// It was not begun.
    #[error(transparent)]
    Full(#[from] Full),
    /// The program ends, and it was not begun or was cut short: as after a crash, what was committed stands.
    #[error("the program ends")]
    Ended,
    /// It ended in a panic, which is on record where it happened.
    #[error("it ended in a panic")]
    Broken,
}

/// The way to the threads of a running service. As [`Default`] there are none, and work is done by the runtime of the one who asks:
/// for tests, and for commands that serve nobody else.
#[derive(Clone, Default)]
pub struct Pool(Option<Arc<Shared>>);

impl Pool {
    /// Does something in a lane. What has not come to its end when nobody waits for it any more is dropped.
    ///
    /// # Errors
    /// When the lane is full, the program ends, or it ended in a panic.
    pub async fn run<T: Send + 'static>(
        &self,
        lane: Lane,
        work: impl Future<Output = T> + Send + 'static,
    ) -> Result<T, NotDone> {
        self.place(lane)?.run(work).await
    }

    /// Keeps room in a lane for something that is about to be done, so that the one who can't be served is told before anything
    /// happens. What games and the program itself want is bounded where it begins (lanes of the outbox, rounds of the clock) and
    /// always finds room.
    ///
    /// # Errors
    /// When the lane is full.
    pub fn place(&self, lane: Lane) -> Result<Place, Full> {
        if let Some(shared) = &self.0 {
            let entered = shared.accounts().enter(lane);
            entered.inspect_err(|full| metrics::pool_refused(full.word()))?;
        }
        Ok(Place { shared: self.0.clone(), lane })
    }
}

/// Room in a lane, until it is dropped.
pub struct Place {
    shared: Option<Arc<Shared>>,
    lane: Lane,
}

impl Place {
    /// Does something there.
    ///
    /// # Errors
    /// When the program ends, or it ended in a panic.
    pub async fn run<T: Send + 'static>(
        &self,
        work: impl Future<Output = T> + Send + 'static,
    ) -> Result<T, NotDone> {
        match &self.shared {
            Some(shared) => shared.run(self.lane, work).await,
            // In a task of its own, so that a panic there ends nothing else.
            None => tokio::spawn(work).await.map_err(|_| NotDone::Broken),
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        if let Some(shared) = &self.shared {
            shared.accounts().leave(self.lane);
        }
    }
}
