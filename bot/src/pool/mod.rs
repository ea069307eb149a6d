//! The threads on which the rules are asked: few, shared fairly, and never those that talk to Discord.
//!
//! Whatever touches a game (a request, suggestions, a picture, the clock's and the referee's rounds) is a future that is
//! polled here and nowhere else, from beginning to end: that is the one door, so no call inside has to be thought of. The
//! async threads keep acknowledging, sending and beating meanwhile, however tangled a board is.
//!
//! Each [`Lane`] (a person, a game whose board is due, the program itself) has an account of the time that it has had, which
//! fades within seconds. The next to be polled is always one of whoever has had least, and one thread takes nobody who
//! has had much. So somebody who presses ten tangled boards waits for themselves, and others at most until one question is
//! answered: each has a budget of its own (`engine::work`).

mod accounts;
mod task;
#[cfg(test)]
mod tests;

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, LazyLock, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use tokio::runtime::Handle;
use tokio::sync::oneshot;

use crate::ids::{GameId, UserId};
use accounts::Accounts;
use task::{Polled, Task};

/// How much one lane may have under way at a time, waiting included.
const A_LANE: usize = 64;
/// How much all lanes may have.
const IN_ALL: usize = 4_096;

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

/// Why something was not done to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotDone {
    /// There is too much under way in that lane, or in all.
    #[error("too much is under way already")]
    Full,
    /// It ended in a panic, which is on record where it happened.
    #[error("it ended in a panic")]
    Broken,
}

/// The pool of the process.
static POOL: LazyLock<Pool> = LazyLock::new(|| Pool::new(threads()));

thread_local! {
    static IS_ASYNC: Cell<bool> = const { Cell::new(false) };
    /// Since when the task on this thread has been polled.
    static POLLED: Cell<Option<Instant>> = const { Cell::new(None) };
}

/// After so long something that takes many steps lets others go before it.
const BREATH: Duration = Duration::from_millis(10);

/// As many threads as there are processors, and two at least, so that one is always left for whoever has had little.
fn threads() -> usize {
    thread::available_parallelism().map_or(2, |processors| processors.get().clamp(2, 8))
}

/// Does something on the threads of the pool. What has not come to its end when nobody waits for it any more is dropped.
///
/// # Errors
/// When the lane is full, or it ended in a panic.
pub async fn run<T: Send + 'static>(
    lane: Lane,
    work: impl Future<Output = T> + Send + 'static,
) -> Result<T, NotDone> {
    POOL.run(lane, work).await
}

/// Marks the calling thread as one that must never be kept busy.
pub fn mark_async_thread() {
    IS_ASYNC.set(true);
}

/// Lets others go first, if this has gone on for long: between two steps of whatever takes many, such as a long log.
pub(crate) async fn breathe() {
    if POLLED.get().is_some_and(|since| since.elapsed() > BREATH) {
        tokio::task::yield_now().await;
    }
}

/// Says so when a game is touched on a thread that must never be kept busy: whoever added that call finds out in any test
/// that starts the program.
pub(crate) fn expect_here() {
    if IS_ASYNC.get() {
        tracing::error!("a game was touched outside the pool");
        debug_assert!(false, "a game was touched outside the pool; go through pool::run");
    }
}

/// Threads that poll what is ready.
struct Pool {
    shared: Arc<Shared>,
}

/// What the threads share.
struct Shared {
    accounts: Mutex<Accounts>,
    ready: Condvar,
}

impl Pool {
    fn new(threads: usize) -> Self {
        let shared = Arc::new(Shared { accounts: Mutex::default(), ready: Condvar::new() });
        for number in 0..threads {
            let shared = Arc::clone(&shared);
            // The first one is for those who have had little.
            let serve = move || shared.serve(number == 0);
            let thread = thread::Builder::new().name("rules".to_owned()).spawn(serve);
            if let Err(error) = thread {
                tracing::error!(%error, "the rules get a thread less");
            }
        }
        Self { shared }
    }

    async fn run<T: Send + 'static>(
        &self,
        lane: Lane,
        work: impl Future<Output = T> + Send + 'static,
    ) -> Result<T, NotDone> {
        let (done, result) = oneshot::channel();
        let runtime = Handle::current();
        let work = async move {
            // Nobody waits any more: then nobody has to know.
            let _ = done.send(work.await);
        };
        if !self.shared.accounts().open(lane) {
            return Err(NotDone::Full);
        }
        let task = Task::new(lane, runtime, Box::pin(work), Arc::clone(&self.shared));
        let _left = Left(Arc::clone(&task));
        Shared::push(&self.shared, task);
        result.await.map_err(|_| NotDone::Broken)
    }
}

impl Shared {
    fn accounts(&self) -> MutexGuard<'_, Accounts> {
        self.accounts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Something can go on.
    fn push(self: &Arc<Self>, task: Arc<Task>) {
        self.accounts().push(task);
        // All, since the thread that is woken may be the one that takes only those who have had little.
        self.ready.notify_all();
    }

    /// Polls what is ready, for ever.
    fn serve(self: &Arc<Self>, only_light: bool) {
        loop {
            let task = self.next(only_light);
            let begun = Instant::now();
            POLLED.set(Some(begun));
            let polled = {
                let _entered = task.runtime().enter();
                catch_unwind(AssertUnwindSafe(|| task.poll())).unwrap_or_else(|_| task.give_up())
            };
            let mut accounts = self.accounts();
            accounts.charge(task.lane(), begun.elapsed());
            match polled {
                Polled::Waits => {}
                Polled::Again => {
                    accounts.push(task);
                    drop(accounts);
                    self.ready.notify_all();
                }
                Polled::Done => accounts.close(task.lane()),
            }
        }
    }

    fn next(&self, only_light: bool) -> Arc<Task> {
        let mut accounts = self.accounts();
        loop {
            match accounts.next(only_light, Instant::now()) {
                Ok(task) => return task,
                Err(None) => {
                    accounts = self.ready.wait(accounts).unwrap_or_else(PoisonError::into_inner);
                }
                // Whoever has had much has had less by then.
                Err(Some(wait)) => {
                    let waited = self.ready.wait_timeout(accounts, wait);
                    accounts = waited.unwrap_or_else(PoisonError::into_inner).0;
                }
            }
        }
    }
}

/// Lets what nobody waits for end.
struct Left(Arc<Task>);

impl Drop for Left {
    fn drop(&mut self) {
        self.0.abandon();
    }
}
