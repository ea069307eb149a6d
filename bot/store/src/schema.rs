//! Which schema this program knows, and whether it may work on the one it finds: versions run side by side during an upgrade.

use std::sync::LazyLock;

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{AnyPool, Row, SqlSafeStr};

use super::{Result, Store, StoreError};

/// The files of `migrations/`: what their names begin with, what they are about, and their text. (`sqlx::migrate!` reads the folder
/// itself, but brings a second build of both databases' drivers along.)
macro_rules! files {
    ($($version:literal $about:literal),* $(,)?) => {
        [$(($version, $about, include_str!(concat!("../../../migrations/", $version, "_", $about, ".sql")))),*]
    };
}

const FILES: [(&str, &str, &str); 38] = files![
    "0001" "games",
    "0002" "delivery",
    "0003" "themes",
    "0004" "shared_seats",
    "0005" "limits_and_rulings",
    "0006" "moments_and_inquiries",
    "0007" "daily_holes",
    "0008" "guilds",
    "0009" "languages",
    "0010" "clocks",
    "0011" "days_off",
    "0012" "being_told",
    "0013" "offers",
    "0014" "plans_and_notes",
    "0015" "ones_own_table",
    "0016" "community",
    "0017" "tournaments",
    "0018" "servers",
    "0019" "processes",
    "0023" "a_hundred_thousand_games",
    "0025" "sealed_decisions",
    "0028" "invitations_and_blocks",
    "0029" "games_and_organisers",
    "0031" "strange_refusals",
    "0032" "direct_messages",
    "0033" "greetings",
    "0034" "true_clocks",
    "0035" "outcomes",
    "0036" "computer_turns",
    "0038" "lessons",
    "0039" "quiet_channels",
    "0040" "hints_and_reviews",
    "0041" "puzzles",
    "0042" "personal_settings",
    "0043" "daily_puzzles",
    "0044" "stand_ins",
    "0045" "jobs",
    "0046" "limits_outlast_people",
];

/// Ours, however many newer ones have been applied.
pub(super) static MIGRATIONS: LazyLock<Migrator> = LazyLock::new(|| {
    let migrations = FILES.into_iter().map(|(version, about, text)| {
        let version = version.parse().expect("a number, as a test says");
        Migration::new(
            version,
            about.replace('_', " ").into(),
            MigrationType::Simple,
            text.into_sql_str(),
            false,
        )
    });
    let mut migrator = Migrator::with_migrations(migrations.collect());
    migrator.set_ignore_missing(true);
    migrator
});

/// Brings the schema up to date.
pub(super) async fn migrate(pool: &AnyPool) -> Result<()> {
    MIGRATIONS.run(pool).await.map_err(StoreError::migrating)?;
    compatible(pool).await
}

/// Whether programs of this version may work on the schema.
async fn compatible(pool: &AnyPool) -> Result<()> {
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
    pub async fn still_compatible(&self) -> Result<()> {
        compatible(&self.light).await
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_file_of_the_folder_is_a_migration() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../migrations");
        let lying_there: BTreeSet<String> = std::fs::read_dir(folder)
            .expect("the folder")
            .map(|file| file.expect("a file").file_name().to_string_lossy().into_owned())
            .filter(|name| name.ends_with(".sql"))
            .collect();
        let known = FILES.map(|(version, about, _)| format!("{version}_{about}.sql"));
        assert_eq!(BTreeSet::from(known), lying_there);
        assert_eq!(MIGRATIONS.iter().count(), FILES.len());
    }
}
