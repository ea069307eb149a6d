//! Background jobs: the one list of their kinds, and of what runs each. Computer players think, games are
//! reviewed, the referee rules, people's data are erased.
//!
//! A job stands in one table ([`Task`]), written by the change that makes it necessary. Several processes share it: a job is
//! leased for seconds at a time, so if a process is killed, another one begins it again. Each kind has a concurrency limit, and
//! the person served least recently goes first (`turns`), so that nobody waits for another person's many jobs.

mod turns;

use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use metrics::{Loop, tick};
use model::ids::base36;
use pool::worker::{Lease, Queue};
use pool::{Lane, NotDone, Pool};
use store::{JobKind, Store, StoreError, Task};
use tokio::sync::Notify;
use tokio_util::sync::CancellationToken;

use crate::asking::rejection::Rejection;
use crate::asking::working::Working;
use crate::context::Context;
use crate::context::claim::{Claim, Halt, Outcome};
use crate::context::settings::RefereeConfig;
use crate::opponents::{self, Typing};
use crate::play::referee;
use crate::privacy::erase;
use turns::Turns;

/// How long a job stays leased without a heartbeat of its worker.
const LEASE: Duration = Duration::from_secs(5);
/// The delay before a failed job is retried.
const PAUSE: Duration = Duration::from_secs(60);
/// The delay before a job is retried after a database error.
const SOON: Duration = Duration::from_secs(2);
/// How many due jobs are looked at to choose the next ones.
const LOOKED_AT: i64 = 1_000;

/// The queue of background jobs.
pub struct Worker {
    context: Arc<Context>,
    /// The referee's search budget.
    effort: RefereeConfig,
    pool: Pool,
    name: Arc<str>,
    kinds: &'static [JobKind],
    turns: Mutex<Turns>,
    typing: Typing,
}

/// A job that was claimed.
pub struct Claimed {
    task: Task,
    attempts: i64,
}

/// Runs the jobs until `shutdown`. A job that isn't finished then begins again after the next start.
pub fn run(worker: Worker, shutdown: CancellationToken) -> Working<'static, ()> {
    Box::pin(pool::worker::run(worker, shutdown))
}

impl Worker {
    /// A worker for the games of a program, which asks the rules in this pool.
    #[must_use]
    pub fn new(context: Arc<Context>, effort: RefereeConfig, pool: Pool) -> Self {
        let name = base36(rand::random()).into();
        let (turns, typing) = (Mutex::default(), Typing::default());
        Self { context, effort, pool, name, kinds: &JobKind::ALL, turns, typing }
    }

    /// This worker for some kinds of jobs only.
    #[must_use]
    pub fn carrying_out(self, kinds: &'static [JobKind]) -> Self {
        Self { kinds, ..self }
    }

    /// How many jobs of a kind run at the same time.
    fn at_once(&self, kind: JobKind) -> usize {
        match kind {
            JobKind::ComputerTurn => usize::from(self.context.computers.threads),
            JobKind::Review | JobKind::Ruling | JobKind::Erasure => 1,
        }
    }

    fn after(&self, wait: Duration) -> i64 {
        self.context.now() + wait.as_millis() as i64
    }

    fn store(&self) -> &Store {
        &self.context.store
    }

    /// Claims as many jobs of each kind as there is room for.
    async fn take(
        &self,
        room: &[(JobKind, usize)],
        under_way: &[Arc<Claimed>],
    ) -> Result<Vec<Claimed>, StoreError> {
        let now = self.context.now();
        let kinds: Vec<JobKind> = room.iter().map(|(kind, _)| *kind).collect();
        let mut due = self.store().due_tasks(now, &kinds, LOOKED_AT).await?;
        // A process that stood still for longer than its lease is still running the job.
        due.retain(|due| !under_way.iter().any(|job| job.task == due.task));
        let next = self.turns.lock().unwrap_or_else(PoisonError::into_inner).next(&due, room);
        let mut claimed = Vec::new();
        for task in next {
            match self.store().claim_task(&self.name, &task, now, self.after(LEASE)).await {
                Ok(Some(attempts)) => claimed.push(Claimed { task, attempts }),
                // Another process was faster.
                Ok(None) => {}
                Err(error) => tracing::warn!(?task, %error, "a job can't be claimed"),
            }
        }
        Ok(claimed)
    }

