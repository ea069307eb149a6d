//! Copies of databases: SQLite's made while the bot plays on, and opened without changing a byte.

use std::os::unix::fs::DirBuilderExt;
use std::path::{Path, PathBuf};
use std::time::Duration;

use model::ids::GameId;
use sqlx::any::{AnyPoolOptions, AnyRow};
use sqlx::{AnyConnection, AnyPool, Connection, Executor, Row};

use crate::dialect::Dialect;
use crate::sql::{Columns, Statements};
use crate::{Result, Store, StoreError};

impl Store {
    /// Whether there is a database: a SQLite file may be missing, of PostgreSQL only its server knows.
    ///
    /// # Errors
    /// When the address is of no kind we know.
    pub fn exists(url: &str) -> Result<bool> {
        Ok(Self::file_of(url)?.is_none_or(|file| file.exists()))
    }

    /// The file of a SQLite database; `None` for PostgreSQL.
    ///
    /// # Errors
    /// When the address is of no kind we know.
    pub fn file_of(url: &str) -> Result<Option<PathBuf>> {
        Ok(Dialect::of(url)?.file(url))
    }

    /// Makes the folder of a SQLite file for its owner alone, so that the first start needs no preparation. One that is there
    /// stays as it is.
    ///
    /// # Errors
    /// When the address is of no kind we know, or the folder can't be made.
    pub fn make_folder(url: &str) -> Result<()> {
        let Some(file) = Self::file_of(url)? else { return Ok(()) };
        let Some(folder) = file.parent() else { return Ok(()) };
        let failed = |source| StoreError::Folder { path: folder.display().to_string(), source };
        std::fs::DirBuilder::new().recursive(true).mode(0o700).create(folder).map_err(failed)
    }

    /// Opens a database as it stands, of any version. SQLite: while nobody else does.
    ///
    /// # Errors
    /// When it can't be reached, or another process holds it.
    pub async fn open_as_it_is(url: &str) -> Result<Self> {
        Self::connect(url).await
    }

    /// Copies a SQLite database into an empty file, as of one moment, also while another process plays on. What was deleted
    /// is not in the copy.
    ///
    /// # Errors
    /// When the database can't be read or the file can't be written.
    pub async fn copy_file(from: &Path, to: &str) -> Result<()> {
        sqlx::any::install_default_drivers();
        let mut connection = AnyConnection::connect(&format!("sqlite:{}?mode=ro", from.display()))
            .await
            .map_err(StoreError::opening)?;
        connection.execute("PRAGMA busy_timeout = 5000").await?;
        connection.run("VACUUM INTO $1", to).await?;
        Ok(connection.close().await?)
    }

    /// Opens a SQLite file that nobody uses, to look into it alone: neither it nor its folder changes.
    ///
    /// # Errors
    /// When it can't be read.
    pub async fn look_into(file: &Path) -> Result<Self> {
        sqlx::any::install_default_drivers();
        let pool = AnyPoolOptions::new()
            .max_connections(1)
            .acquire_timeout(Duration::from_secs(10))
            .connect(&format!("sqlite:{}?mode=ro&immutable=true", file.display()))
            .await
            .map_err(StoreError::opening)?;
        Ok(Self::over(pool, Dialect::Sqlite, None))
    }

    /// What is damaged in a SQLite file, in SQLite's own words, at most so many; PostgreSQL looks after itself.
    ///
    /// # Errors
    /// When it can't be read at all.
    pub async fn damage(&self) -> Result<Vec<String>> {
        if self.dialect == Dialect::Postgres {
            return Ok(Vec::new());
        }
        let mut light = self.light.acquire().await?;
        let mut found: Vec<String> =
            light.all("PRAGMA integrity_check(10)", (), |row| Ok(row.try_get(0)?)).await?;
        found.retain(|line| line != "ok");
        for row in light.rows("PRAGMA foreign_key_check", ()).await? {
            let table: String = row.try_get(0)?;
            found.push(format!("a row of {table} belongs to one that is not there"));
        }
        found.truncate(10);
        Ok(found)
    }

    /// Whether the pages of a SQLite file make sense, as far as that can be told without comparing tables and indexes: at the
    /// pace of the disk. PostgreSQL looks after itself.
    ///
    /// # Errors
    /// With [`StoreError::Damaged`] when they don't; otherwise when it can't be read at all.
    pub async fn look_for_damage(&self) -> Result<()> {
        match self.dialect {
            Dialect::Sqlite => pages_make_sense(&self.light).await,
            Dialect::Postgres => Ok(()),
        }
    }

    /// How many migrations are missing, by their newest numbers: of the database, and of this version.
    ///
    /// # Errors
    /// When the database fails, or holds nothing of ours.
    pub async fn versions(&self) -> Result<(i64, i64)> {
        let newest = "SELECT CAST(COALESCE(MAX(version), 0) AS BIGINT) AS newest FROM _sqlx_migrations";
        let newest = self.light.acquire().await?.one(newest, (), |row| row.value("newest")).await?;
        Ok((newest, Self::schema_version()))
    }

    /// The running games after a number, in order, at most so many.
    pub async fn running_after(&self, after: GameId, most: i64) -> Result<Vec<GameId>> {
        let sql = "SELECT id FROM games WHERE status = 'running' AND id > $1 ORDER BY id LIMIT $2";
        self.light.acquire().await?.all(sql, (after, most), |row| row.id("id")).await
    }

    /// The games that ended last, at most so many.
    pub async fn ended_last(&self, most: i64) -> Result<Vec<GameId>> {
        let sql = "SELECT id FROM games WHERE status = 'over' ORDER BY changed_ms DESC, id DESC LIMIT $1";
        self.light.acquire().await?.all(sql, most, |row| row.id("id")).await
    }

    /// How many games there are, of any state.
    pub async fn count_games(&self) -> Result<i64> {
        let sql = "SELECT COUNT(*) AS found FROM games";
        self.light.acquire().await?.one(sql, (), |row| row.value("found")).await
    }

    /// The open jobs of the outbox after a number, in order, at most so many: their numbers, and what they say.
    pub async fn open_jobs_after(&self, after: i64, most: i64) -> Result<Vec<(i64, String)>> {
        let sql = "SELECT id, job FROM outbox WHERE done_ms IS NULL AND id > $1 ORDER BY id LIMIT $2";
        let job = |row: &AnyRow| Ok((row.value("id")?, row.value("job")?));
        self.light.acquire().await?.all(sql, (after, most), job).await
    }
}

/// Looks through the pages of a SQLite file.
pub(crate) async fn pages_make_sense(pool: &AnyPool) -> Result<()> {
    let mut connection = pool.acquire().await?;
    let first: Option<String> =
        connection.maybe("PRAGMA quick_check(1)", (), |row| Ok(row.try_get(0)?)).await?;
    if first.as_deref() == Some("ok") { Ok(()) } else { Err(StoreError::Damaged) }
}
