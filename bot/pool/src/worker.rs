//! The background loop: claims due jobs, runs them concurrently, and renews their leases meanwhile.
//!
//! A [`Queue`] defines where jobs come from and how they run: the outbox's messages, and the jobs of the app. The loop looks
//! when it is notified, when a job has ended, and at intervals, since other processes write, too, and jobs fall due. What is
//! written while it looks is not missed. A job that panics ends nothing but itself.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::Notify;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

/// How often to look for jobs without being notified.
const POLL: Duration = Duration::from_millis(500);
/// How often the leases of running jobs are renewed.
const RENEW: Duration = Duration::from_secs(1);

/// A job queue that several processes share. It logs its own failures: the loop tries again.
pub trait Queue: Send + Sync + 'static {
    /// A job that this process has claimed.
    type Job: Send + Sync + 'static;

    /// How long running jobs may take to end at shutdown.
    const FAREWELL: Duration;

    /// Notified when there may be a job to claim.
    fn wake(&self) -> &Notify;

    /// Called each time the loop comes round: its heartbeat.
    fn tick(&self);

    /// Claims due jobs, as many as there is room for beside those under way.
    fn claim(&self, under_way: &[Arc<Self::Job>]) -> impl Future<Output = Vec<Self::Job>> + Send;

    /// Renews the leases of jobs; answers the indexes of those that this process has lost.
    fn renew(&self, jobs: &[Arc<Self::Job>]) -> impl Future<Output = Vec<usize>> + Send;

    /// Runs a job and records its outcome. It may stop early when its lease is over.
    fn carry_out(&self, job: &Self::Job, lease: &Lease) -> impl Future<Output = ()> + Send;

    /// Records that a job panicked; the log has the place.
    fn panicked(&self, job: &Self::Job) -> impl Future<Output = ()> + Send;

    /// Called at shutdown: all running jobs have ended (`well`), or are cut short as by a crash.
    fn ended(&self, well: bool) -> impl Future<Output = ()> + Send;
}

/// The lease by which a process holds a job.
#[derive(Clone, Debug)]
pub struct Lease {
    lost: CancellationToken,
    stop: CancellationToken,
}

/// Why a job is not continued.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeaseEnd {
    /// It was withdrawn, or another process has it.
    Lost,
    /// The program is stopping.
    Stopped,
}

impl Lease {
    /// Waits until the job should stop.
    pub async fn over(&self) -> LeaseEnd {
        tokio::select! {
            biased;
            () = self.stop.cancelled() => LeaseEnd::Stopped,
            () = self.lost.cancelled() => LeaseEnd::Lost,
        }
    }

    /// Waits until the program stops.
    pub async fn stopped(&self) {
        self.stop.cancelled().await;
    }
}

/// The running jobs. A claimed job that isn't among them (its claim or its outcome could not be recorded) is
/// released, or it would wait for as long as this process lives.
struct UnderWay<J>(Mutex<BTreeMap<u64, (Arc<J>, CancellationToken)>>);

impl<J> UnderWay<J> {
    fn all(&self) -> MutexGuard<'_, BTreeMap<u64, (Arc<J>, CancellationToken)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn jobs(&self) -> Vec<Arc<J>> {
        self.all().values().map(|(job, _)| Arc::clone(job)).collect()
    }
}

