//! `menagerie restore`: a lost database, from a backup.

use std::path::PathBuf;

use crate::backup;
use crate::config::Config;
use clap::Args;

use super::{logging, now_ms, runtime};

#[derive(Args)]
pub(super) struct ToRestore {
    /// What `menagerie backup` or `menagerie export` wrote.
    file: PathBuf,
}

pub(super) fn run(config: &Config, wanted: &ToRestore) -> anyhow::Result<()> {
    logging::to_stderr(&config.log)?;
    let url = config.store_url()?;
    let report = runtime()?.block_on(backup::restore(&wanted.file, &url, now_ms()))?;
    println!("Restored: {report}. With the next start every open game says as of when it stands.");
    Ok(())
}
