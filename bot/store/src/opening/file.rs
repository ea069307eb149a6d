//! A SQLite file before it is opened: whether it may be used, whether it is whole, and whether it is this program's. And its
//! rights: it holds the secrets of all games, so it is its owner's alone, under any umask.

use std::fs::{self, OpenOptions, Permissions};
use std::io::{ErrorKind, Read};
use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
use std::path::{Path, PathBuf};

use sqlx::{AnyConnection, AnyPool, Connection, Row};

use crate::{Result, StoreError};

/// What marks a database as this program's (SQLite's `application_id`): "MNGR". Older ones have 0.
const APPLICATION: u32 = 0x4d4e_4752;
/// Where it stands in the file.
const MARK: std::ops::Range<usize> = 68..72;
/// What every SQLite file begins with, and how long its head is.
const MAGIC: &[u8] = b"SQLite format 3\0";
const HEAD: usize = 100;
/// Tables that this program has had from the beginning.
const OURS: [&str; 3] = ["_sqlx_migrations", "games", "outbox"];

/// Looks at a file without changing a byte or leaving one beside it. (Not while this process has it open: closing a file
/// gives up all locks on it.)
pub(super) async fn examine(path: &Path) -> Result<()> {
    let shown = || path.display().to_string();
    let head = match head(path) {
        Ok(head) => head,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(()),
        Err(source) => return Err(StoreError::Unusable { path: shown(), source }),
    };
    if head.is_empty() {
        // Made, and never written to.
        return Ok(());
    }
    if head.len() < HEAD || !head.starts_with(MAGIC) {
        return Err(StoreError::NotADatabase(shown()));
    }
    let mark = head[MARK].iter().fold(0, |mark, byte| mark << 8 | u32::from(*byte));
    if mark != 0 && mark != APPLICATION {
        return Err(StoreError::Foreign(shown()));
    }
    // What was written last may be in the log beside it alone, so without it nothing can be said about the tables.
    let has_log = fs::metadata(beside(path, "-wal")).is_ok_and(|log| log.len() > 0);
    match tables(path).await {
        Ok(tables)
            if tables.is_empty() || OURS.iter().all(|ours| tables.iter().any(|table| table == ours)) =>
        {
            Ok(())
        }
        Ok(_) => Err(StoreError::Foreign(shown())),
        Err(_) if has_log => Ok(()),
        Err(error) => Err(match StoreError::opening(error) {
            // It begins like one, so that something else in it is lost.
            StoreError::NotADatabase(_) => StoreError::Damaged,
            other => other,
        }),
    }
}

fn head(path: &Path) -> std::io::Result<Vec<u8>> {
    // As SQLite will open it.
    let file = OpenOptions::new().read(true).write(true).open(path)?;
    let mut head = Vec::with_capacity(HEAD);
    file.take(HEAD as u64).read_to_end(&mut head)?;
    Ok(head)
}

async fn tables(path: &Path) -> Result<Vec<String>, sqlx::Error> {
    let address = format!("sqlite:{}?mode=ro&immutable=true", path.display());
    let mut connection = AnyConnection::connect(&address).await?;
    let named =
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite~_%' ESCAPE '~'";
    let rows = sqlx::query(named).fetch_all(&mut connection).await?;
    let tables = rows.iter().map(|row| row.try_get("name")).collect();
    connection.close().await?;
    tables
}

/// Marks a database that this program has made or migrated as its own.
pub(crate) async fn mark_as_ours(pool: &AnyPool) -> Result<()> {
    let marked = sqlx::query("PRAGMA application_id").fetch_one(pool).await?;
    if marked.try_get::<i64, _>(0)? == 0 {
        let mark = format!("PRAGMA application_id = {APPLICATION}");
        sqlx::query(sqlx::AssertSqlSafe(mark)).execute(pool).await?;
    }
    Ok(())
}

/// Makes the file if it is missing, and takes from it and what lies beside it all rights but its owner's. SQLite gives the files
/// it makes the rights of the first.
pub(crate) fn make_private(path: &Path) -> Result<()> {
    let made = OpenOptions::new().write(true).create_new(true).mode(0o600).open(path);
    match made {
        Err(source) if source.kind() != ErrorKind::AlreadyExists => {
            return Err(StoreError::Unusable { path: path.display().to_string(), source });
        }
        _ => {}
    }
    for end in ["", "-wal", "-shm", "-journal", ".lock"] {
        let file = beside(path, end);
        let Ok(found) = fs::metadata(&file) else { continue };
        let mode = found.permissions().mode();
        if mode & 0o077 != 0
            && let Err(error) = fs::set_permissions(&file, Permissions::from_mode(mode & 0o700))
        {
            tracing::warn!(file = %file.display(), %error, "others may read the database: chmod 600 it");
        }
    }
    Ok(())
}

fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    name.into()
}
