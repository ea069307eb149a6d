//! `menagerie backup`: a copy that was opened before it counts as one.

use std::path::{Path, PathBuf};

use store::Store;

use crate::backup::{self, Report};
use crate::config::Config;
use anyhow::bail;
use clap::Args;

use super::{logging, now_ms, runtime};

#[derive(Args)]
pub(super) struct BackedUp {
    /// A new file; or a folder that is there, in which each backup gets a name of its own.
    path: PathBuf,
    /// In a folder: remove all but so many of the newest.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..), conflicts_with = "verify")]
    keep: Option<u32>,
    /// Make none, but read this one from end to end.
    #[arg(long)]
    verify: bool,
}

pub(super) fn run(config: &Config, wanted: &BackedUp) -> anyhow::Result<()> {
    logging::to_stderr(&config.log)?;
    if wanted.verify {
        let report = runtime()?.block_on(backup::verify(&wanted.path))?;
        return said("verified", &wanted.path, &report);
    }
    let url = config.store_url()?;
    let now = now_ms();
    let folder = wanted.path.is_dir();
    if !folder && wanted.keep.is_some() {
        bail!("--keep needs a folder: {} is none", wanted.path.display());
    }
    let sqlite = Store::file_of(&url)?.is_some();
    let to = if folder { wanted.path.join(backup::name_at(now, sqlite)) } else { wanted.path.clone() };
    let report = runtime()?.block_on(backup::make(&url, &to, now))?;
    if let Some(most) = wanted.keep {
        backup::keep_newest(&wanted.path, most as usize)?;
    }
    said("made and verified", &to, &report)
}

fn said(done: &str, path: &Path, report: &Report) -> anyhow::Result<()> {
    println!("{} is {done}: {report}.", path.display());
    if !report.found.unsound.is_empty() {
        bail!("the backup is whole, but some games of the database make no sense; please tell us");
    }
    Ok(())
}
