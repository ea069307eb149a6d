//! A bounded thread pool with fair scheduling for rules and drawing: few threads, fair shares for each
//! person, and never the threads that talk to Discord.
//!
//! Everything that touches a game (a request, suggestions, a picture, rounds of the clock and of background jobs) is a
//! future that is polled here and nowhere else, from beginning to end: that is the only entry, so calls inside need no care.
//! Meanwhile the async threads keep acknowledging, sending and giving heartbeats, however complex a board is.
//!
//! Each [`Lane`] (a person, a game whose board is due, the program itself) has an account of the time it has used, which
//! fades within seconds. The next task polled is always of the lane that has used least, and one thread serves light lanes
//! only. So a person who presses on ten complex boards waits for themselves, and others at most until one question is
//! answered: each has a budget of its own (`engine::work`).
//!
//! - `accounts`: scheduling accounts and the order of tasks; `threads`: the threads, from start to end
//! - [`background`]: separate threads for what may take minutes
//! - [`worker`]: the loop of background jobs
//! - `hold`: priority inheritance
//! - `queue`: a fair semaphore
//! - `watch`: reports rules code that runs elsewhere
//!
//! It never interrupts a poll: how long one question takes is bounded where it is asked.
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

/// The account to which a task's time is charged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lane {
    /// A person who asked for it.
    Person(UserId),
    /// A game whose boards are updated.
    Game(GameId),
    /// The program's own work.
    Program,
}

impl Lane {
    /// The kind of lane as a metrics label.
    fn word(self) -> &'static str {
        match self {
            Self::Person(_) => "person",
            Self::Game(_) => "game",
            Self::Program => "program",
        }
    }
}

/// Why a task was refused a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Full {
    /// This person has too many tasks.
    #[error("too much of this person is under way already")]
    Person,
    /// All people together have too many tasks.
    #[error("too much is under way already")]
    All,
}

impl Full {
    /// Whose limit was reached, as a metrics label.
    fn word(self) -> &'static str {
        match self {
            Self::Person => "person",
            Self::All => "all",
        }
    }
}

/// Why a task was not completed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotDone {
    /// It was not begun.
    #[error(transparent)]
    Full(#[from] Full),
    /// The program is stopping: the task was not begun or was cut short. As after a crash, what was committed
    /// stands.
    #[error("the program ends")]
    Ended,
    /// It panicked; the log has the place.
    #[error("it ended in a panic")]
    Broken,
}

/// A handle to the threads of a running service. [`Default`] has none: the caller's runtime does the work,
/// for tests and for commands that serve nobody else.
#[derive(Clone, Default)]
pub struct Pool(Option<Arc<Shared>>);

impl Pool {
    /// Runs a future in a lane. If the caller stops waiting, it is dropped.
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

    /// Reserves a place in a lane before anything happens, so that a person who can't be served is refused at
    /// once. Lanes of games and of the program are bounded elsewhere (outbox lanes, rounds of the clock) and
    /// always have room.
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

/// A reserved place in a lane; given back when dropped.
pub struct Place {
    shared: Option<Arc<Shared>>,
    lane: Lane,
}

impl Place {
    /// Runs a future in this place.
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
