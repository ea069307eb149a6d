//! `menagerie export`: everything that is stored, in one file.

use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use store::Store;

use crate::backup::NewFile;
use crate::config::Config;
use anyhow::bail;
use clap::Args;

use super::{logging, now_ms, runtime};

#[derive(Args)]
pub(super) struct Exported {
    /// Where to; - for standard output. It will hold the secrets of all running games.
    file: PathBuf,
}

pub(super) fn run(config: &Config, exported: &Exported) -> anyhow::Result<()> {
    logging::to_stderr(&config.log)?;
    let rows = runtime()?.block_on(async {
        let url = config.store_url()?;
        if !Store::exists(&url)? {
            bail!("there is no database at store.url");
        }
        let store = Store::open_as_it_is(&url).await?;
        let rows = write(&store, &exported.file).await?;
        store.close().await;
        Ok(rows)
    })?;
    eprintln!("{rows} rows are exported.");
    Ok(())
}

async fn write(store: &Store, path: &Path) -> anyhow::Result<u64> {
    if path == Path::new("-") {
        return Ok(store.export(BufWriter::new(io::stdout()), now_ms()).await?);
    }
    let (kept, file) = NewFile::create(path)?;
    let mut buffered = BufWriter::new(file);
    let rows = store.export(&mut buffered, now_ms()).await?;
    buffered.flush()?;
    buffered.get_ref().sync_all()?;
    kept.keep();
    Ok(rows)
}
