//! The threads of a pool. They belong to one running service and end before it does, so no future outlives
//! its runtime.

use std::cell::Cell;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use async_task::{Builder, Runnable};
use tokio::runtime::Handle;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use super::accounts::Accounts;
use super::hold::Holds;
use super::watch::{self, Watch};
use super::{Lane, NotDone, Pool};

/// How long a task may be polled before [`breathe`] yields.
const BREATH: Duration = Duration::from_millis(10);

thread_local! {
    /// When the poll of the task on this thread began.
    static POLLED: Cell<Option<Instant>> = const { Cell::new(None) };
}

/// Yields to other tasks if this poll has taken long. Call it between the steps of a long loop, such as
/// reading a long log.
pub async fn breathe() {
    if POLLED.get().is_some_and(|since| since.elapsed() > BREATH) {
        tokio::task::yield_now().await;
    }
}

/// The running threads. When dropped they end: the futures being polled run to their next await, all others
/// are dropped.
pub struct Threads {
    shared: Arc<Shared>,
    threads: Vec<JoinHandle<()>>,
    _watch: Watch,
}

impl Threads {
    /// Starts one thread per processor, within limits and at least two, so that one is always left for light
    /// lanes. From now on the caller's own runtime threads may not touch games.
    ///
    /// # Errors
    /// When the system gives no threads.
    pub fn start() -> io::Result<Self> {
        Self::so_many(thread::available_parallelism().map_or(2, |processors| processors.get().clamp(2, 8)))
    }

    pub(super) fn so_many(count: usize) -> io::Result<Self> {
        let shared = Arc::new(Shared {
            accounts: Mutex::default(),
            ready: Condvar::new(),
            alive: TaskTracker::new(),
            end: CancellationToken::new(),
        });
        let mut started = Self { shared, threads: Vec::new(), _watch: Watch::begin() };
        for number in 0..count {
            let shared = Arc::clone(&started.shared);
            // The first thread serves light lanes only, if there is another one.
            let only_light = number == 0 && count > 1;
            let thread = thread::Builder::new().name("rules".to_owned());
            started.threads.push(thread.spawn(move || shared.serve(only_light))?);
        }
        Ok(started)
    }

    /// A handle for giving these threads work.
    #[must_use]
    pub fn pool(&self) -> Pool {
        Pool(Some(Arc::clone(&self.shared)))
    }

    /// Places taken by people in all lanes.
    #[cfg(test)]
    pub(super) fn shared_places(&self) -> usize {
        self.shared.accounts().places()
    }

    /// Ends the threads. Futures are cut short at their next await, as by a crash, and dropped before this
    /// returns, so none holds a database connection any more.
    pub async fn close(self) {
        self.shared.end();
        self.shared.alive.close();
        self.shared.alive.wait().await;
    }
}

impl Drop for Threads {
    /// A runtime that is dropped with a service in it runs this while it drops its tasks: timers and sockets
    /// still work.
    fn drop(&mut self) {
        self.shared.end();
        for thread in self.threads.drain(..) {
            if thread.thread().id() != thread::current().id() {
                // A thread that panicked has ended, too.
                let _ = thread.join();
            }
        }
    }
}

/// Whose task it is, and whose timers and sockets it uses.
pub(super) struct Share {
    lane: Lane,
    runtime: Handle,
    holds: Holds,
}

/// A task that is ready to be polled.
pub(super) struct Ready {
    task: Runnable<Share>,
    since: Instant,
}

/// The state that the threads share.
pub(super) struct Shared {
    accounts: Mutex<Accounts<Ready>>,
    ready: Condvar,
    /// All tasks that have not been dropped.
    alive: TaskTracker,
    /// Cancels all tasks.
    end: CancellationToken,
}

impl Shared {
    pub(super) fn accounts(&self) -> MutexGuard<'_, Accounts<Ready>> {
        self.accounts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) async fn run<T: Send + 'static>(
        self: &Arc<Self>,
        lane: Lane,
        work: impl Future<Output = T> + Send + 'static,
    ) -> Result<T, NotDone> {
        let alive = {
            // Tasks begun before the end are counted by then, and served.
            let accounts = self.accounts();
            if accounts.is_closed() {
                return Err(NotDone::Ended);
            }
            self.alive.token()
        };
        let end = self.end.clone();
        let work = async move {
            let _alive = alive;
            tokio::select! {
                biased;
                () = end.cancelled() => Err(NotDone::Ended),
                done = work => Ok(done),
            }
        };
        let (shared, share) =
            (Arc::clone(self), Share { lane, runtime: Handle::current(), holds: Holds::default() });
        let (ready, task) =
            Builder::new().metadata(share).spawn(move |_| work, move |ready| shared.push(ready));
        ready.schedule();
        task.fallible().await.unwrap_or(Err(NotDone::Broken))
    }

    /// Queues a ready task.
    fn push(&self, task: Runnable<Share>) {
        let Share { lane, holds, .. } = task.metadata();
        let (lane, urgent) = (*lane, holds.any());
        self.accounts().push(lane, Ready { task, since: Instant::now() }, urgent);
        // Wakes all threads, since a single one might serve light lanes only.
        self.ready.notify_all();
    }

    /// Accepts no more tasks, and cancels all running ones.
    fn end(&self) {
        self.accounts().close();
        self.end.cancel();
        // Threads check for the end while they hold the accounts: none misses this.
        drop(self.accounts());
        self.ready.notify_all();
    }

    /// Polls ready tasks, until the end.
    fn serve(&self, only_light: bool) {
        watch::enter();
        while let Some((Ready { task, since }, little)) = self.next(only_light) {
            let Share { lane, runtime, holds } = task.metadata();
            let (lane, runtime) = (*lane, runtime.clone());
            holds.enter(lane, little);
            let begun = Instant::now();
            metrics::pool_waited(lane.word(), begun.saturating_duration_since(since));
            POLLED.set(Some(begun));
            let entered = runtime.enter();
            // A panic ends only its task; the caller gets `NotDone::Broken`.
            let _ = catch_unwind(AssertUnwindSafe(|| task.run()));
            drop(entered);
            self.accounts().charge(lane, begun.elapsed());
            if self.end.is_cancelled() {
                // This may have been the last one.
                self.ready.notify_all();
            }
        }
    }

    /// The next task, and whether its lane is light; `None` at the end.
    fn next(&self, only_light: bool) -> Option<(Ready, bool)> {
        let mut accounts = self.accounts();
        loop {
            let ends = self.end.is_cancelled();
            let wait = match accounts.next(only_light && !ends, Instant::now()) {
                Ok(ready) => {
                    let little = accounts.has_had_little(ready.task.metadata().lane);
                    return Some((ready, little));
                }
                Err(wait) => wait,
            };
            if ends && self.alive.is_empty() {
                return None;
            }
            accounts = match wait {
                None => self.ready.wait(accounts).unwrap_or_else(PoisonError::into_inner),
                // By then used time has faded, and another lane may be light.
                Some(wait) => {
                    self.ready.wait_timeout(accounts, wait).unwrap_or_else(PoisonError::into_inner).0
                }
            };
        }
    }
}
