//! Which processes are at work on this database.

use sqlx::any::AnyRow;

use crate::sql::{Columns, Statements};
use crate::{Result, Store, Tx};

/// How many processes can be at work at a time: so many numbers tell theirs apart.
pub const MOST_PROCESSES: i64 = 256;

/// A process as others see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProcessRow {
    /// Made anew at each start.
    pub id: String,
    /// Keeps the numbers it makes apart from those of others; below [`MOST_PROCESSES`].
    pub slot: i64,
    /// The program's version.
    pub version: String,
    /// The newest migration it knows.
    pub schema_version: i64,
    /// What it does, as text: another version may have roles this one doesn't know.
    pub role: String,
    /// The machine's name, for people.
    pub host: String,
    /// Where its process id means something; empty where that is unknown.
    pub place: String,
    /// Its process id.
    pub pid: i64,
    /// Since when it is at work, in milliseconds since 1970.
    pub started_ms: i64,
    /// When it said so last.
    pub seen_ms: i64,
}

const PROCESSES: &str = "SELECT id, slot, version, schema_version, role, host, place, pid, started_ms, \
                         seen_ms FROM processes ORDER BY started_ms, id";

impl Store {
    /// Every process that is at work or was when it was seen last, the first one first.
    pub async fn processes(&self) -> Result<Vec<ProcessRow>> {
        self.all(PROCESSES, (), process).await
    }

    /// Says that a process is at work; `false` when it has been taken off the list.
    pub async fn process_seen(&self, id: &str, now: i64) -> Result<bool> {
        let seen = self.write("UPDATE processes SET seen_ms = $2 WHERE id = $1", (id, now)).await?;
        Ok(seen == 1)
    }

    /// Takes a process off the list, with the work it holds. If that fails, the others notice by themselves.
    pub async fn process_left(&self, id: &str) -> Result<()> {
        let mut tx = self.begin().await?;
        tx.remove_process(id).await?;
        tx.commit().await
    }

    /// Whether other processes may be at work on the same database; those of SQLite are kept out by a lock.
    #[must_use]
    pub fn is_shared(&self) -> bool {
        self.dialect.is_shared()
    }

    /// From now on the numbers made here are those of this slot.
    pub fn take_slot(&self, slot: i64) {
        self.ids.take_slot(slot);
    }
}

impl Tx {
    /// All processes; until this transaction ends, nobody else sees them so or comes in.
    pub async fn processes_alone(&mut self, id: &str) -> Result<Vec<ProcessRow>> {
        // Somebody who comes second waits here for the row and sees then what the first one wrote.
        self.run(
            "INSERT INTO leases (name, holder, until_ms) VALUES ('processes', $1, 0) \
             ON CONFLICT (name) DO UPDATE SET holder = $1",
            id,
        )
        .await?;
        self.all(PROCESSES, (), process).await
    }

    /// Puts a process on the list.
    ///
    /// # Errors
    /// When its slot is taken, or the database fails.
    pub async fn add_process(&mut self, row: &ProcessRow) -> Result<()> {
        self.run(
            "INSERT INTO processes \
             (id, slot, version, schema_version, role, host, place, pid, started_ms, seen_ms) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
            (
                (&row.id, row.slot, &row.version, row.schema_version, &row.role),
                (&row.host, &row.place, row.pid, row.started_ms, row.seen_ms),
            ),
        )
        .await
    }

    /// Takes a process off the list, with the work it holds.
    pub async fn remove_process(&mut self, id: &str) -> Result<()> {
        self.run("DELETE FROM processes WHERE id = $1", id).await?;
        self.run("UPDATE leases SET until_ms = 0 WHERE holder = $1", id).await
    }
}

fn process(row: &AnyRow) -> Result<ProcessRow> {
    Ok(ProcessRow {
        id: row.value("id")?,
        slot: row.value("slot")?,
        version: row.value("version")?,
        schema_version: row.value("schema_version")?,
        role: row.value("role")?,
        host: row.value("host")?,
        place: row.value("place")?,
        pid: row.value("pid")?,
        started_ms: row.value("started_ms")?,
        seen_ms: row.value("seen_ms")?,
    })
}
