//! Work that one process does at a time. Losing a lease does no harm: what is done under one may be done by two at once,
//! and is decided by versions then. It only keeps them from doing the same.

use sqlx::Row;

use crate::{Store, StoreError};

impl Store {
    /// Takes some work, or holds on to it; whether it is `holder`'s until then. Times are milliseconds since 1970. Asking often
    /// is cheap: a row is written only when half of the time is over.
    pub async fn take_lease(
        &self,
        name: &str,
        holder: &str,
        now: i64,
        until: i64,
    ) -> Result<bool, StoreError> {
        let row = sqlx::query("SELECT holder, until_ms FROM leases WHERE name = $1")
            .bind(name)
            .fetch_optional(self.reach().await?)
            .await?;
        if let Some(row) = row {
            let (own, ends) =
                (row.try_get::<String, _>("holder")? == holder, row.try_get::<i64, _>("until_ms")?);
            if own && ends - now > (until - now) / 2 {
                return Ok(true);
            }
            if !own && ends > now {
                return Ok(false);
            }
        }
        let taken = sqlx::query(
            "INSERT INTO leases (name, holder, until_ms) VALUES ($1, $2, $4) \
             ON CONFLICT (name) DO UPDATE SET holder = $2, until_ms = $4 \
             WHERE leases.holder = $2 OR leases.until_ms <= $3",
        )
        .bind(name)
        .bind(holder)
        .bind(now)
        .bind(until)
        .execute(self.reach().await?)
        .await?;
        self.written().await?;
        Ok(taken.rows_affected() == 1)
    }

    /// Writes a row and waits for the disk, so that the one who asks whether people can be served is told the truth: a database
    /// that can still be read may take nothing more. The value changes each time, as SQLite writes nothing that stays the same.
    ///
    /// # Errors
    /// When nothing can be written.
    pub async fn try_writing(&self, now: i64) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO leases (name, holder, until_ms) VALUES ('readiness', $1, $2) \
             ON CONFLICT (name) DO UPDATE SET holder = $1, until_ms = $2",
        )
        .bind(self.name())
        .bind(now)
        .execute(self.reach().await?)
        .await?;
        self.written().await
    }

    /// Gives all work of a holder back.
    ///
    /// # Errors
    /// When the database fails; the leases end by themselves then.
    pub async fn release_leases(&self, holder: &str) -> Result<(), StoreError> {
        sqlx::query("UPDATE leases SET until_ms = 0 WHERE holder = $1")
            .bind(holder)
            .execute(self.reach().await?)
            .await?;
        self.written().await
    }
}
