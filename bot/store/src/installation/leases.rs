//! Work that one process does at a time. Losing a lease does no harm: what is done under one may be done by two at once,
//! and is decided by versions then. It only keeps them from doing the same.

use crate::sql::Columns;
use crate::{Result, Store};

impl Store {
    /// Takes some work, or holds on to it; whether it is `holder`'s until then. Times are milliseconds since 1970. Asking often
    /// is cheap: a row is written only when half of the time is over.
    pub async fn take_lease(&self, name: &str, holder: &str, now: i64, until: i64) -> Result<bool> {
        let sql = "SELECT holder, until_ms FROM leases WHERE name = $1";
        let lease = self
            .maybe(sql, name, |row| Ok((row.value::<String>("holder")?, row.value::<i64>("until_ms")?)))
            .await?;
        if let Some((own, ends)) = lease.map(|(by, ends)| (by == holder, ends)) {
            if own && ends - now > (until - now) / 2 {
                return Ok(true);
            }
            if !own && ends > now {
                return Ok(false);
            }
        }
        let taken = self
            .write(
                "INSERT INTO leases (name, holder, until_ms) VALUES ($1, $2, $4) \
                 ON CONFLICT (name) DO UPDATE SET holder = $2, until_ms = $4 \
                 WHERE leases.holder = $2 OR leases.until_ms <= $3",
                (name, holder, now, until),
            )
            .await?;
        Ok(taken == 1)
    }

    /// Writes a row and waits for the disk, so that the one who asks whether people can be served is told the truth: a database
    /// that can still be read may take nothing more. The value changes each time, as SQLite writes nothing that stays the same.
    ///
    /// # Errors
    /// When nothing can be written.
    pub async fn try_writing(&self, now: i64) -> Result<()> {
        self.write(
            "INSERT INTO leases (name, holder, until_ms) VALUES ('readiness', $1, $2) \
             ON CONFLICT (name) DO UPDATE SET holder = $1, until_ms = $2",
            (self.name(), now),
        )
        .await
        .map(drop)
    }

    /// Gives all work of a holder back. If that fails, the leases end by themselves.
    pub async fn release_leases(&self, holder: &str) -> Result<()> {
        self.write("UPDATE leases SET until_ms = 0 WHERE holder = $1", holder).await.map(drop)
    }
}
