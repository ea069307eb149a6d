//! All SQL: one file per group of tables, one set of statements for SQLite and PostgreSQL.
//!
//! Read `migrations/` first. Reads go through [`Store`], writes through a [`Tx`]; what differs between the databases is
//! in `dialect`, how a statement is run in `sql`. All of it may fail when the database does: [`StoreError`].
//!
//! It knows the rules of no game and draws nothing: a game is rows of a setup and a log.
//!
//! ```
//! use store::Store;
//!
//! # tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(async {
//! let store = Store::open("sqlite::memory:").await?;
//! let mut tx = store.begin().await?;
//! tx.dm_asked(model::ids::UserId(1)).await?;
//! tx.commit().await?;
//! assert_eq!(store.count_games().await?, 0);
//! # Ok::<(), store::StoreError>(())
//! # })?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod dialect;
pub mod dump;
mod error;
#[cfg(feature = "faults")]
mod faults;
mod guild;
mod installation;
mod jobs;
mod lock;
mod opening;
mod personal;
mod play;
mod queue;
mod schema;
mod sql;
#[cfg(test)]
mod tests;
mod tournaments;

use std::sync::Arc;
use std::time::{Duration, Instant};

use model::ids::base36;
use model::names::Names;
use pool::{self, FairQueue, Hold, Permit};
use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyPool, Transaction};
use tokio::sync::Notify;

use dialect::{Dialect, Durability};
use lock::ProcessLock;
use queue::numbers::Ids;

pub use error::{Result, StoreError};
#[cfg(feature = "faults")]
pub use faults::{Failpoint, Fault, FaultInjection};
pub use guild::audit::AuditEntry;
pub use guild::daily_puzzles::{DailyPlace, DailyPuzzle};
pub use guild::organisers::Organisers;
pub use guild::servers::HouseRules;
pub use installation::processes::{MOST_PROCESSES, ProcessRow};
pub use installation::restored::Restored;
pub use installation::steps::HouseTime;
pub use installation::upkeep::{Beside, Schema, WaitingLane};
pub use jobs::{DueTask, JobKind, Task, Terms};
pub use lock::holder_of;
pub use personal::contact::{Block, CallCounts, CallKind, Invitations};
pub use personal::holes::DailyAnswer;
pub use personal::kept::is_known_table;
pub use personal::lessons::Lesson;
pub use personal::library::{Finished, OwnTurn};
pub use personal::notes::Note;
pub use personal::notifications::{DueDigest, NotificationSettings, Reminder};
pub use personal::people::Person;
pub use personal::privacy::{Mention, Rows};
pub use personal::puzzles::{PuzzleScore, Puzzler, SolvedPuzzle, Tried};
pub use personal::ratings::{Standing, Strength};
pub use personal::results::{Record, Verdict};
pub use play::hints::Hint;
pub use play::inquiries::Inquiry;
pub use play::log::{Draft, LogRow};
pub use play::offers::StandingOffer;
pub use play::plans::{Plan, PlanState};
pub use play::reviews::Review;
pub use play::stand_ins::StandIn;
pub use play::suspended::{SuspendedBy, Suspension};
pub use queue::delivery::{Leased, Post};
pub use queue::openings::Shut;
pub use queue::places::{BrokenPlace, PlaceState};
pub use tournaments::{Entrant, Format, NewTournament, Pairing, Progress, Score, Stage, Tournament};

/// How many connections one process keeps for those who read: `LIGHT` for people who have had little lately, `HEAVY` for all others. A
/// connection is held until its task gets its share of the threads, so the one who has had much would keep those of everybody busy.
const LIGHT: u32 = 4;
const HEAVY: u32 = 2;

/// How many write at the same time at most, each by a connection of its own, where a database lets several.
const WRITERS: u32 = 3;

/// How long somebody waits to write.
const PATIENCE: Duration = Duration::from_secs(10);

