//! Makes a backup, also while the bot runs.

use std::io::{BufWriter, Write};
use std::path::Path;

use anyhow::{Context, bail};
use store::Store;

use super::check::{Report, verify};
use super::folder::{NewFile, with_suffix};
use super::sum;

/// Writes a backup of a database into a new file and verifies it. Under its name there is either nothing or a verified
/// backup.
///
/// # Errors
/// When the database can't be read, the file can't be written, or what was written can't be read back.
pub async fn make(url: &str, to: &Path, now_ms: i64) -> anyhow::Result<Report> {
    if to.exists() {
        bail!("{} is there already; nothing is written over it", to.display());
    }
    if !Store::exists(url)? {
        bail!("there is no database at store.url");
    }
    let (part, file) = NewFile::create(&with_suffix(to, ".part"))?;
    let path = with_suffix(to, ".part");
    match Store::file_of(url)? {
        Some(database) => {
            let to = path.to_str().context("the name of the backup is no text")?;
            Store::copy_file(&database, to).await?;
            sum::seal(&path)?;
        }
        None => {
            let store = Store::open_as_it_is(url).await?;
            let mut buffered = BufWriter::new(file);
            store.export(&mut buffered, now_ms).await?;
            buffered.flush().context("the backup can't be written")?;
            store.close().await;
        }
    }
    let report = verify(&path).await.context("the backup can't be read back, so it was not kept")?;
    part.keep_as(to)?;
    Ok(report)
}
