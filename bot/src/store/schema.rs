//! Which schema this program knows, and whether it may work on the one it finds: versions run side by side during an upgrade.

use std::sync::LazyLock;

use sqlx::migrate::Migrator;
use sqlx::{AnyPool, Row};

use super::{Store, StoreError};

/// Ours, however many newer ones have been applied.
pub(super) static MIGRATIONS: LazyLock<Migrator> = LazyLock::new(|| {
    let mut migrator = sqlx::migrate!("../migrations");
    migrator.set_ignore_missing(true);
    migrator
});

/// Brings the schema up to date.
pub(super) async fn migrate(pool: &AnyPool) -> Result<(), StoreError> {
    MIGRATIONS.run(pool).await.map_err(StoreError::migrating)?;
    compatible(pool).await
}

/// Whether programs of this version may work on the schema.
async fn compatible(pool: &AnyPool) -> Result<(), StoreError> {
    let row = sqlx::query("SELECT oldest FROM compatibility WHERE id = 1").fetch_one(pool).await?;
    let (oldest, own): (i64, i64) = (row.try_get("oldest")?, Store::schema_version());
    if oldest <= own {
        return Ok(());
    }
    Err(StoreError::Schema(format!(
        "it may be used by versions that know its migration {oldest}, and this one knows those up to {own}"
    )))
}

impl Store {
    /// The newest migration this program knows.
    #[must_use]
    pub fn schema_version() -> i64 {
        MIGRATIONS.iter().map(|migration| migration.version).max().unwrap_or(0)
    }

    /// Whether programs of this version may still work on the schema: a newer one may have changed it meanwhile.
    ///
    /// # Errors
    /// With [`StoreError::Schema`] when they may not; otherwise when the database fails.
    pub async fn still_compatible(&self) -> Result<(), StoreError> {
        compatible(&self.pool).await
    }
}