/// Where everything is kept. Cheap to clone.
#[derive(Clone)]
pub struct Store {
    name: Arc<str>,
    /// The connections of those who look: of the one who has had much lately, and of all others.
    heavy: AnyPool,
    light: AnyPool,
    /// The connections of transactions: who has the turn to write waits for nobody who looks.
    writing: AnyPool,
    /// The connections of transactions that need not outlast a power cut.
    relaxed: AnyPool,
    /// What holds on to a database in memory.
    held: Option<AnyPool>,
    dialect: Dialect,
    ids: Arc<Ids>,
    /// What people are called, in memory alone: for the rows of messages.
    names: Arc<Names>,
    /// Told when work was asked for that can be begun at once.
    asked_for: Arc<Notify>,
    /// What goes wrong, in tests.
    #[cfg(feature = "faults")]
    faults: faults::Faults,
    /// Where those queue who want to write, in fair shares: a database that lets one write at a time makes everybody try again after a
    /// while, so that some would try for seconds, and the one who asks for much would keep others waiting behind it.
    writers: FairQueue,
    /// Held as long as any clone lives: keeps a second process off a SQLite file.
    _lock: Arc<Option<ProcessLock>>,
}

/// Changes that happen together or not at all. Dropped without [`Tx::commit`], nothing has happened.
pub struct Tx {
    inner: Transaction<'static, Any>,
    ids: Arc<Ids>,
    names: Arc<Names>,
    asked_for: Arc<Notify>,
    /// Whether somebody waits for work that it asks for.
    asked: bool,
    /// What goes wrong, in tests.
    #[cfg(feature = "faults")]
    faults: faults::Faults,
    /// Whose turn it is to write.
    _turn: Permit,
    /// Others wait for it to end.
    _hold: Hold,
}

/// How many may write at the same time.
fn writers(dialect: Dialect) -> u32 {
    if dialect.has_one_writer() { 1 } else { WRITERS }
}

impl Store {
    /// Opens a database and brings its schema up to date. `url` is `sqlite:PATH`, `sqlite::memory:` or `postgres://…`.
    ///
    /// # Errors
    /// When it can't be reached, another process holds it, or a newer version of this program has changed it beyond what this
    /// one can read.
    pub async fn open(url: &str) -> Result<Self> {
        let store = Self::connect(url).await?;
        store.migrate().await?;
        Ok(store)
    }

    /// Opens a database as it stands.
    async fn connect(url: &str) -> Result<Self> {
        sqlx::any::install_default_drivers();
        let dialect = Dialect::of(url)?;
        opening::examine(dialect, url).await?;
        let lock = match dialect.file(url) {
            Some(file) => {
                let lock = ProcessLock::take(&file)?;
                opening::make_private(&file)?;
                Some(lock)
            }
            None => None,
        };
        let open = |connections, durability| opening::pool(dialect, url, connections, durability);
        if dialect.in_memory(url) {
            return Self::in_memory(dialect).await;
        }
        let writing = open(writers(dialect), Durability::Full).await?;
        let (light, heavy) = (open(LIGHT, Durability::Full).await?, open(HEAVY, Durability::Full).await?);
        let relaxed = match dialect.connections_differ(url) {
            // There is one writer at a time anyway.
            true => open(1, Durability::Relaxed).await?,
            false => writing.clone(),
        };
        Ok(Self { light, heavy, relaxed, ..Self::over(writing, dialect, lock) })
    }

    /// Opens a database in memory. It goes with its last connection, and one whose statement was dropped is replaced: so another one
    /// holds on to it, which does nothing else.
    async fn in_memory(dialect: Dialect) -> Result<Self> {
        let url = Dialect::shared_memory(&base36(rand::random()));
        let held = opening::pool(dialect, &url, 1, Durability::Full).await?;
        let pool = opening::pool(dialect, &url, 1, Durability::Full).await?;
        Ok(Self { held: Some(held), ..Self::over(pool, dialect, None) })
    }

    /// A store over connections beside the program's own: without its lock.
    fn beside(pool: AnyPool, url: &str) -> Result<Self> {
        Ok(Self::over(pool, Dialect::of(url)?, None))
    }

    fn over(pool: AnyPool, dialect: Dialect, lock: Option<ProcessLock>) -> Self {
        Self {
            name: base36(rand::random()).into(),
            heavy: pool.clone(),
            light: pool.clone(),
            relaxed: pool.clone(),
            writing: pool,
            held: None,
            dialect,
            ids: Arc::new(Ids::default()),
            names: Arc::default(),
            asked_for: Arc::default(),
            #[cfg(feature = "faults")]
            faults: faults::Faults::default(),
            writers: FairQueue::new(writers(dialect) as usize),
            _lock: Arc::new(lock),
        }
    }

    /// Brings the schema up to date.
    async fn migrate(&self) -> Result<()> {
        schema::migrate(&self.writing).await?;
        match self.dialect {
            Dialect::Sqlite => opening::mark_as_ours(&self.writing).await,
            Dialect::Postgres => Ok(()),
        }
    }

