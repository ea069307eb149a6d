//! Restores a lost database from a backup.

use std::fs::{self, File};
use std::io::BufReader;
use std::path::Path;

use anyhow::{Context, bail};
use store::{Store, dump};

use super::Kind;
use super::check::{Report, verify};
use super::folder::{NewFile, with_suffix};
use super::sum;

/// Makes a database from a backup, and marks it as restored: the bot then posts in all open games. There must be no
/// database yet; a SQLite file appears under its name only once all is well.
///
/// # Errors
/// When there is a database, or the backup can't be read.
pub async fn restore(from: &Path, url: &str, now_ms: i64) -> anyhow::Result<Report> {
    let kind = Kind::of(from)?;
    let database = Store::file_of(url)?;
    if kind == Kind::Sqlite && database.is_none() {
        bail!(
            "{} is a SQLite database and store.url a PostgreSQL one; restore it as SQLite, then use `menagerie export` and \
             `menagerie import`",
            from.display()
        );
    }
    let report = verify(from).await.with_context(|| format!("{}", from.display()))?;
    let arrival = dump::Arrival::Restored { now_ms };
    let file = || File::open(from).map(BufReader::new).with_context(|| from.display().to_string());
    let Some(database) = database else {
        dump::import(url, file()?, arrival).await?.0.close().await;
        return Ok(report);
    };
    for end in ["", "-wal", "-shm"] {
        let there = with_suffix(&database, end);
        if there.exists() {
            bail!("{} is there; move it away first, nothing is written over it", there.display());
        }
    }
    Store::make_folder(url)?;
    let path = with_suffix(&database, ".restoring");
    // Left by an interrupted restore.
    for end in ["", "-wal", "-shm", ".lock"] {
        let _ = fs::remove_file(with_suffix(&path, end));
    }
    let (new, mut copy) = NewFile::create(&path)?;
    let there = format!("sqlite:{}", path.display());
    let store = match kind {
        Kind::Export => dump::import(&there, file()?, arrival).await?.0,
        Kind::Sqlite => {
            std::io::copy(&mut file()?, &mut copy).context("the backup can't be copied")?;
            sum::unseal(&mut copy)?;
            let store = Store::open(&there).await?;
            let mut tx = store.begin().await?;
            tx.mark_restored(now_ms).await?;
            tx.commit().await?;
            store
        }
    };
    store.close().await;
    drop(store);
    let _ = fs::remove_file(with_suffix(&path, ".lock"));
    new.keep_as(&database)?;
    Ok(report)
}
