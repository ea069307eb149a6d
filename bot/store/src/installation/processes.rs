//! Which processes are at work on this database.

use sqlx::{AnyConnection, Row};

use crate::{Store, StoreError, Tx};

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

impl Store {
    /// Every process that is at work or was when it was seen last, the first one first.
    pub async fn processes(&self) -> Result<Vec<ProcessRow>, StoreError> {
        let mut connection = self.reach().await?.acquire().await?;
        processes(&mut connection).await
    }

    /// Says that a process is at work; `false` when it has been taken off the list.
    pub async fn process_seen(&self, id: &str, now: i64) -> Result<bool, StoreError> {
        let seen = sqlx::query("UPDATE processes SET seen_ms = $2 WHERE id = $1")
            .bind(id)
            .bind(now)
            .execute(self.reach().await?)
            .await?;
        self.written().await?;
        Ok(seen.rows_affected() == 1)
    }

    /// Takes a process off the list, with the work it holds.
    ///
    /// # Errors
    /// When the database fails; the others notice by themselves then.
    pub async fn process_left(&self, id: &str) -> Result<(), StoreError> {
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
    pub async fn processes_alone(&mut self, id: &str) -> Result<Vec<ProcessRow>, StoreError> {
        // Somebody who comes second waits here for the row and sees then what the first one wrote.
        sqlx::query(
            "INSERT INTO leases (name, holder, until_ms) VALUES ('processes', $1, 0) \
             ON CONFLICT (name) DO UPDATE SET holder = $1",
        )
        .bind(id)
        .execute(&mut *self.inner)
        .await?;
        processes(&mut self.inner).await
    }

    /// Puts a process on the list.
    ///
    /// # Errors
    /// When its slot is taken, or the database fails.
    pub async fn add_process(&mut self, row: &ProcessRow) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO processes \
             (id, slot, version, schema_version, role, host, place, pid, started_ms, seen_ms) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
        )
        .bind(&row.id)
        .bind(row.slot)
        .bind(&row.version)
        .bind(row.schema_version)
        .bind(&row.role)
        .bind(&row.host)
        .bind(&row.place)
        .bind(row.pid)
        .bind(row.started_ms)
        .bind(row.seen_ms)
        .execute(&mut *self.inner)
        .await?;
        Ok(())
    }

    /// Takes a process off the list, with the work it holds.
    pub async fn remove_process(&mut self, id: &str) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM processes WHERE id = $1").bind(id).execute(&mut *self.inner).await?;
        sqlx::query("UPDATE leases SET until_ms = 0 WHERE holder = $1")
            .bind(id)
            .execute(&mut *self.inner)
            .await?;
        Ok(())
    }
}

async fn processes(connection: &mut AnyConnection) -> Result<Vec<ProcessRow>, StoreError> {
    let rows = sqlx::query(
        "SELECT id, slot, version, schema_version, role, host, place, pid, started_ms, seen_ms \
         FROM processes ORDER BY started_ms, id",
    )
    .fetch_all(connection)
    .await?;
    rows.iter()
        .map(|row| {
            Ok(ProcessRow {
                id: row.try_get("id")?,
                slot: row.try_get("slot")?,
                version: row.try_get("version")?,
                schema_version: row.try_get("schema_version")?,
                role: row.try_get("role")?,
                host: row.try_get("host")?,
                place: row.try_get("place")?,
                pid: row.try_get("pid")?,
                started_ms: row.try_get("started_ms")?,
                seen_ms: row.try_get("seen_ms")?,
            })
        })
        .collect()
}
