//! `menagerie import`: reads an export into an empty database.

use std::fs::File;
use std::io::{self, BufReader};
use std::path::{Path, PathBuf};

use store::Store;
use store::dump::{self, Arrival};

use crate::config::Config;
use anyhow::Context;
use clap::Args;

use super::{logging, runtime};

#[derive(Args)]
pub(super) struct Imported {
    /// What `menagerie export` wrote; - for standard input.
    file: PathBuf,
}

pub(super) fn run(config: &Config, imported: &Imported) -> anyhow::Result<()> {
    logging::to_stderr(&config.log)?;
    let url = &config.store_url()?;
    let path = &imported.file;
    let open = || File::open(path).map(BufReader::new).with_context(|| format!("{}", path.display()));
    let rows = runtime()?.block_on(async {
        let (store, rows) = if path == Path::new("-") {
            Store::make_folder(url)?;
            dump::import(url, BufReader::new(io::stdin()), Arrival::Moved).await?
        } else {
            // Checked to its end first, so that a damaged file doesn't even make a database.
            dump::inspect(open()?)?;
            Store::make_folder(url)?;
            dump::import(url, open()?, Arrival::Moved).await?
        };
        store.close().await;
        anyhow::Ok(rows)
    })?;
    println!("{rows} rows are imported. What ran goes on with the next start.");
    Ok(())
}
