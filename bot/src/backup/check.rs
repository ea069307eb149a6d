//! Verifies a backup: reads everything in it, and replays every running game.

use std::fmt;
use std::fs::{self, File};
use std::io::BufReader;
use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use store::{Store, dump};

use app::soundness::{self, Soundness};

use super::Kind;
use super::folder::Scratch;
use super::sum;

/// The contents of a backup. There is a report only if all of it could be read.
#[derive(Clone, Debug)]
pub struct Report {
    /// The findings.
    pub found: Soundness,
    /// Its size.
    pub bytes: u64,
    /// Whether it has a checksum, which finds every altered byte; those of older versions have none.
    pub summed: bool,
    /// How long it took to read.
    pub took: Duration,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Soundness { games, running, ended, unsound, waiting, unreadable } = &self.found;
        let (kib, seconds) = (self.bytes.div_ceil(1024), self.took.as_secs_f64());
        write!(
            f,
            "{games} games, all {running} running ones and the last {ended} finished ones played through, "
        )?;
        write!(f, "{waiting} messages waiting, {kib} KiB, {seconds:.1} s")?;
        if *unreadable > 0 {
            write!(f, "; {unreadable} of the messages are of another version")?;
        }
        if !self.summed {
            f.write_str("; it has no sum, as an older version made it, so altered bytes may go unnoticed")?;
        }
        if !unsound.is_empty() {
            let some: Vec<String> = unsound.iter().take(10).map(|game| format!("#{game}")).collect();
            write!(f, "; {} games make no sense in the database itself: {}", unsound.len(), some.join(" "))?;
        }
        Ok(())
    }
}

/// Reads a backup from end to end. A SQLite file of this version is checked where it lies; an older one, and an export,
/// are read into a temporary SQLite database beside it.
///
/// # Errors
/// When anything in it can't be read. Games that made no sense in the database already are no error, but in the report.
pub async fn verify(path: &Path) -> anyhow::Result<Report> {
    let since = Instant::now();
    let (found, summed) = match Kind::of(path)? {
        Kind::Sqlite => {
            // Its checksum first, if it has one: nothing else finds every altered byte.
            let summed = sum::verify(path)?;
            (sqlite(path).await?, summed)
        }
        Kind::Export => (exported(path).await?, true),
    };
    let bytes = fs::metadata(path).with_context(|| path.display().to_string())?.len();
    Ok(Report { found, bytes, summed, took: since.elapsed() })
}

async fn sqlite(path: &Path) -> anyhow::Result<Soundness> {
    let store = Store::look_into(path).await?;
    let damage = store.damage().await.context("it can't be read")?;
    if !damage.is_empty() {
        bail!("it is damaged: {}", damage.join("; "));
    }
    let (there, here) = store.versions().await.context("it is no database of this program")?;
    if there > here {
        bail!("it is from a newer version (migration {there}, this one knows {here})");
    }
    if there == here {
        let found = soundness::examine(&store).await?;
        store.close().await;
        return Ok(found);
    }
    store.close().await;
    let scratch = Scratch::beside(path)?;
    fs::copy(path, scratch.file()).context("it can't be copied")?;
    let copy = fs::OpenOptions::new().read(true).write(true).open(scratch.file());
    sum::unseal(&mut copy.context("it can't be copied")?)?;
    let store = Store::open(&format!("sqlite:{}", scratch.file().display())).await?;
    let found = soundness::examine(&store).await?;
    store.close().await;
    Ok(found)
}

async fn exported(path: &Path) -> anyhow::Result<Soundness> {
    let file = || File::open(path).map(BufReader::new).with_context(|| path.display().to_string());
    // Its checksum first: a damaged file is not worth a database.
    dump::inspect(file()?)?;
    let scratch = Scratch::beside(path)?;
    let url = format!("sqlite:{}", scratch.file().display());
    let (store, _) = dump::import(&url, file()?, dump::Arrival::Moved).await?;
    let found = soundness::examine(&store).await?;
    store.close().await;
    Ok(found)
}
