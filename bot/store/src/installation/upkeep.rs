//! What the operator looks at and mends beside it: the schema, the outbox. Nothing here shows contents.

use std::time::Duration;

use sqlx::AnyPool;
use sqlx::any::{AnyPoolOptions, AnyRow};

use crate::dialect::Dialect;
use crate::schema::MIGRATIONS;
use crate::sql::{Columns, Statements};
use crate::{Result, Store, StoreError, installation::copies, opening};

/// How long a database that is only looked at may take to answer.
const PATIENCE: Duration = Duration::from_secs(5);

/// How a database's schema stands beside the one this program knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Schema {
    /// There is nothing yet; the first start makes it.
    Empty,
    /// It is this program's.
    Current {
        /// The number of the last migration.
        version: i64,
    },
    /// It is older; the next start brings it up to date.
    Older {
        /// How many migrations are to come.
        pending: usize,
    },
    /// A newer program has written it.
    Newer {
        /// A migration that this program doesn't know.
        version: i64,
    },
}

/// What waits in one lane of the outbox.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WaitingLane {
    /// The lane: `c` and a channel's id, or `p` and a person's.
    pub lane: String,
    /// How many messages wait.
    pub open: i64,
    /// The first of them, for which the others wait.
    pub first: i64,
    /// When that was written, in milliseconds since 1970.
    pub created_ms: i64,
    /// How often it has been tried.
    pub attempts: i64,
    /// When it is tried next, in milliseconds since 1970.
    pub due_ms: i64,
    /// Why it did not go the last time.
    pub reason: Option<String>,
}

/// A database that is looked at beside the program that uses it: nothing is migrated, made or locked.
pub struct Beside {
    pool: AnyPool,
    dialect: Dialect,
}

impl Beside {
    /// Opens a database that is there.
    ///
    /// # Errors
    /// When there is none, it can't be reached or used, or it is another program's.
    pub async fn open(url: &str) -> Result<Self> {
        sqlx::any::install_default_drivers();
        let dialect = Dialect::of(url)?;
        if let Some(file) = dialect.file(url)
            && !file.exists()
        {
            return Err(StoreError::Missing(file.display().to_string()));
        }
        opening::examine(dialect, url).await?;
        // Its file is there, and a PostgreSQL elsewhere has to prove here, too, who it is.
        let address = if dialect == Dialect::Sqlite { url.to_owned() } else { dialect.connect_url(url) };
        let pool = AnyPoolOptions::new()
            .max_connections(1)
            .acquire_timeout(PATIENCE)
            .after_connect(move |connection, _| Box::pin(dialect.prepare_beside(connection)))
            .connect(&address)
            .await
            .map_err(StoreError::opening)?;
        Ok(Self { pool, dialect })
    }

    /// How its schema stands.
    pub async fn schema(&self) -> Result<Schema> {
        // Without that table there was no migration; SQLite and PostgreSQL say so in words of their own.
        let mut connection = self.pool.acquire().await?;
        let versions = "SELECT version FROM _sqlx_migrations WHERE success ORDER BY version";
        let applied = connection.all(versions, (), |row| row.value::<i64>("version")).await;
        let Ok(applied) = applied else {
            // Whether it answers at all is asked apart.
            connection.run("SELECT 1", ()).await?;
            return Ok(Schema::Empty);
        };
        let Some(last) = applied.last() else { return Ok(Schema::Empty) };
        if let Some(version) = applied.iter().find(|version| !MIGRATIONS.version_exists(**version)) {
            return Ok(Schema::Newer { version: *version });
        }
        let known = MIGRATIONS.iter().map(|migration| migration.version);
        Ok(match known.filter(|version| !applied.contains(version)).count() {
            0 => Schema::Current { version: *last },
            pending => Schema::Older { pending },
        })
    }

    /// Whether the pages of a SQLite file make sense; PostgreSQL looks after itself.
    ///
    /// # Errors
    /// With [`StoreError::Damaged`] when they don't; otherwise when it can't be read at all.
    pub async fn look_for_damage(&self) -> Result<()> {
        match self.dialect {
            Dialect::Sqlite => copies::pages_make_sense(&self.pool).await,
            Dialect::Postgres => Ok(()),
        }
    }

    /// The store, for looking and for single statements. The schema has to be current.
    ///
    /// # Errors
    /// When it is not.
    pub async fn into_store(self, url: &str) -> Result<Store> {
        match self.schema().await? {
            Schema::Current { .. } => Store::beside(self.pool, url),
            Schema::Newer { version } => Err(StoreError::Schema(format!(
                "it has migration {version}, which this version doesn't know"
            ))),
            Schema::Empty | Schema::Older { .. } => {
                Err(StoreError::Schema("the next start brings it up to date".to_owned()))
            }
        }
    }

    /// Closes the connection.
    pub async fn close(self) {
        self.pool.close().await;
    }
}

impl Store {
    /// What waits in the outbox, by lane, the longest first; at most `most` lanes.
    pub async fn waiting_lanes(&self, most: i64) -> Result<Vec<WaitingLane>> {
        self.light
            .acquire()
            .await?
            .all(
                "SELECT o.lane, o.id, o.created_ms, o.attempts, o.due_ms, o.fate, l.n FROM outbox o \
                 JOIN (SELECT lane, MIN(id) AS first, COUNT(*) AS n FROM outbox WHERE done_ms IS NULL \
                 GROUP BY lane) l ON l.first = o.id ORDER BY o.created_ms, o.id LIMIT $1",
                most,
                waiting_lane,
            )
            .await
    }

    /// Lets an open job, or every one, be tried at once; what is in somebody's hands goes on there. Answers how many.
    pub async fn hurry(&self, job: Option<i64>, now: i64) -> Result<u64> {
        let sql =
            "UPDATE outbox SET due_ms = $2 WHERE done_ms IS NULL AND due_ms > $2 AND id >= $1 AND id <= $3";
        let values = (job.unwrap_or(0), now, job.unwrap_or(i64::MAX));
        self.light.acquire().await?.rows_changed(sql, values).await
    }
}

fn waiting_lane(row: &AnyRow) -> Result<WaitingLane> {
    Ok(WaitingLane {
        lane: row.value("lane")?,
        open: row.value("n")?,
        first: row.value("id")?,
        created_ms: row.value("created_ms")?,
        attempts: row.value("attempts")?,
        due_ms: row.value("due_ms")?,
        reason: row.value("fate")?,
    })
}