    /// Begins a transaction that may write.
    ///
    /// # Errors
    /// When the database is locked for too long or gone.
    pub async fn begin(&self) -> Result<Tx> {
        self.begin_with(Durability::Full).await
    }

    /// Begins a transaction whose commit doesn't wait for the disk: whole and in order like any other, but lost when the machine loses
    /// power before a usual one has followed it. For what is then done again, and finds that it was done.
    ///
    /// # Errors
    /// As for [`Store::begin`].
    pub async fn begin_relaxed(&self) -> Result<Tx> {
        self.begin_with(Durability::Relaxed).await
    }

    async fn begin_with(&self, durability: Durability) -> Result<Tx> {
        #[cfg(feature = "faults")]
        self.faults.pass(Failpoint::Begin).await?;
        let hold = pool::hold();
        let turn = self.turn().await?;
        let pool = match durability {
            Durability::Full => &self.writing,
            Durability::Relaxed => &self.relaxed,
        };
        let inner = pool.begin_with(self.dialect.begin(durability)).await?;
        let (ids, names) = (Arc::clone(&self.ids), Arc::clone(&self.names));
        Ok(Tx {
            inner,
            ids,
            names,
            asked_for: Arc::clone(&self.asked_for),
            asked: false,
            #[cfg(feature = "faults")]
            faults: self.faults.clone(),
            _turn: turn,
            _hold: hold,
        })
    }

    /// Waits until it is one's turn to write; not for ever, as somebody may have stopped in the middle.
    async fn turn(&self) -> Result<Permit> {
        tokio::time::timeout(PATIENCE, self.writers.permit()).await.map_err(|_| StoreError::Busy)
    }

    /// What people are called in messages that several people read: in memory, never in a table.
    #[must_use]
    pub fn names(&self) -> &Names {
        &self.names
    }

    /// Told when work was asked for in this process that can be begun at once.
    #[must_use]
    pub fn asked_for(&self) -> &Notify {
        &self.asked_for
    }

    /// This store with faults, for tests.
    #[cfg(feature = "faults")]
    #[must_use]
    pub fn with_faults(self, injection: Arc<dyn FaultInjection>) -> Self {
        Self { faults: faults::Faults(Some(injection)), ..self }
    }

    /// A connection for statements that stand alone.
    async fn look(&self) -> Result<PoolConnection<Any>> {
        #[cfg(feature = "faults")]
        self.faults.pass(Failpoint::Alone).await?;
        let pool = if pool::has_had_little() { &self.light } else { &self.heavy };
        Ok(pool.acquire().await?)
    }

    /// A connection for a statement that stands alone and may be lost with the power of a machine, as in [`Store::begin_relaxed`].
    /// PostgreSQL knows that for transactions alone, so there it is as durable as any.
    async fn look_relaxed(&self) -> Result<PoolConnection<Any>> {
        #[cfg(feature = "faults")]
        self.faults.pass(Failpoint::Alone).await?;
        Ok(self.relaxed.acquire().await?)
    }

    /// Failpoint after a statement that stood alone and wrote: whether its answer is heard.
    async fn written(&self) -> Result<()> {
        #[cfg(feature = "faults")]
        self.faults.pass(Failpoint::Written).await?;
        Ok(())
    }

    /// What tells the one who works on the database from others, made anew each time it is opened.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Closes all connections, waiting for those in use.
    pub async fn close(&self) {
        for pool in [&self.relaxed, &self.light, &self.heavy, &self.writing] {
            pool.close().await;
        }
        if let Some(held) = &self.held {
            held.close().await;
        }
    }
}

impl Tx {
    /// Makes the changes stand.
    ///
    /// # Errors
    /// [`StoreError::InDoubt`] when the answer was lost, so that nobody knows whether they stand; with any other error nothing
    /// has happened.
    pub async fn commit(self) -> Result<()> {
        #[cfg(feature = "faults")]
        let reply = self.faults.pass(Failpoint::Commit).await?;
        let begun = Instant::now();
        let committed = self.inner.commit().await;
        metrics::committed(begun.elapsed(), committed.is_ok());
        if self.asked {
            self.asked_for.notify_one();
        }
        committed.map_err(StoreError::committing)?;
        #[cfg(feature = "faults")]
        reply.received()?;
        Ok(())
    }
}