    /// Records a job's outcome, unless the job has done so itself.
    async fn note(&self, task: &Task, ended: Result<Outcome, Halt>) -> Result<(), StoreError> {
        let (failed, due) = match ended {
            Ok(Outcome::Done) | Err(Halt::Gone) => return Ok(()),
            Ok(Outcome::Later(due)) => (false, Some(due)),
            Err(Halt::Stopped) => (false, None),
            Ok(Outcome::Failed) => (true, Some(self.after(PAUSE))),
            Err(Halt::Broken(Rejection::Store(error))) => {
                tracing::warn!(?task, %error, "a job waits for the database");
                (false, Some(self.after(SOON)))
            }
            Err(Halt::Broken(rejection)) => {
                tracing::error!(?task, ?rejection, "{}", broken(task.kind()));
                (true, Some(self.after(PAUSE)))
            }
        };
        self.store().return_task(&self.name, task, failed, due).await
    }
}

impl Queue for Worker {
    type Job = Claimed;
    const FAREWELL: Duration = Duration::from_secs(4);

    fn wake(&self) -> &Notify {
        self.store().asked_for()
    }

    fn tick(&self) {
        tick(Loop::Jobs);
    }

    async fn claim(&self, under_way: &[Arc<Claimed>]) -> Vec<Claimed> {
        self.typing.look(&self.context, self.context.now()).await;
        let busy = |kind| under_way.iter().filter(|job| job.task.kind() == kind).count();
        let room = self.kinds.iter().map(|kind| (*kind, self.at_once(*kind).saturating_sub(busy(*kind))));
        let room: Vec<(JobKind, usize)> = room.filter(|(_, room)| *room > 0).collect();
        if room.is_empty() {
            return Vec::new();
        }
        self.take(&room, under_way).await.unwrap_or_else(|error| {
            tracing::warn!(%error, "the jobs of the background can't be read");
            Vec::new()
        })
    }

    async fn renew(&self, jobs: &[Arc<Claimed>]) -> Vec<usize> {
        let mut lost = Vec::new();
        for (at, job) in jobs.iter().enumerate() {
            match self.store().renew_task(&self.name, &job.task, self.after(LEASE)).await {
                Ok(true) => {}
                Ok(false) => lost.push(at),
                Err(error) => tracing::warn!(task = ?job.task, %error, "a job could not be held"),
            }
        }
        lost
    }

    async fn carry_out(&self, job: &Claimed, lease: &Lease) {
        let (task, attempts) = (job.task.clone(), job.attempts);
        let claim = Claim { task, attempts, worker: Arc::clone(&self.name), lease: lease.clone() };
        let (context, effort) = (Arc::clone(&self.context), self.effort);
        let work = async move { carry_out(&context, effort, &claim).await };
        let ended = match self.pool.run(Lane::Program, work).await {
            Ok(ended) => ended,
            Err(NotDone::Ended | NotDone::Full(_)) => Err(Halt::Stopped),
            Err(NotDone::Broken) => return self.panicked(job).await,
        };
        if let Err(error) = self.note(&job.task, ended).await {
            tracing::warn!(task = ?job.task, %error, "what became of a job can't be written; it is begun again");
        }
    }

    async fn panicked(&self, job: &Claimed) {
        tracing::error!(task = ?job.task, "{}", broken(job.task.kind()));
        if let Err(error) = self.note(&job.task, Ok(Outcome::Failed)).await {
            tracing::warn!(task = ?job.task, %error, "what became of a job can't be written; it is begun again");
        }
    }

    async fn ended(&self, _: bool) {}
}

/// The future of a running job.
type Work<'a> = Pin<Box<dyn Future<Output = Result<Outcome, Halt>> + Send + 'a>>;

/// Runs a job by its kind. The futures are large and few, so they are boxed.
fn carry_out<'a>(context: &'a Context, effort: RefereeConfig, claim: &'a Claim) -> Work<'a> {
    match &claim.task {
        Task::ComputerTurn(game) => Box::pin(opponents::play(context, claim, *game)),
        Task::Review(game) => Box::pin(opponents::look_back(context, claim, *game)),
        Task::Ruling { rules, question } => Box::pin(referee::rule(context, claim, effort, rules, question)),
        Task::Erasure(person) => Box::pin(erase::go_on(context, *person)),
    }
}

/// The log message for a broken job.
fn broken(kind: JobKind) -> &'static str {
    match kind {
        JobKind::ComputerTurn => "a computer player can't play",
        JobKind::Review => "a game can't be reviewed",
        JobKind::Ruling => "a question can't be ruled on",
        JobKind::Erasure => "somebody can't be forgotten yet",
    }
}