/// Runs the loop until `shutdown`, then waits [`Queue::FAREWELL`] for running jobs.
pub async fn run<Q: Queue>(queue: Q, shutdown: CancellationToken) {
    let queue = Arc::new(queue);
    let under_way = Arc::new(UnderWay(Mutex::default()));
    let tasks = TaskTracker::new();
    let renewing = tokio::spawn(renew(Arc::clone(&queue), Arc::clone(&under_way)));
    let mut number = 0;
    while !shutdown.is_cancelled() {
        queue.tick();
        let told = queue.wake().notified();
        for job in queue.claim(&under_way.jobs()).await {
            let (queue, under_way, job) = (Arc::clone(&queue), Arc::clone(&under_way), Arc::new(job));
            let lease = Lease { lost: CancellationToken::new(), stop: shutdown.clone() };
            number += 1;
            under_way.all().insert(number, (Arc::clone(&job), lease.lost.clone()));
            let work = {
                let (queue, job) = (Arc::clone(&queue), Arc::clone(&job));
                tokio::spawn(async move { queue.carry_out(&job, &lease).await })
            };
            tasks.spawn(async move {
                if work.await.is_err() {
                    queue.panicked(&job).await;
                }
                under_way.all().remove(&number);
                // There is room for another one, which may have waited for this one.
                queue.wake().notify_one();
            });
        }
        tokio::select! {
            () = told => {}
            () = tokio::time::sleep(POLL) => {}
            () = shutdown.cancelled() => {}
        }
    }
    tasks.close();
    let well = tokio::time::timeout(Q::FAREWELL, tasks.wait()).await.is_ok();
    renewing.abort();
    queue.ended(well).await;
}

/// Renews the leases of running jobs while there are any.
async fn renew<Q: Queue>(queue: Arc<Q>, under_way: Arc<UnderWay<Q::Job>>) {
    loop {
        tokio::time::sleep(RENEW).await;
        let (jobs, leases): (Vec<_>, Vec<_>) = under_way.all().values().cloned().unzip();
        if jobs.is_empty() {
            continue;
        }
        for lost in queue.renew(&jobs).await {
            leases.get(lost).inspect(|lease| lease.cancel());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A queue of numbers: those marked to panic do so, the others last until they are lost.
    #[derive(Default)]
    struct Numbers {
        wake: Arc<Notify>,
        waiting: Mutex<Vec<u32>>,
        said: Arc<Mutex<Vec<String>>>,
    }

    impl Numbers {
        fn say(&self, what: &str, job: &u32) {
            self.said.lock().expect("no panic").push(format!("{what} {job}"));
        }
    }

    impl Queue for Numbers {
        type Job = u32;
        const FAREWELL: Duration = Duration::from_secs(1);

        fn wake(&self) -> &Notify {
            &self.wake
        }

        fn tick(&self) {}

        async fn claim(&self, under_way: &[Arc<u32>]) -> Vec<u32> {
            let mut waiting = self.waiting.lock().expect("no panic");
            // Two at a time.
            (under_way.len()..2).filter_map(|_| waiting.pop()).collect()
        }

        async fn renew(&self, jobs: &[Arc<u32>]) -> Vec<usize> {
            jobs.iter().enumerate().filter(|(_, job)| ***job == 2).map(|(at, _)| at).collect()
        }

        async fn carry_out(&self, job: &u32, lease: &Lease) {
            assert!(*job != 1, "this one breaks down");
            let end = lease.over().await;
            self.say(&format!("{end:?}"), job);
        }

        async fn panicked(&self, job: &u32) {
            self.say("panicked", job);
        }

        async fn ended(&self, well: bool) {
            self.say(&format!("ended {well}"), &0);
        }
    }

    #[tokio::test]
    async fn jobs_end_for_themselves_and_the_next_one_takes_the_room() {
        let numbers = Numbers { waiting: Mutex::new(vec![3, 2, 1]), ..Numbers::default() };
        let (said, shutdown) = (Arc::clone(&numbers.said), CancellationToken::new());
        let running = tokio::spawn(run(numbers, shutdown.clone()));
        let until = async |count: usize| {
            while said.lock().expect("no panic").len() < count {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        tokio::time::timeout(Duration::from_secs(60), until(2)).await.expect("one is lost");
        shutdown.cancel();
        running.await.expect("no panic");
        assert_eq!(*said.lock().expect("no panic"), ["panicked 1", "Lost 2", "Stopped 3", "ended true 0"]);
    }
}
